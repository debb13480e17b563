"""Decks to play with: those that come with Delve, and people's own."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from delve.engine.catalogue import deck_names, formats
from delve.engine.decks import DeckReport, plain_text, read_deck_text, report
from delve.engine.library import CardBook, Deck, standard_deck
from delve.engine.tables import seat_for, usual_decks
from delve.model.errors import BadInput, nearest
from delve.model.format import Format
from delve.server.accounts import new_id
from delve.server.database import Database, hold_person
from delve.server.errors import Forbidden, NotFound
from delve.server.messages import DeckCards, DeckInfo, Me, NewDeck, WholeDeck
from delve.server.names import check_name, key_of, look_of
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
        """A deck as somebody wrote it; it is called what its owner calls it, whatever stands in the text."""
        try:
            deck = read_deck_text(self.book, text, name)
        except (RecursionError, ValueError):
            raise BadInput("text: nobody can read a deck like that") from None
        deck.name = name
        return deck

    async def one(self, me: Me | None, id: str) -> WholeDeck:
        """A deck with its cards: one that comes with Delve, or one's own."""
        row = None if me is None else await self._kept(me, id)
        if row is not None:
            info = await asyncio.to_thread(self._judged, id, row["name"], row["text"])
            return await asyncio.to_thread(self._whole, info, row["text"])
        for info in await self.shipped():
            if info.id == id:
                return whole(info, standard_deck(self.book, id))
        raise NotFound(f"you have no deck {id!r}")

    def _whole(self, info: DeckInfo, text: str) -> WholeDeck:
        """A deck of somebody's own; one with cards that are no more can still be read as text."""
        try:
            deck = self.read(text, info.name)
        except BadInput:
            deck = Deck(info.name, (), (), {}, {})
        return whole(info, deck, text)

    async def check(self, text: str) -> WholeDeck:
        """A deck that is being written: what is in it, and where it could be played."""
        return await asyncio.to_thread(self._check, text)

    def _check(self, text: str) -> WholeDeck:
        deck = self.read(text, "text")
        return whole(self.info("", deck, True), deck, text)

    async def _kept(self, me: Me, id: str) -> RowMapping | None:
        query = select(decks).where(decks.c.id == id, decks.c.person == me.id)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).mappings().first()

    async def keep(self, me: Me, new: NewDeck) -> DeckInfo:
        """Keeps a deck of one's own."""
        values = await self._checked(new)
        id = new_id()
        with called_once(values["name"]):
            async with self.database.writing() as connection:
                await hold_person(connection, me.id)
                kept = await connection.execute(select(func.count()).where(decks.c.person == me.id))
                if kept.scalar_one() >= MOST_DECKS:
                    raise Forbidden(f"{MOST_DECKS} decks are as many as one person may keep")
                await connection.execute(insert(decks).values(id=id, person=me.id, created=time.time(), **values))
        return await asyncio.to_thread(self._judged, id, values["name"], values["text"])

    async def change(self, me: Me, id: str, new: NewDeck) -> DeckInfo:
        """Writes a deck of one's own anew; games that were begun with it go on as they are."""
        values = await self._checked(new)
        mine = update(decks).where(decks.c.id == id, decks.c.person == me.id)
        with called_once(values["name"]):
            async with self.database.writing() as connection:
                if (await connection.execute(mine.values(**values))).rowcount != 1:
                    raise NotFound(f"you have no deck {id!r}")
        return await asyncio.to_thread(self._judged, id, values["name"], values["text"])

    async def _checked(self, new: NewDeck) -> dict[str, str]:
        """What is kept of a deck: it need not be legal anywhere yet, but has to be one that can be read."""
        name = check_name(new.name)
        await asyncio.to_thread(self.read, new.text, name)
        return {"name": name, "key": key_of(name), "look": look_of(name), "text": new.text}

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


@contextlib.contextmanager
def called_once(name: str) -> Iterator[None]:
    """Nobody has two decks whose names look alike."""
    try:
        yield
    except IntegrityError:
        raise BadInput(f"name: you have a deck called {name!r} already, or one whose name looks like it") from None


def whole(info: DeckInfo, deck: Deck, text: str | None = None) -> WholeDeck:
    """A deck with its cards; one that nobody has written down is written as plain text."""
    counts = DeckCards(counted(deck.adventurers), counted(deck.quests), deck.crawler, deck.dungeon)
    given = msgspec.structs.asdict(info)
    return WholeDeck(**given, text=plain_text(deck) if text is None else text, cards=counts)


def counted(names: tuple[str, ...]) -> dict[str, int]:
    """How often each name is there, in the order in which they come first."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found


def has_partners(format: Format) -> bool:
    """Whether there are seats that bring no Dungeon."""
    return format.numbers.seats[1] > 1 and not format.brings_dungeon(1)
