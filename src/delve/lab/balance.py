"""Balance: which share of games every format, deck and seat should win, and whether it does.

Targets are data (data/balance.toml): tables, and on each of them what is counted. An agent plays all tables of its
targets in turn, a game of each, so that more games go on where fewer ended.
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, TypedDict

from delve.agents.catalogue import THINKERS, check_agent
from delve.campaigns.chapters import setup_for
from delve.campaigns.shelf import find_chapter
from delve.engine.play import Setup
from delve.engine.tables import table as lay
from delve.lab.checkpoint import Checkpoint
from delve.lab.games import GameRecord, Match, new_match
from delve.lab.jobs import Workers, play_games
from delve.lab.odds import DIGITS
from delve.lab.simulation import BATCH
from delve.lab.statistics import Interval, half_width, rate_interval
from delve.library.fields import Place, a_bool, a_full_list, a_number, a_str, a_table, no_other_keys, one_of, some_words
from delve.library.formats import find_format
from delve.library.shipped import DATA, CardBook, read_toml
from delve.messages import message
from delve.model.errors import BadInput, nearest
from delve.model.state import WON

TARGETS: Final = DATA / "balance.toml"
STEADY: Final = "steady"


class TargetData(TypedDict):
    """A target with its result."""

    name: str
    range: list[float]
    rate: float | None
    ci95: list[float] | None
    met: bool


class OrderData(TypedDict):
    """An order of targets, and whether it holds."""

    names: list[str]
    met: bool


class Report(TypedDict):
    """All results for JSON."""

    targets: list[TargetData]
    orders: list[OrderData]


@dataclass(frozen=True)
class Target:
    """The share of games that should be won: by the party, by each seat with a deck, by a seat, or by who begins."""

    name: str
    low: float
    high: float
    agent: str
    deck: str = ""
    seat: int = 0  # counted from 1; 0 where it does not matter
    begins: bool = False

    def searches(self) -> bool:
        """Whether its games are slow."""
        return self.agent.partition(":")[0] in THINKERS


@dataclass(frozen=True)
class Table:
    """A format with the decks of its seats, and what is counted there."""

    format: str
    decks: tuple[str, ...]
    targets: tuple[Target, ...]
    chapter: str = ""  # whose Dungeon and Quests are faced, as CAMPAIGN/CHAPTER

    def turns(self) -> int:
        """From how many seats each deck is played."""
        return len(self.decks) if any(target.deck or target.seat or target.begins for target in self.targets) else 1

    def seated(self, turn: int) -> tuple[str, ...]:
        """The decks, rotated by this many seats."""
        return self.decks[turn:] + self.decks[:turn]

    def setup(self, book: CardBook, turn: int) -> Setup:
        """The set-up with the decks rotated by this many seats."""
        found = find_chapter(book, self.chapter)
        if found is None:
            return lay(book, find_format(self.format), list(self.seated(turn)))
        campaign, chapter = found
        return setup_for(book, campaign, chapter, [campaign.deck(book, name) for name in self.seated(turn)])


@dataclass(frozen=True)
class Order:
    """Targets from the most often won to the least; ``apart`` if their intervals may not overlap either."""

    names: tuple[str, ...]
    apart: bool


@dataclass(frozen=True)
class Aims:
    """All targets and orders."""

    tables: tuple[Table, ...]
    orders: tuple[Order, ...]

    def targets(self) -> list[Target]:
        return [target for table in self.tables for target in table.targets]

    def only(self, wanted: Callable[[Target], bool]) -> Aims:
        """Only these targets, and the orders between them."""
        kept = [
            dataclasses.replace(table, targets=tuple([target for target in table.targets if wanted(target)]))
            for table in self.tables
        ]
        names = {target.name for table in kept for target in table.targets}
        orders = [order for order in self.orders if names.issuperset(order.names)]
        return Aims(tuple([table for table in kept if table.targets]), tuple(orders))

    def named(self, names: list[str]) -> Aims:
        known = [target.name for target in self.targets()]
        for name in names:
            if name not in known:
                raise BadInput(message("lab-no-target", name=name, nearest=nearest(name, known)))
        return self.only(lambda target: target.name in names)


# --- Reading. ----------------------------------------------------------------------------------------------------


def read_aims(path: Path) -> Aims:
    """The targets of a file."""
    place = Place(str(path))
    data = read_toml(path)
    no_other_keys(data, ["table", "order"], place)
    tables = [read_table(each, at) for each, at in entries(data, "table", place)]
    names = [target.name for table in tables for target in table.targets]
    for name in names:
        if names.count(name) > 1:
            raise place.wrong(message("lab-target-twice", name=name))
    return Aims(tuple(tables), tuple([read_order(each, names, at) for each, at in entries(data, "order", place)]))


def entries(data: dict[str, object], key: str, place: Place) -> Iterable[tuple[dict[str, object], Place]]:
    """The tables of a list, each with its place."""
    for number, each in enumerate(a_full_list(data[key], place.at(key)) if key in data else []):
        here = place.at(key).item(number)
        yield a_table(each, here), here


def read_table(data: dict[str, object], place: Place) -> Table:
    no_other_keys(data, ["format", "decks", "targets", "chapter"], place)
    format = find_format(a_str(data.get("format"), place.at("format")))
    decks = some_words(data.get("decks"), place.at("decks"))
    targets = [read_target(each, decks, at) for each, at in entries(data, "targets", place)]
    chapter = a_str(data["chapter"], place.at("chapter")) if "chapter" in data else ""
    return Table(format.id, decks, tuple(targets), chapter)


def read_target(data: dict[str, object], decks: tuple[str, ...], place: Place) -> Target:
    no_other_keys(data, ["name", "range", "agent", "deck", "seat", "begins"], place)
    bounds = a_full_list(data.get("range"), place.at("range"))
    low, high = [bound if isinstance(bound, int | float) else -1.0 for bound in (*bounds, -1.0)[:2]]
    if len(bounds) != 2 or not 0 <= low < high <= 1:
        raise place.at("range").wrong(message("lab-target-range"))
    agent = a_str(data.get("agent", STEADY), place.at("agent"))
    check_agent(agent)
    deck = one_of(a_str(data["deck"], place.at("deck")), decks, place.at("deck"), "deck") if "deck" in data else ""
    seat = a_number(data["seat"], place.at("seat"), 1) if "seat" in data else 0
    begins = a_bool(data.get("begins", False), place.at("begins"))
    if seat > len(decks) or (seat and deck) or (begins and (seat or deck)):
        raise place.at("begins" if begins else "seat").wrong(message("lab-target-seat", seats=len(decks)))
    return Target(a_str(data.get("name"), place.at("name")), float(low), float(high), agent, deck, seat, begins)


def read_order(data: dict[str, object], known: list[str], place: Place) -> Order:
    no_other_keys(data, ["names", "apart"], place)
    names = some_words(data.get("names"), place.at("names"))
    for name in names:
        one_of(name, known, place.at("names"), "target")
    return Order(names, a_bool(data.get("apart", False), place.at("apart")))


# --- Playing. ----------------------------------------------------------------------------------------------------


class Series:
    """The games of all tables of one agent: the first game of every table, then the second of every table."""

    def __init__(self, book: CardBook, tables: tuple[Table, ...], agent: str, seed: int) -> None:
        self.tables = tables
        self.matches: list[list[Match]] = []  # by table, then by rotation of the decks
        for each in tables:
            setups = [each.setup(book, turn) for turn in range(each.turns())]
            self.matches.append([new_match(book, setup, [agent] * len(setup.seats), seed) for setup in setups])

    def place(self, number: int) -> tuple[int, int]:
        """The table of a game, and the game's number there."""
        return divmod(number, len(self.tables))

    def data(self) -> dict[str, object]:
        return {"balance": [[match.data() for match in turned] for turned in self.matches]}

    def open(self) -> Callable[[int], GameRecord]:
        opened = [[match.open() for match in turned] for turned in self.matches]

        def play(number: int) -> GameRecord:
            game, table = self.place(number)
            turned = opened[table]
            return dataclasses.replace(turned[game % len(turned)](game), number=number)

        return play


