"""Secrets for shuffles: drawn and committed to before anybody contributes, so that no side can choose the cards.

Whoever opens a table asks for one first, adds to it what the server could not know, and names it with the table. One
that was drawn with the table itself would be drawn when the contribution is known.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.engine.fairness import commitment
from delve.model.errors import BadInput
from delve.server.database import Database
from delve.server.messages import Me, Shuffle
from delve.server.schema import shuffles

# How long one is kept that nobody makes use of.
LASTS: Final = 3600.0


class Shuffles:
    """What is drawn before there is a table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def draw(self, me: Me) -> Shuffle:
        """A new secret for this person's next table, which only its commitment leaves."""
        secret = new_secret()
        now = time.time()
        forgotten = delete(shuffles).where(shuffles.c.person == me.id, shuffles.c.created < now - LASTS)
        kept = insert(shuffles).values(commitment=commitment(secret), secret=secret, person=me.id, created=now)
        async with self.database.writing() as connection:
            await connection.execute(forgotten)
            await connection.execute(kept)
        return Shuffle(commitment(secret))


def new_secret() -> str:
    return secrets.token_hex(32)


async def secret_for(connection: AsyncConnection, me: Me, shown: str) -> str:
    """The secret of a table: the one that was committed to, which serves once, or a new one for who asked for none."""
    if not shown:
        return new_secret()
    used = delete(shuffles).where(shuffles.c.commitment == shown, shuffles.c.person == me.id)
    found = (await connection.execute(used.returning(shuffles.c.secret))).first()
    if found is None:
        raise BadInput("shuffle: nobody has committed to that one, or it is used up: ask for another")
    return str(found[0])
