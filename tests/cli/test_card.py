"""``delve card``, drawn and plain."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console
from tests.cli.conftest import Run

from delve.cli.card_panel import card_lines, card_panel
from delve.library.faces import card_faces
from delve.library.shipped import standard_book

FACES = card_faces(standard_book())


def test_a_card_in_plain_lines(run: Run) -> None:
    ran = run("card", "Troll")
    assert ran.status == 0
    assert ran.out.startswith("Troll, Cost 2.\n")
    assert "Immune: " in ran.out  # the reminder
    assert "As the rulebook has it: " in ran.out


@pytest.mark.parametrize("name", ["gold dwarf warrior", "GOLD DWARF WARRIOR", "ld dwarf war"])
def test_capitals_and_parts_of_the_name_will_do(run: Run, name: str) -> None:
    assert run("card", name).out.startswith("Gold Dwarf Warrior.")


def test_a_life_of_0_is_a_score_too(run: Run) -> None:
    assert "Life 0." in run("card", "Goblin").out.splitlines()
    assert "Life" not in run("card", "Torch").out


def test_several_words_need_no_quotes(run: Run) -> None:
    assert run("card", "short", "bow").out.startswith("Short Bow,")


def test_a_part_that_many_have_is_refused_with_their_names(run: Run) -> None:
    ran = run("card", "goblin c", "x")
    assert ran.status == 2
    ran = run("card", "gob")
    assert ran.status == 2
    assert "Goblin Conjurer" in ran.err


def test_json_for_machines(run: Run) -> None:
    card = json.loads(run("card", "Troll", "--json").out)
    assert card["name"] == "Troll"
    assert card["text"] == FACES["Troll"].lines
    assert set(card["provenance"].values()) <= {"rulebook", "delve"}


@pytest.mark.parametrize("name", FACES)
def test_every_card_can_be_drawn_and_says_the_same(name: str) -> None:
    shown = io.StringIO()
    console = Console(file=shown, width=80, color_system=None)
    console.print(card_panel(FACES[name]))
    drawn = " ".join(shown.getvalue().replace("│", " ").replace("║", " ").replace("┃", " ").split())
    assert name in drawn
    for line in FACES[name].reminder_lines:
        assert " ".join(line.split()) in drawn
    if FACES[name].kind != "adventurer":
        for line in FACES[name].lines:
            assert line in drawn
            assert line in card_lines(FACES[name])
