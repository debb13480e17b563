"""Requests to the other players: to abandon the game, or to take inputs back.

Taking back is free while nobody has learned anything (A-158).
"""

from __future__ import annotations

import time
from math import ceil
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.accounts import new_id
from delve.server.database import Database, hold
from delve.server.errors import Forbidden
from delve.server.games import Games
from delve.server.messages import UndoNews
from delve.server.notices import UndoAsked, UndoRefused
from delve.server.play import LiveGame
from delve.server.rows import read_row
from delve.server.schema import requests
from delve.server.tables import Tables

# The input count of a request to abandon the game.
ABANDON: Final = 0
# People absent for this many seconds are not asked whether to abandon the game.
AWAY: Final = 60.0
# The default pause in seconds after a refusal before somebody may ask again.
UNDO_PAUSE: Final = 30.0


class Wish(Struct, frozen=True):
    """The database row of a request."""

    table: str
    seat: int
    id: str
    n: int
    count: int
    waiting: list[int]
    refused: float | None


class Undo:
    """Requests and answers. They are in the database, because they may arrive at different workers."""

    def __init__(self, database: Database, games: Games, tables: Tables, pause: float) -> None:
        self.database = database
        self.games = games
        self.tables = tables
        self.pause = pause

    async def ask(self, live: LiveGame, seat: int, count: int | None, n: int | None) -> bool:
        """Takes inputs back at once if that is free, else asks the others.

        Returns False if the question is no longer open; True for a repeated message that took effect before.
        """
        if n is not None and n > live.n:
            await self.games.catch_up(live)
        # An input that is only being tried in memory cannot be taken back.
        async with live.lock:
            now = live.n
            if n is not None and n != now:
                return live.has_taken_back(n, seat)
            if live.is_over():
                raise BadInput(message("server-game-over"))
            back = count_back(live, seat) if count is None else count
            if not 0 < back <= len(live.game.inputs):
                raise BadInput(message("server-nothing-yours-take-back"))
            waiting = concerned(live, seat, back)
        if not waiting:
            return await self.games.take_back(live, seat, back, now) or live.has_taken_back(now, seat)
        await self._put(live, seat, now, back, waiting)
        return True

    async def ask_to_abandon(self, live: LiveGame, seat: int) -> None:
        """Asks to abandon the game. If all play on one side nobody can concede (D-12), but those present may agree."""
        if live.is_over():
            raise BadInput(message("why-game-over"))
        if live.game.state.format.has_points():
            raise Forbidden(message("server-who-wants-give-this"))
        others = [other for other in live.record.people() if other != seat]
        if not others:
            raise Forbidden(message("server-who-plays-alone-leaves"))
        waiting = [other for other in others if await self._is_there(live, other)]
        if waiting:
            await self._put(live, seat, live.n, ABANDON, waiting)
        else:
            await self.tables.clear_away(live.table)

    async def _is_there(self, live: LiveGame, seat: int) -> bool:
        """Whether a person is present or was until recently; absences count from the game's load at the earliest."""
        presence = self.games.presence
        since = max(presence.awake_since(), live.record.row.begun or 0.0)
        return max(await presence.here_until(live.table, seat), since) + AWAY > time.time()

    async def _put(self, live: LiveGame, seat: int, n: int, count: int, waiting: list[int]) -> None:
        """Stores a request. It replaces an earlier one at the table, and a repetition is ignored."""
        wish = Wish(live.table, seat, new_id(), n, count, waiting, None)
        async with self.database.writing() as connection:
            await hold(connection, live.table)
            mine = and_(requests.c.table == live.table, requests.c.seat == seat)
            older = read_row(await connection.execute(select(requests).where(mine)), Wish)
            if older is not None and older.refused is not None:
                self._check_pause(older.refused)
            elif older is not None and older.n == n and older.count == count:
                return
            others = and_(requests.c.table == live.table, requests.c.refused.is_(None))
            await connection.execute(delete(requests).where(or_(mine, others)))
            await connection.execute(insert(requests).values(asdict(wish)))
        self.games.publish(live.table, UndoAsked())

    def _check_pause(self, refused: float) -> None:
        """Refuses requests too soon after a refusal, so that nobody can pester the others."""
        left = min(self.pause, refused + self.pause - time.time())
        if left > 0.0:
            raise Forbidden(message("server-somebody-just-said-no", left=ceil(left)))

    async def asked(self, live: LiveGame) -> UndoNews | None:
        """The open request, if it still can be fulfilled."""
        if live.is_over():
            return None
        query = select(requests).where(still_open(live))
        async with self.database.reading() as connection:
            wish = read_row(await connection.execute(query), Wish)
        if wish is None:
            return None
        return UndoNews(wish.id, wish.seat + 1, wish.count, [seat + 1 for seat in wish.waiting])

    async def answer(self, live: LiveGame, seat: int, request: str, yes: bool) -> None:
        """One refusal ends a request; the last agreement fulfils it."""
        if live.is_over():
            raise BadInput(message("why-game-over"))
        asked, left = await self._answered(live, seat, request, yes)
        if not yes:
            self.games.publish(live.table, UndoRefused())
        elif left:
            self.games.publish(live.table, UndoAsked())
        elif asked.count == ABANDON:
            await self.tables.clear_away(live.table)
        elif not await self.games.take_back(live, asked.seat, asked.count, asked.n):
            raise BadInput(message("server-game-gone-since"))

    async def _answered(self, live: LiveGame, seat: int, request: str, yes: bool) -> tuple[Wish, list[int]]:
        """Records an answer; returns the request and who still has to answer."""
        this = and_(requests.c.id == request, still_open(live))
        async with self.database.writing() as connection:
            await hold(connection, live.table)
            asked = read_row(await connection.execute(select(requests).where(this)), Wish)
            if asked is None or seat not in asked.waiting:
                raise BadInput(message("server-request-does-not-wait"))
            left = [other for other in asked.waiting if other != seat]
            if not yes:
                await connection.execute(update(requests).where(this).values(refused=time.time()))
            elif left:
                await connection.execute(update(requests).where(this).values(waiting=left))
            # The last agreement is not stored: doing it closes the request, and if that fails they can answer again.
        return asked, left


def still_open(live: LiveGame) -> ColumnElement[bool]:
    """An undo request is valid at one moment of the game only, one to abandon at all of them."""
    about_now = or_(requests.c.n == live.n, requests.c.count == ABANDON)
    return and_(requests.c.table == live.table, requests.c.refused.is_(None), about_now)


def count_back(live: LiveGame, seat: int) -> int:
    """How many inputs to take back to reach a seat's last answer, inclusive; 0 if there is none."""
    for count, given in enumerate(reversed(live.game.inputs), 1):
        if given.seat == seat:
            return count
    return 0


def concerned(live: LiveGame, seat: int, count: int) -> list[int]:
    """The other people who must agree before a seat takes so many inputs back.

    Everybody if anybody learned something from these inputs, else only those who gave one of them.
    """
    taken = live.game.inputs[len(live.game.inputs) - count :]
    learned = any(given.learned for given in taken)
    givers = {given.seat for given in taken}
    return [other for other in live.record.people() if other != seat and (learned or other in givers)]
