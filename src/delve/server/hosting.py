"""Account administration from the command line, also while the server runs."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.accounts import HASHER
from delve.server.farewell import forget
from delve.server.names import key_of
from delve.server.offline import check_there, opened
from delve.server.schema import people, sessions
from delve.server.sessions import end_sessions


class Account(msgspec.Struct):
    """A registered person; ``seen`` is 0 if unknown."""

    name: str
    created: float
    seen: float


@contextlib.asynccontextmanager
async def changing(address: str) -> AsyncIterator[AsyncConnection]:
    """A write transaction in a server's database."""
    check_there(address)
    async with opened(address) as database, database.writing() as connection:
        yield connection


async def list_accounts(address: str) -> list[Account]:
    """All registered people, in alphabetical order."""
    check_there(address)
    query = (
        select(people.c.name, people.c.created, func.coalesce(func.max(sessions.c.used), 0.0))
        .outerjoin(sessions, sessions.c.person == people.c.id)
        .where(people.c.key.is_not(None))
        .group_by(people.c.id)
        .order_by(people.c.key)
    )
    async with opened(address) as database, database.reading() as connection:
        return [Account(*row) for row in await connection.execute(query)]


async def reset_password(address: str, name: str) -> str:
    """Sets a new password. All sessions end: somebody else may have had the old one."""
    password = secrets.token_urlsafe(12)
    async with changing(address) as connection:
        person = await person_called(connection, name)
        hash = await asyncio.to_thread(HASHER.hash, password)
        await connection.execute(update(people).where(people.c.id == person).values(password=hash))
        await end_sessions(connection, person)
    return password


async def delete_account(address: str, name: str) -> None:
    """Deletes an account. The server gives up the person's unfinished games at its next clean-up."""
    async with changing(address) as connection:
        await forget(connection, await person_called(connection, name))


async def person_called(connection: AsyncConnection, name: str) -> str:
    found = (await connection.execute(select(people.c.id).where(people.c.key == key_of(name)))).scalar()
    if found is None:
        raise BadInput(message("server-nobody-here-called", name=name))
    return str(found)
