"""Shuffle secrets: drawn and committed to before anybody contributes, so that no side can choose the cards.

A client first requests a commitment, then opens a table with it and a contribution of its own. If the secret were drawn
when the table is opened, the server would already know the contribution.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.engine.fairness import commitment
from delve.messages import message
from delve.model.errors import BadInput
from delve.server.database import Database
from delve.server.messages import Me, Shuffle
from delve.server.schema import shuffles

# Seconds that an unused secret is kept.
LASTS: Final = 3600.0


class Shuffles:
    """Draws secrets for future tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def draw(self, me: Me) -> Shuffle:
        """Draws a secret for this person's next table, and publishes only its commitment."""
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
    """The secret for a new table: the committed one, which can be used once, or a new one if none was requested."""
    if not shown:
        return new_secret()
    used = delete(shuffles).where(shuffles.c.commitment == shown, shuffles.c.person == me.id)
    found = (await connection.execute(used.returning(shuffles.c.secret))).first()
    if found is None:
        raise BadInput(message("server-shuffle-nobody-committed-one"))
    return str(found[0])
