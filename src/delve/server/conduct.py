"""What the host of a table decides about others there: who watches in silence, and who has to go.

Who was put out does not come back to that table.
"""

from __future__ import annotations

import time

from sqlalchemy import and_, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.model.errors import BadInput
from delve.server.database import Database, hold
from delve.server.errors import Forbidden, no_table
from delve.server.games import Games
from delve.server.messages import Me, Mute, PutOut, Watcher
from delve.server.records import OPEN, Record, find_record
from delve.server.restrictions import MUTED, OUT, check_welcome
from delve.server.schema import people, present, restrictions, seats, workers
from delve.server.tables import Tables


class Conduct:
    """The decisions of all hosts."""

    def __init__(self, database: Database, games: Games, tables: Tables) -> None:
        self.database = database
        self.games = games
        self.tables = tables

    # --- Deciding. ----------------------------------------------------------------------------------------------

    async def mute(self, table: str, me: Me, wanted: Mute) -> None:
        """Somebody who watches may not talk at the table, or may again."""
        async with self.database.writing() as connection:
            found = await self._hold(connection, table, me)
            if found.seat_of(wanted.person) >= 0:
                raise Forbidden("who plays may talk: mute them for yourself")
            await self._restrict(connection, table, wanted.person, MUTED, wanted.muted)
        self.games.publish(table, {"kind": "table"})

    async def put_out(self, table: str, me: Me, wanted: PutOut) -> None:
        """Somebody who watches, or who sits there before play begins, has to go."""
        async with self.database.writing() as connection:
            found = await self._hold(connection, table, me)
            person = wanted.person or person_in(found, wanted.seat)
            if person == me.id:
                raise BadInput("you cannot put yourself out: leave the table instead")
            seat = found.seat_of(person)
            if seat >= 0:
                if found.row["stage"] != OPEN:
                    raise Forbidden("play has begun: who plays stays until the game is over")
                theirs = and_(seats.c.table == table, seats.c.seat == seat)
                await connection.execute(update(seats).where(theirs).values(self.tables.freed(found, seat)))
            await self._restrict(connection, table, person, OUT, True)
        self.games.publish(table, {"kind": "table"})

    async def _hold(self, connection: AsyncConnection, table: str, me: Me) -> Record:
        """The table, for its host alone."""
        await hold(connection, table)
        found = await find_record(connection, table)
        if found is None:
            raise no_table(table)
        if found.row["host"] != me.id:
            raise Forbidden("who opened the table decides that")
        return found

    async def _restrict(self, connection: AsyncConnection, table: str, person: str, kind: str, on: bool) -> None:
        if (await connection.execute(select(people.c.id).where(people.c.id == person))).first() is None:
            raise BadInput("person: there is nobody with that id")
        row = {"table": table, "person": person, "kind": kind}
        await connection.execute(delete(restrictions).filter_by(**row))
        if on:
            await connection.execute(insert(restrictions).values(row))

    # --- Asking. ------------------------------------------------------------------------------------------------

    async def watchers(self, table: str, person: str) -> list[Watcher]:
        """Who is at the table without playing, for somebody who may be there."""
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
    """Who sits in a seat, counted from 1."""
    person = found.seats[seat - 1]["person"] if 0 < seat <= len(found.seats) else None
    if person is None:
        raise BadInput("seat: nobody sits there")
    return str(person)
