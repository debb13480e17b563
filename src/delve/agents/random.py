"""An agent that takes any option, each equally likely."""

from __future__ import annotations

from delve.model.chance import Chance, seeded
from delve.model.decisions import Decision, Option


class RandomAgent:
    """Uniformly random legal choices, from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = seeded(seed)

    def choose(self, decision: Decision) -> Option:
        return decision.options[self.chance.below(len(decision.options))]
