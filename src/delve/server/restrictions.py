"""Who is muted at a table, or was put out of it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.server.errors import Forbidden
from delve.server.schema import restrictions

MUTED: Final = "muted"
OUT: Final = "out"


async def is_restricted(connection: AsyncConnection, table: str, person: str, kind: str) -> bool:
    query = select(restrictions.c.person).filter_by(table=table, person=person, kind=kind)
    return (await connection.execute(query)).first() is not None


async def check_welcome(connection: AsyncConnection, table: str, person: str) -> None:
    """Who was put out does not come back."""
    if await is_restricted(connection, table, person, OUT):
        raise Forbidden("the host has put you out of that table")


async def check_may_talk(connection: AsyncConnection, table: str, person: str) -> None:
    if await is_restricted(connection, table, person, MUTED):
        raise Forbidden("the host has muted you at that table")
