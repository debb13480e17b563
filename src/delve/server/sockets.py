"""A person at a table: what they say comes in, what they may see goes out.

Nothing is sent but views. Notices travel between workers through channels and say only that something happened; each
socket then sends what its own person may see of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from delve.engine.hidden import SPECTATOR, TRUSTED_SPECTATOR
from delve.model.errors import BadInput
from delve.server.door import address_of
from delve.server.errors import Forbidden, TooMany
from delve.server.faults import Unavailable
from delve.server.games import TICK
from delve.server.gate import from_own_page
from delve.server.messages import (
    Abandon,
    Abandoned,
    Ack,
    AnswerUndo,
    ChatNews,
    Concede,
    Do,
    FromPage,
    FromServer,
    Id,
    Me,
    Over,
    Ping,
    Question,
    Refused,
    Say,
    Stale,
    StoodIn,
    TableNews,
    Undo,
    UndoKept,
    Watcher,
    WatchersNews,
)
from delve.server.play import FROM_THE_START, LiveGame
from delve.server.questions import check_plays
from delve.server.records import OPEN, PLAYING, Record
from delve.server.services import Services
from delve.server.sessions import LoggedOut
from delve.server.stopping import stop
from delve.server.unbroken import unbroken
from delve.server.wording import in_words

LOG: Final = logging.getLogger("delve.server")
LONGEST: Final = 4096
# Codes for closing, as the standard has them, and how many bytes of a reason it allows.
POLICY: Final = 1008
TRY_LATER: Final = 1013
UNAUTHORIZED: Final = 3000
TOO_BIG: Final = 1009
OUR_MISTAKE: Final = 1011
LONGEST_REASON: Final = 123
COME_AGAIN: Final = "something went wrong here: come again"


class Anything(msgspec.Struct):
    """Whatever somebody said."""

    id: Id


_READ: Final = msgspec.json.Decoder(FromPage)
_READ_ID: Final = msgspec.json.Decoder(Anything)


def id_in(text: str) -> Id | None:
    """The id of something that cannot be read, so that whoever waits for its answer gets one."""
    try:
        return _READ_ID.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


# The notice that sessions of somebody at the table have ended.
SESSIONS: Final = "sessions"


def channel_of(table: str) -> str:
    return f"table-{table}"


class Connection:
    """One socket of one person at one table."""

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
        self.limits = services.limits
        self.address = address_of(socket)
        self.chat = services.chat
        self.presence = services.presence
        self.conduct = services.conduct
        self.watchers: list[Watcher] | None = None  # as this person was last told
        self.sessions = services.sessions
        self.me = me
        self.session = session
        self.table = found.id
        self.seat = -1
        self.viewer = SPECTATOR
        self.sent = -1  # the last input this person has been shown; -1 for none
        self.all_events = all_events  # whether the first view comes with the whole story, also where play begins later
        self.heard = 0  # the last chat message
        self.over = False
        self.closed = False
        self._begun = asyncio.Event()  # play has, as far as this connection knows
        self._sending = asyncio.Lock()
        self.take_place(found)

    def take_place(self, found: Record) -> None:
        """Where this person sits now, or as what they watch.

        Before play there is nothing to see: whoever was invited may look on and sit down, also where nobody may watch.
        """
        self.seat = found.seat_of(self.me.id)
        self.viewer = self.seat
        if self.seat < 0:
            if found.row["spectators"] == "no" and found.row["stage"] != OPEN:
                raise Forbidden("nobody may watch at that table")
            self.viewer = TRUSTED_SPECTATOR if found.row["spectators"] == "open" else SPECTATOR

    async def send(self, message: FromServer) -> None:
        await self.send_frame(msgspec.json.encode(message))

    async def send_frame(self, data: bytes) -> None:
        """Says something. Where nobody is left to hear it, that is no error: ``listen`` notices, and ends."""
        async with self._sending:
            with contextlib.suppress(WebSocketDisconnect, OSError):
                if not self.closed:
                    await self.socket.send_data(data, mode="text")

    # --- Going out. ---------------------------------------------------------------------------------------------

    async def greet(self) -> None:
        """Everything there is to see."""
        live = self.games.live.get(self.table)
        if live is not None:
            # Another worker may have written since this one last heard of the table.
            await self.games.catch_up(live)
        await self.show_table()
        await self.show_game()
        await self.show_chat()
        await self.show_undo()

    async def show_table(self) -> None:
        found = await self.tables.record(self.table)
        self.take_place(found)
        loaded = (await self.games.game(self.table)).loaded if found.row["stage"] == PLAYING else 0.0
        watchers = await self.conduct.watchers(self.table, self.me.id)
        await self.send(TableNews(found.info(self.me.id, loaded)))
        if watchers != self.watchers:
            self.watchers = watchers
            await self.send(WatchersNews(watchers))

    async def show_stood_in(self, found: Record) -> None:
        """Tells who was away what a bot did for them, by the table as they found it."""
        count = await self.games.count_stood_in(found, self.seat) if self.seat >= 0 else 0
        if count:
            await self.send(StoodIn(count))

    async def show_game(self) -> None:
        """The game as it is now, with what happened since this person was last shown it."""
        if self.table not in self.games.live and (await self.tables.record(self.table)).row["stage"] == OPEN:
            return
        live = await self.games.game(self.table)
        self._begun.set()
        # Who sits where is settled with the beginning: that, and not what was heard last, says who may see what.
        self.take_place(live.record)
        async with live.lock:
            if self.sent == live.n:
                return
            since = self.sent if self.sent >= 0 else FROM_THE_START if self.all_events else live.n
            self.sent = live.n
            frame = live.frame(self.viewer, since)
            is_over = live.is_over()
        await self.send_frame(frame)
        if is_over and not self.over:
            self.over = True
            await self.reveal(live.record)

    async def reveal(self, record: Record) -> None:
        """The game is over: the shuffle can be checked."""
        commitment = record.info(self.me.id).commitment
        await self.send(Over(str(record.seed()), record.row["secret"], record.contributions(), commitment))

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

    async def follow(self, subscriber: Subscriber) -> None:
        """Sends what the notices are about: once, where the same one came again before there was time for it."""
        notices = subscriber.iter_events()
        async for notice in notices:
            waiting = [notice]
            while subscriber.qsize:
                waiting.append(await anext(notices, notice))
            for place, each in enumerate(waiting):
                if each not in waiting[place + 1 :]:
                    await self.heed(msgspec.json.decode(each))

    async def heed(self, notice: dict[str, Any]) -> None:
        live = self.games.live.get(self.table)
        if notice["kind"] == "game":
            if live is not None and notice["n"] > live.n:
                await self.games.catch_up(live)
        elif notice["kind"] == "table":
            if live is not None:
                live.stir()
            await self.show_table()
            await self.show_game()
        elif notice["kind"] == "chat":
            await self.show_chat()
        elif notice["kind"] == "undo":
            await self.show_undo()
        elif notice["kind"] == "kept":
            await self.send(UndoKept())
        elif notice["kind"] == "abandoned":
            await self.send(Abandoned())
            await self.show_table()
        elif notice["kind"] == SESSIONS:
            await self.sessions.look([self.session])

    async def follow_game(self) -> None:
        """Shows the game whenever it has gone on in this worker's memory, whoever wrote what it went on with.

        Who sits down and that it has begun is told by notices, which may get lost: then it is seen late, and not never.
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

    # --- Coming in. ---------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Takes what the person says, until they go."""
        while True:
            text = await self.socket.receive_text()
            if len(text) > LONGEST:
                await self.close(TOO_BIG, "that was too long")
                return
            await self.limits.wait("messages", self.address, self.me.id)
            try:
                said = _READ.decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                await self.send(Refused(id_in(text), f"that cannot be read: {in_words(str(error))}"))
                continue
            # What has begun is ended, also when the socket goes.
            await unbroken(self.answer(said))

    async def answer(self, said: FromPage) -> None:
        """Whatever is said is answered."""
        try:
            await self.hear(said)
        except BadInput as error:
            await self.send(Refused(said.id, str(error)))
        except Unavailable as error:
            await self.send(Refused(said.id, str(error)))

    async def hear(self, said: FromPage) -> None:
        if isinstance(said, Say):
            self.limits.take("chat", self.address, self.me.id)
            await self.chat.say(self.table, self.me, self.seat, said.id, said.text)
            self.games.publish(self.table, {"kind": "chat"})
        if isinstance(said, Say | Ping):
            await self.send(Ack(said.id, max(0, self.sent)))
            return
        live = await self.games.game(self.table)
        # Who sat here before play began may not have heard yet that somebody else does.
        self.take_place(live.record)
        if isinstance(said, Question):
            self.limits.take("questions", self.address, self.me.id)
            await self.send(await live.tell(self.seat, said))
            return
        check_plays(self.seat)
        if isinstance(said, Do):
            await self.do(live, said)
        elif isinstance(said, Concede):
            await self.games.concede(live, self.seat)
            await self.send(Ack(said.id, live.n))
        elif isinstance(said, Undo):
            done = await self.undo.ask(live, self.seat, said.count, said.n)
            await self.done(live, said.id, done)
        elif isinstance(said, Abandon):
            await self.undo.ask_to_abandon(live, self.seat)
            await self.send(Ack(said.id, live.n))
        elif isinstance(said, AnswerUndo):
            await self.undo.answer(live, self.seat, said.request, said.yes)
            await self.send(Ack(said.id, live.n))

    async def do(self, live: LiveGame, said: Do) -> None:
        """An answer is played once, however often it comes."""
        if live.has(said.n, self.seat, said.line) or await self.games.add(live, self.seat, said.line, said.n):
            await self.send(Ack(said.id, said.n + 1))
        else:
            # The writing may have been ours, through another worker or before a lost connection.
            await self.done(live, said.id, live.has(said.n, self.seat, said.line))

    async def done(self, live: LiveGame, id: Id, done: bool) -> None:
        await self.send(Ack(id, live.n) if done else Stale(id, live.n))

    # --- All of it. ---------------------------------------------------------------------------------------------

    async def run(self, subscriber: Subscriber, found: Record) -> None:
        work: list[asyncio.Task[None]] = []
        try:
            if await self.presence.come(self.table, self.me.id):
                self.games.publish(self.table, {"kind": "table"})
            await self.greet()
            await self.show_stood_in(found)
            duties = (self.follow(subscriber), self.follow_game(), self.listen(), self.sessions.follow(self.session))
            work = [asyncio.create_task(duty) for duty in duties]
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except LoggedOut as error:
            await self.close(UNAUTHORIZED, str(error))
        except BadInput as error:
            # The table was cleared away, or is no longer for this person.
            await self.close(POLICY, str(error))
        except WebSocketDisconnect:
            raise
        except Unavailable:
            await self.close(OUR_MISTAKE, COME_AGAIN)
        except Exception:
            LOG.exception("table %s", self.table)
            await self.close(OUR_MISTAKE, COME_AGAIN)
        finally:
            await stop(work)
            # Who could not be written down as gone is with the next sign of life.
            has_gone = True
            with contextlib.suppress(Unavailable):
                has_gone = await self.presence.go(self.table, self.me.id)
            if has_gone:
                self.games.publish(self.table, {"kind": "table"})

    async def close(self, code: int, reason: str) -> None:
        async with self._sending:
            self.closed = True
            await close(self.socket, code, reason)


