"""Asking the others: to take something back, which is free while nobody has learned anything (A-158), or to abandon."""

from __future__ import annotations

import time
from math import ceil
from typing import Final

from sqlalchemy import ColumnElement, RowMapping, and_, delete, insert, or_, select, update

from delve.model.errors import BadInput
from delve.server.accounts import new_id
from delve.server.database import Database, hold
from delve.server.errors import Forbidden
from delve.server.games import Games
from delve.server.messages import UndoNews
from delve.server.play import LiveGame
from delve.server.schema import requests
from delve.server.tables import Tables

# How many inputs a wish takes back that is not about some of them, but about the game.
ABANDON: Final = 0
# Who has been away for so long is not asked whether the others may abandon the game.
AWAY: Final = 60.0
# How many seconds after a no somebody may ask again, if the server is not told otherwise.
UNDO_PAUSE: Final = 30.0


class Undo:
    """What people ask to take back, and what the others answer. Kept in the database: any worker may be told."""

    def __init__(self, database: Database, games: Games, tables: Tables, pause: float) -> None:
        self.database = database
        self.games = games
        self.tables = tables
        self.pause = pause

    async def ask(self, live: LiveGame, seat: int, count: int | None, n: int | None) -> bool:
        """Takes back what is free to take back, and asks the others for the rest.

        False if it was said at another question than the open one; what was taken back then and is said again is true.
        """
        if n is not None and n > live.n:
            await self.games.catch_up(live)
        # What is being tried in memory is not there to be taken back.
        async with live.lock:
            now = live.n
            if n is not None and n != now:
                return live.has_taken_back(n, seat)
            if live.is_over():
                raise BadInput("the game is over")
            back = live.count_back(seat) if count is None else count
            if not 0 < back <= len(live.game.inputs):
                raise BadInput("there is nothing of yours to take back")
            waiting = live.concerned(seat, back)
        if not waiting:
            return await self.games.take_back(live, seat, back, now) or live.has_taken_back(now, seat)
        await self._put(live, seat, now, back, waiting)
        return True

    async def ask_to_abandon(self, live: LiveGame, seat: int) -> None:
        """Where all play on one side nobody can concede (D-12); those who are there may agree to give the game up."""
        if live.is_over():
            raise BadInput("the game is over")
        if live.game.state.format.has_points():
            raise Forbidden("who wants to give this game up concedes")
        others = [other for other in live.record.people() if other != seat]
        if not others:
            raise Forbidden("who plays alone leaves the table")
        waiting = [other for other in others if await self._is_there(live, other)]
        if waiting:
            await self._put(live, seat, live.n, ABANDON, waiting)
        else:
            await self.tables.clear_away(live.table)

    async def _is_there(self, live: LiveGame, seat: int) -> bool:
        """Whether a person is at the table, or was until just now; nobody is away for longer than the game goes on."""
        presence = self.games.presence
        since = max(presence.awake_since(), float(live.record.row["begun"]))
        return max(await presence.here_until(live.table, seat), since) + AWAY > time.time()

    async def _put(self, live: LiveGame, seat: int, n: int, count: int, waiting: list[int]) -> None:
        """Asks the others. Of several requests at a table the last one stands, and what is said twice is asked once."""
        wish = {"table": live.table, "seat": seat, "n": n, "count": count}
        async with self.database.writing() as connection:
            await hold(connection, live.table)
            mine = and_(requests.c.table == live.table, requests.c.seat == seat)
            row = (await connection.execute(select(requests).where(mine))).mappings().first()
            if row is not None and row["refused"] is not None:
                self._check_pause(row["refused"])
            elif row is not None and row["n"] == n and row["count"] == count:
                return
            others = and_(requests.c.table == live.table, requests.c.refused.is_(None))
            await connection.execute(delete(requests).where(or_(mine, others)))
            await connection.execute(insert(requests).values(id=new_id(), waiting=waiting, **wish))
        self.games.publish(live.table, {"kind": "undo"})

    def _check_pause(self, refused: float) -> None:
        """Nobody asks until the others are worn down."""
        left = min(self.pause, refused + self.pause - time.time())
        if left > 0.0:
            raise Forbidden(f"somebody has just said no: ask again in {ceil(left)} s")

    async def asked(self, live: LiveGame) -> UndoNews | None:
        """What somebody asks for now, if it still can be."""
        if live.is_over():
            return None
        query = select(requests).where(still_open(live))
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        return UndoNews(row["id"], row["seat"] + 1, row["count"], [seat + 1 for seat in row["waiting"]])

    async def answer(self, live: LiveGame, seat: int, request: str, yes: bool) -> None:
        """One no is a no; after the last yes it is done."""
        if live.is_over():
            raise BadInput("the game is over")
        asked, left = await self._answered(live, seat, request, yes)
        if not yes:
            self.games.publish(live.table, {"kind": "kept"})
        elif left:
            self.games.publish(live.table, {"kind": "undo"})
        elif asked["count"] == ABANDON:
            await self.tables.clear_away(live.table)
        elif not await self.games.take_back(live, asked["seat"], asked["count"], asked["n"]):
            raise BadInput("the game has gone on since")

    async def _answered(self, live: LiveGame, seat: int, request: str, yes: bool) -> tuple[RowMapping, list[int]]:
        """What was asked, and who still has to answer."""
        this = and_(requests.c.id == request, still_open(live))
        async with self.database.writing() as connection:
            await hold(connection, live.table)
            asked = (await connection.execute(select(requests).where(this))).mappings().first()
            if asked is None or seat not in asked["waiting"]:
                raise BadInput("that request does not wait for your answer")
            left = [other for other in asked["waiting"] if other != seat]
            if not yes:
                await connection.execute(update(requests).where(this).values(refused=time.time()))
            elif left:
                await connection.execute(update(requests).where(this).values(waiting=left))
            # With the last yes it is done, and what is done is no longer open. Where that fails, they can say it again.
        return asked, left


def still_open(live: LiveGame) -> ColumnElement[bool]:
    """A wish to take something back is about a moment of the game, one to abandon it about all of them."""
    about_now = or_(requests.c.n == live.n, requests.c.count == ABANDON)
    return and_(requests.c.table == live.table, requests.c.refused.is_(None), about_now)
