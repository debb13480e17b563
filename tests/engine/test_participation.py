"""Who takes part in a Combat, where no card of the sets leads there by itself."""

from __future__ import annotations

from tests.agents.tables import given

from delve.agents.combat import plan
from delve.effects.move import lay_in_encounter, perish, return_to_party, to_grave
from delve.effects.tokens import lock_card
from delve.engine.codec import _ATTACK, _DEFENCE, pack
from delve.engine.hidden import put_again
from delve.engine.notation import parse
from delve.engine.refusals import why_not
from delve.engine.run import answer
from delve.engine.views import view
from delve.messages import say
from delve.model.state import Attack, Defence, State
from delve.planning.trial import try_attack
from delve.queries.participation import attackers_of, defenders_of, strikers
from delve.rounds.step3_2_adventurers_attack import AttackWindow
from delve.scenarios.facts import fact

PARTY = ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief"]


def reason_of(state: State, line: str) -> str:
    """Why a line is not offered, in words."""
    reason = why_not(state, 0, line)
    return say(reason) if reason else ""


def do(state: State, *lines: str) -> None:
    for line in lines:
        option = parse(state, line)
        assert option is not None, line
        answer(state, option)


def offered(state: State, line: str) -> bool:
    """Whether a line would be offered if the open question were put again now."""
    assert state.decision is not None
    put_again(state, state.decision)
    return parse(state, line) is not None


def attack_with(*lines: str) -> State:
    hand = ["Trusty Magic Dagger", "Long Sword"]
    state = given(step="attack", adventurers=PARTY, encounter=["Ghoul"], hand=hand)
    do(state, *lines)
    return state


def defence_with(*lines: str, encounter: list[str] | None = None) -> State:
    hand = ["Wood Shield", "Foresight"]
    state = given(step="retaliate", adventurers=PARTY, encounter=encounter or ["Ogre"], hand=hand)
    do(state, *lines)
    return state


# --- Locked. -----------------------------------------------------------------------------------------------------


def test_a_locked_adventurer_does_not_attack_and_the_weapon_rests() -> None:
    scout = "activate Wood Elf Scout"
    state = attack_with(scout, "play Trusty Magic Dagger", "choose Wood Elf Scout", "activate Gypsy Thief")
    assert fact(state, [], "attack.power") == 4
    lock_card(state, state.party(0)[1], 1)
    assert fact(state, [], "attack.power") == 1
    assert fact(state, [], "attack.damage") == ["harm"]
    attack = view(state, 0)["attack"]
    assert attack is not None
    assert attack["attackers"] == ["Gypsy Thief"]
    assert not offered(state, scout)
    assert reason_of(state, scout) == "Wood Elf Scout is Locked"


def test_without_an_attacker_there_is_nothing_to_resolve() -> None:
    state = attack_with("activate Wood Elf Scout")
    lock_card(state, state.party(0)[1], 1)
    assert not offered(state, "attack")
    assert "another Adventurer must join" in reason_of(state, "attack")
    assert offered(state, "pass")


def test_a_locked_adventurer_does_not_defend() -> None:
    state = defence_with("defend Gold Dwarf Warrior with Wood Elf Scout", "play Wood Shield")
    assert fact(state, [], "defence.stamina") == {"Gold Dwarf Warrior": 6}
    lock_card(state, state.party(0)[1], 1)
    assert fact(state, [], "defence.stamina") == {"Gold Dwarf Warrior": 0}
    do(state, "defend Gold Dwarf Warrior with Gypsy Thief")
    assert fact(state, [], "defence.stamina") == {"Gold Dwarf Warrior": 6}


def test_events_after_the_comparison_change_nothing() -> None:
    """The Slauch pins the Scout, and the defence of the Thief stands while the next effect is chosen (A-139)."""
    encounter = ["Archaic Slauch", "Jungle Troglodyte", "Falling Stones"]
    party = ["Wood Elf Scout", "Gypsy Thief", "Gold Dwarf Warrior"]
    state = given(step="retaliate", adventurers=party, encounter=encounter, hand=["Foresight"])
    do(state, "defend Gypsy Thief with Wood Elf Scout", "resolve")
    before = view(state, 0)["defence"] or []
    [thief] = [each for each in before if each["target"] == "Gypsy Thief"]
    assert (thief["defenders"], thief["hit"]) == (["Wood Elf Scout"], False)
    lock_card(state, state.party(0)[0], 1)
    lock_card(state, state.encounter()[0], 1)
    assert view(state, 0)["defence"] == before


