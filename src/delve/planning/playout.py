"""Random playouts: games continued with uniformly random choices, for benchmarks and search agents."""

from __future__ import annotations

from delve.engine.run import answer
from delve.model.chance import Chance
from delve.model.state import State


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
