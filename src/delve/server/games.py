"""The games that this worker has in memory: loading one, adding to it, and what goes on by itself in it.

Any worker may have any game. What one adds is on disk, where its number is taken, before the others hear of it; so it
does no harm that two of them let a bot think about the same question.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import and_, func, select, update

from delve.engine.interjections import CONCEDE, TIME
from delve.engine.library import CardBook
from delve.engine.notation import lines
from delve.engine.play import Game
from delve.model.errors import BadInput
from delve.model.ids import NOBODY
from delve.server.bots import Bots
from delve.server.database import Database
from delve.server.definitions import played_with
from delve.server.errors import Forbidden, NotFound
from delve.server.faults import Unavailable
from delve.server.journal import Journal
from delve.server.metrics import BOT_SECONDS, BOTS_WAITING
from delve.server.play import TAKEN_BACK, LiveGame
from delve.server.presence import Presence
from delve.server.records import BOT, OPEN, OVER, PLAYING, Record, read_record
from delve.server.schema import inputs, tables
from delve.server.stopping import stop

LOG: Final = logging.getLogger("delve.server")
# How often a worker gives a sign of life, looks for what it was not told, and clears up.
TICK: Final = 10.0
# How long a game stays in memory that nobody looks at.
LINGERS: Final = 60.0
# How long to wait before something that failed is tried again.
RETRY: Final = 2.0
# Who plays for a person who is away.
STAND_IN: Final = "steady"

Data = dict[str, Any]
Publish = Callable[[str, Data], None]


class Games:
    """All games in this worker's memory."""

    def __init__(
        self,
        database: Database,
        book: CardBook,
        bots: Bots,
        presence: Presence,
        publish: Publish,
        bot_pause: float,
        bots_linger: float,
    ) -> None:
        self.database = database
        self.book = book
        self.bots = bots
        self.presence = presence
        self.publish = publish
        self.bot_pause = bot_pause
        self.bots_linger = bots_linger
        self.journal = Journal(database)
        self.alone = database.is_sqlite  # no other worker writes
        self.live: dict[str, LiveGame] = {}
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}

    # --- Loading. -----------------------------------------------------------------------------------------------

    async def game(self, table: str) -> LiveGame:
        """The game at a table, as the inputs on disk lead to it."""
        live = self.live.get(table)
        if live is None:
            live = await self._loaded(table)
        live.used = time.monotonic()
        return live

    async def _loaded(self, table: str) -> LiveGame:
        """Whoever comes while a game is being loaded waits for the same loading."""
        older = self._loading.get(table)
        if older is not None:
            # That one may have looked just before play began; one that begins from now on has not.
            with contextlib.suppress(BadInput):
                return await asyncio.shield(older)
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> LiveGame:
        try:
            return await self._from_disk(table)
        finally:
            # At once, not by a callback a turn of the loop later: nobody waits for what has failed already.
            del self._loading[table]

    async def _from_disk(self, table: str) -> LiveGame:
        record = await read_record(self.database, table)
        if record.row["stage"] == OPEN:
            raise Forbidden("play has not begun at that table")
        kept = await played_with(self.database, record, self.book)
        book = self.book.with_rules(kept.changed, f"table {table}")
        live = LiveGame(record, Game(book, record.setup(kept.numbers), record.seed()), self.database, self.journal)
        live.changed = kept.changed
        await live.catch_up()
        self.live[table] = live
        await self.go_on(live)
        return live

    async def has_stopped(self, table: str) -> bool:
        """Whether a game cannot go on because a rule was corrected since it was begun."""
        record = await read_record(self.database, table)
        return record.row["stage"] == PLAYING and bool((await self.game(table)).stopped)

    # --- Playing. -----------------------------------------------------------------------------------------------

    async def add(self, live: LiveGame, seat: int, said: str, n: int) -> bool:
        """Adds an input; once it is on disk everybody is told, and whoever acts by itself is set going."""
        return await self._told(live, await live.add(seat, said, n))

    async def take_back(self, live: LiveGame, seat: int, count: int, n: int) -> bool:
        return await self._told(live, await live.take_back(seat, count, n))

    async def _told(self, live: LiveGame, fresh: bool) -> bool:
        # Also where it was not written now: it may have been, and only the answer of the disk got lost.
        await self.go_on(live)
        if fresh and not self.alone:
            self.publish(live.table, {"kind": "game", "n": live.n})
        return fresh

    async def concede(self, live: LiveGame, seat: int) -> None:
        """A player gives up, whatever is being asked; who says it twice has said it."""
        while not live.is_over():
            if await self.add(live, seat, CONCEDE, live.n):
                return
        if not any(written.seat == seat and written.line == CONCEDE for written in live.written):
            raise BadInput("the game is over")

    async def catch_up(self, live: LiveGame) -> None:
        """Plays what other workers have written."""
        await live.catch_up()
        await self.go_on(live)

    # --- What goes on by itself. --------------------------------------------------------------------------------

    async def go_on(self, live: LiveGame) -> None:
        """After an input, and when a game is loaded: is it over, is a bot asked, does a clock run?"""
        if live.is_over():
            await self.end(live)
        if live.is_over() or live.stopped:
            return
        if live.needs_bots():
            self.task(live, "bots", self.let_bots_play)
        if live.clock() is not None and not live.game.state.contest.time_up:
            self.task(live, "clock", self.run_clock)

    async def end(self, live: LiveGame) -> None:
        """The game is over, and the table with it."""
        if live.ended:
            return
        state = live.game.state
        change = (
            update(tables)
            .where(tables.c.id == live.table, tables.c.stage == PLAYING)
            .values(stage=OVER, result=state.result, reason=state.reason)
        )
        async with self.database.writing() as connection:
            ended = (await connection.execute(change)).rowcount
        live.ended = True
        if ended:
            self.publish(live.table, {"kind": "table"})

    def task(self, live: LiveGame, what: str, work: Callable[[LiveGame], Awaitable[None]]) -> None:
        """Sets something going for a game, once. What it logs is not about the request that it began with."""
        running = self._tasks.get((live.table, what))
        if running is None or running.done():
            self._tasks[live.table, what] = asyncio.create_task(
                self._persistent(live, work), context=contextvars.Context()
            )

    async def _persistent(self, live: LiveGame, work: Callable[[LiveGame], Awaitable[None]]) -> None:
        """What fails is tried again: a table does not stand still because the database did for a moment."""
        while True:
            try:
                await work(live)
            except NotFound:
                # It was cleared away while it was being loaded, or by another worker.
                self.lose(live.table)
                return
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Exception:
                LOG.exception("table %s", live.table)
                await asyncio.sleep(RETRY)
            else:
                return

    async def let_bots_play(self, live: LiveGame) -> None:
        """While a bot is asked, or one plays for somebody who is away, it answers.

        Nobody plays at a table that nobody has been at lately: bots go on when somebody comes.
        """
        while live.game.state.decision is not None and self.presence.lately_at(live.table, self.bots_linger):
            n = live.n
            seat = live.game.state.decision.seat
            agent = await self.player_for(live, seat, n)
            if live.n != n:
                continue
            if agent is None:
                return
            with BOTS_WAITING.track_inprogress(), BOT_SECONDS.labels(agent).time():
                said = await self.bots.answer(agent, live.game.state, seat, live.changed)
            await live.wait(self.bot_pause, live.change())
            if live.n != n:
                continue
            if live.record.seats[seat]["kind"] == BOT:
                await self.answer(live, seat, said, n)
            else:
                await self.stand_in(live, seat, said, n)

    async def answer(self, live: LiveGame, seat: int, said: str, n: int) -> bool:
        """A bot's answer; one that cannot be given is replaced, as a table must not wait for a bot for ever."""
        try:
            return await self.add(live, seat, said, n)
        except NotFound:
            raise
        except BadInput as error:
            LOG.warning("table %s: a bot said %r: %s", live.table, said, error)
            return await self.add(live, seat, lines(live.game.state)[0], n)

    async def stand_in(self, live: LiveGame, seat: int, said: str, n: int) -> None:
        """A bot's answer for somebody who is away; that it begins to give them is told to everybody.

        Whoever has come back in the meantime answers for themselves.
        """
        found = await read_record(self.database, live.table)
        if not 0.0 < found.stand_in_at(seat, self.known_since(live)) <= time.time():
            return
        if await self.answer(live, seat, said, n) and not found.stood_in(seat):
            self.publish(live.table, {"kind": "table"})

    async def count_stood_in(self, found: Record, seat: int) -> int:
        """How many answers a bot has given for a person since they went, as the table was found when they came."""
        if not found.stood_in(seat):
            return 0
        given = and_(inputs.c.table == found.id, inputs.c.seat == seat, inputs.c.at >= found.stand_in_at(seat))
        taking_back = inputs.c.line.startswith(TAKEN_BACK)
        async with self.database.reading() as connection:
            query = select(func.count()).select_from(inputs).where(given, ~taking_back)
            return int((await connection.execute(query)).scalar_one())

    def known_since(self, live: LiveGame) -> float:
        """Nobody has been away for longer than the game has been there to come to, and this worker to see them come."""
        return max(live.loaded, self.presence.awake_since())

    async def player_for(self, live: LiveGame, seat: int, n: int) -> str | None:
        """The bot that answers for a seat: its own, or one for a person who has been away long enough."""
        if live.record.seats[seat]["kind"] == BOT:
            return str(live.record.seats[seat]["agent"])
        takeover = float(live.record.row["takeover"])
        if not takeover:
            return None
        while live.n == n:
            change = live.change()
            gone_at = max(await self.presence.here_until(live.table, seat), self.known_since(live)) + takeover
            if gone_at <= time.time():
                return STAND_IN
            await live.wait(gone_at - time.time(), change)
        return None

    async def run_clock(self, live: LiveGame) -> None:
        """When the minutes of the format are over, that is an input like any other (B-098)."""
        await asyncio.sleep(max(0.0, live.record.ends_at() - time.time()))
        while not live.is_over() and not live.game.state.contest.time_up:
            await self.add(live, NOBODY, TIME, live.n)

    # --- Keeping and clearing up. -------------------------------------------------------------------------------

    async def keep(self) -> None:
        """What a worker does now and then, for as long as it runs."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.presence.renew()
                await self.look_around()
                for live in list(self.live.values()):
                    await self.go_on(live)
            except Unavailable:
                pass  # that has been logged, and is tried again
            except Exception:
                LOG.exception("keeping the games")
            self.clear_up()

    async def look_around(self) -> None:
        """Looks for what other workers have written and this one was not told, because a notice got lost."""
        watched = [table for table in self.live if self.presence.somebody_at(table)]
        if self.alone or not watched:
            return
        query = (
            select(tables.c.id, func.count(inputs.c.n).label("written"))
            .outerjoin(inputs, inputs.c.table == tables.c.id)
            .where(tables.c.id.in_(watched))
            .group_by(tables.c.id)
        )
        async with self.database.reading() as connection:
            found = {row.id: row.written for row in await connection.execute(query)}
        for table in watched:
            live = self.live.get(table)
            if table not in found:
                self.lose(table)
            elif live is not None and found[table] > live.n:
                await self.catch_up(live)

    def clear_up(self) -> None:
        """A game that nobody looks at is on disk: it goes on when somebody comes."""
        old = time.monotonic() - LINGERS
        for table, live in list(self.live.items()):
            if live.used < old and not self.presence.somebody_at(table):
                self.forget(table)

    def lose(self, table: str) -> None:
        """A table was cleared away: whoever looks at it looks it up, and hears that."""
        self.forget(table)
        self.publish(table, {"kind": "table"})

    def forget(self, table: str) -> None:
        self.live.pop(table, None)
        self.presence.forget(table)
        for key in [key for key in self._tasks if key[0] == table]:
            self._tasks.pop(key).cancel()

    async def close(self) -> None:
        # What is still being loaded would set something going.
        await stop(list(self._loading.values()))
        await stop(list(self._tasks.values()))
        await self.journal.close()
        self.bots.close()
