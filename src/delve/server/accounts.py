"""Who somebody is: guests without a sign-up, names with passwords, tokens in cookies.

A token is random and stored hashed. A password is hashed with argon2, in a thread, as it takes its time on purpose.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from delve.model.errors import BadInput
from delve.server.database import Database
from delve.server.errors import Forbidden
from delve.server.messages import ChangedCredentials, Me
from delve.server.names import check_seen
from delve.server.schema import people, sessions

HASHER: Final = PasswordHasher()
# Checked where there is no such name, so that the answer takes as long.
NO_PASSWORD: Final = HASHER.hash(secrets.token_hex(8))
_GUESTS: Final = ("Lantern", "Torch", "Rope", "Chalk", "Tinder", "Candle", "Crowbar", "Whistle", "Ladder", "Flask")


def new_id() -> str:
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def key_of(name: str) -> str:
    """Names that look alike are one name."""
    return " ".join(name.casefold().split())


class Accounts:
    """People and their sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_token(self, token: str) -> Me | None:
        """The person a cookie stands for."""
        query = select(people).join(sessions, sessions.c.person == people.c.id).where(sessions.c.token == hashed(token))
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else Me(row["id"], row["name"], row["key"] is None)

    async def new_guest(self) -> tuple[Me, str]:
        """A person nobody has seen before, and the token to know them by."""
        me = Me(new_id(), f"{secrets.choice(_GUESTS)} {secrets.randbelow(900) + 100}", True)
        async with self.database.writing() as connection:
            await connection.execute(
                insert(people).values(id=me.id, name=me.name, key=None, password=None, created=time.time())
            )
        return me, await self.new_session(me.id)

    async def new_session(self, person: str) -> str:
        token = secrets.token_urlsafe(32)
        async with self.database.writing() as connection:
            await connection.execute(insert(sessions).values(token=hashed(token), person=person, created=time.time()))
        return token

    async def end_session(self, token: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))

    async def take_name(self, me: Me, name: str, password: str) -> Me:
        """A guest takes a name and a password, and keeps everything."""
        if not me.guest:
            raise Forbidden("you have a name already: it is changed with its password")
        return await self._write(me, name, password)

    async def change(self, me: Me, wanted: ChangedCredentials) -> Me:
        """Somebody with a name changes it, or the password, or both, and knows the password of now.

        Whoever finds a page open cannot lock its owner out.
        """
        if me.guest:
            raise Forbidden("a guest has no password: take a name and a password first")
        if wanted.name is None and wanted.new_password is None:
            raise BadInput("name: there is nothing to change")
        if await self.log_in(me.name, wanted.password) is None:
            raise Forbidden("password: that is not your password")
        return await self._write(me, wanted.name or me.name, wanted.new_password)

    async def _write(self, me: Me, name: str, password: str | None) -> Me:
        """Gives somebody a name and, if there is to be another one, a password."""
        shown = " ".join(name.split())
        if len(shown) < 2:
            raise BadInput("name: it takes at least two characters that can be seen")
        check_seen("name", shown)
        # Of two who take a name as the same guest, one was quicker.
        mine = and_(people.c.id == me.id, people.c.key.is_(None) if me.guest else people.c.key == key_of(me.name))
        change = update(people).where(mine).values(name=shown, key=key_of(name))
        if password is not None:
            change = change.values(password=await asyncio.to_thread(HASHER.hash, password))
        try:
            async with self.database.writing() as connection:
                changed = (await connection.execute(change)).rowcount
        except IntegrityError:
            raise BadInput(f"the name {shown!r} is taken") from None
        if not changed:
            raise Forbidden("your name has just been changed: look at it again")
        return Me(me.id, shown, False)

    async def log_in(self, name: str, password: str) -> Me | None:
        """The person with that name, if the password is theirs."""
        query = select(people).where(people.c.key == key_of(name))
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        hash = NO_PASSWORD if row is None or row["password"] is None else str(row["password"])
        try:
            await asyncio.to_thread(HASHER.verify, hash, password)
        except VerificationError:
            return None
        return None if row is None else Me(row["id"], row["name"], False)
