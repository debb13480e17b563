"""The Python examples in the documents run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.rulings import ROOT

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = [path for path in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))] if BLOCK.search(path.read_text())]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another, as somebody would type them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in BLOCK.findall(page.read_text()):
        exec(compile(block, page.name, "exec"), names)


def test_the_readme_shows_a_game_in_python() -> None:
    assert ROOT / "README.md" in PAGES
