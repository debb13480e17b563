"""Tables: finding, opening, sitting down, leaving, rematches."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.agents.catalogue import AGENTS
from delve.engine.play import Setup
from delve.engine.tables import count_seats, usual_decks
from delve.library.formats import formats
from delve.messages import message
from delve.model.errors import BadInput, nearest
from delve.model.format import Format
from delve.model.setups import SeatSetup
from delve.model.state import UNDECIDED
from delve.server.accounts import new_id
from delve.server.database import Database, hold, hold_person
from delve.server.decks import Decks
from delve.server.definitions import keep
from delve.server.errors import Forbidden
from delve.server.games import STAND_IN, Games
from delve.server.journeys import follow_rematch, forget_unfinished
from delve.server.limits import Limits
from delve.server.messages import Again, Fill, Me, NewTable, Sit, TableInfo
from delve.server.notices import GameAbandoned, TableChanged
from delve.server.records import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    TABLES,
    Record,
    SeatChange,
    SeatDeck,
    find_records,
    read_record,
)
from delve.server.restrictions import check_welcome
from delve.server.schema import seats, tables
from delve.server.shuffles import secret_for

LISTED: Final = 50


class Tables:
    """Operations on tables."""

    def __init__(self, database: Database, decks: Decks, games: Games, limits: Limits) -> None:
        self.database = database
        self.limits = limits
        self.decks = decks
        self.games = games

    # --- Finding. -----------------------------------------------------------------------------------------------

    async def record(self, table: str) -> Record:
        return await read_record(self.database, table)

    async def info(self, table: str, person: str) -> TableInfo:
        return (await self.record(table)).info(person)

    async def listing(self, person: str) -> list[TableInfo]:
        """Open tables with at least one person, and games that may be watched, newest first."""
        sat_at = exists().where(seats.c.table == tables.c.id, seats.c.kind == PERSON)
        watched = and_(tables.c.stage == PLAYING, tables.c.spectators != "no")
        return await self._list(person, and_(tables.c.listed, or_(and_(tables.c.stage == OPEN, sat_at), watched)))

    async def mine(self, person: str) -> list[TableInfo]:
        """The tables where a person sits, and those that they opened; unfinished ones first."""
        sits = tables.c.id.in_(select(seats.c.table).where(seats.c.person == person))
        opened = and_(tables.c.host == person, tables.c.stage != OVER)
        return await self._list(person, or_(sits, opened), tables.c.stage == OVER)

    async def _list(self, person: str, which: ColumnElement[bool], *first: ColumnElement[bool]) -> list[TableInfo]:
        query = TABLES.where(which).order_by(*first, tables.c.created.desc()).limit(LISTED)
        async with self.database.reading() as connection:
            found = await find_records(connection, query)
        return [record.info(person) for record in found]

    async def finished(self, found: Record) -> Record:
        """The table, if its game is over and public."""
        if found.row.stage == PLAYING:
            # A worker may have died between the last input and marking the table as over: loading completes that.
            await self.games.go_on(await self.games.game(found.id))
            found = await self.record(found.id)
        if found.row.stage != OVER:
            raise Forbidden(message("server-game-shown-all-when"))
        return found

    # --- Opening. -----------------------------------------------------------------------------------------------

    async def create(self, me: Me, new: NewTable) -> TableInfo:
        """Opens a table; play begins at once if no seat is open."""
        format = known_format(new.format)
        count = count_seats(format, len(new.seats))
        if [seat.kind for seat in new.seats].count("me") > 1:
            raise BadInput(message("server-seats-one-person-one"))
        for seat in new.seats:
            if seat.kind == BOT:
                check_agent(seat.agent)
        usual = usual_decks(self.decks.book, format, count)
        table = new_id()
        rows = [
            {
                "table": table,
                "seat": number,
                "kind": PERSON if wanted.kind == "me" else wanted.kind,
                "person": me.id if wanted.kind == "me" else None,
                "agent": wanted.agent if wanted.kind == BOT else "",
                "deck": await self.decks.brought(me, format, number, wanted.deck or usual[number]),
                "contribution": wanted.contribution,
                "here_until": 0.0,
            }
            for number, wanted in enumerate(new.seats)
        ]
        async with self.database.writing() as connection:
            await self.check_room(connection, me)
            await connection.execute(
                insert(tables).values(
                    id=table,
                    format=format.written or format.id,
                    stage=OPEN,
                    quests_needed=new.quests_needed or format.numbers.quests_needed,
                    spectators=new.spectators,
                    listed=new.listed,
                    takeover=new.takeover,
                    secret=await secret_for(connection, me, new.shuffle),
                    content="",
                    host=me.id,
                    created=time.time(),
                    result=UNDECIDED,
                    reason="",
                )
            )
            await connection.execute(insert(seats), rows)
            begun = await self.begin_if_full(connection, table)
        return await self.seated(table, me, begun)

    async def begin_at(
        self, me: Me, setup: Setup, lesson: str = "", seat: int = 0, practice_of: str = "", rule: str = ""
    ) -> TableInfo:
        """Begins a game at a position, or where another game was left: a lesson, or something to try.

        The person sits in one seat, and bots in the others. Nobody watches it.
        """
        table = new_id()
        async with self.database.writing() as connection:
            await self.check_room(connection, me)
            await connection.execute(
                insert(tables).values(
                    id=table,
                    format=setup.format.written or setup.format.id,
                    stage=OPEN,
                    quests_needed=setup.quests_needed,
                    spectators="no",
                    listed=False,
                    takeover=0,
                    secret=await secret_for(connection, me, ""),
                    content="",
                    host=me.id,
                    created=time.time(),
                    result=UNDECIDED,
                    reason="",
                    position=setup.position,
                    lesson=lesson,
                    rule=rule,
                    preludes=setup.preludes or None,
                    practice_of=practice_of,
                    required_quest=setup.required_quest,
                )
            )
            rows = [seat_at(table, number, brought) for number, brought in enumerate(setup.seats)]
            rows[seat].update(kind=PERSON, person=me.id, agent="")
            await connection.execute(insert(seats), rows)
            begun = await self.begin_if_full(connection, table)
            if practice_of:
                await play_with_cards_of(connection, table, practice_of)
        return await self.seated(table, me, begun)

    async def check_room(self, connection: AsyncConnection, me: Me) -> None:
        """Limits the tables of a person, whether they sit there or only opened them."""
        own = or_(tables.c.host == me.id, tables.c.id.in_(select(seats.c.table).where(seats.c.person == me.id)))
        query = select(func.count()).select_from(tables).where(own, tables.c.stage != OVER)
        await hold_person(connection, me.id)
        self.limits.check_room("tables", (await connection.execute(query)).scalar_one())

    # --- Sitting down and leaving. ------------------------------------------------------------------------------

    async def sit(self, table: str, me: Me, wanted: Sit) -> TableInfo:
        """A person takes an open seat."""
        found = await self.record_with(table, wanted.seat)
        change: SeatChange = {
            "kind": PERSON,
            "person": me.id,
            "contribution": wanted.contribution,
            "reserved": None,
        }
        if wanted.deck:
            change["deck"] = await self.decks.brought(me, found.format, wanted.seat - 1, wanted.deck)
        async with self.database.writing() as connection:
            await self.check_room(connection, me)
            await hold_open(connection, table)
            await check_welcome(connection, table, me.id)
            if await sits_there(connection, table, me):
                raise Forbidden(message("server-you-sit-table-already"))
            await take_seat(connection, table, wanted.seat, change, me)
            begun = await self.begin_if_full(connection, table)
        return await self.seated(table, me, begun)

    async def fill(self, table: str, me: Me, wanted: Fill) -> TableInfo:
        """The host fills an open seat with a bot."""
        found = await self.record_with(table, wanted.seat)
        if found.row.host != me.id:
            raise Forbidden(message("server-who-opened-table-says"))
        check_agent(wanted.agent)
        async with self.database.writing() as connection:
            await hold_open(connection, table)
            await take_seat(connection, table, wanted.seat, {"kind": BOT, "agent": wanted.agent}, me)
            begun = await self.begin_if_full(connection, table)
        return await self.seated(table, me, begun)

    async def record_with(self, table: str, seat: int) -> Record:
        """The table, if it has such a seat."""
        found = await self.record(table)
        if seat > len(found.seats):
            raise BadInput(message("server-seat-table-seats", seats=len(found.seats)))
        return found

    async def begin_if_full(self, connection: AsyncConnection, table: str) -> bool:
        """Begins play if no seat is open; returns whether it did."""
        query = select(func.count()).select_from(seats).where(seats.c.table == table, seats.c.kind == OPEN)
        if (await connection.execute(query)).scalar_one():
            return False
        found = (await find_records(connection, TABLES.where(tables.c.id == table)))[0]
        kept = await keep(self.database, connection, self.decks.book, found.setup())
        begun = {"stage": PLAYING, "begun": time.time(), **kept}
        await connection.execute(update(tables).where(tables.c.id == table).values(begun))
        return True

    async def seated(self, table: str, me: Me, begun: bool) -> TableInfo:
        """After somebody sat down: notifies the table, and loads the game if play has begun."""
        self.games.publish(table, TableChanged())
        if begun:
            await self.games.game(table)
        return await self.info(table, me.id)

    async def leave(self, table: str, me: Me) -> TableInfo:
        """A person leaves: before play begins, if no other person is left in the game, or if the game has stopped.

        The table is deleted when its last person leaves.
        """
        stopped = await self.games.has_stopped(table)
        async with self.database.writing() as connection:
            stage = await hold(connection, table)
            if stage == OVER:
                raise Forbidden(message("server-that-game-over"))
            found = (await find_records(connection, TABLES.where(tables.c.id == table)))[0]
            seat = found.seat_of(me.id)
            if seat < 0:
                raise Forbidden(message("server-you-do-not-sit"))
            # In a stopped game the seat keeps its deck: the others can still read the game.
            stood_in: SeatChange = {"kind": BOT, "agent": STAND_IN, "person": None}
            change = stood_in if stopped else self.freed(found, seat)
            mine = and_(seats.c.table == table, seats.c.seat == seat)
            await connection.execute(update(seats).where(mine).values(change))
            left = (await find_records(connection, TABLES.where(tables.c.id == table)))[0]
            if not left.people():
                await clear(connection, table)
            elif stage == PLAYING and not stopped:
                raise Forbidden(message("server-play-begun-concede-ask"))
        if not left.people():
            self.games.forget(table)
        self.games.publish(table, TableChanged())
        return left.info(me.id)

    def freed(self, found: Record, seat: int) -> SeatChange:
        """The changes to a seat when its person leaves: open, without their deck."""
        usual = usual_decks(self.decks.book, found.format, len(found.seats))[seat]
        deck = self.decks.shipped_deck(found.format, seat, usual)
        return {"kind": OPEN, "person": None, "contribution": "", "here_until": 0.0, "reserved": None, "deck": deck}

    async def decline(self, table: str, me: Me) -> TableInfo:
        """Declines a rematch: the reserved seat becomes open, without the person's deck."""
        async with self.database.writing() as connection:
            await hold_open(connection, table)
            found = (await find_records(connection, TABLES.where(tables.c.id == table)))[0]
            seat = found.reserved_for(me.id)
            if seat < 0:
                raise Forbidden(message("server-no-seat-kept-you"))
            kept = and_(seats.c.table == table, seats.c.seat == seat)
            await connection.execute(update(seats).where(kept).values(self.freed(found, seat)))
        self.games.publish(table, TableChanged())
        return await self.info(table, me.id)

    async def discard(self, table: str, me: Me) -> None:
        """The host deletes a table where nobody else sits."""
        async with self.database.writing() as connection:
            stage = await hold(connection, table)
            found = (await find_records(connection, TABLES.where(tables.c.id == table)))[0]
            if found.row.host != me.id:
                raise Forbidden(message("server-who-opened-table-may"))
            if stage == OVER:
                raise Forbidden(message("server-that-game-over"))
            if any(found.seats[seat].person != me.id for seat in found.people()):
                raise Forbidden(message("server-others-sit-table"))
            await clear(connection, table)
        self.games.forget(table)
        self.games.publish(table, TableChanged())

    async def clear_away(self, table: str) -> None:
        """Deletes the table of an abandoned game."""
        async with self.database.writing() as connection:
            if await hold(connection, table) != PLAYING:
                raise Forbidden(message("server-that-game-over"))
            await clear(connection, table)
        self.games.forget(table)
        self.games.publish(table, GameAbandoned())

    # --- Playing again. -----------------------------------------------------------------------------------------

    async def rematch(self, table: str, me: Me, wanted: Again) -> TableInfo:
        """Opens a table with the same seats and decks, except the caller's; a second caller gets the same table."""
        found = await self.record(table)
        mine = found.seat_of(me.id)
        if mine < 0 or found.row.stage != OVER:
            raise Forbidden(message("server-those-who-played-end"))
        deck = found.seats[mine].deck
        if wanted.deck:
            deck = await self.decks.brought(me, found.format, mine, wanted.deck)
        again = new_id()
        async with self.database.writing() as connection:
            if not found.row.rematch:
                await self.check_room(connection, me)
            await hold(connection, table)
            query = select(tables.c.rematch).where(tables.c.id == table)
            known = (await connection.execute(query)).scalar_one()
            if not known:
                await connection.execute(update(tables).where(tables.c.id == table).values(rematch=again))
                begun = await self.lay_again(connection, found, again, me, wanted, deck)
        if known:
            return await self.info(known, me.id)
        self.games.publish(table, TableChanged())
        return await self.seated(again, me, begun)

    async def lay_again(
        self, connection: AsyncConnection, old: Record, again: str, me: Me, wanted: Again, deck: SeatDeck
    ) -> bool:
        """Creates a table like the old one, with only the caller seated; returns whether play begins."""
        secret = await secret_for(connection, me, wanted.shuffle)
        await connection.execute(
            insert(tables).values(
                id=again,
                format=old.row.format,
                stage=OPEN,
                quests_needed=old.row.quests_needed,
                spectators=old.row.spectators,
                listed=old.row.listed,
                takeover=old.row.takeover,
                secret=secret,
                content="",
                host=me.id,
                created=time.time(),
                result=UNDECIDED,
                reason="",
                position=old.row.position,
                lesson=old.row.lesson,
                rule=old.row.rule,
                preludes=select(tables.c.preludes).where(tables.c.id == old.id).scalar_subquery(),
                practice_of=old.row.practice_of,
                required_quest=old.row.required_quest,
            )
        )
        await follow_rematch(connection, old.id, again)
        mine = old.seat_of(me.id)
        await connection.execute(
            insert(seats),
            [
                {
                    "table": again,
                    "seat": seat.seat,
                    "kind": OPEN if seat.kind == PERSON and seat.seat != mine else seat.kind,
                    "person": me.id if seat.seat == mine else None,
                    "agent": seat.agent,
                    "deck": deck if seat.seat == mine else seat.deck,
                    # Seats and decks are reserved for the previous players until they decline.
                    "reserved": seat.person if seat.seat != mine else None,
                    "contribution": wanted.contribution if seat.seat == mine else "",
                    "here_until": 0.0,
                }
                for seat in old.seats
            ],
        )
        return await self.begin_if_full(connection, again)