async def close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Closes a socket with as much of a reason as fits."""
    await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))


async def serve_socket(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    channels: ChannelsPlugin,
    me: Me | None,
    session: str,
    table: str,
) -> None:
    """A socket from its opening to its end."""
    with contextlib.suppress(WebSocketDisconnect, OSError), contextlib.ExitStack() as stack:
        try:
            known = check_welcome(socket, me)
            stack.enter_context(services.room.taken(address_of(socket), known.id))
        except BadInput as error:
            # A reason can be given only to a socket that was opened.
            await socket.accept()
            await close(socket, TRY_LATER if isinstance(error, TooMany) else POLICY, str(error))
            return
        await socket.accept()
        try:
            found = await services.tables.record(table)
            await services.conduct.check_welcome(table, known.id)
            connection = Connection(socket, services, known, session, found, socket.query_params.get("events") == "all")
        except BadInput as error:
            await close(socket, POLICY, str(error))
            return
        except Unavailable:
            await close(socket, OUR_MISTAKE, COME_AGAIN)
            return
        async with channels.start_subscription([channel_of(table)]) as subscriber:
            await connection.run(subscriber, found)


def check_welcome(socket: WebSocket[Any, Any, Any], me: Me | None) -> Me:
    """Whoever opens a socket does so from our page, and with a cookie that we know."""
    if not from_own_page(socket.scope):
        raise Forbidden("the socket was opened by another site")
    if me is None:
        raise Forbidden("nobody knows who you are: ask for a guest's cookie first")
    return me
