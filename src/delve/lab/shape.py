"""The shape of a game: how open its decisions are, and how its Rounds turn it.

A **real choice** is a decision whose two best options are worth nearly the same without being the same: in some world
they come to something else, and on average they are less than ``CLOSE`` apart. A **moment** is a Round that moves the
chance of winning by more than ``SWING``.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from delve.agents.base import handed
from delve.agents.catalogue import learned, search
from delve.agents.search import Budget, Tried
from delve.model.state import State

CLOSE: Final = 0.03
SWING: Final = 0.05
# How long a game of the usual length is, in Rounds, both ends included.
USUAL: Final = (10, 20)
# In how many worlds, for all options together, a decision is tried.
WORLDS: Final = 200
DIGITS: Final = 4


@dataclass
class Shape:
    """What is kept of a game: the chance to win as each Round begins, and the gap of each weighed decision."""

    chances: list[float]
    gaps: list[float | None]  # None where all worlds come to the same with both of the best options

    def choices(self) -> int:
        return sum(gap is not None and gap < CLOSE for gap in self.gaps)

    def moments(self) -> int:
        return sum(abs(after - before) > SWING for before, after in pairwise(self.chances))


class Course:
    """Follows a game for one seat; every so many of its decisions is weighed."""

    def __init__(self, seat: int, seed: int, every: int) -> None:
        self.seat = seat
        self.seed = seed
        self.every = every
        self.shape = Shape([], [])
        self.asked = 0

    def look(self, state: State) -> None:
        """Takes in the open decision."""
        if state.round > len(self.shape.chances):
            known = handed(state, self.seat, self.seed)
            self.shape.chances.append(round(learned().of(known, self.seat), DIGITS))
        if state.decision is not None and state.decision.seat == self.seat:
            self.asked += 1
            if self.asked % self.every == 0:
                seed = self.seed + self.asked
                self.shape.gaps.append(
                    gap(search(seed, Budget(WORLDS)).weigh(handed(state, self.seat, seed), self.seat))
                )


def gap(tried: list[Tried]) -> float | None:
    """How far the best option is ahead of the second, in the worlds in which both were tried."""
    best = tried[0]
    behind = [best.lead(each)[0] for each in tried[1:] if differs(best, each)]
    return round(max(0.0, min(behind)), DIGITS) if behind else None


def differs(one: Tried, other: Tried) -> bool:
    """Whether two options come to something else in some world; one world says nothing."""
    both = list(zip(one.chances, other.chances, strict=False))
    return len(both) > 1 and any(mine != theirs for mine, theirs in both)
