"""Several workers: any serves any table, no question is answered twice, and a crash only costs reconnections."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from pathlib import Path

import pytest
from tests.server.apart import apart
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.crowd import check_going_on, seated
from tests.server.looking import ask
from tests.server.people import Data, Line, Person, by_turn
from tests.server.running import PATIENCE, Server
from tests.server.test_crash import check_disk

from delve.server.sessions import LOOK

CHANNELS = ["postgresql", "redis"]


@pytest.fixture(scope="module", params=CHANNELS)
def options(request: pytest.FixtureRequest) -> list[str]:
    """The options for notices between workers."""
    return ["--channels", request.getfixturevalue("redis")] if request.param == "redis" else []


@pytest.fixture(scope="module")
def two_servers(start_shared: StartServer, new_database: NewDatabase, options: list[str]) -> tuple[Server, Server]:
    """Two servers on one database: like two workers, but with separate addresses."""
    database = new_database("postgresql")
    return start_shared(database, *options), start_shared(database, *options)


def test_people_on_different_workers_play_together(two_servers: tuple[Server, Server], new_person: NewPerson) -> None:
    here, there = two_servers
    host, guest = new_person(here), new_person(there)
    table = host.open_table("coop-2", "me", "open")
    with host.come(table) as one, guest.come(table) as other:
        one.wait_for("table")
        other.wait_for("table")
        guest.sit(table, 2)
        one.until(lambda message: message["type"] == "table" and message["table"]["stage"] == "playing")
        one.wait_for_game()
        other.wait_for_game()
        for _ in range(12):
            asked, waiting = by_turn(one, other)
            n = asked.n
            asked.do(asked.options()[-1])
            asked.wait_for_game(n + 1)
            waiting.wait_for_game(n + 1)
            assert one.view["round"] == other.view["round"]
        one.ask(type="say", text="Over there!")
        assert other.wait_for("chat")["messages"][0]["text"] == "Over there!"
        # One undoes an input with the other's agreement.
        asking, asked = (one, other) if asked is one else (other, one)
        n = asking.n
        answer = asking.ask(type="undo", n=n)
        assert answer["type"] == "ack"
        if answer["n"] == n:
            wish = asked.wait_for("undo")
            assert asked.ask(type="answer_undo", request=wish["request"], yes=True)["type"] == "ack"
        asking.wait_for_game(n + 1)
        asked.wait_for_game(n + 1)
        assert one.view["round"] == other.view["round"]


def test_a_new_password_closes_sockets_on_every_worker(
    two_servers: tuple[Server, Server], new_person: NewPerson
) -> None:
    here, there = two_servers
    person = new_person(here)
    known = {"name": f"Una {person.me['id'][:6]}", "password": "one two three"}
    person.post("/api/account", known)
    table = person.open_table("competitive", "me", "open")
    with person.come(table, server=there) as line:
        line.wait_for("table")
        changed = time.monotonic()
        person.patch("/api/account", {"password": known["password"], "new_password": "four five six"})
        assert line.closed() == (3000, "you are logged out")
        # Through a notice, not by polling.
        assert time.monotonic() - changed < LOOK


def test_a_stand_in_is_announced_on_every_worker(two_servers: tuple[Server, Server], new_person: NewPerson) -> None:
    here, there = two_servers
    host, guest, watcher = new_person(here), new_person(there), new_person(there)
    table = host.open_table("coop-2", "me", "open", takeover=1)
    guest.sit(table, 2)

    with host.come(table) as one, guest.come(table) as other, watcher.come(table) as third:
        one.wait_for_game()
        other.wait_for_game()
        # Skip messages from before everybody was connected.
        for line in (one, third):
            line.until(
                lambda message: message["type"] == "table" and all(seat["here"] for seat in message["table"]["seats"])
            )
        other.close()
        one.play_until(lambda: one.standing_in(2)[1])
        third.until(lambda message: message["type"] == "table" and third.standing_in(2)[1])
        other.come_back()
        assert other.wait_for("stood_in")["count"] > 0
        one.until(lambda message: message["type"] == "table" and not one.standing_in(2)[1])
        third.until(lambda message: message["type"] == "table" and not third.standing_in(2)[1])


def test_two_answers_to_one_question_never_both_apply(
    two_servers: tuple[Server, Server], new_person: NewPerson
) -> None:
    """One person with a page on each worker, who sends two answers at once, and then the same answer twice."""
    here, there = two_servers
    person = new_person(here)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as one, Line(person, table["id"], server=there) as other:
        for turn in range(16):
            one.wait_until_asked()
            other.wait_for_game(one.n)
            n, options = one.n, one.options()
            same = turn % 4 == 3
            ids = one.send(type="do", n=n, line=options[0]), other.send(type="do", n=n, line=options[0 if same else 1])
            answers = [answer_to(line, id) for line, id in zip((one, other), ids, strict=True)]
            assert sorted(answers) == (["ack", "ack"] if same else ["ack", "stale"])
            one.wait_for_game(n + 1)
            other.wait_for_game(n + 1)
            assert one.view == other.view
            assert (one.n, other.n) == (n + 1, n + 1)
    assert ask(here, 'SELECT count(*) FROM inputs WHERE "table" = :id', id=table["id"]) == [(16,)]


def answer_to(line: Line, id: int) -> str:
    told = [each for each in line.seen if each["type"] in {"ack", "stale", "refused"} and each["id"] == id]
    answer = told[0] if told else line.until(lambda message: message.get("id") == id and "n" in message)
    return str(answer["type"])


def test_a_worker_finds_out_without_a_notice(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    """Its listening connection is cut, and it subscribes again."""
    database = new_database("postgresql")
    here, there = start_server(database), start_server(database)
    host, guest = new_person(here), new_person(there)
    table = host.open_table("coop-2", "me", "open")
    guest.sit(table, 2)
    with host.come(table) as one, guest.come(table) as other:
        one.wait_for_game()
        other.wait_for_game()
        listening = "datname = current_database() AND query ILIKE 'LISTEN%'"
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"
        assert len(ask(here, cut)) == 2
        for _ in range(4):
            asked, _ = by_turn(one, other)
            n = one.n
            asked.do(asked.options()[0])
            one.wait_for_game(n + 1)
            other.wait_for_game(n + 1)


# --- Workers of one server. -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def with_workers(start_shared: StartServer, new_database: NewDatabase, options: list[str]) -> Server:
    if not Path("/proc/net/tcp").exists():
        pytest.skip("NOT TESTED WITH WORKERS: which of them serves a line is read from /proc")
    return start_shared(new_database("postgresql"), "--workers", "2", *options)


def processes_of(group: int) -> list[int]:
    """The processes of a server."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        fields = text.rpartition(")")[2].split()
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def worker_of(server: Server, line: Line) -> int:
    """The process at the other end of a socket."""
    ours = line.socket.socket.getsockname()[1]
    pattern = rf"\d+: \w+:{server.port:04X} \w+:{ours:04X} .*"
    row = re.findall(pattern, Path("/proc/net/tcp").read_text())[0].split()
    for process in processes_of(server.running.pid):
        for end in Path(f"/proc/{process}/fd").iterdir():
            try:
                if str(end.readlink()) == f"socket:[{row[9]}]":
                    return process
            except OSError:
                continue
    raise AssertionError("nobody is at the other end")


