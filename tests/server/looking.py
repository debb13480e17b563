"""Direct access to a server's database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.apart import apart
from tests.server.running import Server

from delve.server.database import database_url


def ask(server: Server, query: str, **values: object) -> list[tuple[Any, ...]]:
    """The rows of a query; empty for a change."""
    return apart(answered(server, query, values))


async def answered(server: Server, query: str, values: dict[str, object]) -> list[tuple[Any, ...]]:
    engine = create_async_engine(database_url(server.database))
    try:
        async with engine.begin() as connection:
            found = await connection.execute(text(query), values)
            return [tuple(row) for row in found] if found.returns_rows else []
    finally:
        await engine.dispose()
