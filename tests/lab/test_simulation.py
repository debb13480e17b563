"""Counts of games against hand-made records, figures, and the stopping rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.lab.matches import BOOK, match

from delve.engine.tables import table, usual_decks
from delve.lab.checkpoint import Checkpoint
from delve.lab.games import GameRecord, SeatRecord
from delve.lab.jobs import Games, Here, Job
from delve.lab.odds import Odds, odds
from delve.lab.simulation import Subject, Tally, simulate
from delve.library.formats import find_format
from delve.library.shipped import standard_deck

SUBJECT = Subject("solo-standard", "Standard Solo", ["starter"], "starter", "random", 1)


def tally(format: str = "solo-standard", seats: int = 1) -> Tally:
    found = find_format(format)
    return Tally(table(BOOK, found, usual_decks(BOOK, found, seats)), BOOK)


def record(number: int, result: str, fell: int = 0, hand: str = "Light", reason: str = "quests") -> GameRecord:
    """A game with one Adventurer and one Quest, in which one card came to hand and was played."""
    quest = "done" if result == "won" else "open"
    seat = SeatRecord(result, 9, 0.1, [hand], [hand], [hand], {"Gypsy Thief": fell}, {"Den of Evil": quest})
    return GameRecord(number, 0, reason, 10 + number, [seat])


def counted(*records: GameRecord) -> Odds:
    made = tally()
    for each in records:
        made.add(each)
    return odds(SUBJECT, made)


class Made:
    """Workers that have the games already."""

    def __init__(self, won: str) -> None:
        self.won = won
        self.played = 0

    def play(self, job: Job, numbers: Iterator[int]) -> Games:
        for number in numbers:
            self.played += 1
            yield record(number, "won" if self.won[number % len(self.won)] == "w" else "lost")


def test_the_figures_of_a_few_games() -> None:
    found = counted(
        record(0, "won"),
        record(1, "lost", 4, "Fly", "party perished"),
        record(2, "won", 0, "Light"),
        record(3, "lost", 0, "Light", "party perished"),
    )
    assert (found["games"], found["wins"], found["rate"]) == (4, 2, 0.5)
    assert found["ci95"] == pytest.approx([0.150039, 0.849961], abs=1e-6)
    assert found["ended"] == {"party perished": 2, "quests": 2}
    assert found["rounds"] == {"mean": 11.5, "p10": 10, "p50": 11, "p90": 13}
    adventurers = found["adventurers"]
    assert isinstance(adventurers, dict)
    thief = adventurers["Gypsy Thief"]
    assert (thief["games"], thief["survived"], thief["rate"], thief["fell"]) == (4, 3, 0.75, {"4": 1})
    assert thief["ci95"] == pytest.approx([0.300642, 0.954413], abs=1e-6)
    quests = found["quests"]
    assert isinstance(quests, dict)
    assert (quests["Den of Evil"]["completed"], quests["Den of Evil"]["rate"]) == (2, 0.5)


def test_what_a_card_was_worth() -> None:
    found = counted(record(0, "won"), record(1, "lost", 4, "Fly"), record(2, "won"), record(3, "lost"))
    cards = found["cards"]
    named = {card["name"]: card for card in cards}
    light, never = named["Light"], named["Magic Greatsword"]
    assert (light["drawn"], light["played"], light["opening"]) == (3, 3, 3)
    assert (light["rate_drawn"], light["rate_not_drawn"]) == (0.666667, 0.0)
    assert light["difference"] == light["difference_played"] == light["difference_opening"] == 0.666667
    low, high = light["ci95"] or (0, 0)
    assert low < 0 < high
    assert (never["drawn"], never["rate_drawn"], never["rate_not_drawn"]) == (0, None, 0.5)
    assert (never["difference"], never["ci95"]) == (None, None)
    assert len(cards) == len({card["name"] for card in cards}) == len(standard_deck(BOOK, "starter").crawler)


def test_who_wins() -> None:
    assert tally("solo-standard").ours == (0,)
    assert tally("coop-3", 3).ours == (0, 1, 2)
    assert tally("competitive", 2).ours == (0,)
    assert tally("multiplayer", 4).ours == (0,)


def test_a_party_of_co_op_is_counted_together() -> None:
    made = tally("coop-2", 2)
    simulate(match("coop-2", 2), made, 3, Here(), Checkpoint())
    assert len(made.adventurers) == 4
    assert {seen.total() for seen in made.adventurers.values()} == {3}
    assert all(count.drawn[0] <= 3 for count in made.cards.values())


def test_it_ends_when_the_rate_is_known_well_enough() -> None:
    # After 100 games of which half are won Wilson's interval reaches 9.6% either way, after 200 6.9%.
    for until, expected in ((0.1, 100), (0.09, 200), (0.07, 200), (0.001, 1000)):
        made = tally()
        simulate(match(), made, 1000, Made("wl"), Checkpoint(), until)
        assert made.games == expected


def test_nothing_is_played_beyond_the_end() -> None:
    workers = Made("wl")
    simulate(match(), tally(), 1000, workers, Checkpoint(), 0.1)
    assert workers.played == 100


def test_it_does_not_end_between_batches() -> None:
    """Of 130 games the first were lost: known well enough at 130, but nobody asks before 200."""
    made = tally()
    simulate(match(), made, 130, Made("l"), Checkpoint(), 0.016)
    assert made.half_width() <= 0.016
    assert made.games == 130
    made = tally()
    simulate(match(), made, 1000, Made("l"), Checkpoint(), 0.016)
    assert made.games == 200


def test_every_game_is_shown() -> None:
    seen: list[int] = []
    simulate(match(), tally(), 5, Made("w"), Checkpoint(), None, lambda each: seen.append(each.number))
    assert seen == [0, 1, 2, 3, 4]
