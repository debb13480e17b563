"""Balance targets: reading, games, counted wins, and when a target is met."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.lab.matches import BOOK

from delve.engine.tables import table
from delve.lab.balance import TARGETS, Order, Score, Series, Table, Target, in_order, play_series, read_aims, report
from delve.lab.checkpoint import Checkpoint
from delve.lab.games import GameRecord, SeatRecord
from delve.lab.jobs import Games, Here, Job
from delve.library.formats import find_format
from delve.model.errors import BadInput

PARTY = Target("party", 0.4, 0.6, "random")
SOLO = Table("solo-beginner", ("unbound-starter",), (PARTY,))
COMPETITIVE = ("competitive-old-powers", "competitive-warren")
PAIRS = ("multiplayer-steady", "multiplayer-venom") * 2


def record(number: int, *results: str) -> GameRecord:
    return GameRecord(number, 0, "", 1, [SeatRecord(result, 1, 0.1, [], [], [], {}, {}) for result in results])


def score(target: Target, wins: int, games: int) -> Score:
    made = Score(target, SOLO)
    made.wins, made.games = wins, games
    return made


class Made:
    """Workers with prepared games: the first seat wins at a given rate."""

    def __init__(self, won: str) -> None:
        self.won = won
        self.played = 0

    def play(self, job: Job, numbers: Iterator[int]) -> Games:
        for number in numbers:
            self.played += 1
            yield record(number, "won" if self.won[number % len(self.won)] == "w" else "lost")


# --- The targets that come with Delve. ---------------------------------------------------------------------------


def test_every_table_can_be_laid() -> None:
    for each in read_aims(TARGETS).tables:
        setup = table(BOOK, find_format(each.format), list(each.decks))
        fewest, most = setup.format.numbers.seats
        assert fewest <= len(each.decks) <= most
        setup.brought(BOOK)


def test_every_format_has_a_target_and_every_ally_meets_search() -> None:
    aims = read_aims(TARGETS)
    for format in ("beginner", "starter", "standard", "elite", "champion", "delver", "master"):
        assert {f"solo-{format}", f"solo-{format}-search"} <= {target.name for target in aims.targets()}
    assert {each.format for each in aims.tables} >= {"coop-starter", "coop-2", "coop-3", "coop-4", "competitive"}
    assert all(target.searches() == target.name.endswith("-search") for target in aims.targets())


def test_only_some_targets_and_the_orders_between_them() -> None:
    aims = read_aims(TARGETS).named(["campaign-a01", "campaign-a03", "campaign-a04", "coop-2"])
    assert [target.name for target in aims.targets()] == ["campaign-a01", "campaign-a03", "campaign-a04", "coop-2"]
    assert [order.names for order in aims.orders] == [("campaign-a01", "campaign-a03", "campaign-a04")]
    with pytest.raises(BadInput, match="did you mean 'coop-2'"):
        read_aims(TARGETS).named(["coop2"])


# --- Whose wins are counted. -------------------------------------------------------------------------------------


def test_tables_are_played_in_turn_and_decks_move_on() -> None:
    begins = Target("begins", 0.45, 0.55, "random", seat=1)
    series = Series(BOOK, (SOLO, Table("competitive", COMPETITIVE, (begins,))), "random", 1)
    assert [series.place(number) for number in range(4)] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [len(turned) for turned in series.matches] == [1, 2]
    first, second = [match.setup["seats"] for match in series.matches[1]]
    assert first == second[::-1] != second


def test_a_deck_is_counted_wherever_it_sits() -> None:
    made = Score(Target("old", 0.45, 0.55, "random", deck=COMPETITIVE[0]), Table("competitive", COMPETITIVE, ()))
    made.table = Table("competitive", COMPETITIVE, (made.target,))
    for game, results in enumerate([("won", "lost"), ("won", "lost"), ("lost", "won"), ("lost", "won")]):
        made.add(record(game, *results), game)
    # It sat first in games 0 and 2, and second in games 1 and 3.
    assert (made.wins, made.games, made.rate()) == (2, 4, 0.5)


def test_two_seats_with_a_deck_share_its_wins() -> None:
    target = Target("venom", 0.2, 0.3, "random", deck="multiplayer-venom")
    made = Score(target, Table("multiplayer", PAIRS, (target,)))
    made.add(record(0, "lost", "lost", "lost", "won"), 0)
    made.add(record(1, "lost", "lost", "lost", "won"), 1)
    assert (made.wins, made.games, made.rate()) == (1, 2, 0.25)
    assert made.interval() == pytest.approx((0.09453121 / 2, 0.9054687 / 2), abs=1e-6)
    assert made.met()


def test_a_seat_is_counted_whatever_deck_it_plays() -> None:
    target = Target("second", 0.0, 0.3, "random", seat=2)
    made = Score(target, Table("multiplayer", PAIRS, (target,)))
    for game, results in enumerate([("lost", "won", "lost", "lost"), ("won", "lost", "lost", "lost")]):
        made.add(record(game, *results), game)
    assert (made.wins, made.games) == (1, 2)


def test_who_begins_is_counted_wherever_they_sit() -> None:
    target = Target("begins", 0.45, 0.55, "random", begins=True)
    made = Score(target, Table("competitive", COMPETITIVE, (target,)))
    for game, (first, results) in enumerate([(1, ("lost", "won")), (0, ("lost", "won")), (0, ("won", "lost"))]):
        made.add(dataclasses.replace(record(game, *results), first=first), game)
    assert (made.wins, made.games, made.table.turns()) == (2, 3, 2)


# --- Met. --------------------------------------------------------------------------------------------------------


def test_a_target_is_met_where_its_rate_lies_in_the_range() -> None:
    assert [score(PARTY, wins, 100).met() for wins in (39, 40, 60, 61)] == [False, True, True, False]
    assert not score(PARTY, 0, 0).met()


def test_an_order_falls_and_may_have_to_be_apart() -> None:
    names = ("easy", "hard")
    rates = {"easy": 60, "hard": 50}
    scores = [score(Target(name, 0, 1, "random"), wins, 100) for name, wins in rates.items()]
    assert in_order(Order(names, False), scores)
    assert not in_order(Order(names[::-1], False), scores)
    assert not in_order(Order(names, True), scores), "0.40 to 0.60 and 0.50 to 0.69 overlap"
    wide = [score(Target(name, 0, 1, "random"), wins * 100, 10000) for name, wins in rates.items()]
    assert in_order(Order(names, True), wide)
    assert not in_order(Order(names, False), [score(Target(name, 0, 1, "random"), 5, 10) for name in names])


def test_what_is_told() -> None:
    assert report([score(PARTY, 50, 100)], (Order(("party",), False),)) == {
        "targets": [{"name": "party", "range": [0.4, 0.6], "rate": 0.5, "ci95": [0.403832, 0.596168], "met": True}],
        "orders": [{"names": ["party"], "met": True}],
    }


# --- Playing. ----------------------------------------------------------------------------------------------------


def test_games_are_played_and_counted() -> None:
    series = Series(BOOK, (SOLO,), "random", 1)
    made = Score(PARTY, SOLO)
    assert [each.number for each in play_series(series, [made], 3, Here(), Checkpoint())] == [0, 1, 2]
    assert made.games == 3


def test_it_ends_when_every_rate_is_known_well_enough() -> None:
    # After 100 games of which half are won Wilson's interval reaches 9.6% either way, after 200 6.9%.
    for until, expected in ((0.1, 100), (0.07, 200), (None, 300)):
        made = Score(PARTY, SOLO)
        workers = Made("wl")
        list(play_series(Series(BOOK, (SOLO,), "random", 1), [made], 300, workers, Checkpoint(), until))
        assert (made.games, workers.played) == (expected, expected)


# --- Bad files. --------------------------------------------------------------------------------------------------

HEAD = '[[table]]\nformat = "solo-beginner"\ndecks = ["unbound-starter"]\ntargets = '
BAD = {
    'tables = "x"': "tables",
    HEAD + "[]": "the list is empty",
    HEAD + '[{ name = "a", range = [0.6, 0.4] }]': "table[1].targets[1].range: expected two shares between 0 and 1",
    HEAD + '[{ name = "a", range = [0.4, "b"] }]': "expected two shares",
    HEAD + '[{ name = "a", range = [0.4, 0.6], seat = 2 }]': "expected one of 1 seats",
    HEAD + '[{ name = "a", range = [0.4, 0.6], deck = "starter" }]': "unbound-starter",
    HEAD + '[{ name = "a", range = [0.4, 0.6], agent = "stedy" }]': "did you mean 'steady'",
    HEAD + '[{ name = "a", range = [0, 1] }, { name = "a", range = [0, 1] }]': "two targets are called 'a'",
    HEAD + '[{ name = "a", range = [0, 1] }]\n[[order]]\nnames = ["b"]': "order[1].names",
    '[[table]]\nformat = "solo"': "solo",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_file_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "targets.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        read_aims(path)
    assert BAD[text] in str(refused.value)
