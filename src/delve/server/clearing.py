"""Deletes data that has expired, by the rules in docs/hosting.md, so that the database does not grow for ever.

This runs in the background, a few rows per transaction, and in one worker at a time. Tables with people present or
with recent activity are not touched.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Column, ColumnElement, and_, delete, exists, func, not_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.server.farewell import leave_all, leaving
from delve.server.metrics import CLEARED
from delve.server.records import OPEN
from delve.server.schema import chat, inputs, people, present, seats, sessions, shuffles, tables, workers
from delve.server.services import Services
from delve.server.sessions import DAY
from delve.server.shuffles import LASTS
from delve.server.tables import clear

LOG: Final = logging.getLogger("delve.server")
# Seconds after the start, and between two transactions.
FIRST: Final = 60.0
PAUSE: Final = 0.2
# Tables per transaction: deleting a table deletes all its inputs.
TABLES_AT_ONCE: Final = 10
ROWS_AT_ONCE: Final = 500
# The id of the PostgreSQL advisory lock that the cleaning worker holds.
LOCK: Final = 7204


class Keeping(msgspec.Struct, frozen=True):
    """Retention periods in days; 0 for ever."""

    open_tables: int = 7  # before play began
    guest_games: int = 30  # only guests and bots; since the last input
    named_games: int = 730  # with a registered player; since the last input
    chat: int = 90


def since(days: int) -> float:
    """The time before which rows have expired."""
    return time.time() - days * DAY if days else 0.0


def quiet(before: float) -> ColumnElement[bool]:
    """Tables without anybody present and without activity since that time."""
    last = select(inputs.c.at).where(inputs.c.table == tables.c.id).order_by(inputs.c.n.desc()).limit(1)
    alive = workers.c.alive_until > time.time()
    here = exists().where(present.c.table == tables.c.id, present.c.worker == workers.c.id, alive)
    was_here = exists().where(seats.c.table == tables.c.id, seats.c.here_until >= before)
    happened = func.coalesce(last.scalar_subquery(), tables.c.begun, tables.c.created)
    return and_(tables.c.created < before, happened < before, not_(here), not_(was_here))


def named() -> ColumnElement[bool]:
    """Tables with a registered player."""
    sits = and_(seats.c.table == tables.c.id, seats.c.person == people.c.id)
    return exists().where(sits, people.c.key.is_not(None))


def old_tables(keeping: Keeping) -> ColumnElement[bool]:
    is_open = tables.c.stage == OPEN
    return or_(
        and_(is_open, quiet(since(keeping.open_tables))),
        and_(not_(is_open), not_(named()), quiet(since(keeping.guest_games))),
        and_(not_(is_open), named(), quiet(since(keeping.named_games))),
    )


def lost_guests() -> ColumnElement[bool]:
    """Guests without a session, whom nobody can log in as again, and whom no row refers to."""
    return and_(
        people.c.key.is_(None),
        people.c.created < time.time() - DAY,
        not_(exists().where(sessions.c.person == people.c.id)),
        not_(exists().where(seats.c.person == people.c.id)),
        not_(exists().where(tables.c.host == people.c.id)),
        not_(exists().where(chat.c.person == people.c.id)),
    )


class Clearing:
    """A worker's clean-up job."""

    def __init__(self, services: Services, keeping: Keeping, every: float) -> None:
        self.services = services
        self.database = services.database
        self.keeping = keeping
        self.every = every

    async def keep(self) -> None:
        """Cleans up periodically, for as long as the worker runs."""
        await asyncio.sleep(min(FIRST, self.every))
        while self.every:
            try:
                await self.sweep()
            except Exception:
                LOG.exception("clearing away")
            await asyncio.sleep(self.every)

    async def sweep(self) -> None:
        """Deletes everything that has expired. Guests come last: other rows refer to them."""
        await self._former_players()
        expired = not_(self.services.sessions.lifetimes.good(time.time()))
        unused = shuffles.c.created < time.time() - LASTS
        await self._all("sessions", partial(self._rows, sessions.c.token, expired))
        await self._all("shuffles", partial(self._rows, shuffles.c.commitment, unused))
        await self._all("chat", partial(self._rows, chat.c.id, chat.c.at < since(self.keeping.chat)))
        await self._all("tables", self._tables)
        await self._all("guests", partial(self._rows, people.c.id, lost_guests()))
        await self.database.shrink(PAUSE)

    async def _all(self, what: str, some: Callable[[], Awaitable[int]]) -> None:
        """Deletes in batches until none are left."""
        total = 0
        while count := await some():
            total += count
            CLEARED.labels(what).inc(count)
            await asyncio.sleep(PAUSE)
        if total:
            LOG.info("cleared away %s %s", total, what)

    async def _rows(self, key: Column[str] | Column[int], old: ColumnElement[bool]) -> int:
        """Deletes a batch of expired rows and returns how many."""
        async with self.database.reading() as connection:
            found = list((await connection.execute(select(key).where(old).limit(ROWS_AT_ONCE))).scalars())
        if not found:
            return 0
        async with self.database.writing() as connection:
            if not await self._has_turn(connection):
                return 0
            # The condition is checked again: a row may have been used meanwhile.
            return (await connection.execute(delete(key.table).where(key.in_(found), old))).rowcount

    async def _tables(self) -> int:
        """Deletes a batch of tables and returns how many."""
        old = old_tables(self.keeping)
        async with self.database.reading() as connection:
            found = list((await connection.execute(select(tables.c.id).where(old).limit(TABLES_AT_ONCE))).scalars())
        if not found:
            return 0
        async with self.database.writing() as connection:
            if not await self._has_turn(connection):
                return 0
            still = select(tables.c.id).where(tables.c.id.in_(found), old).order_by(tables.c.id).with_for_update()
            gone = list((await connection.execute(still)).scalars())
            for table in gone:
                await clear(connection, table)
        for table in gone:
            self.services.games.lose(table)
        return len(gone)

    async def _has_turn(self, connection: AsyncConnection) -> bool:
        """Whether this worker got the lock; SQLite has one worker."""
        if self.database.is_sqlite:
            return True
        return bool((await connection.exec_driver_sql(f"SELECT pg_try_advisory_xact_lock({LOCK})")).scalar())

    async def _former_players(self) -> None:
        """Gives up the unfinished games of people whose account the host has deleted."""
        async with self.database.reading() as connection:
            found = list((await connection.execute(leaving())).scalars())
        for person in found:
            await leave_all(self.services, str(person))
