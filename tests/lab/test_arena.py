"""Comparing agents: seats, deals, and results."""

from __future__ import annotations

import pytest

from delve.engine.tables import table, usual_decks
from delve.lab.arena import Contest, Standings
from delve.lab.checkpoint import Checkpoint
from delve.lab.games import GameRecord, SeatRecord
from delve.lab.jobs import Processes, play_games, workers_for
from delve.lab.soak import BOOK
from delve.library.formats import find_format


def contest(format: str, agents: str, seats: int = 1, seed: int = 1) -> Contest:
    found = find_format(format)
    setup = table(BOOK, found, usual_decks(BOOK, found, seats))
    return Contest(BOOK, setup, {name: name for name in agents.split()}, seed)


def record(number: int, *results: str) -> GameRecord:
    seats = [SeatRecord(result, 10, 2.0, [], [], [], {}, {}) for result in results]
    return GameRecord(number, 0, "", 1, seats)


def test_in_co_op_every_agent_plays_every_deal_in_all_seats() -> None:
    found = contest("coop-2", "random steady", 2)
    assert found.lineups == [["random", "random"], ["steady", "steady"]]
    assert len(found.matches) == 1
    assert [found.place(number) for number in range(4)] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_opponents_sit_in_turn_and_the_decks_move_on() -> None:
    found = contest("competitive", "random steady", 2)
    assert found.lineups == [["random", "steady"], ["steady", "random"]]
    first, second = (turned[0].setup["seats"] for turned in found.matches)
    assert first == second[::-1]
    assert first != second
    four = contest("multiplayer", "random steady quick", 4)
    assert four.lineups[1] == ["steady", "quick", "random", "steady"]
    assert len(four.matches) == 4


def test_a_deal_is_the_same_whoever_plays_it() -> None:
    found = contest("solo-beginner", "random quick")
    play = found.open()
    one, other, next_deal = play(0), play(1), play(2)
    assert one.seed == other.seed != next_deal.seed
    assert [one.number, other.number, next_deal.number] == [0, 1, 2]
    assert one.seats[0].decisions != other.seats[0].decisions


def test_wins_are_counted_for_whoever_sat_there_and_compared_deal_by_deal() -> None:
    standings = Standings(contest("competitive", "random steady", 2))
    for each in (
        record(0, "lost", "won"),
        record(1, "won", "lost"),
        record(2, "won", "lost"),
        record(3, "won", "lost"),
        record(4, "draw", "draw"),
        record(5, "won", "lost"),
    ):
        standings.add(each)
    told = standings.result()
    assert told["games"] == 6
    assert standings.contest.total(6) == 6
    assert told["agents"]["random"]["wins"] == 1
    assert told["agents"]["steady"]["wins"] == 4
    assert told["agents"]["steady"]["rate"] == pytest.approx(4 / 6)
    assert told["agents"]["steady"]["decisions_per_s"] == 5.0
    low, high = told["agents"]["steady"]["ci95"] or (0, 0)
    assert 0 <= low < 4 / 6 < high <= 1
    # Steady won both games of the first deal, each one of the second, and steady one of two of the third.
    assert told["differences"]["random-steady"]["mean"] == pytest.approx((-1 + 0 - 0.5) / 3)
    assert told["gap_closed"] is None


def test_a_deal_that_not_all_have_played_is_not_compared() -> None:
    standings = Standings(contest("competitive", "random steady", 2))
    for each in (record(0, "lost", "won"), record(1, "lost", "won"), record(2, "won", "lost")):
        standings.add(each)
    told = standings.result()
    assert told["agents"]["random"]["wins"] == 2
    assert told["differences"]["random-steady"]["mean"] == 0.0


def test_the_share_of_the_gap_that_search_closes() -> None:
    standings = Standings(contest("solo-beginner", "steady search:4 oracle:4"))
    for number, result in enumerate("LWW LWW LLW WWW".replace(" ", "")):
        standings.add(record(number, "won" if result == "W" else "lost"))
    assert standings.result()["gap_closed"] == pytest.approx((0.75 - 0.25) / (1.0 - 0.25))


def test_the_figures_do_not_hang_on_how_many_play_at_once() -> None:
    def figures(jobs: int) -> object:
        found = contest("solo-beginner", "random quick")
        standings = Standings(found)
        for each in play_games(found, 8, workers_for(jobs), Checkpoint()):
            standings.add(each)
        told = standings.result()
        for agent in told["agents"].values():
            agent["decisions_per_s"] = None
        return told

    assert figures(1) == figures(2)
    assert isinstance(workers_for(2), Processes)
