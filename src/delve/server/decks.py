"""Decks to play with: those that come with Delve, and people's own."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import delete, func, insert, select

from delve.engine.catalogue import deck_names, formats
from delve.engine.decks import read_deck_text, report
from delve.engine.library import CardBook, Deck, standard_deck
from delve.engine.tables import seat_for, usual_decks
from delve.model.errors import BadInput, nearest
from delve.model.format import Format
from delve.server.accounts import new_id
from delve.server.database import Database
from delve.server.errors import Forbidden, NotFound
from delve.server.messages import DeckInfo, Me, NewDeck
from delve.server.schema import decks

MOST_DECKS: Final = 100

Data = dict[str, Any]


class Decks:
    """All decks."""

    def __init__(self, database: Database, book: CardBook) -> None:
        self.database = database
        self.book = book
        self._shipped: list[DeckInfo] = []

    # --- Seeing and keeping them. -------------------------------------------------------------------------------

    def shipped(self) -> list[DeckInfo]:
        """The decks that come with Delve, with the formats each is legal in; worked out once."""
        if not self._shipped:
            for name in deck_names():
                deck = standard_deck(self.book, name)
                self._shipped.append(DeckInfo(name, deck.name, deck.about, self.legal_in(deck), False))
        return self._shipped

    async def own(self, me: Me) -> list[DeckInfo]:
        """A person's own decks, in the order in which they were kept."""
        query = select(decks).where(decks.c.person == me.id).order_by(decks.c.created)
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [self.own_info(row["id"], row["name"], row["text"]) for row in rows]

    def own_info(self, id: str, name: str, text: str) -> DeckInfo:
        """A deck of somebody's own; one with cards that are no more is legal nowhere, and says why."""
        try:
            deck = self.read(text, name)
        except BadInput as error:
            return DeckInfo(id, name, str(error), [], True)
        return DeckInfo(id, name, deck.about, self.legal_in(deck), True)

    def legal_in(self, deck: Deck) -> list[str]:
        return [format.id for format in formats() if report(self.book, deck, format).legal()]

    def read(self, text: str, name: str) -> Deck:
        """A deck as somebody wrote it."""
        try:
            return read_deck_text(self.book, text, name)
        except (RecursionError, ValueError):
            raise BadInput("text: nobody can read a deck like that") from None

    async def keep(self, me: Me, new: NewDeck) -> DeckInfo:
        """Keeps a deck of one's own."""
        self.read(new.text, new.name)
        id = new_id()
        async with self.database.writing() as connection:
            kept = await connection.execute(select(func.count()).where(decks.c.person == me.id))
            if kept.scalar_one() >= MOST_DECKS:
                raise Forbidden(f"{MOST_DECKS} decks are as many as one person may keep")
            await connection.execute(
                insert(decks).values(id=id, person=me.id, name=new.name, text=new.text, created=time.time())
            )
        return self.own_info(id, new.name, new.text)

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
        if not format.brings_dungeon(seat):
            # It is played in the Dungeon of the first seat, and has to be legal with one such.
            first = standard_deck(self.book, usual_decks(self.book, format, 1)[0])
            found.dungeon = first.dungeon
            found.quests = first.quests
        judged = report(self.book, found, format)
        if not judged.legal():
            raise BadInput(f"deck: {found.name} is not legal in {format.name}: {judged.findings[0].text}")
        return {"name": found.name, "deck": deck, "brought": seat_for(format, seat, found.seat())}

    async def find(self, me: Me, deck: str) -> Deck:
        query = select(decks).where(decks.c.id == deck, decks.c.person == me.id)
        async with self.database.reading() as connection:
            own = (await connection.execute(query)).mappings().first()
        if own is not None:
            return self.read(own["text"], own["name"])
        known = deck_names()
        if deck not in known:
            raise BadInput(f"deck: no deck is called {deck!r}{nearest(deck, known)}")
        return standard_deck(self.book, deck)
