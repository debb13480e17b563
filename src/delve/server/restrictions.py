"""Who is muted at a table, or was removed from it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.messages import message
from delve.server.errors import Forbidden
from delve.server.schema import restrictions

MUTED: Final = "muted"
OUT: Final = "out"


async def is_restricted(connection: AsyncConnection, table: str, person: str, kind: str) -> bool:
    query = select(restrictions.c.person).filter_by(table=table, person=person, kind=kind)
    return (await connection.execute(query)).first() is not None


async def check_welcome(connection: AsyncConnection, table: str, person: str) -> None:
    """Refuses people who were removed."""
    if await is_restricted(connection, table, person, OUT):
        raise Forbidden(message("server-host-put-you-out"))


async def check_may_talk(connection: AsyncConnection, table: str, person: str) -> None:
    if await is_restricted(connection, table, person, MUTED):
        raise Forbidden(message("server-host-muted-you-table"))
