"""Decks: those that come with Delve, and people's own."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from delve.engine.tables import seat_for
from delve.library.decks import plain_text
from delve.library.shipped import CardBook, Deck, deck_names, standard_deck
from delve.messages import message
from delve.model.errors import BadInput, nearest
from delve.model.format import Format
from delve.server.accounts import new_id
from delve.server.cache import Cache
from delve.server.database import Database, hold_person
from delve.server.errors import NotFound
from delve.server.judging import Judgement, judge, judge_deck, judge_text, read
from delve.server.limits import Limits
from delve.server.messages import DeckInfo, Me, NewDeck, WholeDeck
from delve.server.names import check_name, key_of, look_of
from delve.server.processes import Pool
from delve.server.records import SeatDeck
from delve.server.rows import columns, read_row, read_rows
from delve.server.schema import decks

# The cache size for judgements of people's own decks.
MOST_JUDGED: Final = 1000


class DeckRow(Struct, frozen=True):
    """The database row of a person's own deck."""

    id: str
    name: str
    text: str


class Decks:
    """Reading, storing and playing decks."""

    def __init__(self, database: Database, book: CardBook, pool: Pool, limits: Limits) -> None:
        self.database = database
        self.book = book
        self.pool = pool
        self.limits = limits
        self._shipped: dict[str, WholeDeck] = {}
        self._judged: Cache[Judgement] = Cache(MOST_JUDGED)

    # --- Reading and storing. -----------------------------------------------------------------------------------

    async def shipped(self) -> dict[str, WholeDeck]:
        """The decks that come with Delve; judged once and cached."""
        if not self._shipped:
            self._shipped = await asyncio.to_thread(self._judge_shipped)
        return self._shipped

    def _judge_shipped(self) -> dict[str, WholeDeck]:
        found = {id: standard_deck(self.book, id) for id in deck_names()}
        return {
            id: whole(id, deck.name, judge_deck(self.book, deck), False, plain_text(deck)) for id, deck in found.items()
        }

    async def all(self, me: Me | None) -> list[DeckInfo]:
        """The decks that come with Delve, then one's own."""
        own = [] if me is None else await self.own(me)
        return [*[without_cards(deck) for deck in (await self.shipped()).values()], *own]

    async def own(self, me: Me) -> list[DeckInfo]:
        """A person's own decks, in the order they were saved."""
        query = select(*columns(decks, DeckRow)).where(decks.c.person == me.id).order_by(decks.c.created)
        async with self.database.reading() as connection:
            rows = read_rows(await connection.execute(query), DeckRow)
        return [info(row.id, row.name, await self.judged(row.text, row.name), True) for row in rows]

    async def judged(self, text: str, name: str) -> Judgement:
        """The judgement of a deck's text; cached."""
        key = hashlib.sha256(f"{name}\0{text}".encode()).digest()
        return await self._judged.get(key, lambda: self.pool.run(judge_text, text, name))

    async def one(self, me: Me | None, id: str) -> WholeDeck:
        """A deck with its cards: one that comes with Delve, or one's own."""
        row = None if me is None else await self._kept(me, id)
        if row is not None:
            return whole(id, row.name, await self.judged(row.text, row.name), True, row.text)
        shipped = await self.shipped()
        if id not in shipped:
            raise NotFound(message("server-you-no-deck", id=id))
        return shipped[id]

    async def check(self, text: str) -> WholeDeck:
        """A draft deck: its cards and where it could be played."""
        return whole("", "text", readable(await self.judged(text, "text")), True, text)

    async def _kept(self, me: Me, id: str) -> DeckRow | None:
        query = select(*columns(decks, DeckRow)).where(decks.c.id == id, decks.c.person == me.id)
        async with self.database.reading() as connection:
            return read_row(await connection.execute(query), DeckRow)

    async def keep(self, me: Me, new: NewDeck) -> DeckInfo:
        """Saves a new deck."""
        values = checked(new)
        judged = readable(await self.judged(new.text, values["name"]))
        id = new_id()
        with called_once(values["name"]):
            async with self.database.writing() as connection:
                await hold_person(connection, me.id)
                kept = await connection.execute(select(func.count()).where(decks.c.person == me.id))
                self.limits.check_room("decks", kept.scalar_one())
                await connection.execute(insert(decks).values(id=id, person=me.id, created=time.time(), **values))
        return info(id, values["name"], judged, True)

    async def change(self, me: Me, id: str, new: NewDeck) -> DeckInfo:
        """Replaces a person's own deck; games that were begun with it are not affected."""
        values = checked(new)
        judged = readable(await self.judged(new.text, values["name"]))
        mine = update(decks).where(decks.c.id == id, decks.c.person == me.id)
        with called_once(values["name"]):
            async with self.database.writing() as connection:
                if (await connection.execute(mine.values(**values))).rowcount != 1:
                    raise NotFound(message("server-you-no-deck", id=id))
        return info(id, values["name"], judged, True)

    async def drop(self, me: Me, id: str) -> None:
        """Deletes a person's own deck."""
        async with self.database.writing() as connection:
            gone = await connection.execute(delete(decks).where(decks.c.id == id, decks.c.person == me.id))
            if gone.rowcount != 1:
                raise NotFound(message("server-you-no-deck", id=id))

    # --- Playing. -----------------------------------------------------------------------------------------------

    async def brought(self, me: Me, format: Format, seat: int, deck: str) -> SeatDeck:
        """What a legal deck brings to a seat: a deck of Delve's by name, or the person's own by id."""
        found = await self.find(me, deck)
        judged = judge(self.book, found, format, seat)
        if not judged.legal():
            raise BadInput(
                message("server-deck-not-legal", deck=found.name, format=format.title(), problem=judged.problems()[0])
            )
        return {"name": found.name, "deck": deck, "brought": seat_for(format, seat, found.seat())}

    def shipped_deck(self, format: Format, seat: int, deck: str) -> SeatDeck:
        """What a deck that comes with Delve brings to a seat."""
        found = standard_deck(self.book, deck)
        return {"name": found.name, "deck": deck, "brought": seat_for(format, seat, found.seat())}

    async def find(self, me: Me, deck: str) -> Deck:
        own = await self._kept(me, deck)
        if own is not None:
            return read(self.book, own.text, own.name)
        known = deck_names()
        if deck not in known:
            raise BadInput(message("server-deck-no-deck-called", deck=deck, nearest=nearest(deck, known)))
        return standard_deck(self.book, deck)


@contextlib.contextmanager
def called_once(name: str) -> Iterator[None]:
    """Turns a violated uniqueness of deck names into bad input."""
    try:
        yield
    except IntegrityError:
        raise BadInput(message("server-name-you-deck-called", name=name)) from None


def checked(new: NewDeck) -> dict[str, str]:
    """The columns of a deck, checked."""
    name = check_name(new.name)
    return {"name": name, "key": key_of(name), "look": look_of(name), "text": new.text}


def readable(judged: Judgement) -> Judgement:
    """The judgement, if the deck can be read; it need not be legal anywhere."""
    if judged.error is not None:
        raise BadInput(judged.error)
    return judged


def info(id: str, name: str, judged: Judgement, own: bool) -> DeckInfo:
    return DeckInfo(id, name, judged.about, judged.formats, judged.partners, judged.problems, own)


def without_cards(deck: WholeDeck) -> DeckInfo:
    return msgspec.convert(deck, DeckInfo, from_attributes=True)


def whole(id: str, name: str, judged: Judgement, own: bool, text: str) -> WholeDeck:
    """A deck with its cards."""
    return WholeDeck(**msgspec.structs.asdict(info(id, name, judged, own)), text=text, cards=judged.cards)
