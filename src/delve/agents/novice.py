"""A player who knows the rules and not much more."""

from __future__ import annotations

from typing import Final

from delve.agents.steady import SteadyAgent
from delve.model.decisions import Option
from delve.model.state import State

# One answer in so many is the first thing that comes to mind.
SLIPS: Final = 4


class NoviceAgent(SteadyAgent):
    """Plays like ``steady``, and every now and then takes any option."""

    def choose(self, state: State, seat: int) -> Option:
        decision = state.decision
        assert decision is not None
        if self.chance.below(SLIPS) == 0:
            return decision.options[self.chance.below(len(decision.options))]
        return super().choose(state, seat)