async def play_with_cards_of(connection: AsyncConnection, table: str, other: str) -> None:
    """Plays a game with the cards and numbers of another one, whatever has changed since."""
    kept = {
        column.name: select(column).where(tables.c.id == other).scalar_subquery()
        for column in (tables.c.content, tables.c.contents)
    }
    await connection.execute(update(tables).where(tables.c.id == table).values(kept))


def seat_at(table: str, number: int, brought: SeatSetup) -> dict[str, object]:
    """The row of a seat where the usual bot plays these cards."""
    deck: SeatDeck = {"name": "", "deck": "", "brought": brought}
    empty = {"person": None, "contribution": "", "here_until": 0.0}
    return {"table": table, "seat": number, "kind": BOT, "agent": STAND_IN, "deck": deck, **empty}


async def clear(connection: AsyncConnection, table: str) -> None:
    """Deletes a table; if it was a rematch, a new rematch can be opened."""
    await connection.execute(delete(tables).where(tables.c.id == table))
    await forget_unfinished(connection, table)
    await connection.execute(update(tables).where(tables.c.rematch == table).values(rematch=None))


async def hold_open(connection: AsyncConnection, table: str) -> None:
    """Locks a table that is still open until the transaction ends."""
    if await hold(connection, table) != OPEN:
        raise Forbidden(message("server-play-begun-table"))


