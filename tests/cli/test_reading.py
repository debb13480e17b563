"""What may be typed for an option."""

from __future__ import annotations

import pytest

from delve.cli.reading import candidates

OFFERED = [
    "play Short Bow",
    "play Staff",
    "play Short Bow boosted",
    "activate Gold Dwarf Warrior",
    "activate Gypsy Thief",
    "activate Gypsy Stormcatcher",
    "defend Gypsy Thief with Gold Dwarf Warrior",
    "attack",
]


def meant(text: str) -> list[str]:
    return [OFFERED[place] for place in candidates(OFFERED, text)]


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("play st", "play Staff"),
        ("PLAY   STAFF", "play Staff"),
        ("act thief", "activate Gypsy Thief"),
        ("act g s", "activate Gypsy Stormcatcher"),
        ("def thief gold", "defend Gypsy Thief with Gold Dwarf Warrior"),
        ("att", "attack"),
        ("play b b", "play Short Bow boosted"),
    ],
)
def test_enough_of_a_line_will_do(typed: str, line: str) -> None:
    assert meant(typed) == [line]


def test_ambiguous_text_matches_all_its_options() -> None:
    assert meant("play sh") == ["play Short Bow", "play Short Bow boosted"]
    assert meant("a") == OFFERED[3:6] + ["attack"]


@pytest.mark.parametrize("typed", ["thief", "play thief", "staff play", "attack now", "x"])
def test_text_that_begins_no_line_matches_nothing(typed: str) -> None:
    assert meant(typed) == []
