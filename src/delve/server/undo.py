"""Asking to take something back: free while nobody has learned anything, else the others are asked (A-158)."""

from __future__ import annotations

from sqlalchemy import RowMapping, delete, insert, select, update

from delve.model.errors import BadInput
from delve.server.database import Database, hold
from delve.server.games import Games
from delve.server.messages import UndoNews
from delve.server.play import LiveGame
from delve.server.schema import requests


class Undo:
    """What people ask to take back, and what the others answer. Kept in the database: any worker may be told."""

    def __init__(self, database: Database, games: Games) -> None:
        self.database = database
        self.games = games

    async def ask(self, live: LiveGame, seat: int, count: int | None, n: int | None) -> bool:
        """Takes back what is free to take back, and asks the others for the rest.

        False if it was said at another question than the open one; what was taken back then and is said again is true.
        """
        if n is not None and n > live.n:
            await live.catch_up()
        if n is not None and n != live.n:
            return live.has_taken_back(n, seat)
        if live.is_over():
            raise BadInput("the game is over")
        back = live.count_back(seat) if count is None else count
        if not 0 < back <= len(live.game.inputs):
            raise BadInput("there is nothing of yours to take back")
        waiting = live.concerned(seat, back)
        if not waiting:
            return await self.games.take_back(live, seat, back, live.n)
        await self._put(live, seat, back, waiting)
        return True

    async def _put(self, live: LiveGame, seat: int, count: int, waiting: list[int]) -> None:
        wish = {"table": live.table, "n": live.n, "seat": seat, "count": count, "waiting": waiting}
        async with self.database.writing() as connection:
            await hold(connection, live.table)
            await connection.execute(delete(requests).where(requests.c.table == live.table))
            await connection.execute(insert(requests).values(wish))
        self.games.publish(live.table, {"kind": "undo"})

    async def asked(self, live: LiveGame) -> UndoNews | None:
        """What somebody asks to take back now, if it still can be."""
        query = select(requests).where(requests.c.table == live.table, requests.c.n == live.n)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else UndoNews(row["seat"] + 1, row["count"], [seat + 1 for seat in row["waiting"]])

    async def answer(self, live: LiveGame, seat: int, yes: bool) -> None:
        """One no is a no; the last yes takes it back."""
        asked, left = await self._answered(live, seat, yes)
        if not yes:
            self.games.publish(live.table, {"kind": "kept"})
        elif left:
            self.games.publish(live.table, {"kind": "undo"})
        elif not await self.games.take_back(live, asked["seat"], asked["count"], asked["n"]):
            raise BadInput("the game has gone on since")

    async def _answered(self, live: LiveGame, seat: int, yes: bool) -> tuple[RowMapping, list[int]]:
        """What was asked, and who still has to answer."""
        mine = requests.c.table == live.table
        async with self.database.writing() as connection:
            await hold(connection, live.table)
            asked = (await connection.execute(select(requests).where(mine, requests.c.n == live.n))).mappings().first()
            if asked is None or seat not in asked["waiting"]:
                raise BadInput("nobody waits for your answer")
            left = [other for other in asked["waiting"] if other != seat]
            if yes and left:
                await connection.execute(update(requests).where(mine).values(waiting=left))
            else:
                await connection.execute(delete(requests).where(mine))
        return asked, left
