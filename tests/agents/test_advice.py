"""Advice: chances that depend on what the seat may know alone, and reasons in the engine's numbers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.agents.tables import begin, given, usual

from delve.agents.advice import advise, win_chance
from delve.agents.base import answer_for
from delve.agents.foresight import reasons
from delve.agents.random import RandomAgent
from delve.agents.search import Budget
from delve.engine.codec import fingerprint
from delve.engine.hidden import redeal
from delve.engine.notation import lines, parse
from delve.engine.run import answer
from delve.messages import say
from delve.model.state import State

PARTY = ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief"]
FEW = Budget(playouts=6)
TABLES = [("solo-standard", 1), ("coop-2", 2), ("competitive", 2), ("multiplayer", 4)]


def said(state: State, text: str) -> list[str]:
    """The reasons for a line."""
    option = parse(state, text)
    assert option is not None
    assert state.decision is not None
    return [say(each) for each in reasons(state, state.decision.seat, option)]


def attack(**what: Any) -> State:
    return given(step="attack", adventurers=PARTY, **what)


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_advice_knows_no_more_than_its_seat(at: tuple[str, int]) -> None:
    """The same view and seed give the same advice, wherever the hidden cards are."""
    state = begin(usual(*at), 7)
    differ = 0
    for number in range(6):
        decision = state.decision
        if decision is None:
            break
        other = redeal(state, decision.seat, 1000 + number)
        differ += fingerprint(other) != fingerprint(state)
        assert advise(other, number, FEW) == advise(state, number, FEW)
        few = Budget(playouts=1)
        for seat in range(at[1]):
            assert win_chance(redeal(state, seat, number), seat, 3, few) == win_chance(state, seat, 3, few)
        answer(state, answer_for(state, RandomAgent(number), number))
    assert differ > 3


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_every_kind_of_decision_gets_advice(at: tuple[str, int]) -> None:
    state = begin(usual(*at), 3)
    for number in range(24):
        decision = state.decision
        if decision is None:
            break
        before = fingerprint(state)
        found = advise(state, number, Budget(playouts=1))
        assert fingerprint(state) == before
        offered = lines(state)
        assert sorted(each["line"] for each in found["options"]) == sorted(offered)
        assert found["options"][0] == {"line": found["line"], "chance": found["chance"], "error": 0.0}
        assert found["rival"] in found["options"][1:]
        assert all(0.0 <= each["chance"] <= 1.0 for each in found["options"])
        chances = [each["chance"] for each in found["options"][1:]]
        assert chances == sorted(chances, reverse=True)
        assert all(say(each).strip() for each in found["reasons"])
        answer(state, answer_for(state, RandomAgent(number), number))


def test_advice_is_to_take_the_win_and_compares_it_with_passing() -> None:
    state = attack(
        quests=["Dragon Slayer", "Goblin Slayer"],
        encounter=["Young Granite Dragon"],
        dungeon_grave=["Young Granite Dragon", "Young Granite Dragon"],
        tokens={"Young Granite Dragon": {"wounds": 1}},
        hand=["Long Sword", "Magic Greatsword"],
    )
    state.quests_needed = 1
    found = advise(state, 1, Budget(playouts=60))
    assert found["line"].startswith(("activate", "play"))
    assert found["chance"] > 0.9
    assert found["rival"]["line"] == "pass"
    assert found["rival"]["chance"] < 0.5 < found["chance"] - found["rival"]["error"]


# --- Reasons. ----------------------------------------------------------------------------------------------------


def test_an_attack_is_told_with_its_power_its_victims_and_who_can_still_defend() -> None:
    state = attack(encounter=["Goblin", "Goblin"])
    assert said(state, "activate Gold Dwarf Warrior") == [
        "Attack with Gold Dwarf Warrior: 1 against 0 kills Goblin.",
        "Wood Elf Scout and Gypsy Thief stay ready to defend.",
    ]
    last = attack(encounter=["Goblin"])
    assert said(last, "activate Gold Dwarf Warrior") == ["Attack with Gold Dwarf Warrior: 1 against 0 kills Goblin."]


def test_an_attack_that_does_not_kill_says_so() -> None:
    state = attack(encounter=["Young Granite Dragon"], hand=["Long Sword", "Magic Greatsword"])
    told = said(state, "activate Gold Dwarf Warrior")
    assert told[0].startswith("Attack with Gold Dwarf Warrior")
    assert told[0].endswith(" Wounds Young Granite Dragon.")


def test_not_to_attack_is_told_with_what_is_missing() -> None:
    state = attack(encounter=["Troll", "Ghoul", "Orc"])
    told = said(state, "pass")
    assert told[0].startswith("All who are ready have 3 Power against ")
    assert told[-1] == "Gold Dwarf Warrior, Wood Elf Scout and Gypsy Thief stay ready to defend."


def test_a_defence_is_told_with_stamina_against_power() -> None:
    state = given(step="retaliate", adventurers=PARTY, encounter=["Goblin"])
    assert said(state, "resolve")[0] == "Gold Dwarf Warrior takes the Wound: 0 against 2."
    assert said(state, "defend Gold Dwarf Warrior with Wood Elf Scout")[0] == (
        "Gold Dwarf Warrior is defended: 2 against 2."
    )


def test_an_attack_and_a_defence_that_need_no_further_answer_are_told_alike() -> None:
    state = given(step="attack", adventurers=PARTY[:1], encounter=["Goblin", "Goblin"])
    assert said(state, "activate Gold Dwarf Warrior") == [
        "Attack with Gold Dwarf Warrior: 1 against 0 kills Goblin.",
        "Nobody stays ready to defend.",
    ]
    state = given(step="retaliate", adventurers=PARTY[:1], encounter=["Goblin"])
    assert said(state, "defend Gold Dwarf Warrior with Gold Dwarf Warrior")[0] == (
        "Gold Dwarf Warrior takes the Wound: 1 against 2."
    )


def test_other_answers_are_told_by_what_they_change() -> None:
    state = given(step="respond", adventurers=PARTY, encounter=["Goblin", "Orc"], hand=["Combat Training"])
    assert said(state, "play Combat Training") == [
        "The Dungeon's Stamina changes from 1 to 0.",
        "The Dungeon's Power against Gold Dwarf Warrior changes from 5 to 2.",
        "Orc is removed by Combat Training.",
    ]
