"""What goes wrong between a worker, its database and the others: nobody is left waiting, nobody learns too much."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import delete, insert, select, update
from tests.server.apart import apart
from tests.server.conftest import DATABASES

from delve.engine.library import standard_book
from delve.engine.notation import lines
from delve.model.errors import BadInput
from delve.server.channels import Channels
from delve.server.database import Database, database_url
from delve.server.errors import Forbidden, NotFound
from delve.server.faults import Unavailable
from delve.server.journal import Journal
from delve.server.messages import AnswerUndo, Concede, NewSeat, NewTable, Say, Sit
from delve.server.schema import chat, people, requests, seats, tables, workers
from delve.server.services import Services
from delve.server.sockets import Connection
from delve.server.stopping import stop

BOOK = functools.cache(standard_book)
AWAY = Unavailable("the database is away: try again")


class Bots:
    """Bots that do not think."""

    async def answer(self, agent, state, seat):
        return lines(state)[0]

    def close(self):
        pass


class Worker:
    """A worker without its web server, and the people it knows."""

    def __init__(self, address):
        self.database = Database(database_url(address))
        self.notices = []
        services = Services(self.database, BOOK(), Bots(), self.publish, 0.0)
        self.services = services
        self.tables, self.games, self.presence = services.tables, services.games, services.presence
        self.accounts, self.undo, self.chat = services.accounts, services.undo, services.chat

    def publish(self, table, notice):
        self.notices.append((table, notice["kind"]))

    async def __aenter__(self):
        await self.database.migrate()
        await self.presence.begin()
        return self

    async def __aexit__(self, *error):
        await self.games.close()
        await self.database.close()

    async def guest(self):
        return (await self.accounts.new_guest())[0]

    async def game(self, format="competitive", seats=2, **more):
        """People at a table at which play has begun."""
        players = [await self.guest() for _ in range(seats)]
        wanted = [NewSeat(kind="me"), *[NewSeat(kind="open")] * (seats - 1)]
        table = await self.tables.create(players[0], NewTable(format=format, seats=wanted, **more))
        for number, player in enumerate(players[1:], 2):
            await self.tables.sit(table.id, player, Sit(seat=number))
        return await self.games.game(table.id), players

    async def line(self, table, me):
        """Somebody's socket."""
        return Connection(Socket(), self.services, me, "", await self.tables.record(table), False)

    async def stage(self, table):
        return (await self.tables.record(table)).row["stage"]

    async def change(self, statement):
        """What somebody else writes."""
        async with self.database.writing() as connection:
            await connection.execute(statement)

    @contextlib.contextmanager
    def broken(self, name, stand_in):
        """For a while, the database does something else instead."""
        setattr(self.database, name, stand_in)
        yield
        delattr(self.database, name)


class Socket:
    """What a page is sent, over a line that can be slow."""

    def __init__(self):
        self.scope = {"client": None}
        self.sent = []
        self.free = asyncio.Event()
        self.free.set()

    async def send_data(self, data, mode):
        self.sent.append(data.decode())
        await self.free.wait()


@contextlib.asynccontextmanager
async def away():
    raise AWAY
    yield


@pytest.fixture
def address(tmp_path):
    return str(tmp_path / "delve.sqlite")


# --- Writing that fails, and writing of which the answer gets lost. -------------------------------------------------


def test_an_end_that_is_not_on_disk_reveals_nothing(address):
    async def work():
        async with Worker(address) as worker:
            live, (_, other) = await worker.game()
            line = await worker.line(live.table, other)
            line.socket.free.clear()
            showing = asyncio.create_task(line.show_game())
            await asyncio.sleep(0.05)
            tried, failed = asyncio.Event(), asyncio.Event()

            async def write(work):
                tried.set()
                await failed.wait()
                raise AWAY

            with worker.broken("write", write):
                conceding = asyncio.create_task(worker.games.add(live, 0, "concede", live.n))
                await tried.wait()
                assert not live.is_over()
                line.socket.free.set()
                await showing
                failed.set()
                with pytest.raises(Unavailable):
                    await conceding
            return line.socket.sent, await worker.stage(live.table)

    sent, stage = apart(work())
    assert len(sent) == 1
    assert "secret" not in sent[0]
    assert stage == "playing"


