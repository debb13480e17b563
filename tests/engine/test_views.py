"""Contents of views that scenarios cannot test."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from delve.agents.random import RandomAgent
from delve.engine.hidden import SPECTATOR, TRUSTED_SPECTATOR
from delve.engine.notation import parse
from delve.engine.play import Game
from delve.engine.position import position
from delve.engine.preview import preview
from delve.engine.run import answer
from delve.engine.tables import table, usual_decks
from delve.engine.views import seen_events, view
from delve.formats.catalogue import FORMATS
from delve.library.shipped import standard_book
from delve.messages import say
from delve.model.shown import GameEvent, Preview, SeatView


def test_a_target_with_two_defenders_and_no_attacker_is_shown_once() -> None:
    given = {"step": "retaliate", "encounter": ["Ghoul"], "hand": ["Vanish"]}
    state = position(standard_book(), {"given": given, "format": "solo-standard"}, "here")
    for line in (
        "defend Gold Dwarf Warrior with Gold Dwarf Warrior",
        "defend Gold Dwarf Warrior with Wood Elf Scout",
        "play Vanish",
        "choose Gold Dwarf Warrior",
    ):
        option = parse(state, line)
        assert option is not None, line
        answer(state, option)
    defence = view(state, 0)["defence"] or []
    shown = [(each["target"], each["power"], len(each["defenders"])) for each in defence]
    assert shown == [("Wood Elf Scout", 4, 0), ("Gold Dwarf Warrior", 0, 2)]


def test_a_perished_adventurer_is_no_target() -> None:
    """Although somebody defended them."""
    given = {
        "step": "retaliate",
        "encounter": ["Ogre"],
        "adventurers": ["Gypsy Thief"],
        "tokens": {"Gypsy Thief": {"wounds": 2}},
    }
    state = position(standard_book(), {"given": given, "format": "solo-standard"}, "here")
    option = parse(state, "defend Gypsy Thief with Gypsy Thief")
    assert option is not None
    answer(state, option)
    assert state.result == "lost"
    assert view(state, 0)["defence"] == []


def test_a_wound_that_can_be_prevented_says_whose_it_is() -> None:
    given = {"step": "retaliate", "encounter": ["Ogre"], "adventurers": ["Gypsy Thief"], "in_play": ["Brawling"]}
    state = position(standard_book(), {"given": given, "format": "solo-standard"}, "here")
    option = parse(state, "resolve")
    assert option is not None
    answer(state, option)
    decision = view(state, 0)["decision"]
    assert decision is not None
    assert say(decision["hint"]) == "A Wound is about to land on Gypsy Thief: prevent it?"


def test_quests_that_count_say_how_far_they_are() -> None:
    """Those in play at one time, and those among several conditions, too."""
    given = {
        "step": "respond",
        "encounter": ["Ogre"],
        "quests": ["Knowledge is Power", "Hold Dominion"],
        "in_play": ["Brawling", "Veteran"],
        "dungeon_grave": ["Mummy", "Large Wurm", "Goblin"],
    }
    state = position(standard_book(), {"given": given, "format": "solo-standard"}, "here")
    quests = view(state, 0)["seats"][0]["quests"]
    assert [(each["done"], each["of"]) for each in quests] == [(2, 5), (2, 7)]


@pytest.mark.parametrize(
    ("format", "seats"), [("solo-standard", 1), ("coop-2", 2), ("competitive", 2), ("multiplayer", 3)]
)
def test_views_events_and_previews_are_what_their_types_say(format: str, seats: int) -> None:
    """All fields exist with their declared types, and there are no others."""
    book = standard_book()
    chosen = FORMATS[format]
    game = Game(book, table(book, chosen, usual_decks(book, chosen, seats)), 5)
    agent = RandomAgent(5)
    for _ in range(80):
        state = game.state
        if state.decision is None:
            break
        for viewer in (*range(seats), SPECTATOR, TRUSTED_SPECTATOR):
            shown = view(state, viewer)
            assert as_sent(shown, SeatView) == as_sent(shown)
        before = len(game.log)
        option = agent.choose(state.decision)
        foreseen = preview(state, option)
        assert as_sent(foreseen, Preview) == as_sent(foreseen)
        game.take(option)
        events = seen_events(game.state, game.log[before:], 0)
        assert as_sent(events, list[GameEvent]) == as_sent(events)


def as_sent(data: object, kind: Any = Any) -> Any:
    """Data after it was sent, read as this type: fields that the type does not know are dropped."""
    read = msgspec.json.decode(msgspec.json.encode(data), type=kind)
    return msgspec.json.decode(msgspec.json.encode(read))
