"""How the steady agent plays, told by positions."""

from __future__ import annotations

import pytest
from tests.agents.tables import begin, given, play, play_step

from delve.agents.base import Agent, answer_for
from delve.agents.combat import wound_cost
from delve.agents.hand import use
from delve.agents.judgement import standing
from delve.agents.random import RandomAgent
from delve.agents.steady import SteadyAgent
from delve.engine.notation import line, parse
from delve.engine.run import answer
from delve.engine.tables import table
from delve.lab.soak import BOOK
from delve.library.formats import find_format
from delve.model.decisions import Option
from delve.model.ids import HAND
from delve.model.state import State
from delve.planning.trial import blows
from delve.scenarios.facts import fact

PARTY = ["Gold Dwarf Warrior", "Wood Elf Scout", "Keldornan Cleric", "Gypsy Stormcatcher"]


def parsed(state: State, text: str) -> Option:
    option = parse(state, text)
    assert option is not None, text
    return option


def first(state: State) -> str:
    """What it says first."""
    return line(state, answer_for(state, SteadyAgent(1), 1))


# --- Cards. ---------------------------------------------------------------------------------------------------------


def test_it_draws_all_that_a_pouch_gives_unless_that_would_win_a_rival_the_game() -> None:
    alone = given(in_play=["Belt Pouch"], hand=["Staff"], encounter=["Orc"])
    answer(alone, parsed(alone, "spend Belt Pouch"))
    assert first(alone) == "draw 3"
    grave = {"in_play": ["Belt Pouch"], "crawler_deck": ["Short Bow"], "crawler_grave": ["Take Aim", "Staff"]}
    among_rivals = given("multiplayer", seat={"1": grave, "2": {"vp": 38}, "3": {}})
    answer(among_rivals, parsed(among_rivals, "spend Belt Pouch"))
    assert first(among_rivals) in {"draw 1", "draw 0"}


# --- The attack. ---------------------------------------------------------------------------------------------------


def test_it_attacks_with_no_more_than_that_takes() -> None:
    state = given(step="attack", adventurers=PARTY, encounter=["Orc"], hand=["Shortsword", "Long Sword"])
    assert play_step(state, SteadyAgent(1)) == ["activate Gold Dwarf Warrior", "attack", "wound Orc"]


def test_it_does_not_attack_what_it_cannot_beat() -> None:
    state = given(step="attack", adventurers=PARTY[:2], encounter=["Massive Stone Golem"], hand=["Wood Shield"])
    assert first(state) == "pass"


def test_it_does_not_attack_where_it_could_wound_nobody() -> None:
    """Both Adventurers are needed for the defence."""
    state = given(step="attack", adventurers=PARTY[:2], encounter=["Troll"], hand=["Leather Armour"])
    assert first(state) == "pass"


def test_its_seed_decides_between_equals_and_nothing_else() -> None:
    def wounded(seed: int) -> str:
        state = given(step="attack", adventurers=PARTY, encounter=["Orc", "Orc"])
        return play_step(state, SteadyAgent(seed))[-1]

    said = [wounded(seed) for seed in range(12)]
    assert set(said) == {"wound Orc", "wound Orc#2"}
    assert said == [wounded(seed) for seed in range(12)]


def test_it_adds_the_card_of_least_use_that_makes_the_attack_win() -> None:
    state = given(step="attack", adventurers=PARTY[:1], encounter=["Large Wurm"], hand=["Magic Greatsword", "Staff"])
    said = play_step(state, SteadyAgent(1))
    assert said == ["activate Gold Dwarf Warrior", "play Staff", "attack", "wound Large Wurm"]


def test_it_knows_who_is_immune_to_what() -> None:
    state = given(step="attack", adventurers=PARTY, encounter=["Troll"], hand=["Shortsword", "Flaming Fury"])
    assert "play Flaming Fury" in play_step(state, SteadyAgent(1))


# --- The defence. --------------------------------------------------------------------------------------------------


def test_it_defends_with_adventurers_alone_where_they_suffice() -> None:
    state = given(step="retaliate", adventurers=PARTY, encounter=["Skeleton"], hand=["Wood Shield"])
    play_step(state, SteadyAgent(1))
    assert fact(state, [], "hand") == ["Wood Shield"]
    assert fact(state, [], "card.Gold Dwarf Warrior.wounds") == 0


def test_it_defends_with_the_weakest_card_that_suffices() -> None:
    state = given(step="retaliate", adventurers=PARTY, encounter=["Ogre"], hand=["Runed Mail", "Leather Armour"])
    play_step(state, SteadyAgent(1))
    assert fact(state, [], "hand") == ["Runed Mail"]
    assert fact(state, [], "card.Gold Dwarf Warrior.wounds") == 0


def test_it_wastes_no_card_on_what_it_cannot_stop() -> None:
    state = given(step="retaliate", adventurers=PARTY, encounter=["Pendulum"], hand=["Wood Shield"])
    assert play_step(state, SteadyAgent(1)) == ["resolve"]


def test_it_prevents_a_wound_if_it_can() -> None:
    state = given(step="retaliate", adventurers=PARTY, encounter=["Pendulum"], in_play=["Brawling"])
    assert play_step(state, SteadyAgent(1)) == ["resolve", "spend Brawling"]


