"""An input that reveals nothing to a seat has the same result for all hidden cards (A-158).

Taking back is free only while nobody has learned anything, so what counts as nothing must really be nothing: nobody can
try all options and take them back until the game has told what others hold.
"""

from __future__ import annotations

import json
from itertools import islice

import pytest
from hypothesis import given, settings
from tests.properties.games import HOUSE_TABLE, new_game, seeds, states, tables

from delve.engine.hidden import deal, put_again
from delve.engine.notation import lines, parse
from delve.engine.run import answer
from delve.engine.views import respond_to, seen_events, view
from delve.lab.soak import tables as all_tables
from delve.model.chance import Chance, seeded
from delve.model.events import Event
from delve.model.ids import NOBODY
from delve.model.state import State

TABLES = [*all_tables(), HOUSE_TABLE]
# How many inputs of a game are looked at: enough for several rounds at the largest table.
INPUTS = 150


def indistinguishable(state: State, viewer: int, chance: Chance) -> State | None:
    """A state that neither the viewer nor the one who is asked can tell from this one, if a few tries find one."""
    decision = state.decision
    assert decision is not None
    spared = NOBODY if decision.seat == viewer else decision.seat
    for _ in range(5):
        twin = deal(state, viewer, chance, spared)
        asked = put_again(twin, decision)
        twin.changed = state.changed
        if asked is not None and asked.seat == decision.seat and lines(twin) == lines(state):
            return twin
    return None


def shown(state: State, events: list[Event], seat: int) -> str:
    return json.dumps([view(state, seat), seen_events(state, events, seat)])


def compare(at: tuple[str, int], seed: int) -> int:
    """Gives every input of a game a second time, with other cards hidden; how often it claims to show nothing."""
    game = new_game(at, seed)
    chance = seeded(seed)
    claims = 0
    twins: list[State | None] = []
    logged = 0
    for _ in islice(states(game, seed), INPUTS):
        for seat, twin in enumerate(twins):
            given_input = game.inputs[-1]
            if twin is None or given_input.learned >> seat & 1:
                continue
            option = parse(twin, given_input.line)
            assert option is not None, given_input.line
            twin.recording = True
            answer(twin, option)
            assert shown(twin, twin.events, seat) == shown(game.state, game.log[logged:], seat), given_input.line
            claims += 1
        logged = len(game.log)
        if game.state.decision is not None:
            twins = [indistinguishable(game.state, seat, chance) for seat in range(game.state.seats)]
    return claims


@pytest.mark.parametrize("at", TABLES, ids=lambda at: f"{at[0]}-{at[1]}")
def test_inputs_that_reveal_nothing_do_not_depend_on_hidden_cards(at: tuple[str, int]) -> None:
    assert compare(at, 0) + compare(at, 1) > 40


@settings(max_examples=8, deadline=None)
@given(tables, seeds)
def test_inputs_that_reveal_nothing_have_the_same_outcome_in_any_game(at: tuple[str, int], seed: int) -> None:
    compare(at, seed)


@pytest.mark.parametrize("at", [("competitive", 2), ("multiplayer", 3)])
def test_the_absence_of_a_response_reveals_as_much_as_a_response(at: tuple[str, int]) -> None:
    """Whoever is asked holds an answer, whoever is not holds none: both are a look into a hand."""
    asked = passed_over = 0
    for seed in range(12):
        if asked > 5 and passed_over > 5:
            break
        for game in islice(states(new_game(at, seed), seed), INPUTS):
            if not game.inputs or not game.inputs[-1].line.startswith("play "):
                continue
            giver = game.inputs[-1].seat
            decision = game.state.decision
            if decision is not None and respond_to(game.state, decision) is not None:
                assert game.inputs[-1].learned >> giver & 1
                asked += 1
            elif game.inputs[-1].learned >> giver & 1:
                passed_over += 1
    assert asked > 5
    assert passed_over > 5
