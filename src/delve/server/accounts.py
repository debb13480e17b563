"""Who somebody is: guests without a sign-up, and names with passwords.

A password is hashed with argon2, in a thread, as it takes its time on purpose. A new password ends all sessions that
were begun with the old one; so does a guest's first, as anybody may have given the guest's cookie to that browser.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import ColumnElement, RowMapping, and_, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from delve.model.errors import BadInput
from delve.server.database import Database
from delve.server.errors import Forbidden
from delve.server.messages import ChangedCredentials, Me
from delve.server.names import FORMER, check_name, key_of, look_of
from delve.server.schema import people
from delve.server.sessions import begin_session, end_sessions

HASHER: Final = PasswordHasher()
# Checked where there is no such name, so that the answer takes as long.
NO_PASSWORD: Final = HASHER.hash(secrets.token_hex(8))
_GUESTS: Final = ("Lantern", "Torch", "Rope", "Chalk", "Tinder", "Candle", "Crowbar", "Whistle", "Ladder", "Flask")


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Accounts:
    """People, and how they become known."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def new_guest(self) -> tuple[Me, str]:
        """A person nobody has seen before, and the token to know them by."""
        me = Me(new_id(), f"{secrets.choice(_GUESTS)} {secrets.randbelow(900) + 100}", True)
        async with self.database.writing() as connection:
            await connection.execute(
                insert(people).values(id=me.id, name=me.name, key=None, password=None, created=time.time())
            )
            return me, await begin_session(connection, me.id)

    async def take_name(self, me: Me, name: str, password: str) -> tuple[Me, str]:
        """A guest takes a name and a password, and keeps everything but the session."""
        if not me.guest:
            raise Forbidden("you have a name already: it is changed with its password")
        # Of two who take a name as the same guest, one was quicker.
        return await self._write(me, people.c.key.is_(None), name, password)

    async def change(self, me: Me, wanted: ChangedCredentials) -> tuple[Me, str]:
        """Somebody with a name changes it, or the password, or both, and knows the password of now.

        Whoever finds a page open cannot lock its owner out. The token is none where the sessions stay as they are.
        """
        if wanted.name is None and wanted.new_password is None:
            raise BadInput("name: there is nothing to change")
        found = await self.check_password(me, wanted.password)
        same = and_(people.c.key == found["key"], people.c.password == found["password"])
        return await self._write(me, same, wanted.name or me.name, wanted.new_password)

    async def check_password(self, me: Me, password: str) -> RowMapping:
        """Somebody's own row, if they know their password."""
        if me.guest:
            raise Forbidden("a guest has no password: take a name and a password first")
        found = await self._verified(me.name, password)
        if found is None:
            raise Forbidden("password: that is not your password")
        return found

    async def _write(self, me: Me, as_it_was: ColumnElement[bool], name: str, password: str | None) -> tuple[Me, str]:
        """Gives somebody a name and, if there is to be another one, a password with a new session."""
        shown = check_name(name)
        if len(shown) < 2:
            raise BadInput("name: it takes at least two characters that can be seen")
        if key_of(shown) == key_of(FORMER) or look_of(shown) == look_of(FORMER):
            raise BadInput(f"the name {shown!r} is taken")
        change = update(people).where(people.c.id == me.id, as_it_was)
        change = change.values(name=shown, key=key_of(shown), look=look_of(shown), former=None)
        if password is not None:
            change = change.values(password=await asyncio.to_thread(HASHER.hash, password))
        try:
            async with self.database.writing() as connection:
                if not (await connection.execute(change)).rowcount:
                    raise Forbidden("your account has just been changed: look at it again")
                if password is None:
                    return Me(me.id, shown, False), ""
                await end_sessions(connection, me.id)
                return Me(me.id, shown, False), await begin_session(connection, me.id)
        except IntegrityError:
            raise BadInput(f"the name {shown!r} is taken, or looks like one that is") from None

    async def log_in(self, name: str, password: str) -> tuple[Me, str] | None:
        """The person with that name and the token of a new session, if the password is theirs."""
        found = await self._verified(name, password)
        if found is None:
            return None
        now = select(people.c.password).where(people.c.id == found["id"]).with_for_update(key_share=True)
        async with self.database.writing() as connection:
            # A password that was changed in the meantime lets nobody in.
            if (await connection.execute(now)).scalar() != found["password"]:
                return None
            return Me(found["id"], found["name"], False), await begin_session(connection, found["id"])

    async def _verified(self, name: str, password: str) -> RowMapping | None:
        """The person with that name, if the password is theirs."""
        named = or_(people.c.key == key_of(name), people.c.former == name)
        async with self.database.reading() as connection:
            rows = (await connection.execute(select(people).where(named))).mappings().all()
        for row in rows:
            if await asyncio.to_thread(is_password, row["password"], password):
                return row
        if not rows:
            await asyncio.to_thread(is_password, NO_PASSWORD, password)
        return None


def is_password(hash: str, password: str) -> bool:
    try:
        return HASHER.verify(hash, password)
    except VerificationError:
        return False
