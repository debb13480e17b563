"""Search: tries what may be done in many worlds that its seat cannot tell apart, and plays each of them on.

It is flat, with sequential halving. Every option is tried in the same redealt worlds, so that what differs is the
option and not the deal; ``quick`` plays all seats on to the beginning of a later Round; and a value says how likely the
seat is to win from there. After every stage half of the options are given up. What ``steady`` would do stays to the
end, and is done unless something else is clearly better: noise must not override judgement.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from delve.agents.judgement import GAME, outcome
from delve.agents.quick import QuickAgent
from delve.agents.steady import SteadyAgent, outlook
from delve.agents.value import Value
from delve.engine.hidden import redeal
from delve.engine.run import answer
from delve.model.chance import seeded
from delve.model.decisions import Option
from delve.model.state import UNDECIDED, State

# The most decisions in one playout.
MOST: Final = 400
# A position of so much more worth is won e times as often, where no value was learned.
SCALE: Final = 45.0


# After every so many worlds it is asked whether anything is left to find out: whether something is ahead of all others
# by so many standard errors.
SETTLES: Final = 8
AHEAD: Final = 3.0


class Budget:
    """A budget: a number of playouts or of seconds, whichever ends first."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        self.playouts = playouts
        self.seconds = seconds


class Settings:
    """How to search."""

    def __init__(self, rounds: int = 1, clearly: float = 1.0, learned: Value | None = None, sees: bool = False) -> None:
        self.rounds = rounds  # how many Rounds a playout lasts
        self.clearly = clearly  # standard errors by which an option must beat the choice of ``steady``
        self.learned = learned  # the learned value of final positions; ``judgement`` if None
        self.sees = sees  # whether it sees the real state, to measure the value of perfect information


class Tried:
    """An option, and how likely the seat was to win in each world in which it was tried."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.chances: list[float] = []

    def mean(self) -> float:
        return sum(self.chances) / max(1, len(self.chances))

    def lead(self, other: Tried) -> tuple[float, float]:
        """The mean advantage over another option in common worlds, and its standard error."""
        count = min(len(self.chances), len(other.chances))
        if count < 2:
            return 0.0, 1.0
        gaps = [self.chances[place] - other.chances[place] for place in range(count)]
        mean = sum(gaps) / count
        spread = sum([(gap - mean) * (gap - mean) for gap in gaps]) / (count - 1)
        return mean, math.sqrt(spread / count)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchAgent:
    """Searches within its budget."""

    def __init__(self, seed: int, budget: Budget, settings: Settings) -> None:
        self.seed = seed
        self.budget = budget
        self.settings = settings
        self.steady = SteadyAgent(seed)
        self.asked = 0

    def choose(self, state: State, seat: int) -> Option:
        """The best option found."""
        return self.weigh(state, seat)[0].option

    def weigh(self, state: State, seat: int) -> list[Tried]:
        """All options with their results, the best first."""
        decision = state.decision
        assert decision is not None
        self.asked += 1
        usual = self.steady.choose(state, seat)
        tried = [Tried(option) for option in decision.options]
        for place, each in enumerate(tried):
            if each.option.same(usual):
                tried.insert(0, tried.pop(place))
        self.halve(state, seat, tried)
        best = tried[0]
        for each in tried[1:]:
            lead, error = each.lead(tried[0])
            if lead > self.settings.clearly * error and each.mean() > best.mean():
                best = each
        return [best, *[each for each in tried if each is not best]]

    def halve(self, state: State, seat: int, tried: list[Tried]) -> None:
        """Sequential halving: all options, then the better half, and so on; every stage has the same budget."""
        stages = max(1, math.ceil(math.log2(len(tried))))
        begun = time.monotonic()
        left = tried[:]
        spent = 0
        worlds = 0
        for stage in range(1, stages + 1):
            while not self.is_spent(spent, begun, stage / stages):
                world = self.world(state, seat, worlds)
                for each in left:
                    each.chances.append(self.play_on(world, seat, each.option, worlds))
                    spent += 1
                worlds += 1
                if worlds % SETTLES == 0 and is_settled(left):
                    return
            rest = sorted(left[1:], key=lambda each: -each.mean())
            left = [left[0], *rest[: len(left) // 2]]

    def is_spent(self, playouts: int, begun: float, share: float) -> bool:
        budget = self.budget
        if budget.playouts and playouts >= budget.playouts * share:
            return True
        return budget.seconds > 0.0 and time.monotonic() - begun >= budget.seconds * share

    def world(self, state: State, seat: int, number: int) -> State:
        """One of the worlds that the seat cannot tell from this one."""
        seed = (self.seed * 1_000_003 + self.asked) * 1_000_003 + number
        if not self.settings.sees:
            return redeal(state, seat, seed)
        twin = state.clone()
        twin.chance = seeded(seed)
        return twin

    def play_on(self, world: State, seat: int, option: Option, number: int) -> float:
        """How likely the seat is to win once this is done there, and all go on as ``quick`` would."""
        state = world.clone()
        until = state.round + self.settings.rounds
        answer(state, option)
        return self.play_out(state, seat, number, until)

    def play_out(self, state: State, seat: int, number: int, until: int) -> float:
        """How likely the seat is to win where ``quick`` plays all seats on to the beginning of a Round."""
        players = [QuickAgent(number * 8 + each) for each in range(state.seats)]
        for _ in range(MOST):
            decision = state.decision
            if decision is None or state.round >= until:
                break
            answer(state, players[decision.seat].choose(state, decision.seat))
        return self.chance_of(state, seat)

    def chance_of(self, state: State, seat: int) -> float:
        """How likely the seat is to win from here."""
        if state.result != UNDECIDED:
            return 0.5 + 0.5 * outcome(state.result, seat) / GAME
        if self.settings.learned is not None:
            return self.settings.learned.of(state, seat)
        return 1.0 / (1.0 + math.exp(-outlook(state, seat) / SCALE))


def is_settled(tried: list[Tried]) -> bool:
    """Whether one of these is clearly better than all others, or all are equal."""
    best = max(tried, key=lambda each: each.mean())
    for each in tried:
        lead, error = best.lead(each)
        if each is not best and lead < AHEAD * error:
            return False
    return True
