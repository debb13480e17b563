"""Presence: who is at which table, kept in the database for all workers.

A person is present while a live worker has a socket of theirs. So one heartbeat per worker covers all its people, and
the people of a killed worker become absent when its heartbeat times out.
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

# Seconds that a worker counts as alive after its last heartbeat.
LASTS: Final = 30.0
# Seconds after which the row of a dead worker is deleted.
FORGOTTEN: Final = 24 * 3600.0

# Until when a seat's person counts as present through a worker; NULL without one.
ALIVE_UNTIL: Final = (
    select(func.max(workers.c.alive_until))
    .join(present, present.c.worker == workers.c.id)
    .where(present.c.table == seats.c.table, present.c.person == seats.c.person)
    .scalar_subquery()
)


def last_here(went: float, alive_until: float | None) -> float:
    """When somebody was last present, from when they left and how long their worker lived.

    Capped at what a live worker could report now: later times are from before the clock was set back.
    """
    return min(max(float(went), float(alive_until or 0.0)), time.time() + LASTS)


class Presence:
    """The people whose sockets this worker serves."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = new_id()
        self._sockets: Counter[tuple[str, str]] = Counter()
        self._tables: Counter[str] = Counter()
        self._left: dict[str, float] = {}  # when the last socket at a table closed
        self._changed: set[tuple[str, str]] = set()
        self._writing = asyncio.Lock()
        self._renewed = time.monotonic()  # the last heartbeat
        self._awake = 0.0  # when heartbeats resumed after a gap that was too long

    # --- This worker. -------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Registers the worker."""
        now = time.time()
        dead = workers.c.alive_until < now - FORGOTTEN
        served = select(present.c.table).join(workers, present.c.worker == workers.c.id).where(dead)
        lost = and_(seats.c.table.in_(served), seats.c.here_until < ALIVE_UNTIL)
        async with self.database.writing() as connection:
            # Records when the people of dead workers were last present, before those workers' rows are deleted.
            await connection.execute(update(seats).where(lost).values(here_until=ALIVE_UNTIL))
            await connection.execute(delete(workers).where(dead))
            await connection.execute(insert(workers).values(id=self.worker, alive_until=now + LASTS))

    async def renew(self) -> None:
        """Sends a heartbeat, and retries changes of presence that could not be written."""
        mine = workers.c.id == self.worker
        async with self.database.writing() as connection:
            await connection.execute(update(workers).where(mine).values(alive_until=time.time() + LASTS))
        self._awake = self.awake_since()
        self._renewed = time.monotonic()
        await self._write()

    def awake_since(self) -> float:
        """Since when absences can be trusted: a gap in this worker's own heartbeats is no absence of its people."""
        return time.time() if time.monotonic() - self._renewed > LASTS else self._awake

    # --- Its people. --------------------------------------------------------------------------------------------

    async def come(self, table: str, person: str) -> bool:
        """Counts a new socket; returns whether it is the person's first at the table."""
        self._tables[table] += 1
        self._left.pop(table, None)
        self._sockets[table, person] += 1
        is_first = self._sockets[table, person] == 1
        if is_first:
            await self._note(table, person)
        return is_first

    async def go(self, table: str, person: str) -> bool:
        """Counts a closed socket; returns whether it was the person's last at the table."""
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
        """Writes all pending changes in one transaction, with the state at the time of writing."""
        async with self._writing:
            changed, self._changed = self._changed, set()
            try:
                await self._write_down(changed)
            except BaseException:
                self._changed |= changed
                raise

    async def _write_down(self, changed: set[tuple[str, str]]) -> None:
        # Sorted, so that two workers cannot deadlock.
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

    # --- Queries. -----------------------------------------------------------------------------------------------

    def somebody_at(self, table: str) -> bool:
        """Whether this worker has a socket at a table."""
        return table in self._tables

    def lately_at(self, table: str, seconds: float) -> bool:
        """Whether this worker has a socket at a table, or had one within so many seconds."""
        return self.somebody_at(table) or time.monotonic() - self._left.get(table, -math.inf) < seconds

    def forget(self, table: str) -> None:
        """Forgets when a table was last visited."""
        self._left.pop(table, None)

    async def tables_of(self, person: str) -> list[str]:
        """The tables where somebody has sockets, at any worker."""
        query = select(present.c.table).where(present.c.person == person).distinct()
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def here_until(self, table: str, seat: int) -> float:
        """Until when a seat's person counts as present."""
        query = select(seats.c.here_until, ALIVE_UNTIL).where(seats.c.table == table, seats.c.seat == seat)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise no_table(table)
        went, alive_until = found
        return last_here(went, alive_until)
