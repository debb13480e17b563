"""Intervals against published values, and their coverage."""

from __future__ import annotations

import random

import pytest

from delve.lab.statistics import half_width, paired_difference, percentile, rate_difference, rate_interval


def test_wilsons_interval() -> None:
    # Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
    assert rate_interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert rate_interval(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert rate_interval(0, 20) == pytest.approx((0, 0.1611), abs=5e-5)
    assert rate_interval(0, 0) is None
    assert half_width(rate_interval(0, 20)) == pytest.approx(0.0806, abs=5e-5)
    assert half_width(None) == 1


def test_newcombes_interval() -> None:
    # Newcombe (1998), "Interval estimation for the difference between independent proportions", table II, method 10.
    found = rate_difference(56, 70, 48, 80)
    assert found is not None
    assert found[0] == pytest.approx(0.2)
    assert found[1] == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert rate_difference(1, 2, 0, 0) is None


def test_students_interval() -> None:
    found = paired_difference([1, 0, 0, -1, 1, 1, 0, 1])
    assert found is not None
    mean, interval = found
    assert mean == pytest.approx(0.375)
    # 0.375 -+ 2.36462 * 0.744024 / sqrt(8)
    assert interval == pytest.approx((-0.24702, 0.99702), abs=5e-5)


def test_differences_of_rates_are_never_greater_than_one() -> None:
    # Student's interval of two is 0.5 -+ 6.353.
    assert paired_difference([1, 0]) == (0.5, (-1, 1))


def test_differences_that_are_all_the_same_say_how_rare_others_are() -> None:
    assert paired_difference([]) is None
    # Of fifty games without an event, Clopper and Pearson's interval ends at 1 - 0.025 ** (1 / 50) = 0.0711.
    mean, interval = paired_difference([0.0] * 50) or (None, None)
    assert mean == 0
    assert interval == pytest.approx((-0.0711, 0.0711), abs=5e-5)
    # All that was not seen may be as bad as can be.
    mean, interval = paired_difference([1.0]) or (None, None)
    assert mean == 1
    assert interval == pytest.approx((-0.95, 1))


def test_intervals_hold_as_often_as_they_promise() -> None:
    chance = random.Random(5)
    held = 0
    for _ in range(400):
        interval = rate_interval(sum(chance.random() < 0.2 for _ in range(60)), 60)
        assert interval is not None
        held += interval[0] <= 0.2 <= interval[1]
    assert 0.92 <= held / 400 <= 0.98


def test_percentiles_are_values_that_occurred() -> None:
    assert [percentile([9, 1, 5, 3, 7], percent) for percent in (0, 10, 50, 90, 100)] == [1, 1, 5, 9, 9]
