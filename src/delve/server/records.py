"""Tables and seats as the database has them, and the questions asked about them."""

from __future__ import annotations

import re
import time
from typing import Any, Final

from sqlalchemy import RowMapping, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.engine.catalogue import deck_names
from delve.engine.fairness import commitment, seed_of
from delve.engine.play import Setup, read_setup
from delve.model.format import Format
from delve.server.database import Database
from delve.server.errors import no_table
from delve.server.messages import SeatInfo, TableInfo
from delve.server.presence import ALIVE_UNTIL, LASTS, last_here
from delve.server.schema import inputs, people, seats, tables

OPEN = "open"
PLAYING = "playing"
OVER = "over"
# What a seat can be besides open.
PERSON = "person"
BOT = "bot"

# What the ids of tables, people and decks are made of.
IDS: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")

_SHIPPED: Final = frozenset(deck_names())

Data = dict[str, Any]


class Record:
    """A table with its seats."""

    def __init__(self, row: RowMapping, seats: list[RowMapping]) -> None:
        self.id = str(row["id"])
        self.row = row
        self.seats = seats
        self.format: Format = read_setup(row["format"], {"seats": []}, "table").format

    def setup(self, numbers: Data | None = None) -> Setup:
        """What the seats bring, as a game is set up with it; ``numbers`` are those of its format, if not today's."""
        brought = [seat["deck"]["brought"] for seat in self.seats]
        format = self.row["format"]
        if numbers is not None and isinstance(format, str):
            format = {"id": format, "numbers": numbers}
        return read_setup(format, {"seats": brought, "quests_needed": self.row["quests_needed"]}, f"table {self.id}")

    def contributions(self) -> list[str]:
        return [str(seat["contribution"]) for seat in self.seats]

    def seed(self) -> int:
        return seed_of(str(self.row["secret"]), self.contributions())

    def ends_at(self) -> float:
        """When the clock of the format runs out."""
        return float(self.row["begun"] or 0.0) + 60.0 * self.format.numbers.clock

    def seat_of(self, person: str) -> int:
        """The seat of a person, counted from 0, or -1."""
        for seat in self.seats:
            if seat["person"] == person:
                return int(seat["seat"])
        return -1

    def reserved_for(self, person: str) -> int:
        """The seat that is kept for a person, counted from 0, or -1."""
        for seat in self.seats:
            if seat["reserved"] == person:
                return int(seat["seat"])
        return -1

    def people(self) -> list[int]:
        """The seats that people sit in."""
        return [int(seat["seat"]) for seat in self.seats if seat["kind"] == PERSON]

    def is_full(self) -> bool:
        return all(seat["kind"] != OPEN for seat in self.seats)

    def is_here(self, seat: int) -> bool:
        """Whether the person in a seat is at the table now."""
        until = self.seats[seat]["alive_until"]
        # A worker that is alive for longer than one can promise died before the clock was put back.
        return until is not None and 0.0 < float(until) - time.time() < 2 * LASTS

    def stand_in_at(self, seat: int, loaded: float = 0.0) -> float:
        """When a bot begins to play for the person in a seat, unless they come; 0 where none will.

        Who went before the game was loaded gets as long again to come to it.
        """
        row = self.seats[seat]
        takeover = float(self.row["takeover"])
        if not takeover or row["kind"] != PERSON or self.is_here(seat):
            return 0.0
        went = last_here(row["here_until"], row["alive_until"])
        return max(went, float(self.row["begun"] or 0.0), loaded) + takeover

    def stood_in(self, seat: int) -> bool:
        """Whether a bot has played for the person in a seat since they went: so late, nobody else can have answered."""
        begins = self.stand_in_at(seat)
        return 0.0 < begins <= float(self.seats[seat]["answered_at"] or 0.0)

    def deck_name(self, seat: RowMapping, person: str) -> str:
        """What a seat's deck is called: what somebody calls a deck of their own is for nobody else to read."""
        own = person in {seat["person"], seat["reserved"]}
        return str(seat["deck"].get("name", "")) if own or seat["deck"].get("deck") in _SHIPPED else ""

    def info(self, person: str, loaded: float = 0.0) -> TableInfo:
        """The table as everybody sees it, with its game loaded at that time, if it is."""
        row = self.row
        format = self.format
        is_played = row["stage"] == PLAYING
        return TableInfo(
            self.id,
            format.id,
            format.name,
            row["stage"],
            [
                SeatInfo(
                    seat["seat"] + 1,
                    seat["kind"],
                    seat["person_name"] or "",
                    seat["agent"],
                    self.deck_name(seat, person),
                    seat["kind"] == BOT or self.is_here(seat["seat"]),
                    is_played and self.stood_in(seat["seat"]),
                    self.stand_in_at(seat["seat"], loaded) if is_played else 0.0,
                    seat["reserved"] is not None,
                )
                for seat in self.seats
            ],
            row["spectators"],
            row["listed"],
            row["takeover"],
            commitment(row["secret"]),
            # Before the first input it is the first round that has begun.
            row["round"] or int(row["stage"] != OPEN),
            row["result"],
            row["reason"],
            row["created"],
            self.seat_of(person) + 1,
            row["host"] == person,
            row["rematch"] or "",
            self.reserved_for(person) + 1,
        )


_LAST = select(inputs.c.round).where(inputs.c.table == tables.c.id).order_by(inputs.c.n.desc()).limit(1)
# Tables with the round they have come to; what they are played with is large, and read when a game is loaded.
TABLES: Final = select(
    *[column for column in tables.c if column.name != "contents"],
    func.coalesce(_LAST.scalar_subquery(), 0).label("round"),
)
# Seats with who sits there, until when they are there, and when the seat last answered.
_ANSWERED = (
    select(inputs.c.at)
    .where(inputs.c.table == seats.c.table, inputs.c.seat == seats.c.seat)
    .order_by(inputs.c.n.desc())
    .limit(1)
)
_SEATS: Final = select(
    seats,
    people.c.name.label("person_name"),
    ALIVE_UNTIL.label("alive_until"),
    _ANSWERED.scalar_subquery().label("answered_at"),
).outerjoin(people, seats.c.person == people.c.id)


async def find_record(connection: AsyncConnection, table: str) -> Record | None:
    row = (await connection.execute(TABLES.where(tables.c.id == table))).mappings().first()
    if row is None:
        return None
    found = await connection.execute(_SEATS.where(seats.c.table == table).order_by(seats.c.seat))
    return Record(row, list(found.mappings().all()))


async def read_record(database: Database, table: str) -> Record:
    found = None
    # What can be no id is not asked for: PostgreSQL would not even read every text.
    if IDS.fullmatch(table):
        async with database.reading() as connection:
            found = await find_record(connection, table)
    if found is None:
        raise no_table(table)
    return found


async def find_records(connection: AsyncConnection, which: Any) -> list[Record]:
    """The tables a query finds, in its order, with their seats."""
    rows = (await connection.execute(which)).mappings().all()
    ids = [row["id"] for row in rows]
    found = await connection.execute(_SEATS.where(seats.c.table.in_(ids)).order_by(seats.c.seat))
    by_table: dict[str, list[RowMapping]] = {id: [] for id in ids}
    for seat in found.mappings():
        by_table[seat["table"]].append(seat)
    return [Record(row, by_table[row["id"]]) for row in rows]
