"""Expired data is deleted by the stated rules, and nothing else is."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.apart import apart
from tests.server.conftest import DATABASES, NewDatabase, NewPerson, StartServer
from tests.server.looking import ask
from tests.server.people import Data, Person
from tests.server.running import PATIENCE, Server
from tests.server.test_operators import figures

from delve.server.clearing import LOCK
from delve.server.database import database_url

DAY = 24 * 3600.0
# Several times a second.
OFTEN = ("--clear-every", "0.005")


@pytest.fixture(params=DATABASES)
def tidy(request: pytest.FixtureRequest, start_server: StartServer, new_database: NewDatabase) -> Server:
    """A server on either database that cleans up all the time."""
    return start_server(new_database(request.param), *OFTEN, "--keep-chat", "3")


def count(server: Server, table: str, where: str = "1 = 1", **values: Any) -> int:
    return int(ask(server, f"SELECT count(*) FROM {table} WHERE {where}", **values)[0][0])


def wait_until_gone(server: Server, table: str, where: str, **values: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while count(server, table, where, **values):
        assert time.monotonic() < deadline, f"{table} where {where}"
        time.sleep(0.1)


def wait_until_left(server: Server, table: Data) -> None:
    """Waits until the database records that everybody has left, and when."""
    wait_until_gone(server, "present", '"table" = :id', id=table["id"])


def wait_for_sweeps(server: Server) -> None:
    """Waits for a full clean-up: until both what is deleted first and what is deleted last are gone."""
    somebody = ask(server, "SELECT id FROM people LIMIT 1")[0][0]
    shuffle = "INSERT INTO shuffles (commitment, secret, person, created) VALUES ('marker', 'x', :person, 1)"
    ask(server, shuffle, person=somebody)
    wait_until_gone(server, "shuffles", "commitment = 'marker'")
    ask(server, "INSERT INTO people (id, name, created) VALUES ('marker', 'Marker', 1)")
    wait_until_gone(server, "people", "id = 'marker'")


def age(server: Server, table: Data, days: float) -> None:
    """Backdates a table by so many days."""
    at = time.time() - days * DAY
    for change in (
        "UPDATE tables SET created = :at WHERE id = :id",
        "UPDATE tables SET begun = :at WHERE id = :id AND begun IS NOT NULL",
        'UPDATE inputs SET at = :at WHERE "table" = :id',
        'UPDATE seats SET here_until = :at WHERE "table" = :id',
    ):
        ask(server, change, at=at, id=table["id"])


def named(person: Person, name: str) -> Person:
    person.post("/api/account", {"name": f"{name} {time.time()}", "password": "correct horse"})
    return person


def played(person: Person, stage: str, other: Person | None = None) -> Data:
    """A table of one person, with a guest who plays against them: open, in play, or over."""
    table = person.open_table("competitive", "me", "open")
    if stage != "open":
        assert other is not None
        other.sit(table, 2)
    if stage == "over":
        person.gives_up(table)
        wait_until_left(person.server, table)
    return table


@pytest.mark.parametrize(
    ("who", "stage", "kept", "gone"),
    [
        ("guest", "open", 6, 8),
        ("named", "open", 6, 8),
        ("guest", "playing", 29, 31),
        ("guest", "over", 29, 31),
        ("named", "playing", 729, 731),
        ("named", "over", 729, 731),
    ],
)
def test_tables_are_kept_for_as_long_as_the_rules_say(
    tidy: Server, new_person: NewPerson, who: str, stage: str, kept: int, gone: int
) -> None:
    person = new_person(tidy)
    if who == "named":
        named(person, "Keeper")
    young, old = [played(person, stage, new_person(tidy)) for _ in range(2)]
    age(tidy, young, kept)
    age(tidy, old, gone)
    wait_until_gone(tidy, "tables", "id = :id", id=old["id"])
    assert count(tidy, "seats", '"table" = :id', id=old["id"]) == 0
    assert count(tidy, "inputs", '"table" = :id', id=old["id"]) == 0
    wait_for_sweeps(tidy)
    assert person.get(f"/api/tables/{young['id']}")["stage"] == stage
    person.get(f"/api/tables/{old['id']}", 404)


def test_a_table_with_people_present_is_kept_whatever_its_age(tidy: Server, new_person: NewPerson) -> None:
    person = new_person(tidy)
    table = played(person, "open")
    with person.come(table) as line:
        line.wait_for("table")
        age(tidy, table, 1000)
        wait_for_sweeps(tidy)
        assert count(tidy, "tables", "id = :id", id=table["id"]) == 1
    # They have just left, so the period starts now.
    wait_until_left(tidy, table)
    wait_for_sweeps(tidy)
    assert count(tidy, "tables", "id = :id", id=table["id"]) == 1
    age(tidy, table, 1000)
    wait_until_gone(tidy, "tables", "id = :id", id=table["id"])


def test_expired_sessions_shuffles_chat_and_guests_are_deleted(tidy: Server, new_person: NewPerson) -> None:
    lost, host = new_person(tidy), new_person(tidy)
    table = played(host, "open")
    lost.post("/api/shuffles", status=201)
    with lost.come(table) as line:
        line.ask(type="say", text="old")
    with host.come(table) as line:
        line.ask(type="say", text="new")
    ask(tidy, "UPDATE chat SET at = :at WHERE text = 'old'", at=time.time() - 4 * DAY)
    wait_until_gone(tidy, "chat", "text = 'old'")
    ask(tidy, "UPDATE people SET created = :at", at=time.time() - 100 * DAY)
    wait_for_sweeps(tidy)
    assert count(tidy, "people", "id = :id", id=lost.me["id"]) == 1  # a session stands for them
    ask(tidy, "UPDATE sessions SET used = :at WHERE person = :id", at=time.time() - 91 * DAY, id=lost.me["id"])
    wait_until_gone(tidy, "sessions", "person = :id", id=lost.me["id"])
    wait_until_gone(tidy, "people", "id = :id", id=lost.me["id"])
    # A guest whose table still exists stays, even without a session.
    ask(tidy, "DELETE FROM sessions")
    wait_for_sweeps(tidy)
    assert count(tidy, "people", "id = :id", id=host.me["id"]) == 1
    assert count(tidy, "chat", "text = 'new'") == 1


def test_registered_people_are_kept_without_a_session(tidy: Server, new_person: NewPerson) -> None:
    person = named(new_person(tidy), "Sleeper")
    ask(tidy, "DELETE FROM sessions")
    ask(tidy, "UPDATE people SET created = 1.0")
    wait_for_sweeps(tidy)
    assert count(tidy, "people", "id = :id", id=person.me["id"]) == 1


def test_nothing_is_deleted_if_clearing_is_switched_off(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), *OFTEN, "--keep-open", "0", "--keep-guests", "0")
    person = new_person(server)
    for stage in ("open", "over"):
        age(server, played(person, stage, new_person(server)), 10_000)
    wait_for_sweeps(server)
    assert count(server, "tables") == 2


def test_deletions_are_counted_and_the_file_shrinks(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), *OFTEN)
    person = new_person(server)
    table = played(person, "over", new_person(server))
    rows = (
        "WITH RECURSIVE many(n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM many WHERE n < 30000) INSERT INTO inputs"
        " (\"table\", n, seat, line, round, at) SELECT :id, n, 0, 'pass and wait', 1, 1.0 FROM many"
    )
    ask(server, rows, id=table["id"])
    assert ask(server, "PRAGMA page_count")[0][0] > 200
    age(server, table, 1000)
    wait_until_gone(server, "tables", "id = :id", id=table["id"])
    deadline = time.monotonic() + PATIENCE
    while ask(server, "PRAGMA page_count")[0][0] > 100:
        assert time.monotonic() < deadline, ask(server, "PRAGMA page_count")
        time.sleep(0.1)
    assert figures(server)["delve_cleared_total", ("what", "tables")] == 1


def test_one_worker_clears_away_at_a_time(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("postgresql"), *OFTEN)
    table = played(new_person(server), "open")

    async def while_another_has_its_turn() -> Any:
        engine = create_async_engine(database_url(server.database))
        async with engine.begin() as other:
            await other.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await asyncio.to_thread(age, server, table, 1000)
            await asyncio.sleep(2.0)
            found = await asyncio.to_thread(count, server, "tables")
        await engine.dispose()
        return found

    assert apart(while_another_has_its_turn()) == 1
    wait_until_gone(server, "tables", "id = :id", id=table["id"])
