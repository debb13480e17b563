"""What is said at a table."""

from __future__ import annotations

import hashlib
import time
from typing import Final

from sqlalchemy import insert, select

from delve.server.database import Database, hold
from delve.server.messages import ChatLine, Id, Me
from delve.server.restrictions import check_may_talk
from delve.server.schema import chat

# So much of what was said is shown to somebody who comes.
SHOWN: Final = 200


class Chat:
    """The conversations of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def said(self, table: str, after: int = 0) -> list[ChatLine]:
        """What was said after a message, the last of it where it is much."""
        query = select(chat).where(chat.c.table == table, chat.c.id > after).order_by(chat.c.id.desc()).limit(SHOWN)
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [ChatLine(row["id"], row["seat"], row["name"], row["text"], row["at"]) for row in reversed(rows)]

    async def say(self, table: str, me: Me, seat: int, id: Id, text: str) -> None:
        """Writes down what somebody says, once: what they say again with its id after a lost line is known already."""
        # An id may be longer than there is room for, or hold what PostgreSQL keeps in no text.
        key = hashlib.sha256(str(id).encode()).hexdigest()
        said = {"table": table, "person": me.id, "said": key, "text": text}
        again = select(chat.c.id).filter_by(**said)
        async with self.database.writing() as connection:
            # One after the other: who has heard a message is told of later ones only.
            await hold(connection, table)
            if seat < 0:
                await check_may_talk(connection, table, me.id)
            if (await connection.execute(again)).first() is None:
                await connection.execute(insert(chat).values(seat=seat + 1, name=me.name, at=time.time(), **said))
