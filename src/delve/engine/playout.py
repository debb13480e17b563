"""A game played on by uniformly random choices: the measure of speed, and what searching agents are made of."""

from __future__ import annotations

from delve.engine.run import answer
from delve.model.chance import Chance
from delve.model.state import State


def playout(state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Plays on to the end, or for that many decisions; how many were taken."""
    taken = 0
    while taken < most:
        decision = state.decision
        if decision is None:
            return taken
        options = decision.options
        answer(state, options[chance.below(len(options))])
        taken += 1
    return taken
