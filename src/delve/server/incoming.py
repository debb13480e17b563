"""Incoming messages of one socket. Every message gets an answer."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.closing import TOO_BIG
from delve.server.door import address_of
from delve.server.faults import Unavailable
from delve.server.messages import (
    Abandon,
    Ack,
    AnswerUndo,
    AskHint,
    Concede,
    Do,
    FromPage,
    Id,
    Ping,
    Question,
    Refused,
    Say,
    Stale,
    Told,
    Undo,
)
from delve.server.notices import Talked
from delve.server.outgoing import Outgoing
from delve.server.play import LiveGame
from delve.server.questions import check_plays
from delve.server.services import Services
from delve.server.unbroken import unbroken
from delve.server.wording import in_words

LOG: Final = logging.getLogger("delve.server")
LONGEST: Final = 4096


class Anything(msgspec.Struct):
    """Any message, to read its id."""

    id: Id


_READ: Final = msgspec.json.Decoder(FromPage)
_READ_ID: Final = msgspec.json.Decoder(Anything)


def id_in(text: str) -> Id | None:
    """The id in an unreadable message, so that its sender gets an answer."""
    try:
        return _READ_ID.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


class Incoming:
    """Reads one person's messages and answers them."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, outgoing: Outgoing) -> None:
        self.socket = socket
        self.games = services.games
        self.undo = services.undo
        self.chat = services.chat
        self.limits = services.limits
        self.hints = services.hints
        # Hints are thought out while other messages are answered, one at a time.
        self.hinting: set[asyncio.Task[None]] = set()
        self.one_hint = asyncio.Lock()
        self.address = address_of(socket)
        self.outgoing = outgoing
        self.me = outgoing.me
        self.table = outgoing.table

    async def listen(self) -> None:
        """Handles messages until the socket closes."""
        try:
            await self.hear_all()
        finally:
            for task in self.hinting:
                task.cancel()

    async def hear_all(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if len(text) > LONGEST:
                await self.outgoing.close(TOO_BIG, message("server-too-long"))
                return
            await self.limits.wait("messages", self.address, self.me.id)
            try:
                said = _READ.decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                reason = message("server-unreadable", reason=in_words(str(error)))
                await self.outgoing.send(Refused(id_in(text), reason))
                continue
            if isinstance(said, AskHint):
                self.begin_hint(said)
                continue
            # Not cancelled when the socket closes.
            await unbroken(self.answer(said))

    async def answer(self, said: FromPage) -> None:
        """Handles one message and always sends an answer."""
        try:
            await self.hear(said)
        except BadInput as error:
            await self.outgoing.send(Refused(said.id, error.message))
        except Unavailable as error:
            await self.outgoing.send(Refused(said.id, error.message))

    async def hear(self, said: FromPage) -> None:
        if isinstance(said, Say):
            self.limits.take("chat", self.address, self.me.id)
            await self.chat.say(self.table, self.me, self.outgoing.seat, said.id, said.text)
            self.games.publish(self.table, Talked())
        if isinstance(said, Say | Ping):
            await self.outgoing.send(Ack(said.id, max(0, self.outgoing.sent)))
            return
        live = await self.games.game(self.table)
        # Someone else may have taken this seat before play began.
        self.outgoing.take_place(live.record)
        seat = self.outgoing.seat
        if isinstance(said, Question):
            self.limits.take("questions", self.address, self.me.id)
            await self.outgoing.send(await live.tell(seat, said))
            return
        check_plays(seat)
        if isinstance(said, Do):
            await self.do(live, seat, said)
        elif isinstance(said, Concede):
            await self.games.concede(live, seat)
            await self.outgoing.send(Ack(said.id, live.n))
        elif isinstance(said, Undo):
            done = await self.undo.ask(live, seat, said.count, said.n)
            await self.done(live, said.id, done)
        elif isinstance(said, Abandon):
            await self.undo.ask_to_abandon(live, seat)
            await self.outgoing.send(Ack(said.id, live.n))
        elif isinstance(said, AnswerUndo):
            await self.undo.answer(live, seat, said.request, said.yes)
            await self.outgoing.send(Ack(said.id, live.n))

    def begin_hint(self, said: AskHint) -> None:
        task = asyncio.create_task(self.hint(said))
        self.hinting.add(task)
        task.add_done_callback(self.hinting.discard)

    async def hint(self, said: AskHint) -> None:
        try:
            live = await self.games.game(self.table)
            self.outgoing.take_place(live.record)
            async with self.one_hint:
                advice = await self.hints.give(live, self.outgoing.seat, self.me, self.address)
            await self.outgoing.send(Stale(said.id, live.n) if advice is None else Told(said.id, advice=advice))
        except (BadInput, Unavailable) as error:
            await self.outgoing.send(Refused(said.id, error.message))
        except Exception:
            LOG.exception("a hint at table %s", self.table)
            await self.outgoing.send(Refused(said.id, message("server-mistake")))

    async def do(self, live: LiveGame, seat: int, said: Do) -> None:
        """Plays an answer once, even if it is sent repeatedly."""
        if live.has(said.n, seat, said.line) or await self.games.add(live, seat, said.line, said.n):
            await self.outgoing.send(Ack(said.id, said.n + 1))
        else:
            # It may be the same message, sent before a lost connection or to another worker.
            await self.done(live, said.id, live.has(said.n, seat, said.line))

    async def done(self, live: LiveGame, id: Id, done: bool) -> None:
        await self.outgoing.send(Ack(id, live.n) if done else Stale(id, live.n))