def test_it_brings_down_a_power_that_would_get_through() -> None:
    state = given(step="retaliate", adventurers=PARTY, encounter=["Ogre"], hand=["Weakness"])
    assert "play Weakness" in play_step(state, SteadyAgent(1))


# --- Other questions. ----------------------------------------------------------------------------------------------


def test_it_heals_the_wounded_and_keeps_the_cure_where_nobody_is() -> None:
    hurt = {"Gold Dwarf Warrior": {"wounds": 2}}
    assert first(given(step="end-combat", adventurers=PARTY, hand=["Cure Wounds"], tokens=hurt)).startswith("play Cure")
    assert first(given(step="drop", adventurers=PARTY, hand=["Cure Wounds"])) == "done"


def test_it_drops_what_nobody_can_pay_for() -> None:
    state = given(step="drop", adventurers=PARTY[:1], hand=["Falling Star", "Wood Shield"])
    assert play_step(state, SteadyAgent(1)) == ["drop Falling Star", "done"]


def test_it_gives_up_the_card_of_least_use() -> None:
    hand = ["Cure Wounds", "Purge Blood", "Wood Shield", "Long Sword", "Combat Training", "Brawling"]
    state = given(step="discard", adventurers=PARTY, hand=hand)
    assert first(state) == "discard Purge Blood"


@pytest.mark.parametrize("encounter", [["Damsel"], ["Damsel", "20' Pit Trap"]], ids=str)
def test_it_goes_all_out_for_a_challenge_that_a_quest_asks_for(encounter: list[str]) -> None:
    """Nobody there can be Wounded: the attack and the defence are for the challenge alone."""
    quests = ["Rescue the Damsel"]
    state = given(step="attack", adventurers=PARTY, quests=quests, encounter=encounter, hand=["Wood Shield"])
    while state.round == 1:
        play_step(state, SteadyAgent(1))
    assert fact(state, [], "quests.Rescue the Damsel") == "done"


@pytest.mark.parametrize(("hidden", "where"), [("War Fiend Demon", "bottom"), ("Goblin", "top")])
def test_it_puts_what_is_bad_to_face_under_the_deck(hidden: str, where: str) -> None:
    deck = [hidden, "Orc", "Orc", "Orc"]
    state = given(adventurers=PARTY, hand=["Foresight"], dungeon_deck=deck, encounter=["Orc"])
    option = parse(state, "play Foresight")
    assert option is not None
    answer(state, option)
    assert first(state) == f"{where} {hidden}"


@pytest.mark.parametrize(("wounds", "said"), [(0, "challenge"), (3, "pass")])
def test_it_accepts_an_encounter_that_is_worth_more_than_it_hurts(wounds: int, said: str) -> None:
    tokens = {"Gold Dwarf Warrior": {"wounds": wounds}}
    party = PARTY if wounds == 0 else PARTY[:1]
    own = {"adventurers": party, "tokens": tokens}
    monsters = ["Pendulum", "Ogre"]
    state = given("multiplayer", step="challenge", encounter=monsters, seat={"1": own, "2": {}, "3": {}})
    assert first(state) == said


# --- Judgement. ----------------------------------------------------------------------------------------------------


def test_wounds_cost_more_the_fewer_lives_are_left() -> None:
    def worth(wounds: int) -> float:
        hurt = {"Gold Dwarf Warrior": {"wounds": wounds}}
        return standing(given(adventurers=PARTY[:1], encounter=["Orc"], tokens=hurt), 0)

    assert worth(0) - worth(1) < worth(1) - worth(2) < worth(2) - worth(3)


def test_an_attack_that_carries_more_than_a_wound_costs_more() -> None:
    def cost(attacker: str) -> float:
        state = given(step="retaliate", adventurers=PARTY, encounter=[attacker])
        [blow] = blows(state, 0)
        return wound_cost(state, blow)

    assert cost("Skeleton") < cost("Jungle Troglodyte")


def test_a_character_half_slain_is_worth_something() -> None:
    def worth(wounds: int) -> float:
        return standing(given(adventurers=PARTY, encounter=["Ghoul"], tokens={"Ghoul": {"wounds": wounds}}), 0)

    assert worth(0) < worth(1)


def test_a_second_card_for_the_same_thing_is_of_less_use() -> None:
    state = given(adventurers=PARTY, hand=["Long Sword", "Long Sword", "Wood Shield"], encounter=["Orc"])
    earlier, later, _ = state.cards(HAND, 0)
    assert use(state, 0, earlier) < use(state, 0, later)


# --- Whole games. --------------------------------------------------------------------------------------------------


def test_it_beats_random_choices() -> None:
    setup = table(BOOK, find_format("competitive"), ["competitive-warren", "competitive-warren"])
    won = 0
    for seed, seat in ((1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)):
        agents: list[Agent] = [RandomAgent(seed), RandomAgent(seed)]
        agents[seat] = SteadyAgent(seed)
        state = begin(setup, seed)
        play(state, agents, seed)
        won += state.result == str(seat + 1)
    assert won >= 5
