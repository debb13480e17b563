"""What an option would come to, told before it is taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.properties.games import new_game, states

from delve.engine.notation import parse
from delve.engine.position import position
from delve.engine.preview import preview
from delve.library.shipped import standard_book
from delve.model.shown import Preview

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def previewed(line: str, given: dict[str, Any], format: str = "solo-standard") -> Preview:
    state = position(standard_book(), {"given": given, "format": format}, "here")
    option = parse(state, line)
    assert option is not None, line
    return preview(state, option)


def told(found: Preview) -> list[tuple[str, str, int, int]]:
    return [(each["what"], each["name"], each["was"], each["now"]) for each in found["changes"]]


RESPOND = {"step": "respond", "adventurers": ["Gypsy Thief"], "hand": ["Combat Training"]}
ZOMBIE_GONE = [("left", "Zombie", 1, 0), ("to_beat", "", 4, 2), ("strikes", "Gypsy Thief", 7, 4)]


def test_before_combat_what_leaves_and_what_it_does_to_the_dungeon_is_told() -> None:
    found = previewed("play Combat Training", {**RESPOND, "encounter": ["Zombie", "Ghoul"]})
    assert told(found) == ZOMBIE_GONE
    assert not found["learns"]


def test_the_card_that_asks_for_a_choice_is_named() -> None:
    found = previewed("play Combat Training", {**RESPOND, "encounter": ["Zombie", "Goblin"]})
    assert found["asks"] == "Combat Training"
    assert told(found) == [("came", "Combat Training", 0, 1)]


def test_wounds_and_resources_are_told() -> None:
    fight = {"step": "retaliate", "adventurers": ["Gypsy Thief"], "encounter": ["Zombie", "Goblin"], "hand": ["Cleave"]}
    assert ("wounds", "Gypsy Thief", 0, 1) in told(previewed("resolve", fight))
    assert told(previewed("play Short Bow", {**fight, "step": "attack", "hand": ["Short Bow"]})) == [
        ("equipment", "", 1, 0)
    ]


def test_limits_are_told_and_a_card_that_changes_no_number_is_there_at_least() -> None:
    given = {**RESPOND, "encounter": ["Ogre"], "hand": ["Veteran", "Belt Pouch"]}
    assert told(previewed("play Veteran", given)) == [("hand_limit", "", 5, 6)]
    assert told(previewed("play Belt Pouch", given)) == [("came", "Belt Pouch", 0, 1)]


def test_a_preview_of_drawing_a_card_reveals_nothing_else() -> None:
    found = previewed("play Foresight", {**RESPOND, "encounter": ["Ogre"], "hand": ["Foresight"]})
    assert found["learns"]
    assert found["attack"] is None
    assert told(found) == []


def test_a_response_that_others_might_give_does_not_hide_what_the_card_does() -> None:
    """B-109: while it may still be responded to a card has done nothing yet."""
    other = {"hand": ["Tripwire"], "crawler_deck": ["Tripwire"] * 3}
    seats = {"1": {"hand": ["Combat Training"]}, "2": other}
    given = {"step": "respond", "encounter": ["Ogre", "Zombie"], "seat": seats}
    found = previewed("play Combat Training", given, "competitive")
    assert ("left", "Zombie", 1, 0) in told(found)


@pytest.mark.parametrize("at", [("solo-standard", 1), ("coop-2", 2), ("competitive", 2), ("multiplayer", 3)])
def test_every_kind_of_change_is_described(at: tuple[str, int]) -> None:
    described = PROTOCOL.read_text()
    for number, game in enumerate(states(new_game(at, 5), 5)):
        if number % 7 == 0 and game.state.decision is not None:
            for option in game.state.decision.options[:4]:
                for change in preview(game.state, option)["changes"]:
                    assert f"`{change['what']}`" in described
                    assert change["was"] != change["now"]
