"""Sessions: the token in a cookie, how long it is good for, and the sockets that were opened with it.

A token is random and stored hashed. A socket is opened with a session and closes with it: at once through a notice, and
with the next look around where the notice got lost.
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

from delve.server.database import Database
from delve.server.errors import Forbidden
from delve.server.faults import Unavailable
from delve.server.messages import Me
from delve.server.schema import people, sessions

DAY: Final = 24 * 3600.0
# How exactly the last use of a session is known: not every request writes.
EXACTNESS: Final = 3600.0
# How often a worker looks whether the sessions of its sockets still stand, and how many it looks up at a time.
LOOK: Final = 10.0
AT_ONCE: Final = 500


class LoggedOut(Forbidden):
    """The session ended. A browser that has a new one by now may come back with it."""


class Lifetimes(msgspec.Struct, frozen=True):
    """For how many days a session is good."""

    idle: int = 90  # without being used
    absolute: int = 365  # in any case

    def cookie(self) -> int:
        """How many seconds a browser keeps the cookie."""
        return int(self.absolute * DAY)

    def good(self, now: float) -> ColumnElement[bool]:
        """Sessions that have not expired. Times in the future count as now: the clock was put back."""
        return and_(sessions.c.used > now - self.idle * DAY, sessions.c.created > now - self.absolute * DAY)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def begin_session(connection: AsyncConnection, person: str) -> str:
    """The token of a new session."""
    token = secrets.token_urlsafe(32)
    now = time.time()
    await connection.execute(insert(sessions).values(token=hashed(token), person=person, created=now, used=now))
    return token


async def end_sessions(connection: AsyncConnection, person: str) -> None:
    """Ends all sessions of a person."""
    await connection.execute(delete(sessions).where(sessions.c.person == person))


class Sessions:
    """All sessions, and those by which this worker's sockets were opened."""

    def __init__(self, database: Database, lifetimes: Lifetimes) -> None:
        self.database = database
        self.lifetimes = lifetimes
        # Sessions that sockets were opened with: each ends them all.
        self._followed: dict[str, list[asyncio.Event]] = {}

    async def person(self, token: str) -> Me | None:
        """The person a token stands for."""
        now = time.time()
        query = (
            select(people, sessions.c.used)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == hashed(token), self.lifetimes.good(now))
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        if abs(now - row["used"]) > EXACTNESS:
            await self._use(token, now)
        return Me(row["id"], row["name"], row["key"] is None)

    async def _use(self, token: str, now: float) -> None:
        """Keeps when a session was used; a time in the future is put right."""
        begun = func.min if self.database.is_sqlite else func.least
        used = update(sessions).where(sessions.c.token == hashed(token))
        # Who asks is known, whether or not it can be kept.
        with contextlib.suppress(Unavailable):
            async with self.database.writing() as connection:
                await connection.execute(used.values(used=now, created=begun(sessions.c.created, now)))

    async def end(self, token: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))

    async def end_all(self, person: str) -> None:
        """Logs a person out everywhere."""
        async with self.database.writing() as connection:
            await end_sessions(connection, person)

    # --- Sockets. -----------------------------------------------------------------------------------------------

    async def follow(self, session: str) -> None:
        """Waits for the end of a session, and raises it."""
        ended = asyncio.Event()
        self._followed.setdefault(session, []).append(ended)
        try:
            await ended.wait()
        finally:
            self._followed[session].remove(ended)
            if not self._followed[session]:
                del self._followed[session]
        raise LoggedOut("you are logged out")

    async def look(self, which: Collection[str] | None = None) -> None:
        """Closes the sockets whose sessions have ended: of these sessions, or of all."""
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
        """Looks now and then, for as long as the worker runs."""
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(Unavailable):
                await self.look()