def test_an_attack_does_not_change_after_the_comparison() -> None:
    """Whoever dies of Rampage has fought: a further Wound is still of the weapon's type."""
    state = attack_with("activate Wood Elf Scout", "play Trusty Magic Dagger", "choose Wood Elf Scout", "attack")
    perish(state, state.party(0)[1])
    assert fact(state, [], "attack.power") == 3
    assert fact(state, [], "attack.damage") == ["supernatural"]


# --- Gone and come back. --------------------------------------------------------------------------------------------


def test_a_returned_adventurer_is_not_in_the_attack() -> None:
    state = attack_with("activate Wood Elf Scout", "activate Gypsy Thief")
    scout = state.party(0)[1]
    perish(state, scout)
    return_to_party(state, scout)
    assert fact(state, [], "attack.power") == 1
    assert offered(state, "activate Wood Elf Scout")


def test_a_returned_adventurer_does_not_defend_in_this_defence() -> None:
    state = defence_with("defend Gold Dwarf Warrior with Wood Elf Scout")
    warrior, scout, _ = state.party(0)
    perish(state, scout)
    return_to_party(state, scout)
    assert defenders_of(state, warrior) == []
    assert not offered(state, "defend Gold Dwarf Warrior with Wood Elf Scout")
    assert "already been assigned" in reason_of(state, "defend Gold Dwarf Warrior with Wood Elf Scout")


def test_a_dungeon_card_that_comes_back_does_not_strike_in_the_same_attack() -> None:
    state = defence_with(encounter=["Ogre", "Orc"])
    ogre, orc = state.encounter()
    to_grave(state, ogre)
    assert strikers(state) == [orc]
    lay_in_encounter(state, ogre)
    assert strikers(state) == [orc]


def test_a_wurm_that_comes_back_aims_anew() -> None:
    state = given(step="attack", encounter=["Large Wurm"], dungeon_grave=["Ghoul"])
    [wurm] = state.encounter()
    assert fact(state, [], "card.Large Wurm.attacks") == ["Gypsy Thief"]
    to_grave(state, wurm)
    to_grave(state, state.dungeon_deck(0)[0])
    lay_in_encounter(state, wurm)
    # A Cost of 1 is on top now.
    assert fact(state, [], "card.Large Wurm.attacks") == ["Wood Elf Scout"]


# --- A declared attack whose attackers are gone. ------------------------------------------------------------------


def test_a_declared_attack_waits_for_another_if_a_response_took_everybody() -> None:
    state = attack_with("activate Wood Elf Scout")
    state.edit_attack().declared = True
    perish(state, state.party(0)[1])
    state.stack = []
    AttackWindow().close(state, 0)
    assert [type(frame.effect) for frame in state.stack] == [AttackWindow]
    assert state.attack is not None
    assert not state.attack.declared


def test_a_declared_attack_is_given_up_if_nobody_can_join() -> None:
    state = attack_with("activate Wood Elf Scout")
    state.edit_attack().declared = True
    for id in state.party(0):
        lock_card(state, id, 1)
    state.stack = []
    AttackWindow().close(state, 0)
    assert state.stack == []


def test_passing_after_the_attackers_died_gives_up_the_attack() -> None:
    state = attack_with("activate Wood Elf Scout")
    perish(state, state.party(0)[1])
    assert offered(state, "pass")
    do(state, "pass")
    assert fact(state, [], "step") == "retaliate"


# --- Records and plans. ---------------------------------------------------------------------------------------------


def test_copies_of_the_records_leave_nothing_out() -> None:
    attack = Attack((1,), (2,), 3, True, True, True, True)
    defence = Defence((1,), True, (2,), (3,), (4,), (5,), (6,), True)
    assert pack(attack.copy(), _ATTACK) == pack(attack, _ATTACK)
    assert pack(defence.copy(), _DEFENCE) == pack(defence, _DEFENCE)


def test_a_trial_attack_counts_weapons_and_ignores_the_dead() -> None:
    state = attack_with("play Trusty Magic Dagger", "choose Gypsy Thief", "activate Wood Elf Scout")
    _, scout, thief = state.party(0)
    assert try_attack(state, 0, [thief], []).power == 4
    perish(state, scout)
    assert try_attack(state, 0, [thief], []).power == 3
    assert state.attack is not None
    assert attackers_of(state, state.attack) == ()


def test_a_plan_does_not_count_on_a_defender_who_was_reset() -> None:
    """Against 3 Power one more defender is not enough, and previous defenders do not count (C-001)."""
    state = given(step="retaliate", adventurers=PARTY[:2], encounter=["Orc"], hand=["Regain Feet"])
    do(state, "defend Gold Dwarf Warrior with Wood Elf Scout", "play Regain Feet")
    assert plan(state, 0).guards == []
