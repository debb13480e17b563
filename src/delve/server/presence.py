"""Who is at which table now: kept in the database, where all workers see it.

A person is there while a worker has a socket of theirs and is alive itself. So there is one sign of life to give for
all of a worker's people, and those whose worker was killed are gone when it has given none for a while.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from typing import Final

from sqlalchemy import and_, delete, func, insert, select, update

from delve.server.accounts import new_id
from delve.server.database import Database
from delve.server.errors import no_table
from delve.server.schema import present, seats, workers

# How long a worker counts as alive after its last sign of life.
LASTS: Final = 30.0
# When a worker is forgotten that gives none any more.
FORGOTTEN: Final = 24 * 3600.0

# Until when the person in a seat counts as there because of a worker that has them; none if no worker has.
ALIVE_UNTIL: Final = (
    select(func.max(workers.c.alive_until))
    .join(present, present.c.worker == workers.c.id)
    .where(present.c.table == seats.c.table, present.c.person == seats.c.person)
    .scalar_subquery()
)


def last_here(went: float, alive_until: float | None) -> float:
    """Until when somebody was there who went then, or whose worker was alive until then.

    That is not later than a worker can promise now: what seems to be is from before the clock was put back.
    """
    return min(max(float(went), float(alive_until or 0.0)), time.time() + LASTS)


class Presence:
    """The people whose sockets this worker serves."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = new_id()
        self._sockets: Counter[tuple[str, str]] = Counter()
        self._tables: Counter[str] = Counter()
        self._left: dict[str, float] = {}  # when the last socket at a table went
        self._changed: set[tuple[str, str]] = set()
        self._writing = asyncio.Lock()
        self._renewed = time.monotonic()  # the last sign of life
        self._awake = 0.0  # when it gave one again after none for too long

    # --- This worker. -------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """The worker is there from now on."""
        now = time.time()
        dead = workers.c.alive_until < now - FORGOTTEN
        served = select(present.c.table).join(workers, present.c.worker == workers.c.id).where(dead)
        lost = and_(seats.c.table.in_(served), seats.c.here_until < ALIVE_UNTIL)
        async with self.database.writing() as connection:
            # Whoever was lost with a worker went then, and nobody else remembers when.
            await connection.execute(update(seats).where(lost).values(here_until=ALIVE_UNTIL))
            await connection.execute(delete(workers).where(dead))
            await connection.execute(insert(workers).values(id=self.worker, alive_until=now + LASTS))

    async def renew(self) -> None:
        """A sign of life; who could not be written down when they came or went is now."""
        mine = workers.c.id == self.worker
        async with self.database.writing() as connection:
            await connection.execute(update(workers).where(mine).values(alive_until=time.time() + LASTS))
        self._awake = self.awake_since()
        self._renewed = time.monotonic()
        await self._write()

    def awake_since(self) -> float:
        """Since when this worker can say who is away: while it gave no sign of life itself, nobody was."""
        return time.time() if time.monotonic() - self._renewed > LASTS else self._awake

    # --- Its people. --------------------------------------------------------------------------------------------

    async def come(self, table: str, person: str) -> bool:
        """One socket more; whether the person was not at the table before."""
        self._tables[table] += 1
        self._left.pop(table, None)
        self._sockets[table, person] += 1
        is_first = self._sockets[table, person] == 1
        if is_first:
            await self._note(table, person)
        return is_first

    async def go(self, table: str, person: str) -> bool:
        """One socket less; whether it was the last that the person had at the table."""
        self._tables -= Counter([table])
        self._sockets -= Counter([(table, person)])
        if table not in self._tables:
            self._left[table] = time.monotonic()
        is_last = (table, person) not in self._sockets
        if is_last:
            await self._note(table, person)
        return is_last

    async def _note(self, table: str, person: str) -> None:
        self._changed.add((table, person))
        await self._write()

    async def _write(self) -> None:
        """Whoever waits while others are written down is written down with all who wait, as they are there by then."""
        async with self._writing:
            changed, self._changed = self._changed, set()
            try:
                await self._write_down(changed)
            except BaseException:
                self._changed |= changed
                raise

    async def _write_down(self, changed: set[tuple[str, str]]) -> None:
        # In one order, whoever writes: two workers never wait for each other.
        come = sorted([key for key in changed if key in self._sockets])
        gone = sorted([key for key in changed if key not in self._sockets])
        if not changed:
            return
        async with self.database.writing() as connection:
            if come:
                rows = [{"table": table, "person": person, "worker": self.worker} for table, person in come]
                await connection.execute(self.database.insert_new(present), rows)
            for table, person in gone:
                mine = and_(present.c.table == table, present.c.person == person, present.c.worker == self.worker)
                await connection.execute(delete(present).where(mine))
                seat = and_(seats.c.table == table, seats.c.person == person)
                await connection.execute(update(seats).where(seat).values(here_until=time.time()))

    # --- Asking. ------------------------------------------------------------------------------------------------

    def somebody_at(self, table: str) -> bool:
        """Whether anybody looks at a table through this worker."""
        return table in self._tables

    def lately_at(self, table: str, seconds: float) -> bool:
        """Whether anybody looks at a table through this worker, or did so many seconds ago."""
        return self.somebody_at(table) or time.monotonic() - self._left.get(table, -math.inf) < seconds

    def forget(self, table: str) -> None:
        """It no longer matters when anybody was at a table."""
        self._left.pop(table, None)

    async def tables_of(self, person: str) -> list[str]:
        """The tables that somebody looks at, through whatever worker."""
        query = select(present.c.table).where(present.c.person == person).distinct()
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def here_until(self, table: str, seat: int) -> float:
        """Until when the person in a seat counts as there."""
        query = select(seats.c.here_until, ALIVE_UNTIL).where(seats.c.table == table, seats.c.seat == seat)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise no_table(table)
        return last_here(found[0], found[1])
