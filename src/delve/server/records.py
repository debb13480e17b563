"""Database records of tables and seats, and queries about them."""

from __future__ import annotations

import re
import time
from typing import Any, Final, TypedDict

from msgspec import Struct
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.engine.fairness import commitment, seed_of
from delve.engine.play import Setup, read_setup
from delve.library.shipped import deck_names
from delve.model.format import Format
from delve.model.setups import FormatData, FormatNumbers, Position, Prelude, SeatSetup
from delve.server.database import Database
from delve.server.errors import no_table
from delve.server.messages import SeatInfo, TableInfo
from delve.server.presence import ALIVE_UNTIL, LASTS, last_here
from delve.server.rows import columns, read_row, read_rows
from delve.server.schema import inputs, journey_games, journeys, people, seats, tables

OPEN = "open"
PLAYING = "playing"
OVER = "over"
# The kinds of a seat that is not open.
PERSON = "person"
BOT = "bot"

# The form of the ids of tables, people and decks.
IDS: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")

_SHIPPED: Final = frozenset(deck_names())


class SeatDeck(TypedDict):
    """The deck of a seat: its name, its id, and its cards."""

    name: str
    deck: str
    brought: SeatSetup


class SeatChange(TypedDict, total=False):
    """Columns of a seat to be updated."""

    kind: str
    person: str | None
    agent: str
    deck: SeatDeck
    contribution: str
    here_until: float
    reserved: str | None


class TableRow(Struct, frozen=True):
    """The row of a table without the contents of its game, and the current round."""

    id: str
    format: FormatData
    stage: str
    quests_needed: int
    spectators: str
    listed: bool
    takeover: int
    secret: str
    content: str
    host: str
    created: float
    begun: float | None
    result: str
    reason: str
    rematch: str | None
    position: Position | None
    lesson: str
    rule: str
    practice_of: str
    required_quest: str
    round: int
    campaign: str


class SeatRow(Struct, frozen=True):
    """The row of a seat, its person, until when they are present, and when the seat last answered."""

    table: str
    seat: int
    kind: str
    person: str | None
    agent: str
    deck: SeatDeck
    contribution: str
    here_until: float
    reserved: str | None
    person_name: str | None
    alive_until: float | None
    answered_at: float | None


class Record:
    """A table with its seats."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.id = row.id
        self.row = row
        self.seats = seats
        self.format: Format = read_setup(row.format, {"seats": []}, "table").format

    def setup(self, numbers: FormatNumbers | None = None, preludes: list[Prelude] | None = None) -> Setup:
        """The set-up of the game; ``numbers`` are those of its format, if not today's.

        The preludes are large, and are read only when the game is loaded.
        """
        brought = [seat.deck["brought"] for seat in self.seats]
        format = self.row.format
        if numbers is not None and isinstance(format, str):
            format = {"id": format, "numbers": numbers}
        data = {
            "seats": brought,
            "quests_needed": self.row.quests_needed,
            "required_quest": self.row.required_quest,
            "position": self.row.position,
            "preludes": preludes or [],
        }
        return read_setup(format, data, f"table {self.id}")

    def contributions(self) -> list[str]:
        return [seat.contribution for seat in self.seats]

    def seed(self) -> int:
        return seed_of(self.row.secret, self.contributions())

    def ends_at(self) -> float:
        """When the clock of the format runs out."""
        return (self.row.begun or 0.0) + 60.0 * self.format.numbers.clock

    def seat_of(self, person: str) -> int:
        """The seat of a person, counted from 0, or -1."""
        for seat in self.seats:
            if seat.person == person:
                return seat.seat
        return -1

    def reserved_for(self, person: str) -> int:
        """The seat reserved for a person, counted from 0, or -1."""
        for seat in self.seats:
            if seat.reserved == person:
                return seat.seat
        return -1

    def people(self) -> list[int]:
        """The seats with people in them."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    def is_full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    def is_here(self, seat: int) -> bool:
        """Whether a seat's person is present."""
        until = self.seats[seat].alive_until
        # A time too far in the future is from before the clock was set back: that worker is dead.
        return until is not None and 0.0 < until - time.time() < 2 * LASTS

    def stand_in_at(self, seat: int, loaded: float = 0.0) -> float:
        """When a bot will stand in for a seat's person unless they come back; 0 if none will.

        For those who left before the game was loaded, the time counts from the load.
        """
        row = self.seats[seat]
        takeover = self.row.takeover
        if not takeover or row.kind != PERSON or self.is_here(seat):
            return 0.0
        went = last_here(row.here_until, row.alive_until)
        return max(went, self.row.begun or 0.0, loaded) + takeover

    def stood_in(self, seat: int) -> bool:
        """Whether a bot has answered for a seat's person since they left: nobody else can have answered that late."""
        begins = self.stand_in_at(seat)
        return 0.0 < begins <= (self.seats[seat].answered_at or 0.0)

    def deck_name(self, seat: SeatRow, person: str) -> str:
        """The name of a seat's deck. People's names for their own decks are private."""
        own = person in {seat.person, seat.reserved}
        return seat.deck["name"] if own or seat.deck["deck"] in _SHIPPED else ""

    def info(self, person: str, loaded: float = 0.0) -> TableInfo:
        """The public description of a table; ``loaded`` is when its game was loaded, if it is."""
        row = self.row
        format = self.format
        is_played = row.stage == PLAYING
        return TableInfo(
            self.id,
            format.id,
            format.title(),
            row.stage,
            [
                SeatInfo(
                    seat.seat + 1,
                    seat.kind,
                    seat.person_name or "",
                    seat.agent,
                    self.deck_name(seat, person),
                    seat.kind == BOT or self.is_here(seat.seat),
                    is_played and self.stood_in(seat.seat),
                    self.stand_in_at(seat.seat, loaded) if is_played else 0.0,
                    seat.reserved is not None,
                )
                for seat in self.seats
            ],
            row.spectators,
            row.listed,
            row.takeover,
            commitment(row.secret),
            # Without inputs, a game that has begun is in its first round.
            row.round or int(row.stage != OPEN),
            row.result,
            row.reason,
            row.created,
            self.seat_of(person) + 1,
            row.host == person,
            row.rematch or "",
            self.reserved_for(person) + 1,
            row.lesson,
            row.rule,
            row.practice_of,
            row.campaign,
        )


