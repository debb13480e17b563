"""The chat of a table."""

from __future__ import annotations

import hashlib
import time
from typing import Final

from sqlalchemy import insert, select

from delve.server.database import Database, hold
from delve.server.messages import ChatLine, Id, Me
from delve.server.restrictions import check_may_talk
from delve.server.rows import columns, read_rows
from delve.server.schema import chat

# How many messages a new socket is sent.
SHOWN: Final = 200


class Chat:
    """The chats of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def said(self, table: str, after: int = 0) -> list[ChatLine]:
        """The messages after a given one; only the last if there are many."""
        query = (
            select(*columns(chat, ChatLine))
            .where(chat.c.table == table, chat.c.id > after)
            .order_by(chat.c.id.desc())
            .limit(SHOWN)
        )
        async with self.database.reading() as connection:
            return read_rows(await connection.execute(query), ChatLine)[::-1]

    async def say(self, table: str, me: Me, seat: int, id: Id, text: str) -> None:
        """Stores a message once: its id identifies it when it is sent again after a lost connection."""
        # Hashed, because an id may be too long for the column or contain characters that PostgreSQL cannot store.
        key = hashlib.sha256(str(id).encode()).hexdigest()
        said = {"table": table, "person": me.id, "said": key, "text": text}
        again = select(chat.c.id).filter_by(**said)
        async with self.database.writing() as connection:
            # Serialised per table: readers ask for messages after the last number they saw.
            await hold(connection, table)
            if seat < 0:
                await check_may_talk(connection, table, me.id)
            if (await connection.execute(again)).first() is None:
                await connection.execute(insert(chat).values(seat=seat + 1, name=me.name, at=time.time(), **said))
