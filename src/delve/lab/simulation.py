"""Counts the games of one match for ``delve sim``.

"We" are the first seat and whoever plays with it: everybody at a table of solo or co-op, the first seat alone where
players are each other's opponents.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from delve.engine.play import Setup, new_state
from delve.lab.checkpoint import Checkpoint
from delve.lab.games import GameRecord, Match, SeatRecord
from delve.lab.jobs import Workers, play_games
from delve.lab.shape import Shape
from delve.lab.statistics import half_width, rate_interval
from delve.library.shipped import CardBook
from delve.messages import Title
from delve.model.state import WON

# The interval is checked after every this many games in order, so that the result does not depend on how the
# games were shared.
BATCH: Final = 100


@dataclass(frozen=True)
class Subject:
    """What is simulated, as given by the user."""

    format: str
    format_title: Title
    decks: list[str]
    dungeon: str | None  # the deck whose Dungeon is faced; None if every player brings one
    agent: str
    seed: int


class CardCount:
    """In how many games a card was in the first hand, drawn at any time, and played; and how many of those were won."""

    def __init__(self) -> None:
        self.opening: tuple[int, int] = (0, 0)
        self.drawn: tuple[int, int] = (0, 0)
        self.played: tuple[int, int] = (0, 0)


class Tally:
    """Running counts."""

    def __init__(self, setup: Setup, book: CardBook) -> None:
        ours = setup.format.allies(new_state(book, setup, 0), 0)
        self.ours = ours
        self.wins = 0
        self.won: list[bool] = []  # game by game
        self.ends: Counter[tuple[str, str]] = Counter()  # by reason and by how they ended for us
        self.rounds: Counter[tuple[int, bool]] = Counter()  # by number of Rounds and whether we won
        brought = [name for seat in ours for name in setup.seats[seat]["crawler_deck"]]
        self.cards: dict[str, CardCount] = {book.card(name, "match").name: CardCount() for name in sorted(set(brought))}
        # For every Adventurer: its last Round, and whether it perished in it.
        self.adventurers: dict[str, Counter[tuple[int, bool]]] = {}
        self.quests: dict[str, Counter[str]] = {}
        self.pairs: Counter[tuple[str, str]] = Counter()  # of Quests that were both completed
        self.shapes: list[Shape] = []

    @property
    def games(self) -> int:
        return len(self.won)

    def half_width(self) -> float:
        """Half the width of the interval of the win rate."""
        return half_width(rate_interval(self.wins, self.games))

    def add(self, record: GameRecord) -> None:
        seats = [record.seats[seat] for seat in self.ours]
        result = seats[0].result
        won = result == WON
        self.won.append(won)
        self.wins += won
        self.ends[record.reason, result] += 1
        self.rounds[record.rounds, won] += 1
        self.count_cards(seats, won)
        for seat in seats:
            for name, fell in seat.adventurers.items():
                self.adventurers.setdefault(name, Counter())[fell or record.rounds, bool(fell)] += 1
            for name, status in seat.quests.items():
                self.quests.setdefault(name, Counter())[status] += 1
            self.pairs.update(combinations([name for name, status in seat.quests.items() if status == "done"], 2))
        if record.shape is not None:
            self.shapes.append(record.shape)

    def count_cards(self, seats: list[SeatRecord], won: bool) -> None:
        for what in ("opening", "drawn", "played"):
            for name in {name for seat in seats for name in getattr(seat, what)}:
                games, wins = getattr(self.cards[name], what)
                setattr(self.cards[name], what, (games + 1, wins + won))


def simulate(
    match: Match,
    tally: Tally,
    games: int,
    workers: Workers,
    checkpoint: Checkpoint,
    until: float | None = None,
    seen: Callable[[GameRecord], None] | None = None,
) -> None:
    """Counts the games of a match in order, up to ``most``, or until the win rate is precise enough."""
    with contextlib.closing(play_games(match, games, workers, checkpoint)) as played:
        for record in played:
            tally.add(record)
            if seen is not None:
                seen(record)
            if until is not None and tally.games % BATCH == 0 and tally.half_width() <= until:
                return
