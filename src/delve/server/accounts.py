"""Accounts: guests without a sign-up, and names with passwords.

Passwords are hashed with argon2, in a thread, because it is slow on purpose. A new password ends all sessions that were
begun with the old one. A guest's first password does too: somebody else may have put that cookie into the browser.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct
from sqlalchemy import ColumnElement, and_, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.database import Database
from delve.server.errors import Forbidden
from delve.server.messages import ChangedCredentials, Me
from delve.server.names import FORMER, check_name, key_of, look_of
from delve.server.rows import columns, read_rows
from delve.server.schema import people
from delve.server.sessions import begin_session, end_sessions

HASHER: Final = PasswordHasher()
# Verified when the name does not exist, so that the response takes equally long.
NO_PASSWORD: Final = HASHER.hash(secrets.token_hex(8))
_GUESTS: Final = ("Lantern", "Torch", "Rope", "Chalk", "Tinder", "Candle", "Crowbar", "Whistle", "Ladder", "Flask")


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Account(Struct, frozen=True):
    """The database row of a registered person."""

    id: str
    name: str
    key: str
    password: str


class Accounts:
    """Registering, logging in and changing credentials."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def new_guest(self) -> tuple[Me, str]:
        """A new guest and their session token."""
        me = Me(new_id(), f"{secrets.choice(_GUESTS)} {secrets.randbelow(900) + 100}", True)
        async with self.database.writing() as connection:
            await connection.execute(
                insert(people).values(id=me.id, name=me.name, key=None, password=None, created=time.time())
            )
            return me, await begin_session(connection, me.id)

    async def take_name(self, me: Me, name: str, password: str) -> tuple[Me, str]:
        """Registers a guest under a name and password. They keep everything except the session."""
        if not me.guest:
            raise Forbidden(message("server-you-name-already-changed"))
        # The guest may have registered in another request meanwhile: only one of the two succeeds.
        return await self._write(me, people.c.key.is_(None), name, password)

    async def change(self, me: Me, wanted: ChangedCredentials) -> tuple[Me, str]:
        """Changes a registered person's name, password, or both. Requires the current password.

        So somebody who finds an open page cannot lock its owner out. The token is empty if the sessions stay valid.
        """
        if wanted.name is None and wanted.new_password is None:
            raise BadInput(message("server-name-nothing-change"))
        found = await self.check_password(me, wanted.password)
        same = and_(people.c.key == found.key, people.c.password == found.password)
        return await self._write(me, same, wanted.name or me.name, wanted.new_password)

    async def check_password(self, me: Me, password: str) -> Account:
        """The person's account, if the password is right."""
        if me.guest:
            raise Forbidden(message("server-guest-no-password-take"))
        found = await self._verified(me.name, password)
        if found is None:
            raise Forbidden(message("server-password-not-your-password"))
        return found

    async def _write(self, me: Me, as_it_was: ColumnElement[bool], name: str, password: str | None) -> tuple[Me, str]:
        """Sets the name and, if given, a new password, which starts a new session."""
        shown = check_name(name)
        if len(shown) < 2:
            raise BadInput(message("server-name-takes-least-two"))
        if key_of(shown) == key_of(FORMER) or look_of(shown) == look_of(FORMER):
            raise BadInput(message("server-name-taken", shown=shown))
        change = update(people).where(people.c.id == me.id, as_it_was)
        change = change.values(name=shown, key=key_of(shown), look=look_of(shown), former=None)
        if password is not None:
            change = change.values(password=await asyncio.to_thread(HASHER.hash, password))
        try:
            async with self.database.writing() as connection:
                if not (await connection.execute(change)).rowcount:
                    raise Forbidden(message("server-your-account-just-changed"))
                if password is None:
                    return Me(me.id, shown, False), ""
                await end_sessions(connection, me.id)
                return Me(me.id, shown, False), await begin_session(connection, me.id)
        except IntegrityError:
            raise BadInput(message("server-name-taken-looks-like", shown=shown)) from None

    async def log_in(self, name: str, password: str) -> tuple[Me, str] | None:
        """The person with that name and a new session token, if the password is right."""
        found = await self._verified(name, password)
        if found is None:
            return None
        now = select(people.c.password).where(people.c.id == found.id).with_for_update(key_share=True)
        async with self.database.writing() as connection:
            # The password may have been changed while it was verified.
            if (await connection.execute(now)).scalar() != found.password:
                return None
            return Me(found.id, found.name, False), await begin_session(connection, found.id)

    async def _verified(self, name: str, password: str) -> Account | None:
        """The person with that name, if the password is right."""
        named = or_(people.c.key == key_of(name), people.c.former == name)
        async with self.database.reading() as connection:
            rows = read_rows(await connection.execute(select(*columns(people, Account)).where(named)), Account)
        for row in rows:
            if await asyncio.to_thread(is_password, row.password, password):
                return row
        if not rows:
            await asyncio.to_thread(is_password, NO_PASSWORD, password)
        return None


def is_password(hash: str, password: str) -> bool:
    try:
        return HASHER.verify(hash, password)
    except VerificationError:
        return False
