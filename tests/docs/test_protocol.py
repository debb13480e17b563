"""The page's types and the reference of the protocol are written from the types of engine and server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.docs.protocol import DOCUMENT, PAGE, document, page_types


@pytest.mark.parametrize(("path", "written"), [(PAGE, page_types), (DOCUMENT, document)], ids=["page", "document"])
def test_generated_files_are_up_to_date(path: Path, written: Callable[[], str]) -> None:
    assert path.read_text(encoding="utf-8") == written(), "make golden writes it again"
