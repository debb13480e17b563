"""Who is at which table now: kept in the database, where all workers see it.

A person is there until the last of their sockets closes, or until no sign of life has come for a while, as when a
worker was killed. Signs of life go to the database for all of a worker's people at once.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from sqlalchemy import bindparam, select, update

from delve.server.database import Database
from delve.server.schema import seats

# How long a person counts as there after the last sign of life.
LASTS: Final = 30.0


class Presence:
    """The people whose sockets this worker serves."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._sockets: Counter[tuple[str, str]] = Counter()
        self._tables: Counter[str] = Counter()

    async def come(self, table: str, person: str) -> None:
        self._sockets[table, person] += 1
        self._tables[table] += 1
        await self.sign(table, person)

    async def sign(self, table: str, person: str) -> None:
        """A sign of life."""
        await self._write([(table, person)], time.time() + LASTS)

    async def go(self, table: str, person: str) -> None:
        """One socket less; who has another at the table stays."""
        self._tables -= Counter([table])
        self._sockets -= Counter([(table, person)])
        if (table, person) not in self._sockets:
            await self._write([(table, person)], time.time())

    async def renew(self) -> None:
        """A sign of life from everybody."""
        if self._sockets:
            await self._write(list(self._sockets), time.time() + LASTS)

    async def _write(self, people: list[tuple[str, str]], until: float) -> None:
        change = update(seats).where(seats.c.table == bindparam("at"), seats.c.person == bindparam("who"))
        async with self.database.writing() as connection:
            await connection.execute(
                change.values(here_until=until), [{"at": table, "who": person} for table, person in people]
            )

    def somebody_at(self, table: str) -> bool:
        """Whether anybody looks at a table through this worker."""
        return table in self._tables

    async def here_until(self, table: str, seat: int) -> float:
        """Until when the person in a seat counts as there."""
        query = select(seats.c.here_until).where(seats.c.table == table, seats.c.seat == seat)
        async with self.database.reading() as connection:
            return float((await connection.execute(query)).scalar_one())
