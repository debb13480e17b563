"""What games and cards say is what the golden files say. ``make golden`` writes them again, for review."""

from __future__ import annotations

import pytest
from tests.golden.golden import FOLDER, golden_files

FILES = golden_files()


@pytest.mark.parametrize("name", sorted(FILES))
def test_golden_file(name: str) -> None:
    path = FOLDER / name
    assert path.is_file(), f"{name} is missing: run make golden"
    assert FILES[name] == path.read_text(encoding="utf-8")