def test_what_was_written_goes_on_though_the_answer_of_the_disk_got_lost(address):
    async def work():
        async with Worker(address) as worker:
            live, _ = await worker.game()
            real = worker.database.write

            async def lost(work):
                await real(work)
                raise AWAY

            with worker.broken("write", lost), pytest.raises(Unavailable):
                await worker.games.add(live, 0, "concede", 0)
            assert not await worker.games.add(live, 0, "concede", 0)
            assert live.has(0, 0, "concede")
            return await worker.stage(live.table)

    assert apart(work()) == "over"


def test_a_table_whose_end_could_not_be_written_ends_later(address, monkeypatch):
    monkeypatch.setattr("delve.server.games.TICK", 0.01)

    async def work():
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


def test_who_stops_waits_for_what_is_under_way(address):
    """Closing the database under somebody who still gives a connection back can take for ever."""
    given_back = []

    async def read_slowly(live):
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.05)
            given_back.append(live.table)

    async def work():
        async with Worker(address) as worker:
            live, _ = await worker.game()
            worker.games.task(live, "reading", read_slowly)
            await asyncio.sleep(0)
        return live.table, list(given_back)

    table, found = apart(work())
    assert found == [table]


def test_the_last_yes_can_be_said_again_where_what_it_allows_failed(address):
    async def work():
        async with Worker(address) as worker:
            live, (host, guest) = await worker.game("coop-2")
            asker = live.game.state.decision.seat
            other = 1 - asker
            line = await worker.line(live.table, (host, guest)[other])
            await worker.games.add(live, asker, lines(live.game.state)[0], 0)
            wish = {"table": live.table, "id": "w", "n": 1, "seat": asker, "count": 1, "waiting": [other]}
            await worker.change(insert(requests).values(wish))

            async def write(work):
                raise AWAY

            with worker.broken("write", write):
                await line.answer(AnswerUndo(1, "w", True))
            await line.answer(AnswerUndo(2, "w", True))
            await line.answer(AnswerUndo(3, "w", True))
            return [sent.partition('"type":"')[2].partition('"')[0] for sent in line.socket.sent], live.n

    assert apart(work()) == (["refused", "ack", "refused"], 2)


def test_somebody_hears_that_the_database_refuses_to_talk(address):
    async def refuses(live, seat):
        raise AWAY

    async def work():
        async with Worker(address) as worker:
            live, (host, _) = await worker.game()
            line = await worker.line(live.table, host)
            line.games.concede = refuses
            await line.answer(Concede(7))
            return line.socket.sent

    [sent] = apart(work())
    assert "try again" in sent


# --- Who is there. --------------------------------------------------------------------------------------------------


def test_nobody_is_played_for_because_the_worker_itself_was_asleep(address):
    async def work():
        async with Worker(address) as worker:
            live, players = await worker.game("coop-2", takeover=60)
            live.loaded -= 600
            for player in players:
                await worker.presence.come(live.table, player.id)
            # Two minutes in which the worker slept, and the clock did not.
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


def test_who_went_while_the_database_was_away_is_gone_when_it_is_back(address):
    async def work():
        async with Worker(address) as worker:
            live, (host, _) = await worker.game()
            await worker.presence.come(live.table, host.id)
            with worker.broken("writing", away), pytest.raises(Unavailable):
                await worker.presence.go(live.table, host.id)
            await worker.presence.renew()
            return (await worker.tables.record(live.table)).is_here(0)

    assert apart(work()) is False


def test_who_has_left_does_not_play_for_who_sits_there_now(address):
    async def work():
        async with Worker(address) as worker:
            left, *others = [await worker.guest() for _ in range(4)]
            wanted = [NewSeat(kind="me"), NewSeat(kind="open"), NewSeat(kind="open")]
            table = (await worker.tables.create(left, NewTable(format="multiplayer", seats=wanted))).id
            line = await worker.line(table, left)
            await worker.tables.sit(table, others[0], Sit(seat=2))
            await worker.tables.leave(table, left)
            await worker.tables.sit(table, others[1], Sit(seat=1))
            await worker.tables.sit(table, others[2], Sit(seat=3))
            await line.answer(Concede(1))
            return line.socket.sent[-1], (await worker.games.game(table)).n

    sent, n = apart(work())
    assert "refused" in sent
    assert n == 0


# --- Other workers. -------------------------------------------------------------------------------------------------


def test_a_table_is_heard_of_again_after_redis_was_away(address):
    class Redis(MemoryChannelsBackend):
        is_away = True

        async def subscribe(self, channels):
            if self.is_away:
                raise ConnectionError("away")
            await super().subscribe(channels)

    async def work():
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


