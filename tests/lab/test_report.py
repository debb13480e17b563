"""The report is one self-contained page with all counts."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.lab.matches import BOOK, match

from delve.engine.tables import table, usual_decks
from delve.lab.checkpoint import Checkpoint
from delve.lab.drawing import COLOURS
from delve.lab.jobs import Here
from delve.lab.report import report, write_report
from delve.lab.simulation import Subject, Tally, simulate
from delve.library.formats import find_format

VOID = {"meta", "br", "link"}


class Reader(HTMLParser):
    """Reads a page: its text, and whether every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data.strip())


def subject(deck: str = "starter") -> Subject:
    return Subject("solo-standard", "Standard Solo", [deck], "starter", "random", 1)


@pytest.fixture(scope="module")
def tally() -> Tally:
    made = Tally(table(BOOK, find_format("solo-standard"), ["starter"]), BOOK)
    simulate(match(), made, 40, Here(), Checkpoint())
    return made


@pytest.fixture(scope="module")
def page(tally: Tally) -> str:
    return report(subject(), tally)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


def test_it_says_what_was_counted(page: str, tally: Tally) -> None:
    said = read(page).said
    assert "0.0%" in said
    for name in (*tally.adventurers, *tally.quests, "Magic Greatsword", "party perished"):
        assert name in said
    assert page.count("<svg") == 6
    assert "delve sim --format solo-standard --deck starter --agent random --games 40 --seed 1" in said


def test_it_needs_nothing_but_itself(page: str) -> None:
    assert not re.search(r'(?:src|href)="(?!#)', page)
    assert not re.search(r"@import|url\((?!#)|<script|<link", page)


def test_its_colours_are_the_pages_own(page: str) -> None:
    for number, name in COLOURS.items():
        assert number not in page
        assert page.count(f"--{name}:") == 2, "one for light, one for dark"


def test_elements_of_one_name_are_the_same(page: str) -> None:
    """Plots share shapes, such as the marks of their axes, and nothing else."""
    named = re.findall(r'<(?:path|clipPath) id="([^"]+)"([^>]*)', page)
    shapes = dict(named)
    assert all(shapes[name] == shape for name, shape in named)
    names = read(page).ids
    assert {name for name in names if names.count(name) > 1} <= set(shapes)


def test_the_same_games_make_the_same_report(tally: Tally, page: str) -> None:
    assert report(subject(), tally) == page


def test_names_are_no_markup(tally: Tally) -> None:
    page = report(subject("<b>$x$</b>.toml"), tally)
    assert "<b>" not in page
    assert "&lt;b&gt;$x$&lt;/b&gt;.toml" in page


def test_a_single_game_makes_a_report() -> None:
    made = Tally(table(BOOK, find_format("solo-standard"), ["starter"]), BOOK)
    simulate(match(), made, 1, Here(), Checkpoint())
    assert "won 0 of 1 game" in read(report(subject(), made)).said


@pytest.mark.parametrize(("format", "seats"), [("coop-4", 4), ("competitive", 2), ("multiplayer", 3)])
def test_every_kind_of_table_makes_a_report(format: str, seats: int) -> None:
    found = find_format(format)
    made = Tally(table(BOOK, found, usual_decks(BOOK, found, seats)), BOOK)
    simulate(match(format, seats), made, 3, Here(), Checkpoint())
    assert read(report(subject(), made)).said


def test_it_is_written_whole(tally: Tally, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    write_report(path, subject(), tally)
    assert path.read_text(encoding="utf-8").endswith("</html>\n")
    assert [each.name for each in tmp_path.iterdir()] == ["report.html"]
