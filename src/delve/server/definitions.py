"""What games are played with: the rules of each card are kept once, and a table names them by their fingerprints.

A game goes on with the cards it began with, whatever the catalogue says today (engine/contents.py).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.engine.contents import changed_cards, contents, earlier_cards, fingerprint
from delve.engine.library import CardBook
from delve.engine.play import Setup
from delve.server.database import Database
from delve.server.records import Record
from delve.server.schema import definitions, tables

Data = dict[str, Any]


class PlayedWith:
    """What a game is played with, as far as it is not what the catalogue says today."""

    def __init__(self, changed: Data, numbers: Data | None) -> None:
        self.changed = changed  # the rules of cards that do something else today
        self.numbers = numbers  # of its format; None for a game begun before they were kept


async def keep(database: Database, connection: AsyncConnection, book: CardBook, setup: Setup) -> Data:
    """Keeps what a game that begins is played with; the columns of its table that say so."""
    played_with = contents(book, setup)
    named = {name: book.fingerprint(name) for name in played_with["cards"]}
    by_mark = {mark: name for name, mark in named.items()}
    # In one order for all: of two games that begin at once none waits for the other in a circle.
    rows = [{"fingerprint": mark, "rules": played_with["cards"][name]} for mark, name in sorted(by_mark.items())]
    await connection.execute(database.insert_new(definitions), rows)
    kept = {"cards": named, "numbers": played_with["numbers"]}
    return {"content": fingerprint(played_with), "contents": kept}


async def played_with(database: Database, record: Record, book: CardBook) -> PlayedWith:
    """What the game at a table was begun with."""
    async with database.reading() as connection:
        kept = (await connection.execute(select(tables.c.contents).where(tables.c.id == record.id))).scalar_one()
        if kept is None:
            cards = earlier_cards(record.row["content"])
            return PlayedWith({name: cards[name] for name in changed_cards(book, cards)}, None)
        others = {
            mark: name
            for name, mark in kept["cards"].items()
            if name not in book.files or book.fingerprint(name) != mark
        }
        query = select(definitions).where(definitions.c.fingerprint.in_(list(others)))
        rows = (await connection.execute(query)).mappings().all() if others else []
    return PlayedWith({others[row["fingerprint"]]: row["rules"] for row in rows}, kept["numbers"])
