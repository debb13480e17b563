"""A weak player: ``steady`` with occasional random answers."""

from __future__ import annotations

from typing import Final

from delve.agents.steady import SteadyAgent
from delve.model.decisions import Option
from delve.model.state import State

# One answer in this many is random.
SLIPS: Final = 4


class NoviceAgent(SteadyAgent):
    """Plays like ``steady``, with occasional random answers."""

    def choose(self, state: State, seat: int) -> Option:
        decision = state.decision
        assert decision is not None
        if self.chance.below(SLIPS) == 0:
            return decision.options[self.chance.below(len(decision.options))]
        return super().choose(state, seat)
