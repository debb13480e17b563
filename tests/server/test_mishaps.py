"""Failures between a worker, its database and other workers: nobody hangs, and no information leaks."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Self

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Executable, delete, insert, select, update
from tests.server.apart import apart
from tests.server.conftest import DATABASES, NewDatabase
from uvicorn.protocols.utils import ClientDisconnected

from delve.engine.notation import lines
from delve.library.shipped import standard_book
from delve.messages import message
from delve.model.setups import CardRules
from delve.model.state import State
from delve.server.accounts import Account
from delve.server.bots import Bots
from delve.server.channels import Channels
from delve.server.closing import TOO_BIG
from delve.server.database import Database, database_url
from delve.server.errors import Forbidden, NotFound
from delve.server.faults import Unavailable
from delve.server.journal import InputRow, Journal
from delve.server.messages import AnswerUndo, ChangedCredentials, Concede, Me, NewSeat, NewTable, Say, Sit
from delve.server.notices import Notice, TableChanged
from delve.server.play import LiveGame
from delve.server.routes import close_sockets
from delve.server.schema import chat, people, requests, seats, sessions, tables, workers
from delve.server.services import Services
from delve.server.sessions import LoggedOut, hashed
from delve.server.sockets import Connection
from delve.server.stopping import stop

BOOK = functools.cache(standard_book)
AWAY = Unavailable(message("server-database-away"))


class ThoughtlessBots(Bots):
    """Bots that answer at once."""

    def __init__(self) -> None:
        pass

    async def answer(self, agent: str, state: State, seat: int, changed: dict[str, CardRules]) -> str:
        return lines(state)[0]

    def close(self) -> None:
        pass


class Worker:
    """A worker without its web server, with people."""

    def __init__(self, address: str) -> None:
        self.database = Database(database_url(address))
        self.notices: list[tuple[str, Notice]] = []
        services = Services(self.database, BOOK(), ThoughtlessBots(), self.publish, 0.0)
        self.services = services
        self.tables, self.games, self.presence = services.tables, services.games, services.presence
        self.accounts, self.undo, self.chat = services.accounts, services.undo, services.chat

    def publish(self, table: str, notice: Notice) -> None:
        self.notices.append((table, notice))

    async def __aenter__(self) -> Self:
        await self.database.migrate()
        await self.presence.begin()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.games.close()
        await self.database.close()

    async def guest(self) -> Me:
        return (await self.accounts.new_guest())[0]

    async def game(self, format: str = "competitive", seats: int = 2, **more: Any) -> tuple[LiveGame, list[Me]]:
        """A table in play, with its people."""
        players = [await self.guest() for _ in range(seats)]
        wanted = [NewSeat(kind="me"), *[NewSeat(kind="open")] * (seats - 1)]
        table = await self.tables.create(players[0], NewTable(format=format, seats=wanted, **more))
        for number, player in enumerate(players[1:], 2):
            await self.tables.sit(table.id, player, Sit(seat=number))
        return await self.games.game(table.id), players

    async def line(self, table: str, me: Me, session: str = "") -> tuple[Connection, Socket]:
        """Somebody's connection, and the socket it sends through."""
        socket: Any = Socket()
        return Connection(socket, self.services, me, session, await self.tables.record(table), False), socket

    async def stage(self, table: str) -> str:
        return (await self.tables.record(table)).row.stage

    async def change(self, statement: Executable) -> None:
        """A write by somebody else."""
        async with self.database.writing() as connection:
            await connection.execute(statement)

    @contextlib.contextmanager
    def broken(self, name: str, stand_in: object) -> Iterator[None]:
        """Temporarily replaces a method of the database."""
        setattr(self.database, name, stand_in)
        yield
        delattr(self.database, name)


class Socket:
    """Records what a page is sent, over a connection that can be slow."""

    def __init__(self) -> None:
        self.scope = {"client": None}
        self.sent: list[str] = []
        self.free = asyncio.Event()
        self.free.set()

    async def send_data(self, data: bytes, mode: str) -> None:
        self.sent.append(data.decode())
        await self.free.wait()


@contextlib.asynccontextmanager
async def away() -> AsyncIterator[None]:
    check_there()
    yield


def check_there() -> None:
    raise AWAY


@pytest.fixture
def address(tmp_path: Path) -> str:
    return str(tmp_path / "delve.sqlite")


# --- Failed writes, and writes with an unknown outcome. -------------------------------------------------------------