def come_to_another_worker(person: Person, table: Data, server: Server, taken: int) -> Line:
    """A socket to a worker other than the given one."""
    for _ in range(100):
        line = person.come(table)
        if worker_of(server, line) != taken:
            return line
        line.close()
    raise AssertionError("there is no other worker")


def test_workers_of_one_server_share_their_tables(with_workers: Server, new_person: NewPerson) -> None:
    server = with_workers
    host, guest = new_person(server), new_person(server)
    table = host.open_table("coop-2", "me", "open")
    guest.sit(table, 2)
    with host.come(table) as one, come_to_another_worker(guest, table, server, worker_of(server, one)) as other:
        one.wait_for_game()
        other.wait_for_game()
        for _ in range(8):
            asked, _ = by_turn(one, other)
            n = one.n
            assert asked.do(asked.options()[0])["type"] == "ack"
            one.wait_for_game(n + 1)
            other.wait_for_game(n + 1)


def test_a_worker_killed_under_load_costs_reconnects_and_nothing_else(
    with_workers: Server, new_person: NewPerson
) -> None:
    server = with_workers
    people = [new_person(server) for _ in range(4)]
    players = [
        *seated(people, "coop-4", 1),
        *seated(people[:3], "multiplayer", 2),
        *seated(people[:2], "competitive", 3),
        *seated(people[2:], "competitive", 4),
    ]
    with people[0].come({"id": players[0].table}) as line:
        victim = worker_of(server, line)

    async def play() -> None:
        playing = [asyncio.create_task(player.play(server, 40)) for player in players]
        while not all(player.shown > 5 for player in players):
            check_going_on(playing)
            await asyncio.sleep(0.01)
        os.kill(victim, signal.SIGKILL)
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)

    apart(play())
    assert all(player.shown >= 40 or player.over for player in players)
    check_disk(server, players)
    assert sum([player.stale for player in players]) == 0


def test_a_killed_server_leaves_no_processes(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    """Workers and bot processes end with their parent."""
    server = start_server(new_database("postgresql"), "--workers", "2")
    person = new_person(server)
    with person.come(person.open_table("competitive", "me", "random")) as line:
        line.play_on(2)
    group = server.running.pid
    assert len(processes_of(group)) >= 4
    os.kill(group, signal.SIGKILL)
    server.running.wait()
    wait_until_gone(group)
    server.start()


def wait_until_gone(group: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while processes_of(group) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert processes_of(group) == []


def test_a_server_stops_when_asked(start_server: StartServer, new_database: NewDatabase, new_person: NewPerson) -> None:
    """Even with people at its tables and bots thinking."""
    server = start_server(new_database("sqlite"))
    person = new_person(server)
    with person.come(person.open_table("multiplayer", "me", "steady", "steady")) as line:
        line.play_on(1)
        server.running.terminate()
        assert server.running.wait(PATIENCE) in {0, -signal.SIGTERM}
        assert line.closed()[0] == 1012
    wait_until_gone(server.running.pid)
    assert server.errors() == ""
