"""Every agent returns an option that was offered, and gets no information that its seat may not have."""

from __future__ import annotations

import json

import pytest
from tests.agents.tables import begin, dealt, play, usual

from delve.agents.base import answer_for
from delve.agents.catalogue import AGENTS, ORACLE, STRENGTHS, THINKERS, check_agent, make_agent
from delve.agents.random import RandomAgent
from delve.engine.codec import fingerprint
from delve.engine.hidden import hidden_groups, redeal
from delve.engine.notation import line
from delve.engine.run import answer
from delve.engine.views import view
from delve.lab.soak import tables
from delve.model.decisions import CONCEDE, Option
from delve.model.errors import BadInput
from delve.model.ids import HAND
from delve.model.shown import SeatView
from delve.model.state import State


class Onlooker(RandomAgent):
    """Records the state it was given, and corrupts it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[SeatView] = []
        self.cards: list[list[str]] = []
        self.states: list[State] = []

    def choose(self, state: State, seat: int = 0) -> Option:  # type: ignore[override]
        assert state.decision is not None
        assert state.decision.seat == seat
        self.states.append(state)
        self.seen.append(view(state, seat))
        self.cards.append([entity.card.name for entity in state.entities])
        option = super().choose(state, seat)
        # Whatever it does to its copy is its own business; its answer still needs a hand to be said with.
        for entity in state.entities:
            if entity.zone != HAND:
                state.edit(entity.id).wounds += 7
        return option


# Search thinks as long as it may: here for as little as shows how it goes. The master is search with more time.
NAMES = [f"{name}:4" if name in THINKERS else name for name in AGENTS if name != "master"]


@pytest.mark.parametrize("at", tables(), ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_it_answers_with_an_option_at_every_table(name: str, at: tuple[str, int]) -> None:
    for seed, setup in ((1, usual(*at)), (2, dealt(*at, seed=2))):
        state = begin(setup, seed)
        assert play(state, [make_agent(name, seed + seat) for seat in range(at[1])], seed, most=20)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seeds_give_the_same_answers(name: str) -> None:
    games = [
        play(begin(usual("competitive", 2), 5), [make_agent(name, 1), make_agent(name, 2)], 3, most=30)
        for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("at", [("solo-standard", 1), ("coop-2", 2), ("competitive", 2), ("multiplayer", 4)], ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_no_agent_knows_more_than_its_seat(name: str, at: tuple[str, int]) -> None:
    """The same view and seed get the same answer, wherever the hidden cards are."""
    state = begin(usual(*at), 6)
    differ = 0
    for number in range(12):
        decision = state.decision
        if decision is None:
            break
        said = line(state, answer_for(state, make_agent(name, 1), number))
        other = redeal(state, decision.seat, 1000 + number)
        differ += fingerprint(other) != fingerprint(state)
        assert line(other, answer_for(other, make_agent(name, 1), number)) == said
        answer(state, answer_for(state, RandomAgent(number), number))
    assert differ > 6


@pytest.mark.parametrize("at", [("solo-standard", 1), ("coop-2", 2), ("competitive", 2), ("multiplayer", 4)], ids=str)
def test_an_agent_is_handed_a_state_that_its_seat_cannot_tell_from_the_real_one(at: tuple[str, int]) -> None:
    state = begin(usual(*at), 4)
    agent = Onlooker(4)
    moved = 0
    for number in range(40):
        decision = state.decision
        if decision is None:
            break
        before = fingerprint(state)
        option = answer_for(state, agent, number)
        assert any(option is each for each in decision.options)
        assert agent.states[-1] is not state
        assert fingerprint(state) == before
        assert json.dumps(agent.seen[-1]) == json.dumps(view(state, decision.seat))
        hidden = {id for group in hidden_groups(state, decision.seat) for id in group}
        other = [id for id, name in enumerate(agent.cards[-1]) if name != state.card(id).name]
        assert set(other) <= hidden
        moved += len(other)
        answer(state, option)
    assert moved > 40


def test_the_oracle_is_offered_to_nobody() -> None:
    """It sees the decks, so it is not among those of whom this is proved."""
    assert ORACLE not in AGENTS
    assert ORACLE not in STRENGTHS
    assert set(STRENGTHS) <= set(AGENTS)
    with pytest.raises(BadInput, match="no agent is called 'oracle'"):
        check_agent(ORACLE)


def test_what_was_not_offered_is_not_taken() -> None:
    class Quitter:
        """Wants something else."""

        def choose(self, state: State, seat: int) -> Option:
            return Option(CONCEDE)

    with pytest.raises(ValueError, match="'concede' was not offered"):
        answer_for(begin(usual("competitive", 2), 1), Quitter(), 1)


def test_a_random_agent_needs_only_the_decision() -> None:
    state = begin(usual("solo-standard", 1), 1)
    assert state.decision is not None
    assert RandomAgent(3).choose(state.decision) is RandomAgent(3).choose(state, 0)
