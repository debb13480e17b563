"""The quick agent plays as steady does, and thinks less often."""

from __future__ import annotations

from typing import Any

import pytest
from tests.agents.tables import given, play_step

from delve.agents.quick import QuickAgent, moment
from delve.agents.steady import SteadyAgent
from delve.model.ids import HAND

PARTY = ["Gold Dwarf Warrior", "Wood Elf Scout", "Keldornan Cleric", "Gypsy Stormcatcher"]


@pytest.mark.parametrize(
    "what",
    [
        {"adventurers": PARTY, "encounter": ["Orc"], "hand": ["Shortsword", "Long Sword"]},
        {"adventurers": PARTY[:1], "encounter": ["Large Wurm"], "hand": ["Magic Greatsword", "Staff", "Staff"]},
        {"adventurers": PARTY, "encounter": ["Troll"], "hand": ["Shortsword", "Flaming Fury"]},
        {"adventurers": PARTY[:2], "encounter": ["Massive Stone Golem"], "hand": ["Wood Shield"]},
    ],
    ids=["Orc", "Large Wurm", "Troll", "Golem"],
)
def test_it_attacks_as_steady_does_and_plays_no_card_twice(what: dict[str, Any]) -> None:
    quick, steady = given(step="attack", **what), given(step="attack", **what)
    assert play_step(quick, QuickAgent(1)) == play_step(steady, SteadyAgent(1))


def test_it_defends_as_steady_does() -> None:
    what: dict[str, Any] = {"adventurers": PARTY[:2], "encounter": ["Orc", "Goblin"]}
    what["hand"] = ["Wood Shield", "Leather Armour"]
    quick, steady = given(step="retaliate", **what), given(step="retaliate", **what)
    assert play_step(quick, QuickAgent(1)) == play_step(steady, SteadyAgent(1))


def test_it_plans_a_combat_once_and_again_when_another_encounter_stands_there() -> None:
    agent = QuickAgent(1)
    one = given(step="attack", adventurers=PARTY, encounter=["Orc", "Orc"])
    planned = agent.plan(one, 0)
    assert agent.plan(one, 0) is planned
    assert agent.plan(given(step="attack", adventurers=PARTY, encounter=["Goblin"]), 0) is not planned


def test_having_found_no_card_worth_playing_it_looks_again_when_the_hand_has_changed() -> None:
    agent = QuickAgent(1)

    def plays_something(*hand: str) -> bool:
        state = given(
            step="respond", adventurers=PARTY, encounter=["Orc"], hand=list(hand), tokens={PARTY[0]: {"wounds": 2}}
        )
        assert state.decision is not None
        return agent.deed(state, 0, state.decision.options) is not None

    assert plays_something("Cure Wounds", "Staff")
    # Remembered as a table without a card worth playing, the same table is not looked at again ...
    hand = given(step="respond", adventurers=PARTY, encounter=["Orc"], hand=["Cure Wounds", "Staff"])
    agent.idle_at = (False, hand.encounter(), hand.cards(HAND, 0), hand.in_play(0))
    assert not plays_something("Cure Wounds", "Staff")
    # ... and another is.
    assert plays_something("Cure Wounds")


def test_the_plan_that_cards_are_judged_by_is_the_one_it_follows() -> None:
    agent = QuickAgent(1)
    state = given(step="attack", adventurers=PARTY, encounter=["Goblin"], hand=["Phase"])
    assert state.decision is not None
    assert agent.deed(state, 0, state.decision.options) is None
    assert agent.planned_at == moment(state)
    assert agent.plan(state, 0) is agent.planned


def test_a_plan_without_the_card_that_is_played_is_not_followed() -> None:
    agent = QuickAgent(1)
    state = given(
        step="attack", adventurers=PARTY, encounter=["Orc"], hand=["Cure Wounds"], tokens={PARTY[0]: {"wounds": 2}}
    )
    assert state.decision is not None
    assert agent.deed(state, 0, state.decision.options) is not None
    assert agent.planned_at != moment(state)
