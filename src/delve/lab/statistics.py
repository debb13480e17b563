"""Statistics of games. All intervals are 95% intervals.

- A rate: Wilson's interval, which stays between 0 and 1 and is right for rare wins and few games.
- The difference of two rates from separate games: Newcombe's interval, which is made of Wilson's.
- The mean of paired differences, such as two agents on the same seeds: Student's t, between -1 and 1. A bootstrap of
  the same differences agrees with it from about thirty games on, takes a thousand times longer, and needs a seed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from scipy.stats import binomtest, ttest_1samp

LEVEL: Final = 0.95

Interval = tuple[float, float]


def rate_interval(wins: int, games: int) -> Interval | None:
    """Wilson's interval of a rate; None without games."""
    if not games:
        return None
    found = binomtest(wins, games).proportion_ci(LEVEL, method="wilson")
    return float(found.low), float(found.high)


def half_width(interval: Interval | None) -> float:
    """Half the width of an interval; 1 if there is none."""
    return 1.0 if interval is None else (interval[1] - interval[0]) / 2


def rate_difference(wins: int, games: int, other_wins: int, other_games: int) -> tuple[float, Interval] | None:
    """How much higher a rate is than another from other games, and Newcombe's interval; None where one has no games."""
    first, second = rate_interval(wins, games), rate_interval(other_wins, other_games)
    if first is None or second is None:
        return None
    rate, other = wins / games, other_wins / other_games
    below = math.hypot(rate - first[0], second[1] - other)
    above = math.hypot(first[1] - rate, other - second[0])
    return rate - other, (rate - other - below, rate - other + above)


def paired_difference(differences: Sequence[float]) -> tuple[float, Interval] | None:
    """The mean of paired differences between rates, and Student's interval; None without any.

    Where all differences are the same, they do not tell how much they vary, but how rare others are at the most
    (Clopper and Pearson): the interval holds whatever those others may be.
    """
    if not differences:
        return None
    mean = math.fsum(differences) / len(differences)
    if len(set(differences)) == 1:
        rare = 1 - ((1 - LEVEL) / 2) ** (1 / len(differences))
        return mean, (mean - rare * (mean + 1), mean + rare * (1 - mean))
    found = ttest_1samp(differences, 0).confidence_interval(LEVEL)
    # No difference of two rates is greater than 1.
    return mean, (max(-1.0, float(found.low)), min(1.0, float(found.high)))


def percentile(values: Sequence[int], percent: int) -> int:
    """A percentile (nearest rank)."""
    return sorted(values)[max(0, math.ceil(len(values) * percent / 100) - 1)]
