"""A reader can open every ruling that a comment or a scenario cites."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.rulings import HEADING, ROOT, cited, defined, linked, pages, scenarios


def test_every_cited_ruling_is_written_down() -> None:
    known = defined()
    lost = {id: str(path.relative_to(ROOT)) for id, path in cited().items() if id not in known}
    assert lost == {}


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_rulings_link_to_their_scenarios(page: Path) -> None:
    assert page.read_text() == linked(page, scenarios()), "out of date: make golden"


def test_most_rulings_have_a_scenario() -> None:
    rulings = [id for page in pages() for id in HEADING.findall(page.read_text())]
    shown = scenarios()
    without = [id for id in rulings if id not in shown]
    assert len(without) < len(rulings) / 4, f"without a scenario: {', '.join(without)}"
