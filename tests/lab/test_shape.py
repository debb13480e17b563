"""The shape of games: gaps between options, swings between Rounds, and what becomes of them in the odds."""

from __future__ import annotations

import dataclasses

import pytest
from tests.lab.matches import match
from tests.lab.test_simulation import tally

from delve.agents.search import Tried
from delve.lab.games import GameRecord, SeatRecord, read_record
from delve.lab.odds import shape
from delve.lab.shape import Shape, gap
from delve.lab.simulation import Tally
from delve.model.decisions import Option


def tried(*chances: float) -> Tried:
    made = Tried(Option(0))
    made.chances = list(chances)
    return made


def test_the_gap_is_that_to_the_second_best_option() -> None:
    assert gap([tried(0.5, 0.7), tried(0.5, 0.6), tried(0.1, 0.2)]) == pytest.approx(0.05)
    assert gap([tried(0.5, 0.7), tried(0.1), tried(0.45, 0.65)]) == pytest.approx(0.05)


def test_options_that_come_to_the_same_are_no_choice() -> None:
    assert gap([tried(0.5, 0.7), tried(0.5, 0.7)]) is None
    assert gap([tried(0.5, 0.7), tried(0.5, 0.7), tried(0.4, 0.6)]) == pytest.approx(0.1)
    assert gap([tried(0.5)]) is None
    assert gap([tried(0.5, 0.6), tried(0.6, 0.6)]) == 0, "what is done although another looked a little better"


def test_what_counts_as_a_choice_and_as_a_moment() -> None:
    made = Shape([0.5, 0.56, 0.52, 0.6], [0.0, 0.029, 0.03, None])
    assert (made.choices(), made.moments()) == (2, 2)


def lasting(rounds: int, made: Shape | None = None) -> GameRecord:
    return GameRecord(0, 0, "quests", rounds, [SeatRecord("won", 9, 0.1, [], [], [], {}, {})], shape=made)


def counted(*records: GameRecord) -> Tally:
    made = tally()
    for each in records:
        made.add(each)
    return made


def test_how_many_games_are_of_the_usual_length() -> None:
    found = shape(counted(*[lasting(rounds) for rounds in (9, 10, 20, 21)]))
    assert (found["usual"]["games"], found["usual"]["rate"]) == (2, 0.5)
    assert (found["choices"], found["moments"]) == (None, None)


def test_choices_and_moments_are_shares_of_all_that_were_weighed() -> None:
    found = shape(counted(lasting(3, Shape([0.5, 0.6, 0.6], [0.01, 0.2])), lasting(2, Shape([0.5, 0.5], [None, 0.02]))))
    choices, moments = found["choices"], found["moments"]
    assert choices is not None
    assert moments is not None
    assert (choices["decisions"], choices["count"], choices["rate"]) == (4, 2, 0.5)
    assert (moments["rounds"], moments["count"]) == (3, 1)


def test_decisions_are_weighed_only_if_they_are_to_be() -> None:
    asked = match(agent="quick")
    assert asked.open()(0).shape is None
    record = dataclasses.replace(asked, weighed=60).open()(0)
    assert record.shape is not None
    assert len(record.shape.chances) == record.rounds
    assert len(record.shape.gaps) == record.seats[0].decisions // 60
    assert all(0 < chance < 1 for chance in record.shape.chances)
    assert read_record(record.data()) == record
