"""``delve backup`` and ``delve restore``: consistent, complete or refused, and between both kinds of database."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.apart import apart
from tests.server.conftest import DATABASES, NewDatabase, NewPerson, StartServer
from tests.server.crowd import Player, check_going_on, seated
from tests.server.looking import ask
from tests.server.people import Data
from tests.server.running import Server


def delve(*words: object) -> tuple[int, str, str]:
    """The command as an operator runs it: exit status, and what it says."""
    ran = subprocess.run(
        [sys.executable, "-m", "delve.cli.main", *map(str, words)], capture_output=True, text=True, check=False
    )
    assert "Traceback" not in ran.stderr
    return ran.returncode, ran.stdout, ran.stderr


def lines_of(path: Path) -> list[Any]:
    with gzip.open(path, "rt") as file:
        return [json.loads(line) for line in file]


def write_backup(path: Path, lines: list[Data], counted: dict[str, int]) -> None:
    """A backup with these lines and a valid hash."""
    data = b"".join([json.dumps(line).encode() + b"\n" for line in lines])
    end = {"counted": counted, "sha256": hashlib.sha256(data).hexdigest()}
    path.write_bytes(gzip.compress(data + json.dumps(end).encode() + b"\n"))


def inputs_in(path: Path) -> dict[str, dict[int, str]]:
    """The inputs of a backup by their table."""
    found: dict[str, dict[int, str]] = {}
    columns: list[str] = []
    table = ""
    for line in lines_of(path):
        table, columns = line.get("table", table), line.get("columns", columns)
        for row in line.get("rows", ()):
            if table == "inputs":
                values = dict(zip(columns, row, strict=True))
                found.setdefault(values["table"], {})[values["n"]] = values["line"]
    return found


async def back_up_under_load(server: Server, players: list[Player], path: Path) -> dict[tuple[str, int], str]:
    """Takes a backup while everybody plays; returns what had been acknowledged before it began."""
    playing = [asyncio.create_task(player.play(server)) for player in players]
    while not all(len(player.acknowledged) > 3 for player in players):
        check_going_on(playing)
        await asyncio.sleep(0.01)
    before = {(player.table, n): line for player in players for n, line in player.acknowledged.items()}
    status, _, error = await asyncio.to_thread(delve, "backup", path, "--database", server.database)
    assert (status, error) == (0, "")
    after = sum([len(player.acknowledged) for player in players])
    assert after > len(before), "nobody played meanwhile"
    server.kill()
    await asyncio.gather(*playing)
    return before


@pytest.mark.parametrize("target", DATABASES)
@pytest.mark.parametrize("source", DATABASES)
def test_a_backup_under_load_is_consistent_and_games_continue_from_it(
    source: str,
    target: str,
    tmp_path: Path,
    start_server: StartServer,
    new_database: NewDatabase,
    new_person: NewPerson,
) -> None:
    server = start_server(new_database(source))
    people = [new_person(server) for _ in range(3)]
    people[0].post("/api/account", {"name": "Brunhild", "password": "correct horse"})
    players = [*seated(people, "multiplayer", 1), *seated(people[:2], "competitive", 2)]
    people[2].open_table("competitive", "me", "open")  # has no cards yet
    path = tmp_path / "delve.backup"
    before = apart(back_up_under_load(server, players, path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600

    kept = inputs_in(path)
    assert all(kept[table].get(n) == line for (table, n), line in before.items())
    assert all(sorted(numbers) == list(range(len(numbers))) for numbers in kept.values())

    fresh = new_database(target)
    status, told, _ = delve("restore", path, "--database", fresh, "--json")
    assert status == 0
    assert json.loads(told)["rows"]["inputs"] == sum(map(len, kept.values()))

    restored = start_server(fresh)
    assert dict(ask(restored, 'SELECT "table", count(*) FROM inputs GROUP BY "table"')) == {
        table: len(numbers) for table, numbers in kept.items()
    }
    assert ask(restored, "SELECT count(*) FROM tables WHERE contents IS NULL") == [(1,)]
    # Cookies and passwords are still valid, and every table continues from where it was.
    by_cookie = [Player(people[place], player.table, 9) for place, player in zip((0, 1, 2, 0, 1), players, strict=True)]

    async def go_on() -> None:
        await asyncio.gather(*[player.play(restored, len(kept[player.table]) + 3) for player in by_cookie])

    apart(go_on())
    assert all(player.shown >= len(kept[player.table]) + 3 or player.over for player in by_cookie)
    login = restored.visit("POST", "/api/login", json={"name": "Brunhild", "password": "correct horse"})
    assert login.json()["name"] == "Brunhild"


def test_database_sequences_continue_after_a_restore(
    tmp_path: Path, start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"))
    person = new_person(server)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as line:
        for word in ("one", "two"):
            line.ask(type="say", text=word)
    delve("backup", tmp_path / "b", "--database", server.database)
    fresh = new_database("postgresql")
    assert delve("restore", tmp_path / "b", "--database", fresh)[0] == 0
    restored = start_server(fresh)
    with person.come(table, server=restored) as line:
        assert line.ask(type="say", text="three")["type"] == "ack"
    assert [text for (text,) in ask(restored, "SELECT text FROM chat ORDER BY id")] == ["one", "two", "three"]


@pytest.fixture
def small(tmp_path: Path, start_server: StartServer, new_database: NewDatabase, new_person: NewPerson) -> Path:
    """The backup of a small server."""
    server = start_server(new_database("sqlite"))
    new_person(server)
    path = tmp_path / "small.backup"
    assert delve("backup", path, "--database", server.database)[0] == 0
    return path


def refused(*words: object) -> str:
    """The one sentence with which something is refused."""
    status, told, error = delve(*words)
    assert (status, told) == (2, "")
    assert error.startswith("delve: ")
    assert error.count("\n") == 1
    return error


@pytest.mark.parametrize("kind", DATABASES)
def test_what_is_there_is_never_overwritten(kind: str, small: Path, new_database: NewDatabase) -> None:
    full = new_database(kind)
    assert delve("restore", small, "--database", full)[0] == 0
    assert "not empty" in refused("restore", small, "--database", full)
    assert "already" in refused("backup", small, "--database", full)


def test_a_damaged_file_is_refused_before_anything_is_written(
    small: Path, tmp_path: Path, new_database: NewDatabase
) -> None:
    whole = small.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    changed = [line.replace(b"Lantern", b"Lamtern").replace(b'"created":', b'"created":1') for line in lines]
    wrong = {
        "cut": whole[: len(whole) // 2],
        "bit": whole[:200] + bytes([whole[200] ^ 1]) + whole[201:],
        "changed": gzip.compress(b"".join(changed)),
        "without its end": gzip.compress(b"".join(lines[:-1])),
        "without a line": gzip.compress(b"".join([*lines[:1], *lines[2:]])),
        "something else": b"hello",
        "other JSON": gzip.compress(b'{"hello": 1}\n'),
        "no lines": gzip.compress(b"[]\n"),
        "nothing": gzip.compress(b""),
    }
    for name, data in wrong.items():
        path, target = tmp_path / name, tmp_path / f"{name}.sqlite"
        path.write_bytes(data)
        assert "damaged" in refused("restore", path, "--database", target), name
        assert not target.exists()


def test_a_backup_of_a_newer_delve_is_refused(small: Path, tmp_path: Path) -> None:
    head, *rest, end = lines_of(small)
    newer = tmp_path / "newer"
    write_backup(newer, [{**head, "schema": "9999"}, *rest], end["counted"])
    assert "newer Delve" in refused("restore", newer, "--database", tmp_path / "new.sqlite")


def test_databases_and_files_that_are_not_there_are_named(tmp_path: Path, small: Path) -> None:
    missing = tmp_path / "missing.sqlite"
    assert "no database" in refused("backup", tmp_path / "b", "--database", missing)
    assert not missing.exists()
    assert "no file" in refused("restore", missing, "--database", tmp_path / "new.sqlite")
    assert "cannot be written" in refused("backup", tmp_path / "no" / "b", "--database", restored(tmp_path, small))
    secret = "postgresql://delve:hush@127.0.0.1:1/delve"
    assert "hush" not in refused("backup", tmp_path / "b", "--database", secret)


def restored(tmp_path: Path, small: Path) -> Path:
    database = tmp_path / "again.sqlite"
    delve("restore", small, "--database", database)
    return database


def test_a_backup_of_an_older_delve_is_brought_up_to_date(
    tmp_path: Path, new_database: NewDatabase, start_server: StartServer
) -> None:
    """A backup of the first revision: restored with its old columns, and migrated by a server."""
    lines: list[Data] = [
        {"delve_backup": 1, "schema": "0001", "delve": "0.1", "created": 1.0},
        {"table": "people", "columns": ["id", "name", "key", "password", "created"]},
        {"rows": [["me", "Me", None, None, 1.5]]},
    ]
    path = tmp_path / "old"
    write_backup(path, lines, {"people": 1})
    for kind in DATABASES:
        database = new_database(kind)
        assert delve("restore", path, "--database", database)[0] == 0
        server = start_server(database)
        assert ask(server, "SELECT name, created FROM people") == [("Me", 1.5)]
        assert server.visit("POST", "/api/guest").status_code == 200
