"""The games in this worker's memory: loading, adding inputs, bots and clocks.

Any worker may load any game. An input is written, under a unique number, before other workers hear of it. So it does no
harm if two workers let a bot think about the same question.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import and_, func, select, update

from delve.engine.interjections import CONCEDE, TIME
from delve.engine.notation import lines
from delve.engine.play import Game
from delve.library.shipped import CardBook
from delve.messages import message
from delve.model.errors import BadInput
from delve.model.ids import NOBODY
from delve.server.bots import Bots
from delve.server.database import Database
from delve.server.definitions import played_with
from delve.server.errors import Forbidden, NotFound
from delve.server.faults import Unavailable
from delve.server.journal import Journal
from delve.server.journeys import note_result
from delve.server.metrics import BOT_SECONDS, BOTS_WAITING
from delve.server.notices import GameWentOn, Publish, TableChanged
from delve.server.play import LiveGame
from delve.server.presence import Presence
from delve.server.records import BOT, OPEN, OVER, PLAYING, Record, read_record
from delve.server.schema import inputs, tables
from delve.server.stopping import stop
from delve.server.written import TAKEN_BACK

LOG: Final = logging.getLogger("delve.server")
# Seconds between two rounds of heartbeat, polling and unloading.
TICK: Final = 10.0
# Seconds that an unwatched game stays in memory.
LINGERS: Final = 60.0
# Seconds before a failed task is retried.
RETRY: Final = 2.0
# The bot that plays for people who are away.
STAND_IN: Final = "steady"


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
        """The game at a table, loaded from its inputs if necessary."""
        live = self.live.get(table)
        if live is None:
            live = await self._loaded(table)
        live.used = time.monotonic()
        return live

    async def _loaded(self, table: str) -> LiveGame:
        """Loads a game; concurrent callers share one load."""
        older = self._loading.get(table)
        if older is not None:
            # That load may have read the table just before play began; a new one has not.
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
            # Removed here, not in a done callback: nobody may join a load that has failed already.
            del self._loading[table]

    async def _from_disk(self, table: str) -> LiveGame:
        record = await read_record(self.database, table)
        if record.row.stage == OPEN:
            raise Forbidden(message("server-play-not-begun-table"))
        kept = await played_with(self.database, record, self.book)
        book = self.book.with_rules(kept.changed, f"table {table}")
        setup = record.setup(kept.numbers, kept.preludes)
        # Earlier games take long to play again.
        game = await asyncio.to_thread(Game, book, setup, record.seed())
        live = LiveGame(record, game, self.database, self.journal)
        live.changed = kept.changed
        await live.catch_up()
        self.live[table] = live
        await self.go_on(live)
        return live

    async def has_stopped(self, table: str) -> bool:
        """Whether a game cannot continue because a rule was corrected since it began."""
        record = await read_record(self.database, table)
        return record.row.stage == PLAYING and bool((await self.game(table)).stopped)

    # --- Playing. -----------------------------------------------------------------------------------------------

    async def add(self, live: LiveGame, seat: int, said: str, n: int) -> bool:
        """Adds an input; after the commit, notifies everybody and starts bots and clocks."""
        return await self._told(live, await live.add(seat, said, n))

    async def take_back(self, live: LiveGame, seat: int, count: int, n: int) -> bool:
        return await self._told(live, await live.take_back(seat, count, n))

    async def _told(self, live: LiveGame, fresh: bool) -> bool:
        # Even if it seems not to be written: the outcome of the commit may be unknown.
        await self.go_on(live)
        if fresh and not self.alone:
            self.publish(live.table, GameWentOn(live.n))
        return fresh

    async def concede(self, live: LiveGame, seat: int) -> None:
        """A player concedes, whatever is being asked; conceding twice does no harm."""
        while not live.is_over():
            if await self.add(live, seat, CONCEDE, live.n):
                return
        if not any(written.seat == seat and written.line == CONCEDE for written in live.written):
            raise BadInput(message("why-game-over"))

    async def catch_up(self, live: LiveGame) -> None:
        """Plays inputs that other workers have written."""
        await live.catch_up()
        await self.go_on(live)

    # --- Bots, clocks and the end of a game. --------------------------------------------------------------------

    async def go_on(self, live: LiveGame) -> None:
        """After an input or a load: ends the game if it is over, and starts bots and the clock."""
        if live.is_over():
            await self.end(live)
        if live.is_over() or live.stopped:
            return
        if live.needs_bots():
            self.task(live, "bots", self.let_bots_play)
        if live.news.clock() is not None and not live.game.state.contest.time_up:
            self.task(live, "clock", self.run_clock)

    async def end(self, live: LiveGame) -> None:
        """Marks the table as over."""
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
            if ended:
                await note_result(connection, live.table, state)
        live.ended = True
        if ended:
            self.publish(live.table, TableChanged())

    def task(self, live: LiveGame, what: str, work: Callable[[LiveGame], Awaitable[None]]) -> None:
        """Starts a background task for a game, unless it runs already. Its log lines carry no request id."""
        running = self._tasks.get((live.table, what))
        if running is None or running.done():
            self._tasks[live.table, what] = asyncio.create_task(
                self._persistent(live, work), context=contextvars.Context()
            )

    async def _persistent(self, live: LiveGame, work: Callable[[LiveGame], Awaitable[None]]) -> None:
        """Retries failed work, so that a short database outage does not stop a table."""
        while True:
            try:
                await work(live)
            except NotFound:
                # The table was deleted meanwhile.
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
        """Answers for bots, and for people who are away, until a person is asked.

        Bots pause at a table without visitors, and continue when somebody comes.
        """
        while True:
            n, state = await live.asked()
            if state.decision is None or not self.presence.lately_at(live.table, self.bots_linger):
                return
            seat = state.decision.seat
            agent = await self.player_for(live, seat, n)
            still, state = await live.asked()
            if still != n:
                continue
            if agent is None:
                return
            with BOTS_WAITING.track_inprogress(), BOT_SECONDS.labels(agent).time():
                said = await self.bots.answer(agent, state, seat, live.changed)
            await live.wait(self.bot_pause, live.change())
            if live.n != n:
                continue
            if live.record.seats[seat].kind == BOT:
                await self.answer(live, seat, said, n)
            else:
                await self.stand_in(live, seat, said, n)

    async def answer(self, live: LiveGame, seat: int, said: str, n: int) -> bool:
        """Adds a bot's answer; an illegal one is replaced, so that the table never waits for a broken bot."""
        try:
            return await self.add(live, seat, said, n)
        except NotFound:
            raise
        except BadInput as error:
            LOG.warning("table %s: a bot said %r: %s", live.table, said, error)
            return await self.add(live, seat, lines(live.game.state)[0], n)

    async def stand_in(self, live: LiveGame, seat: int, said: str, n: int) -> None:
        """Adds a bot's answer for somebody who is away, and announces when a bot begins to stand in.

        If they have come back meanwhile, nothing is added.
        """
        found = await read_record(self.database, live.table)
        if not 0.0 < found.stand_in_at(seat, self.known_since(live)) <= time.time():
            return
        if await self.answer(live, seat, said, n) and not found.stood_in(seat):
            self.publish(live.table, TableChanged())

    async def count_stood_in(self, found: Record, seat: int) -> int:
        """How many answers a bot gave for a person while they were away, by the table as it was when they came back."""
        if not found.stood_in(seat):
            return 0
        given = and_(inputs.c.table == found.id, inputs.c.seat == seat, inputs.c.at >= found.stand_in_at(seat))
        taking_back = inputs.c.line.startswith(TAKEN_BACK)
        async with self.database.reading() as connection:
            query = select(func.count()).select_from(inputs).where(given, ~taking_back)
            return int((await connection.execute(query)).scalar_one())

    def known_since(self, live: LiveGame) -> float:
        """The earliest time from which absences count: the game was loaded, and this worker's heartbeat was running."""
        return max(live.loaded, self.presence.awake_since())

    async def player_for(self, live: LiveGame, seat: int, n: int) -> str | None:
        """The bot that answers for a seat: its own, or the stand-in for a person who has been away long enough."""
        if live.record.seats[seat].kind == BOT:
            return live.record.seats[seat].agent
        takeover = live.record.row.takeover
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
        """Adds the "time is up" input when the format's minutes have passed (B-098)."""
        await asyncio.sleep(max(0.0, live.record.ends_at() - time.time()))
        while not live.is_over() and not live.game.state.contest.time_up:
            await self.add(live, NOBODY, TIME, live.n)

    # --- Polling and unloading. ---------------------------------------------------------------------------------

    async def keep(self) -> None:
        """The periodic work of a worker."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.presence.renew()
                await self.look_around()
                for live in list(self.live.values()):
                    await self.go_on(live)
            except Unavailable:
                pass  # logged already; retried at the next tick
            except Exception:
                LOG.exception("keeping the games")
            self.clear_up()

    async def look_around(self) -> None:
        """Polls for inputs of other workers whose notices were lost."""
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
        """Unloads unwatched games; they are loaded again when somebody comes."""
        old = time.monotonic() - LINGERS
        for table, live in list(self.live.items()):
            if live.used < old and not self.presence.somebody_at(table):
                self.forget(table)

    def lose(self, table: str) -> None:
        """A table was deleted: wakes its sockets, which look it up and find it gone."""
        self.forget(table)
        self.publish(table, TableChanged())

    def forget(self, table: str) -> None:
        self.live.pop(table, None)
        self.presence.forget(table)
        for key in [key for key in self._tasks if key[0] == table]:
            self._tasks.pop(key).cancel()

    async def close(self) -> None:
        # A load in progress would start new tasks.
        await stop(list(self._loading.values()))
        await stop(list(self._tasks.values()))
        await self.journal.close()
        self.bots.close()
