"""Outgoing messages of one socket.

Only views are sent. Notices between workers say only that something happened; each socket then sends what its own
person may see of it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, assert_never

import msgspec
from litestar.channels import Subscriber
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from delve.engine.hidden import SPECTATOR, TRUSTED_SPECTATOR
from delve.learning.decided import decided
from delve.messages import Message, message
from delve.server.closing import close, turn_away
from delve.server.errors import Forbidden
from delve.server.games import TICK
from delve.server.messages import (
    Abandoned,
    ChatNews,
    FromServer,
    Me,
    Over,
    StoodIn,
    TableNews,
    UndoKept,
    Watcher,
    WatchersNews,
)
from delve.server.news import FROM_THE_START
from delve.server.notices import (
    GameAbandoned,
    GameWentOn,
    Notice,
    SessionsEnded,
    TableChanged,
    Talked,
    UndoAsked,
    UndoRefused,
    read_notice,
)
from delve.server.records import OPEN, PLAYING, Record
from delve.server.services import Services


class Outgoing:
    """Tracks what a person has been sent, and sends what is new."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        me: Me,
        session: str,
        found: Record,
        all_events: bool,
    ) -> None:
        self.socket = socket
        self.tables = services.tables
        self.games = services.games
        self.undo = services.undo
        self.chat = services.chat
        self.conduct = services.conduct
        self.sessions = services.sessions
        self.me = me
        self.session = session
        self.table = found.id
        self.seat = -1
        self.viewer = SPECTATOR
        self.sent = -1  # the last input sent; -1 for none
        self.all_events = all_events  # whether the first view comes with all events so far
        self.heard = 0  # the last chat message
        self.watchers: list[Watcher] | None = None  # as last sent
        self.over = False
        self.closed = False
        # The table as it was when they came, until they are told what a bot has done for them.
        self._came_to: Record | None = found
        self._begun = asyncio.Event()  # set when this connection learns that play has begun
        self._sending = asyncio.Lock()
        self.take_place(found)

    def take_place(self, found: Record) -> None:
        """Updates this person's seat, or their status as a watcher.

        Before play nothing is hidden: anybody with the link may look on and sit down, even if watching is not allowed.
        """
        self.seat = found.seat_of(self.me.id)
        self.viewer = self.seat
        if self.seat < 0:
            if found.row.spectators == "no" and found.row.stage != OPEN:
                raise Forbidden(message("server-nobody-may-watch-table"))
            self.viewer = TRUSTED_SPECTATOR if found.row.spectators == "open" else SPECTATOR

    async def send(self, message: FromServer) -> None:
        await self.send_frame(msgspec.json.encode(message))

    async def send_frame(self, data: bytes) -> None:
        """Sends a frame. A closed socket is no error here: ``listen`` notices it and ends."""
        async with self._sending:
            with contextlib.suppress(WebSocketDisconnect, OSError):
                if not self.closed:
                    await self.socket.send_data(data, mode="text")

    async def close(self, code: int, reason: Message) -> None:
        async with self._sending:
            self.closed = True
            await close(self.socket, code, reason)

    async def turn_away(self, reason: Message) -> None:
        async with self._sending:
            self.closed = True
            await turn_away(self.socket, reason)

    # --- Showing. -----------------------------------------------------------------------------------------------

    async def greet(self) -> None:
        """Sends everything this person may see."""
        live = self.games.live.get(self.table)
        if live is not None:
            # Another worker may have written inputs since the last notice.
            await self.games.catch_up(live)
        await self.show_table()
        await self.show_game()
        await self.show_chat()
        await self.show_undo()

    async def show_table(self) -> None:
        found = await self.tables.record(self.table)
        self.take_place(found)
        loaded = (await self.games.game(self.table)).loaded if found.row.stage == PLAYING else 0.0
        watchers = await self.conduct.watchers(self.table, self.me.id)
        await self.send(TableNews(found.info(self.me.id, loaded)))
        if watchers != self.watchers:
            self.watchers = watchers
            await self.send(WatchersNews(watchers))

    async def show_stood_in(self) -> None:
        """Tells a returning person what a bot did for them, by the table as it was when they came."""
        found, self._came_to = self._came_to, None
        assert found is not None
        count = await self.games.count_stood_in(found, self.seat) if self.seat >= 0 else 0
        if count:
            await self.send(StoodIn(count))

    async def show_game(self) -> None:
        """Sends the current view, with the events since the last one."""
        if self.table not in self.games.live and (await self.tables.record(self.table)).row.stage == OPEN:
            return
        live = await self.games.game(self.table)
        self._begun.set()
        # Seats are final once play begins. Use them, not the last notice, to decide what this person may see.
        self.take_place(live.record)
        async with live.lock:
            if self.sent == live.n:
                return
            since = self.sent if self.sent >= 0 else FROM_THE_START if self.all_events else live.n
            # What was said at inputs that this socket has not seen is sent with the rest.
            lesson = live.lesson_news(self.sent != live.n - 1) if self.seat >= 0 else None
            self.sent = live.n
            frame = live.frame(self.viewer, since)
            is_over = live.is_over()
            why = decided(live.game) if is_over and not self.over else []
        await self.send_frame(frame)
        if lesson is not None:
            await self.send(lesson)
        if is_over and not self.over:
            self.over = True
            await self.reveal(live.record, why)

    async def reveal(self, record: Record, why: list[Message]) -> None:
        """Reveals the shuffle of a finished game, so that it can be verified, and says what decided the game."""
        commitment = record.info(self.me.id).commitment
        await self.send(Over(str(record.seed()), record.row.secret, record.contributions(), commitment, why))

    async def show_chat(self) -> None:
        messages = await self.chat.said(self.table, self.heard)
        if messages:
            self.heard = messages[-1].id
            await self.send(ChatNews(messages))

    async def show_undo(self) -> None:
        live = self.games.live.get(self.table)
        asked = None if live is None else await self.undo.asked(live)
        if asked is not None:
            await self.send(asked)

    # --- Following. ---------------------------------------------------------------------------------------------

    async def follow(self, subscriber: Subscriber) -> None:
        """Handles notices; identical ones that piled up are handled once."""
        notices = subscriber.iter_events()
        async for notice in notices:
            waiting = [notice]
            while subscriber.qsize:
                waiting.append(await anext(notices, notice))
            for place, each in enumerate(waiting):
                if each not in waiting[place + 1 :]:
                    await self.heed(read_notice(each))

    async def heed(self, notice: Notice) -> None:
        """Looks up what a notice is about, and sends it."""
        live = self.games.live.get(self.table)
        match notice:
            case GameWentOn(n):
                if live is not None and n > live.n:
                    await self.games.catch_up(live)
            case TableChanged():
                if live is not None:
                    live.stir()
                await self.show_table()
                await self.show_game()
            case Talked():
                await self.show_chat()
            case UndoAsked():
                await self.show_undo()
            case UndoRefused():
                await self.send(UndoKept())
            case GameAbandoned():
                await self.send(Abandoned())
                await self.show_table()
            case SessionsEnded():
                await self.sessions.look([self.session])
            case _:
                assert_never(notice)

    async def follow_game(self) -> None:
        """Sends the game whenever it has advanced in this worker's memory, whichever worker wrote the input.

        Seats and the beginning of play come through notices. If one is lost, polling shows the change later.
        """
        while not self._begun.is_set():
            try:
                async with asyncio.timeout(TICK):
                    await self._begun.wait()
            except TimeoutError:
                await self.show_table()
            await self.show_game()
        live = await self.games.game(self.table)
        while True:
            change = live.change()
            await self.show_game()
            await change.wait()
