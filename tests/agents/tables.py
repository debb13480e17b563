"""Tables for agents to sit at: whole games, and positions as scenarios give them."""

from __future__ import annotations

from typing import Any

from delve.agents.base import Agent, answer_for
from delve.engine.notation import line
from delve.engine.play import Setup, new_state
from delve.engine.position import position
from delve.engine.run import advance, answer
from delve.engine.tables import table, usual_decks
from delve.lab.soak import BOOK, random_setup
from delve.library.formats import find_format
from delve.model.chance import seeded
from delve.model.state import State


def usual(format: str, seats: int) -> Setup:
    """The decks that come with Delve."""
    found = find_format(format)
    return table(BOOK, found, usual_decks(BOOK, found, seats))


def dealt(format: str, seats: int, seed: int) -> Setup:
    """Decks of all sorts of cards."""
    return random_setup(find_format(format), seats, seeded(seed))


def begin(setup: Setup, seed: int) -> State:
    state = new_state(BOOK, setup, seed)
    advance(state)
    return state


def play(state: State, agents: list[Agent], seed: int, most: int = 20_000) -> list[str]:
    """Lets the agents play to the end, or for that many decisions: the lines they said."""
    said: list[str] = []
    while state.decision is not None and len(said) < most:
        option = answer_for(state, agents[state.decision.seat], seed + len(said))
        assert any(option is each for each in state.decision.options)
        said.append(line(state, option))
        answer(state, option)
    return said


def given(format: str = "solo-standard", **what: Any) -> State:
    """A position as a scenario gives it."""
    return position(BOOK, {"format": format, "given": what}, "position")


def play_step(state: State, agent: Agent) -> list[str]:
    """Lets an agent play until the step is over: the lines it said."""
    now = (state.round, state.step)
    said: list[str] = []
    while state.decision is not None and (state.round, state.step) == now:
        option = answer_for(state, agent, len(said))
        said.append(line(state, option))
        answer(state, option)
    return said