def test_an_end_that_is_not_stored_reveals_nothing(address: str) -> None:
    async def work() -> Any:
        async with Worker(address) as worker:
            live, (_, other) = await worker.game()
            line, socket = await worker.line(live.table, other)
            socket.free.clear()
            showing = asyncio.create_task(line.outgoing.show_game())
            await asyncio.sleep(0.05)
            tried, failed = asyncio.Event(), asyncio.Event()

            async def write(work: Any) -> None:
                tried.set()
                await failed.wait()
                raise AWAY

            with worker.broken("write", write):
                conceding = asyncio.create_task(worker.games.add(live, 0, "concede", live.n))
                await tried.wait()
                assert not live.is_over()
                socket.free.set()
                await showing
                failed.set()
                with pytest.raises(Unavailable):
                    await conceding
            return socket.sent, await worker.stage(live.table)

    sent, stage = apart(work())
    assert len(sent) == 1
    assert "secret" not in sent[0]
    assert stage == "playing"


def test_play_continues_if_the_outcome_of_a_commit_is_lost(address: str) -> None:
    async def work() -> Any:
        async with Worker(address) as worker:
            live, _ = await worker.game()
            real = worker.database.write

            async def lost(work: Any) -> None:
                await real(work)
                raise AWAY

            with worker.broken("write", lost), pytest.raises(Unavailable):
                await worker.games.add(live, 0, "concede", 0)
            assert not await worker.games.add(live, 0, "concede", 0)
            assert live.has(0, 0, "concede")
            return await worker.stage(live.table)

    assert apart(work()) == "over"


def test_a_table_whose_end_could_not_be_written_ends_later(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("delve.server.games.TICK", 0.01)

    async def work() -> Any:
        async with Worker(address) as worker:
            live, _ = await worker.game()
            with worker.broken("writing", away), pytest.raises(Unavailable):
                await worker.games.concede(live, 0)
            before = await worker.stage(live.table)
            keeping = asyncio.create_task(worker.games.keep())
            async with asyncio.timeout(10):
                while await worker.stage(live.table) != "over":
                    await asyncio.sleep(0.01)
            await stop([keeping])
            return before

    assert apart(work()) == "playing"


def test_stopping_waits_for_work_in_progress(address: str) -> None:
    """Closing the database while a connection is being returned could hang."""
    given_back = []

    async def read_slowly(live: Any) -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.05)
            given_back.append(live.table)

    async def work() -> Any:
        async with Worker(address) as worker:
            live, _ = await worker.game()
            worker.games.task(live, "reading", read_slowly)
            await asyncio.sleep(0)
        return live.table, list(given_back)

    table, found = apart(work())
    assert found == [table]


def test_the_last_agreement_can_be_repeated_if_the_undo_failed(address: str) -> None:
    async def work() -> Any:
        async with Worker(address) as worker:
            live, (host, guest) = await worker.game("coop-2")
            assert live.game.state.decision is not None
            asker = live.game.state.decision.seat
            other = 1 - asker
            line, socket = await worker.line(live.table, (host, guest)[other])
            await worker.games.add(live, asker, lines(live.game.state)[0], 0)
            wish = {"table": live.table, "id": "w", "n": 1, "seat": asker, "count": 1, "waiting": [other]}
            await worker.change(insert(requests).values(wish))

            async def write(work: Any) -> None:
                raise AWAY

            with worker.broken("write", write):
                await line.incoming.answer(AnswerUndo(1, "w", True))
            await line.incoming.answer(AnswerUndo(2, "w", True))
            await line.incoming.answer(AnswerUndo(3, "w", True))
            return [sent.partition('"type":"')[2].partition('"')[0] for sent in socket.sent], live.n

    assert apart(work()) == (["refused", "ack", "refused"], 2)


