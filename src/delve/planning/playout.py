"""Games without events, and random playouts: for benchmarks, learners and search agents."""

from __future__ import annotations

from delve.content.book import CardBook
from delve.engine.play import Setup, new_state
from delve.engine.run import advance, answer
from delve.model.chance import Chance
from delve.model.state import State


def start(book: CardBook, setup: Setup, seed: int) -> State:
    """A fresh game at its first decision, which nobody watches: no events are made."""
    state = new_state(book, setup, seed)
    state.recording = False
    state.events = []
    advance(state)
    return state


def playout(state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Plays to the end, or for at most ``most`` decisions; returns how many were taken."""
    taken = 0
    while taken < most:
        decision = state.decision
        if decision is None:
            return taken
        options = decision.options
        answer(state, options[chance.below(len(options))])
        taken += 1
    return taken
