"""Decks to play with: those that come with Delve, and people's own."""

from __future__ import annotations

import asyncio
import functools
import time
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, select

from delve.engine.catalogue import deck_names, formats
from delve.engine.decks import DeckReport, read_deck_text, report
from delve.engine.library import CardBook, Deck, standard_deck
from delve.engine.tables import seat_for, usual_decks
from delve.model.errors import BadInput, nearest
from delve.model.format import Format
from delve.server.accounts import new_id
from delve.server.database import Database
from delve.server.errors import Forbidden, NotFound
from delve.server.messages import DeckInfo, Me, NewDeck, OwnDeck
from delve.server.names import check_seen
from delve.server.schema import decks

MOST_DECKS: Final = 100
# So many of people's own decks are known by heart.
MOST_JUDGED: Final = 1000

Data = dict[str, Any]


class Decks:
    """All decks. Judging one against every format takes its time: it is done in a thread, and once."""

    def __init__(self, database: Database, book: CardBook) -> None:
        self.database = database
        self.book = book
        self._shipped: list[DeckInfo] = []
        self._judged = functools.lru_cache(MOST_JUDGED)(self.own_info)

    # --- Seeing and keeping them. -------------------------------------------------------------------------------

    async def shipped(self) -> list[DeckInfo]:
        """The decks that come with Delve."""
        if not self._shipped:
            self._shipped = await asyncio.to_thread(self._judge_shipped)
        return self._shipped

    def _judge_shipped(self) -> list[DeckInfo]:
        return [self.info(name, standard_deck(self.book, name), False) for name in deck_names()]

    async def own(self, me: Me) -> list[DeckInfo]:
        """A person's own decks, in the order in which they were kept."""
        query = select(decks).where(decks.c.person == me.id).order_by(decks.c.created)
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return await asyncio.to_thread(lambda: [self._judged(row["id"], row["name"], row["text"]) for row in rows])

    def own_info(self, id: str, name: str, text: str) -> DeckInfo:
        """A deck of somebody's own; one with cards that are no more is legal nowhere, and says why."""
        try:
            deck = self.read(text, name)
        except BadInput as error:
            return DeckInfo(id, name, str(error), [], [], {format.id: [str(error)] for format in formats()}, True)
        deck.name = name
        return self.info(id, deck, True)

    def info(self, id: str, deck: Deck, own: bool) -> DeckInfo:
        """Where a deck can be played, and why not elsewhere."""
        found = DeckInfo(id, deck.name, deck.about, [], [], {}, own)
        for format in formats():
            judged = self.judge(deck, format, 0)
            if judged.legal():
                found.formats.append(format.id)
            partner = has_partners(format) and self.judge(deck, format, 1).legal()
            if partner:
                found.partners.append(format.id)
            if not judged.legal() and not partner:
                found.problems[format.id] = judged.problems()
        return found

    def judge(self, deck: Deck, format: Format, seat: int) -> DeckReport:
        """Whether a deck may be brought to a seat of a format."""
        if format.brings_dungeon(seat):
            return report(self.book, deck, format)
        # It is played in the Dungeon of the first seat, and has to be legal with one such.
        first = standard_deck(self.book, usual_decks(self.book, format, 1)[0])
        whole = Deck(deck.name, deck.adventurers, first.quests, deck.crawler, first.dungeon)
        return report(self.book, whole, format)

    def read(self, text: str, name: str) -> Deck:
        """A deck as somebody wrote it."""
        try:
            return read_deck_text(self.book, text, name)
        except (RecursionError, ValueError):
            raise BadInput("text: nobody can read a deck like that") from None

    async def one(self, me: Me, id: str) -> OwnDeck:
        """A deck of one's own, as it was written."""
        row = await self._kept(me, id)
        if row is None:
            raise NotFound(f"you have no deck {id!r}")
        return OwnDeck(**msgspec.structs.asdict(self._judged(id, row["name"], row["text"])), text=row["text"])

    async def _kept(self, me: Me, id: str) -> RowMapping | None:
        query = select(decks).where(decks.c.id == id, decks.c.person == me.id)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).mappings().first()

    async def keep(self, me: Me, new: NewDeck) -> DeckInfo:
        """Keeps a deck of one's own."""
        check_seen("name", new.name)
        self.read(new.text, new.name)
        id = new_id()
        async with self.database.writing() as connection:
            kept = await connection.execute(select(func.count()).where(decks.c.person == me.id))
            if kept.scalar_one() >= MOST_DECKS:
                raise Forbidden(f"{MOST_DECKS} decks are as many as one person may keep")
            await connection.execute(
                insert(decks).values(id=id, person=me.id, name=new.name, text=new.text, created=time.time())
            )
        return await asyncio.to_thread(self._judged, id, new.name, new.text)

    async def drop(self, me: Me, id: str) -> None:
        """Throws a deck of one's own away."""
        async with self.database.writing() as connection:
            gone = await connection.execute(delete(decks).where(decks.c.id == id, decks.c.person == me.id))
            if gone.rowcount != 1:
                raise NotFound(f"you have no deck {id!r}")

    # --- Playing with them. -------------------------------------------------------------------------------------

    async def brought(self, me: Me, format: Format, seat: int, deck: str) -> Data:
        """What a deck brings to a seat: one that comes with Delve by name, or one's own by its id; a legal one."""
        found = await self.find(me, deck)
        judged = self.judge(found, format, seat)
        if not judged.legal():
            raise BadInput(f"deck: {found.name} is not legal in {format.name}: {judged.problems()[0]}")
        return {"name": found.name, "deck": deck, "brought": seat_for(format, seat, found.seat())}

    async def find(self, me: Me, deck: str) -> Deck:
        own = await self._kept(me, deck)
        if own is not None:
            return self.read(own["text"], own["name"])
        known = deck_names()
        if deck not in known:
            raise BadInput(f"deck: no deck is called {deck!r}{nearest(deck, known)}")
        return standard_deck(self.book, deck)


def has_partners(format: Format) -> bool:
    """Whether there are seats that bring no Dungeon."""
    return format.numbers.seats[1] > 1 and not format.brings_dungeon(1)
