"""Sessions: tokens in cookies, their lifetimes, and the sockets opened with them.

A token is random and stored hashed. A socket closes when its session ends: at once through a notice, or at the next
poll if the notice was lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.messages import message
from delve.server.database import Database
from delve.server.errors import Forbidden
from delve.server.faults import Unavailable
from delve.server.messages import Me
from delve.server.rows import read_row
from delve.server.schema import people, sessions

DAY: Final = 24 * 3600.0
# The precision in seconds of a session's last use: not every request writes.
EXACTNESS: Final = 3600.0
# Seconds between two checks of the sessions of open sockets, and how many are looked up at a time.
LOOK: Final = 10.0
AT_ONCE: Final = 500


class LoggedOut(Forbidden):
    """The session has ended. A browser with a new one may reconnect."""


class Lifetimes(msgspec.Struct, frozen=True):
    """The lifetimes of sessions in days."""

    idle: int = 90  # since the last use
    absolute: int = 365  # since the login

    def cookie(self) -> int:
        """The lifetime of the cookie in seconds."""
        return int(self.absolute * DAY)

    def good(self, now: float) -> ColumnElement[bool]:
        """Sessions that have not expired. Times in the future count as now: the clock was set back."""
        return and_(sessions.c.used > now - self.idle * DAY, sessions.c.created > now - self.absolute * DAY)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def begin_session(connection: AsyncConnection, person: str) -> str:
    """Starts a session and returns its token."""
    token = secrets.token_urlsafe(32)
    now = time.time()
    await connection.execute(insert(sessions).values(token=hashed(token), person=person, created=now, used=now))
    return token


async def end_sessions(connection: AsyncConnection, person: str) -> None:
    """Ends all sessions of a person."""
    await connection.execute(delete(sessions).where(sessions.c.person == person))


class KnownPerson(msgspec.Struct, frozen=True):
    """The person of a session, and when it was last used."""

    id: str
    name: str
    key: str | None
    used: float


class Sessions:
    """Looks up sessions, and closes this worker's sockets when theirs end."""

    def __init__(self, database: Database, lifetimes: Lifetimes) -> None:
        self.database = database
        self.lifetimes = lifetimes
        # By session, an event for each socket opened with it.
        self._followed: dict[str, list[asyncio.Event]] = {}

    async def person(self, token: str) -> Me | None:
        """The person of a token."""
        now = time.time()
        query = (
            select(people.c.id, people.c.name, people.c.key, sessions.c.used)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == hashed(token), self.lifetimes.good(now))
        )
        async with self.database.reading() as connection:
            found = read_row(await connection.execute(query), KnownPerson)
        if found is None:
            return None
        if abs(now - found.used) > EXACTNESS:
            await self._use(token, now)
        return Me(found.id, found.name, found.key is None)

    async def _use(self, token: str, now: float) -> None:
        """Records the use of a session; corrects a time in the future."""
        begun = func.min if self.database.is_sqlite else func.least
        used = update(sessions).where(sessions.c.token == hashed(token))
        # The request succeeds even if this cannot be written.
        with contextlib.suppress(Unavailable):
            async with self.database.writing() as connection:
                await connection.execute(used.values(used=now, created=begun(sessions.c.created, now)))

    async def end(self, token: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))

    async def end_all(self, person: str) -> None:
        """Ends all sessions of a person."""
        async with self.database.writing() as connection:
            await end_sessions(connection, person)

    # --- Sockets. -----------------------------------------------------------------------------------------------

    async def follow(self, session: str) -> None:
        """Waits until a session ends, and raises ``LoggedOut``."""
        ended = asyncio.Event()
        self._followed.setdefault(session, []).append(ended)
        try:
            await ended.wait()
        finally:
            self._followed[session].remove(ended)
            if not self._followed[session]:
                del self._followed[session]
        raise LoggedOut(message("server-you-logged-out"))

    async def look(self, which: Collection[str] | None = None) -> None:
        """Closes sockets whose sessions have ended: of the given sessions, or of all."""
        followed = list(self._followed if which is None else which)
        for first in range(0, len(followed), AT_ONCE):
            some = followed[first : first + AT_ONCE]
            query = select(sessions.c.token).where(sessions.c.token.in_(some), self.lifetimes.good(time.time()))
            async with self.database.reading() as connection:
                standing = set((await connection.execute(query)).scalars())
            for session in set(some) - standing:
                for ended in self._followed.get(session, []):
                    ended.set()

    async def keep(self) -> None:
        """Polls, for as long as the worker runs."""
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(Unavailable):
                await self.look()