_LAST = select(inputs.c.round).where(inputs.c.table == tables.c.id).order_by(inputs.c.n.desc()).limit(1)
_CAMPAIGN = (
    select(journeys.c.campaign)
    .where(journey_games.c.journey == journeys.c.id, journey_games.c.table == tables.c.id)
    .limit(1)
)
# Tables with their current rounds and their campaigns. The contents of a game are large, and are read only when it is
# loaded.
TABLES: Final = select(
    *columns(tables, TableRow),
    func.coalesce(_LAST.scalar_subquery(), 0).label("round"),
    func.coalesce(_CAMPAIGN.scalar_subquery(), "").label("campaign"),
)
# Seats with their people, until when those are present, and when the seat last answered.
_ANSWERED = (
    select(inputs.c.at)
    .where(inputs.c.table == seats.c.table, inputs.c.seat == seats.c.seat)
    .order_by(inputs.c.n.desc())
    .limit(1)
)
_SEATS: Final = select(
    *columns(seats, SeatRow),
    people.c.name.label("person_name"),
    ALIVE_UNTIL.label("alive_until"),
    _ANSWERED.scalar_subquery().label("answered_at"),
).outerjoin(people, seats.c.person == people.c.id)


async def find_record(connection: AsyncConnection, table: str) -> Record | None:
    row = read_row(await connection.execute(TABLES.where(tables.c.id == table)), TableRow)
    if row is None:
        return None
    found = await connection.execute(_SEATS.where(seats.c.table == table).order_by(seats.c.seat))
    return Record(row, read_rows(found, SeatRow))


async def read_record(database: Database, table: str) -> Record:
    found = None
    # Malformed ids are not looked up: PostgreSQL does not even accept every string.
    if IDS.fullmatch(table):
        async with database.reading() as connection:
            found = await find_record(connection, table)
    if found is None:
        raise no_table(table)
    return found


async def find_records(connection: AsyncConnection, which: Select[Any]) -> list[Record]:
    """The tables found by a query, in its order, with their seats."""
    rows = read_rows(await connection.execute(which), TableRow)
    ids = [row.id for row in rows]
    found = await connection.execute(_SEATS.where(seats.c.table.in_(ids)).order_by(seats.c.seat))
    by_table: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for seat in read_rows(found, SeatRow):
        by_table[seat.table].append(seat)
    return [Record(row, by_table[row.id]) for row in rows]