def test_a_table_that_another_worker_cleared_away_is_noticed_though_nobody_was_told(address):
    async def work():
        async with Worker(address) as worker:
            live, (host, _) = await worker.game("coop-2")
            worker.games.alone = False
            await worker.presence.come(live.table, host.id)
            await worker.change(delete(tables).where(tables.c.id == live.table))
            worker.notices.clear()
            await worker.games.look_around()
            return worker.notices == [(live.table, "table")], live.table in worker.games.live

    assert apart(work()) == (True, False)


def test_two_workers_that_write_the_same_numbers_do_not_wait_for_each_other(new_database):
    """One has written for the first table when the other comes, who was asked for the second table first."""

    async def work():
        async with Worker(new_database("postgresql")) as worker:
            first, second = sorted([(await worker.game())[0].table for _ in range(2)])
            journal = Journal(worker.database)

            def row(table):
                return {"table": table, "n": 0, "seat": 0, "line": "concede", "round": 1, "at": 0.0}

            async with worker.database.writing() as other:
                await other.run_sync(lambda connection: journal._insert_all(connection, [row(first)]))
                writing = asyncio.gather(journal.append(row(second)), journal.append(row(first)))
                await asyncio.sleep(0.5)
                await other.run_sync(lambda connection: journal._insert_all(connection, [row(second)]))
            return await writing

    assert apart(work()) == [False, False]


@pytest.mark.parametrize("kind", DATABASES)
def test_what_is_said_at_once_is_numbered_in_the_order_in_which_it_can_be_heard(kind, new_database):
    async def work():
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


def test_what_goes_on_by_itself_at_a_table_ends_with_it(address, caplog):
    """Another worker cleared the table away, or this one did while it was being loaded."""

    async def work():
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
    assert (table, "table") in notices
    assert caplog.records == []


def test_who_asks_when_a_loading_has_just_failed_does_not_wait_for_it_for_ever(address):
    """Whatever the moment: somebody asks at every turn of the loop."""

    async def work():
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


# --- Saying things twice, and going round limits. -------------------------------------------------------------------


@pytest.mark.parametrize("kind", DATABASES)
def test_what_is_said_again_after_a_lost_line_was_said_once(kind, new_database):
    async def work():
        async with Worker(new_database(kind)) as worker:
            live, (host, _) = await worker.game()
            line = await worker.line(live.table, host)
            for id, text in ((1, "Hello"), (1, "Hello"), (2, "Hello"), ("2", "Bye"), (10**70, "Bye"), ("\0", "Bye")):
                await line.answer(Say(id, text))
            return [line.text for line in await worker.chat.said(live.table)]

    assert apart(work()) == ["Hello", "Hello", "Bye", "Bye", "Bye"]


@pytest.mark.parametrize("kind", DATABASES)
def test_nobody_goes_round_a_limit_by_asking_for_much_at_once(kind, new_database):
    async def work():
        async with Worker(new_database(kind)) as worker:
            me = await worker.guest()
            wish = NewTable(format="competitive", seats=[NewSeat(kind="me"), NewSeat(kind="open")])
            made = await asyncio.gather(*[worker.tables.create(me, wish) for _ in range(30)], return_exceptions=True)
            refused = [each for each in made if isinstance(each, Forbidden)]
            return len(made) - len(refused), len(await worker.tables.mine(me.id))

    assert apart(work()) == (20, 20)


def test_a_guest_takes_one_name(address):
    async def work():
        async with Worker(address) as worker:
            me = await worker.guest()
            names = [worker.accounts.take_name(me, name, "a good password") for name in ("Ann", "Bob")]
            taken = await asyncio.gather(*names, return_exceptions=True)
            async with worker.database.reading() as connection:
                [kept] = (await connection.execute(select(people.c.name))).scalars()
            return [each[0].name for each in taken if not isinstance(each, BadInput)] == [kept]

    assert apart(work())


def test_who_writes_does_not_wait_for_those_who_read(address):
    async def work():
        async with Worker(address) as worker, contextlib.AsyncExitStack() as readers:
            live, _ = await worker.game()
            for _ in range(15):
                await readers.enter_async_context(worker.database.reading())
            async with asyncio.timeout(10):
                await worker.change(update(seats).where(seats.c.table == live.table).values(here_until=0.0))

    apart(work())
