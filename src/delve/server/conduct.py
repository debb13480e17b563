"""Moderation by a table's host: muting watchers and removing people.

Somebody who was removed cannot come back to that table.
"""

from __future__ import annotations

import time

from sqlalchemy import and_, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.database import Database, hold
from delve.server.errors import Forbidden, no_table
from delve.server.games import Games
from delve.server.messages import Me, Mute, PutOut, Watcher
from delve.server.notices import TableChanged
from delve.server.records import OPEN, Record, find_record
from delve.server.restrictions import MUTED, OUT, check_welcome
from delve.server.schema import people, present, restrictions, seats, workers
from delve.server.tables import Tables


class Conduct:
    """Mutes and removals at all tables."""

    def __init__(self, database: Database, games: Games, tables: Tables) -> None:
        self.database = database
        self.games = games
        self.tables = tables

    # --- Deciding. ----------------------------------------------------------------------------------------------

    async def mute(self, table: str, me: Me, wanted: Mute) -> None:
        """Mutes or unmutes a watcher."""
        async with self.database.writing() as connection:
            found = await self._hold(connection, table, me)
            if found.seat_of(wanted.person) >= 0:
                raise Forbidden(message("server-who-plays-may-talk"))
            await self._restrict(connection, table, wanted.person, MUTED, wanted.muted)
        self.games.publish(table, TableChanged())

    async def put_out(self, table: str, me: Me, wanted: PutOut) -> None:
        """Removes a watcher, or a player before play begins."""
        async with self.database.writing() as connection:
            found = await self._hold(connection, table, me)
            person = wanted.person or person_in(found, wanted.seat)
            if person == me.id:
                raise BadInput(message("server-you-cannot-put-yourself"))
            seat = found.seat_of(person)
            if seat >= 0:
                if found.row.stage != OPEN:
                    raise Forbidden(message("server-play-begun-who-plays"))
                theirs = and_(seats.c.table == table, seats.c.seat == seat)
                await connection.execute(update(seats).where(theirs).values(self.tables.freed(found, seat)))
            await self._restrict(connection, table, person, OUT, True)
        self.games.publish(table, TableChanged())

    async def _hold(self, connection: AsyncConnection, table: str, me: Me) -> Record:
        """Locks the table, if this person is its host."""
        await hold(connection, table)
        found = await find_record(connection, table)
        if found is None:
            raise no_table(table)
        if found.row.host != me.id:
            raise Forbidden(message("server-who-opened-table-decides"))
        return found

    async def _restrict(self, connection: AsyncConnection, table: str, person: str, kind: str, on: bool) -> None:
        if (await connection.execute(select(people.c.id).where(people.c.id == person))).first() is None:
            raise BadInput(message("server-person-nobody-id"))
        row = {"table": table, "person": person, "kind": kind}
        await connection.execute(delete(restrictions).filter_by(**row))
        if on:
            await connection.execute(insert(restrictions).values(row))

    # --- Asking. ------------------------------------------------------------------------------------------------

    async def watchers(self, table: str, person: str) -> list[Watcher]:
        """The watchers at a table, for somebody who may be there."""
        muted = exists().where(
            restrictions.c.table == table, restrictions.c.person == people.c.id, restrictions.c.kind == MUTED
        )
        plays = exists().where(seats.c.table == table, seats.c.person == people.c.id)
        query = (
            select(people.c.id, people.c.name, muted.label("muted"))
            .distinct()
            .join(present, present.c.person == people.c.id)
            .join(workers, workers.c.id == present.c.worker)
            .where(present.c.table == table, workers.c.alive_until > time.time(), ~plays)
            .order_by(people.c.name, people.c.id)
        )
        async with self.database.reading() as connection:
            await check_welcome(connection, table, person)
            return [Watcher(row.id, row.name, bool(row.muted)) for row in await connection.execute(query)]

    async def check_welcome(self, table: str, person: str) -> None:
        async with self.database.reading() as connection:
            await check_welcome(connection, table, person)


def person_in(found: Record, seat: int) -> str:
    """The person in a seat, counted from 1."""
    person = found.seats[seat - 1].person if 0 < seat <= len(found.seats) else None
    if person is None:
        raise BadInput(message("server-seat-nobody-sits"))
    return person
