"""Deleting an account: personal data is removed, and the person's games stay readable without the name."""

from __future__ import annotations

import contextlib
from typing import Final

from sqlalchemy import Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.model.errors import BadInput
from delve.server.errors import Forbidden
from delve.server.messages import Me
from delve.server.names import FORMER
from delve.server.records import OVER
from delve.server.schema import chat, decks, people, seats, shuffles, tables
from delve.server.services import Services
from delve.server.sessions import end_sessions

_UNFINISHED: Final = (
    select(seats.c.table, seats.c.seat).join(tables, tables.c.id == seats.c.table).where(tables.c.stage != OVER)
)


async def forget(connection: AsyncConnection, person: str) -> None:
    """Deletes everything of a person except their seats. The row is deleted with the last table that refers to it."""
    nobody = {"name": FORMER, "key": None, "look": None, "former": None, "password": None}
    await connection.execute(update(people).where(people.c.id == person).values(nobody))
    await end_sessions(connection, person)
    for table in (decks, shuffles, chat):
        await connection.execute(delete(table).where(table.c.person == person))


def leaving() -> Select[tuple[str]]:
    """People with deleted accounts who still sit at unfinished tables."""
    sitting = _UNFINISHED.join(people, people.c.id == seats.c.person)
    return sitting.with_only_columns(people.c.id).where(people.c.key.is_(None), people.c.name == FORMER).distinct()


async def leave_all(services: Services, person: str) -> None:
    """Leaves all unfinished tables; where others play on, concedes if the format allows it."""
    async with services.database.reading() as connection:
        found = (await connection.execute(_UNFINISHED.where(seats.c.person == person))).all()
    for table, seat in found:
        with contextlib.suppress(BadInput):
            try:
                await services.tables.leave(table, Me(person, FORMER, True))
            except Forbidden:
                await services.games.concede(await services.games.game(table), seat)
