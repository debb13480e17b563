"""The contents of games: the rules of each card are stored once, and tables refer to them by fingerprint.

A game continues with the cards it began with, whatever has changed in the catalogue (engine/contents.py).
"""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.engine.contents import changed_cards, contents, earlier_cards, fingerprint
from delve.engine.play import Setup
from delve.library.shipped import CardBook
from delve.model.setups import CardRules, FormatNumbers, Prelude
from delve.server.database import Database
from delve.server.records import Record
from delve.server.rows import read_rows
from delve.server.schema import definitions, tables


class DefinitionRow(Struct, frozen=True):
    """The rules of a card, by fingerprint."""

    fingerprint: str
    rules: CardRules


class NamedContents(TypedDict):
    """The contents of a game, with cards by fingerprint."""

    cards: dict[str, str]
    numbers: FormatNumbers


class ContentsColumns(TypedDict):
    """The columns of a table with its contents and their hash."""

    content: str
    contents: NamedContents


class LargeColumns(Struct, frozen=True):
    """The columns of a table that are read only when its game is loaded."""

    contents: NamedContents | None
    preludes: list[Prelude] | None


class PlayedWith:
    """The contents of a game where they differ from today's catalogue, and the earlier games that lead to it."""

    def __init__(
        self, changed: dict[str, CardRules], numbers: FormatNumbers | None, preludes: list[Prelude] | None
    ) -> None:
        self.changed = changed  # the rules of cards that have changed since
        self.numbers = numbers  # of its format; None for a game begun before they were stored
        self.preludes = preludes


async def keep(database: Database, connection: AsyncConnection, book: CardBook, setup: Setup) -> ContentsColumns:
    """Stores the contents of a game that begins, and returns the columns of its table."""
    played_with = contents(book, setup)
    named = {name: book.fingerprint(name) for name in played_with["cards"]}
    by_mark = {mark: name for name, mark in named.items()}
    # Sorted, so that two games that begin at once cannot deadlock.
    rows = [{"fingerprint": mark, "rules": played_with["cards"][name]} for mark, name in sorted(by_mark.items())]
    await connection.execute(database.insert_new(definitions), rows)
    kept: NamedContents = {"cards": named, "numbers": played_with["numbers"]}
    return {"content": fingerprint(played_with), "contents": kept}


async def played_with(database: Database, record: Record, book: CardBook) -> PlayedWith:
    """The contents that a table's game was begun with."""
    async with database.reading() as connection:
        query = select(tables.c.contents, tables.c.preludes).where(tables.c.id == record.id)
        row = read_rows(await connection.execute(query), LargeColumns)[0]
        kept = row.contents
        if kept is None:
            cards = earlier_cards(record.row.content)
            return PlayedWith({name: cards[name] for name in changed_cards(book, cards)}, None, row.preludes)
        others = {
            mark: name
            for name, mark in kept["cards"].items()
            if name not in book.files or book.fingerprint(name) != mark
        }
        found = select(definitions).where(definitions.c.fingerprint.in_(list(others)))
        rules = read_rows(await connection.execute(found), DefinitionRow) if others else []
    return PlayedWith({others[each.fingerprint]: each.rules for each in rules}, kept["numbers"], row.preludes)