async def take_seat(connection: AsyncConnection, table: str, seat: int, change: SeatChange, me: Me) -> None:
    """Fills an open seat with a person or bot; refuses a seat reserved for somebody else."""
    chosen = and_(seats.c.table == table, seats.c.seat == seat - 1, seats.c.kind == OPEN)
    kept_for = (await connection.execute(select(seats.c.reserved).where(chosen))).scalar()
    if kept_for is not None and (kept_for != me.id or change["kind"] == BOT):
        raise Forbidden(message("server-seat-kept-who-played", seat=seat))
    if (await connection.execute(update(seats).where(chosen).values(change))).rowcount != 1:
        raise Forbidden(message("server-seat-taken", seat=seat))


async def sits_there(connection: AsyncConnection, table: str, me: Me) -> bool:
    query = select(func.count()).select_from(seats).where(seats.c.table == table, seats.c.person == me.id)
    return bool((await connection.execute(query)).scalar_one())


def check_agent(agent: str) -> None:
    if agent not in AGENTS:
        raise BadInput(message("server-agent-no-bot-called", agent=agent, nearest=nearest(agent, list(AGENTS))))


def known_format(id: str) -> Format:
    """A format of Delve's, by id; paths to files are refused."""
    known = {format.id: format for format in formats()}
    if id not in known:
        raise BadInput(message("server-format-no-format-called", id=id, nearest=nearest(id, list(known))))
    return known[id]
