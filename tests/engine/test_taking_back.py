"""What an input has shown to whom: taking it back is free only while nobody has learned anything (A-158)."""

from __future__ import annotations

from typing import Any

import pytest

from delve.effects.wound import consult_payers
from delve.engine.notation import parse
from delve.engine.play import learned_from
from delve.engine.position import position
from delve.engine.run import answer
from delve.library.shipped import standard_book
from delve.model.ids import DISCARD, NOBODY
from delve.rounds.step1_build_from_pools import fill_pool


def test_drawing_from_the_belt_pouch_shows_cards_and_opening_it_or_activating_somebody_does_not() -> None:
    given = {
        "step": "respond",
        "adventurers": ["Gypsy Thief"],
        "encounter": ["Ogre"],
        "in_play": ["Belt Pouch"],
        "crawler_deck": ["Cleave", "Feint", "Light"],
    }
    learned = []
    for step, lines in (("respond", ("spend Belt Pouch", "draw 2")), ("attack", ("activate Gypsy Thief",))):
        state = position(standard_book(), {"given": {**given, "step": step}, "format": "solo-standard"}, "here")
        for line in lines:
            option = parse(state, line)
            assert option is not None, line
            answer(state, option)
            learned.append(state.learned)
    assert learned == [0, 1, 0]


COOP = {
    "adventurers": ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Gypsy Stormcatcher"],
    "tokens": {"Gypsy Thief": {"activated": True}, "Gypsy Stormcatcher": {"activated": True}},
}


def told(given: dict[str, Any], lines: list[str], format: str = "coop-2") -> bool:
    """Whether the last line tells the one who gives it something about the other's cards."""
    state = position(standard_book(), {"given": given, "format": format}, "here")
    giver = NOBODY
    for line in lines:
        assert state.decision is not None
        giver = state.decision.seat
        option = parse(state, line)
        assert option is not None, line
        answer(state, option)
    return learned_from(state, giver) >> giver & 1 == 1


@pytest.mark.parametrize("hand", [["Cleave", "Feint", "Light"], ["Sidestep", "Sidestep", "Sidestep"]])
def test_passing_reveals_whether_an_ally_can_play(hand: list[str]) -> None:
    given = {
        **COOP,
        "step": "respond",
        "encounter": ["Ghoul"],
        "seat": {"1": {"hand": ["Vanish"]}, "2": {"hand": hand}},
    }
    assert told(given, ["done"])


def test_an_empty_hand_and_known_cards_reveal_nothing() -> None:
    given = {**COOP, "step": "respond", "encounter": ["Ghoul"], "seat": {"1": {"hand": ["Vanish"]}, "2": {"hand": []}}}
    assert not told(given, ["done"])


def test_targets_depend_on_all_hands_that_could_pay_for_charm() -> None:
    hands = {"1": {"hand": ["Staff"]}, "2": {"hand": ["Light"]}}
    for encounter, consulted in ((["Empusae"], 0b11), (["Goblin"], 0)):
        given = {**COOP, "step": "attack", "encounter": encounter, "seat": hands}
        state = position(standard_book(), {"given": given, "format": "coop-2"}, "here")
        state.consulted = 0
        consult_payers(state)
        assert state.consulted == consulted


@pytest.mark.parametrize("spare", ["Staff", "Light"])
def test_a_discard_without_a_choice_reveals_something(spare: str) -> None:
    """Above the Hand Limit with seven cards of one name there is nothing to choose."""
    given = {
        **COOP,
        "step": "discard",
        "encounter": ["Ghoul"],
        "seat": {"1": {"hand": ["Vanish"] * 9 + ["Fly"]}, "2": {"hand": ["Staff"] * 9 + [spare]}},
    }
    state = position(standard_book(), {"given": given, "format": "coop-2"}, "here")
    while state.decision is not None and state.decision.seat == 0 and state.step == DISCARD:
        assert not learned_from(state, 0)
        answer(state, state.decision.options[0])
    assert learned_from(state, 0) & 1


def test_the_last_who_promises_a_card_sees_what_the_others_had_promised() -> None:
    given = {
        **COOP,
        "step": "end-combat",
        "encounter": ["Gravaxin"],
        "tokens": {"Gravaxin": {"wounds": 1}},
        "seat": {"1": {"hand": ["Fly"]}, "2": {"hand": ["Staff", "Light"]}},
    }
    assert not told(given, ["discard Fly"])
    assert told(given, ["discard Fly", "discard Staff"])


@pytest.mark.parametrize("top", ["Greenknee Goblin Necromancer", "Goblin"])
def test_whether_a_card_drawn_to_a_pool_was_a_second_unique_is_seen_by_all(top: str) -> None:
    side = {
        "pool": ["Orc"],
        "dungeon_grave": ["Greenknee Goblin Necromancer"],
        "dungeon_deck": [top, "Ghoul", "Zombie"],
    }
    given = {"step": "attack", "encounter": ["Ghoul"], "seat": {"2": side}}
    state = position(standard_book(), {"given": given, "format": "multiplayer"}, "here")
    fill_pool(state, 1)
    assert state.learned == (1 << state.seats) - 1
