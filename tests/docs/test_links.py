"""Links in the pages of the repository lead somewhere. Those of the documentation site are checked when it is built."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.rulings import ROOT

# The target of a link or picture, without what follows #.
LINK = re.compile(r"\]\((?!https?://|#)([^)#\s]+)")
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob(".github/**/*.md")), *sorted(ROOT.glob("bench/*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    dead = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert dead == []


def test_the_readme_has_links() -> None:
    assert len(LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))) > 5