def test_a_database_outage_is_reported_to_the_client(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuses(live: Any, seat: int) -> None:
        raise AWAY

    async def work() -> Any:
        async with Worker(address) as worker:
            live, (host, _) = await worker.game()
            line, socket = await worker.line(live.table, host)
            monkeypatch.setattr(line.games, "concede", refuses)
            await line.incoming.answer(Concede(7))
            return socket.sent

    [sent] = apart(work())
    assert "server-database-away" in sent


# --- Presence. ------------------------------------------------------------------------------------------------------


def test_a_suspended_worker_does_not_make_people_absent(address: str) -> None:
    async def work() -> Any:
        async with Worker(address) as worker:
            live, players = await worker.game("coop-2", takeover=60)
            live.loaded -= 600
            for player in players:
                await worker.presence.come(live.table, player.id)
            # The worker was suspended for two minutes.
            worker.presence._renewed -= 120
            await worker.change(update(workers).values(alive_until=time.time() - 90))
            await worker.change(update(tables).values(begun=time.time() - 700))
            live.stir()
            await asyncio.sleep(0.5)
            asleep = live.n
            await worker.presence.renew()
            live.stir()
            await asyncio.sleep(0.5)
            return asleep, live.n

    assert apart(work()) == (0, 0)


def test_somebody_who_left_during_an_outage_is_absent_after_it(address: str) -> None:
    async def work() -> Any:
        async with Worker(address) as worker:
            live, (host, _) = await worker.game()
            await worker.presence.come(live.table, host.id)
            with worker.broken("writing", away), pytest.raises(Unavailable):
                await worker.presence.go(live.table, host.id)
            await worker.presence.renew()
            return (await worker.tables.record(live.table)).is_here(0)

    assert apart(work()) is False


def test_an_old_socket_does_not_play_for_the_new_player_of_its_seat(address: str) -> None:
    async def work() -> Any:
        async with Worker(address) as worker:
            left, *others = [await worker.guest() for _ in range(4)]
            wanted = [NewSeat(kind="me"), NewSeat(kind="open"), NewSeat(kind="open")]
            table = (await worker.tables.create(left, NewTable(format="multiplayer", seats=wanted))).id
            line, socket = await worker.line(table, left)
            await worker.tables.sit(table, others[0], Sit(seat=2))
            await worker.tables.leave(table, left)
            await worker.tables.sit(table, others[1], Sit(seat=1))
            await worker.tables.sit(table, others[2], Sit(seat=3))
            await line.incoming.answer(Concede(1))
            return socket.sent[-1], (await worker.games.game(table)).n

    sent, n = apart(work())
    assert "refused" in sent
    assert n == 0


# --- Other workers. -------------------------------------------------------------------------------------------------


def test_a_channel_is_subscribed_again_after_a_redis_outage(address: str) -> None:
    class Redis(MemoryChannelsBackend):
        is_away = True

        async def subscribe(self, channels: Any) -> None:
            if self.is_away:
                raise ConnectionError("away")
            await super().subscribe(channels)

    async def work() -> Any:
        redis = Redis()
        async with Channels(redis, arbitrary_channels_allowed=True) as channels:
            with pytest.raises(ConnectionError):
                async with channels.start_subscription(["table"]):
                    pass
            redis.is_away = False
            async with channels.start_subscription(["table"]) as subscriber:
                channels.publish(b"news", "table")
                async with asyncio.timeout(10):
                    return await anext(subscriber.iter_events())

    assert apart(work()) == b"news"


def test_a_table_deleted_by_another_worker_is_noticed_without_a_notice(address: str) -> None:
    async def work() -> Any:
        async with Worker(address) as worker:
            live, (host, _) = await worker.game("coop-2")
            worker.games.alone = False
            await worker.presence.come(live.table, host.id)
            await worker.change(delete(tables).where(tables.c.id == live.table))
            worker.notices.clear()
            await worker.games.look_around()
            return worker.notices == [(live.table, TableChanged())], live.table in worker.games.live

    assert apart(work()) == (True, False)


def test_two_workers_that_write_the_same_numbers_do_not_deadlock(new_database: NewDatabase) -> None:
    """One has written for the first table when the other, which got the second table first, starts."""

    async def work() -> Any:
        async with Worker(new_database("postgresql")) as worker:
            first, second = sorted([(await worker.game())[0].table for _ in range(2)])
            journal = Journal(worker.database)

            def row(table: str) -> InputRow:
                return InputRow(table, n=0, seat=0, line="concede", round=1, at=0.0)

            async with worker.database.writing() as other:
                await other.run_sync(lambda connection: journal._insert_all(connection, [row(first)]))
                writing = asyncio.gather(journal.append(row(second)), journal.append(row(first)))
                await asyncio.sleep(0.5)
                await other.run_sync(lambda connection: journal._insert_all(connection, [row(second)]))
            return await writing

    assert apart(work()) == [False, False]


@pytest.mark.parametrize("kind", DATABASES)
def test_concurrent_chat_messages_are_numbered_in_commit_order(kind: str, new_database: NewDatabase) -> None:
    async def work() -> Any:
        async with Worker(new_database(kind)) as worker:
            live, (host, guest) = await worker.game()
            async with worker.database.writing() as connection:
                await connection.execute(update(tables).where(tables.c.id == live.table).values(stage="playing"))
                said = {"table": live.table, "person": host.id, "seat": 1, "name": "", "text": "first", "at": 0.0}
                await connection.execute(insert(chat).values(said))
                saying = asyncio.create_task(worker.chat.say(live.table, guest, 1, 1, "second"))
                await asyncio.sleep(0.3)
                assert not saying.done()
            await saying
            return [line.text for line in await worker.chat.said(live.table)]

    assert apart(work()) == ["first", "second"]


def test_background_tasks_end_with_their_table(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """Another worker deleted the table, or this one did during loading."""

    async def work() -> Any:
        async with Worker(address) as worker:
            live, _ = await worker.game(takeover=15)
            worker.games.forget(live.table)
            await worker.change(delete(tables).where(tables.c.id == live.table))
            worker.games.live[live.table] = live
            await worker.presence.come(live.table, "somebody")
            worker.notices.clear()
            worker.games.task(live, "bots", worker.games.let_bots_play)
            async with asyncio.timeout(10):
                while live.table in worker.games.live:
                    await asyncio.sleep(0.01)
            with pytest.raises(NotFound):
                await worker.games.answer(live, 0, "concede", live.n)
            return live.table, worker.notices

    table, notices = apart(work())
    assert (table, TableChanged()) in notices
    assert caplog.records == []


def test_a_bot_is_not_asked_about_a_state_that_is_only_being_tried(
    address: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody concedes when a bot begins to stand in; the write fails, so the concession is undone."""

    async def work() -> Any:
        async with Worker(address) as worker:
            live, _ = await worker.game()

            async def try_to_concede() -> None:
                async with live.lock:
                    live._play(1, "concede")
                    await asyncio.sleep(0.2)
                    live._undo(1)

            async def concede_now(*_: object) -> str:
                trying.append(asyncio.create_task(try_to_concede()))
                await asyncio.sleep(0.1)
                return "steady"

            trying: list[asyncio.Task[None]] = []
            monkeypatch.setattr(worker.games, "player_for", concede_now)
            monkeypatch.setattr(worker.games, "stand_in", worker.games.answer)
            await worker.presence.come(live.table, "somebody")
            worker.games.task(live, "bots", worker.games.let_bots_play)
            async with asyncio.timeout(10):
                while not live.n:
                    await asyncio.sleep(0.01)
            await asyncio.gather(*trying)

    apart(work())
    assert caplog.records == []


def test_a_request_right_after_a_failed_load_does_not_hang(address: str) -> None:
    """At any moment: a request is made at every turn of the event loop."""

    async def work() -> Any:
        async with Worker(address) as worker:
            host = await worker.guest()
            wanted = [NewSeat(kind="me"), NewSeat(kind="open")]
            table = await worker.tables.create(host, NewTable(format="competitive", seats=wanted))
            asking = []
            until = time.monotonic() + 0.3
            while time.monotonic() < until:
                asking.append(asyncio.create_task(worker.games.game(table.id)))
                await asyncio.sleep(0)
            return {type(answer) for answer in await asyncio.gather(*asking, return_exceptions=True)}

    assert apart(work()) == {Forbidden}


# --- Repetitions, and evading limits. -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", DATABASES)
def test_a_chat_message_resent_after_a_lost_connection_is_stored_once(kind: str, new_database: NewDatabase) -> None:
    async def work() -> Any:
        async with Worker(new_database(kind)) as worker:
            live, (host, _) = await worker.game()
            line, _ = await worker.line(live.table, host)
            for id, text in ((1, "Hello"), (1, "Hello"), (2, "Hello"), ("2", "Bye"), (10**70, "Bye"), ("\0", "Bye")):
                await line.incoming.answer(Say(id, text))
            return [line.text for line in await worker.chat.said(live.table)]

    assert apart(work()) == ["Hello", "Hello", "Bye", "Bye", "Bye"]


@pytest.mark.parametrize("kind", DATABASES)
def test_concurrent_requests_cannot_exceed_a_limit(kind: str, new_database: NewDatabase) -> None:
    async def work() -> Any:
        async with Worker(new_database(kind)) as worker:
            me = await worker.guest()
            wish = NewTable(format="competitive", seats=[NewSeat(kind="me"), NewSeat(kind="open")])
            made = await asyncio.gather(*[worker.tables.create(me, wish) for _ in range(30)], return_exceptions=True)
            refused = [each for each in made if isinstance(each, Forbidden)]
            return len(made) - len(refused), len(await worker.tables.mine(me.id))

    assert apart(work()) == (20, 20)


def test_a_guest_takes_one_name(address: str) -> None:
    async def work() -> Any:
        async with Worker(address) as worker:
            me = await worker.guest()
            names = [worker.accounts.take_name(me, name, "a good password") for name in ("Ann", "Bob")]
            taken = await asyncio.gather(*names, return_exceptions=True)
            async with worker.database.reading() as connection:
                [kept] = (await connection.execute(select(people.c.name))).scalars()
            return [each[0].name for each in taken if isinstance(each, tuple)] == [kept]

    assert apart(work())


@pytest.mark.parametrize("kind", DATABASES)
def test_a_password_changed_during_a_login_ends_that_login_too(kind: str, new_database: NewDatabase) -> None:
    """The old password was right when it was verified, and is not any more when the session begins."""
    old, new = "one two three", "four five six"

    async def work() -> Any:
        async with Worker(new_database(kind)) as worker:
            accounts = worker.accounts
            me, _ = await accounts.take_name(await worker.guest(), "Una", old)
            verified = accounts._verified
            changed: list[tuple[Me, str]] = []

            async def verify_slowly(name: str, password: str) -> Account | None:
                found = await verified(name, password)
                if not changed:
                    changed.append((me, ""))
                    changed.append(await accounts.change(me, ChangedCredentials(password=old, new_password=new)))
                return found

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(accounts, "_verified", verify_slowly)
                logged_in = await accounts.log_in("Una", old)
            async with worker.database.reading() as connection:
                open_sessions = list((await connection.execute(select(sessions.c.token))).scalars())
            return logged_in, open_sessions == [hashed(changed[1][1])], await accounts.log_in("Una", new)

    logged_in, only_the_new_session, again = apart(work())
    assert logged_in is None
    assert only_the_new_session
    assert again is not None


def test_sockets_of_ended_sessions_close_without_polling_on_every_worker(address: str) -> None:
    """Nobody polls here: the worker that ended the sessions closes its own, and notifies the others of the table."""

    async def work() -> Any:
        async with Worker(address) as here, Worker(address) as there:
            me, token = await here.accounts.new_guest()
            table = await here.tables.create(me, NewTable(format="solo-standard", seats=[NewSeat(kind="me")]))
            line, _ = await there.line(table.id, me, hashed(token))
            await there.presence.come(table.id, me.id)
            follow_here, follow_there = (
                asyncio.create_task(worker.services.sessions.follow(hashed(token))) for worker in (here, there)
            )
            await asyncio.sleep(0)
            await here.services.sessions.end_all(me.id)
            await close_sockets(here.services, me.id)
            # Who is told hears it at once; who is not told waits in vain.
            await asyncio.wait([follow_here, follow_there], timeout=1)
            after_ending = follow_here.done(), follow_there.done()
            for table_told, notice in here.notices:
                if table_told == table.id:
                    await line.outgoing.heed(notice)
            await asyncio.wait([follow_there], timeout=1)
            ends = [type(each.exception()) if each.done() else None for each in (follow_here, follow_there)]
            await stop([follow_here, follow_there])
            return after_ending, ends

    assert apart(work()) == ((True, False), [LoggedOut, LoggedOut])


def test_closing_a_socket_whose_client_has_gone_first_is_no_error(address: str) -> None:
    async def gone(*_: object, **__: object) -> None:
        raise ClientDisconnected

    async def work() -> None:
        async with Worker(address) as worker:
            live, (host, _) = await worker.game()
            line, socket = await worker.line(live.table, host)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(socket, "send_data", gone)
                patch.setattr(socket, "close", gone, raising=False)
                await line.outgoing.close(TOO_BIG, message("server-too-long"))
                await line.outgoing.turn_away(message("server-too-long"))

    apart(work())


def test_writers_do_not_wait_for_readers(address: str) -> None:
    async def work() -> None:
        async with Worker(address) as worker, contextlib.AsyncExitStack() as readers:
            live, _ = await worker.game()
            for _ in range(15):
                await readers.enter_async_context(worker.database.reading())
            async with asyncio.timeout(10):
                await worker.change(update(seats).where(seats.c.table == live.table).values(here_until=0.0))

    apart(work())