class Score:
    """The result of a target: games played, and games won by the party, the deck or the seat."""

    def __init__(self, target: Target, table: Table) -> None:
        self.target = target
        self.table = table
        # Where two seats play the same deck at most one of them wins: the rate of a seat is half of the deck's.
        self.seats = table.decks.count(target.deck) if target.deck else 1
        self.games = 0
        self.wins = 0

    def add(self, record: GameRecord, game: int) -> None:
        seated = self.table.seated(game % self.table.turns())
        counted = [record.first if self.target.begins else max(0, self.target.seat - 1)]
        if self.target.deck:
            counted = [seat for seat, deck in enumerate(seated) if deck == self.target.deck]
        self.games += 1
        self.wins += any(record.seats[seat].result == WON for seat in counted)

    def rate(self) -> float | None:
        return self.wins / self.games / self.seats if self.games else None

    def interval(self) -> Interval | None:
        found = rate_interval(self.wins, self.games)
        return None if found is None else (found[0] / self.seats, found[1] / self.seats)

    def met(self) -> bool:
        """Whether the share that was won lies in the range; its interval says how sure that is."""
        rate = self.rate()
        return rate is not None and self.target.low <= rate <= self.target.high


def scores_of(aims: Aims) -> list[Score]:
    return [Score(target, table) for table in aims.tables for target in table.targets]


def play_series(
    series: Series,
    scores: list[Score],
    games: int,
    workers: Workers,
    checkpoint: Checkpoint,
    until: float | None = None,
) -> Iterator[GameRecord]:
    """Plays ``most`` games of every table, or fewer if all its targets are precise enough earlier."""
    tables = len(series.tables)
    counting = [[score for score in scores if score.table is table] for table in series.tables]
    with contextlib.closing(play_games(series, games * tables, workers, checkpoint)) as played:
        for record in played:
            game, table = series.place(record.number)
            for score in counting[table]:
                score.add(record, game)
            yield record
            if until is not None and table == tables - 1 and (game + 1) % BATCH == 0:
                widest = max([half_width(score.interval()) for group in counting for score in group])
                if widest <= until:
                    return


# --- Results. ------------------------------------------------------------------------------------------------------


def report(scores: list[Score], orders: tuple[Order, ...]) -> Report:
    return {
        "targets": [told(score) for score in scores],
        "orders": [{"names": list(order.names), "met": in_order(order, scores)} for order in orders],
    }


def told(score: Score) -> TargetData:
    rate, interval = score.rate(), score.interval()
    return {
        "name": score.target.name,
        "range": [score.target.low, score.target.high],
        "rate": None if rate is None else round(rate, DIGITS),
        "ci95": None if interval is None else [round(bound, DIGITS) for bound in interval],
        "met": score.met(),
    }


def in_order(order: Order, scores: list[Score]) -> bool:
    """Whether each is won less often than the one before it; ``apart``: for certain."""
    named = {score.target.name: score for score in scores}
    row = [named[name] for name in order.names]
    for easier, harder in pairwise(row):
        rates, bounds = (easier.rate(), harder.rate()), (easier.interval(), harder.interval())
        if rates[0] is None or rates[1] is None or bounds[0] is None or bounds[1] is None:
            return False
        if rates[0] <= rates[1] or (order.apart and bounds[0][0] <= bounds[1][1]):
            return False
    return True
