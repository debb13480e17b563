"""An agent that takes any option, each equally likely."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from delve.model.chance import Chance, seeded
from delve.model.decisions import Decision, Option
from delve.model.ids import NOBODY
from delve.model.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomAgent:
    """Uniformly random legal choices, from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = seeded(seed)

    def choose(self, state: State | Decision, seat: int = NOBODY) -> Option:
        """Any option. It needs only the decision, not the state."""
        decision = state.decision if isinstance(state, State) else state
        assert decision is not None
        return decision.options[self.chance.below(len(decision.options))]
