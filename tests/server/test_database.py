"""The database matches the schema, whatever version it was opened with."""

from __future__ import annotations

import asyncio
import uuid
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, func, insert, select, text
from tests.server.apart import apart
from tests.server.conftest import DATABASES, NewDatabase

from delve.server.accounts import HASHER, Accounts
from delve.server.database import Database, database_url, read_json, upgrade
from delve.server.errors import NotFound
from delve.server.journal import InputRow, Journal
from delve.server.schema import METADATA, decks, people, sessions, tables
from delve.server.stopping import stop

TABLE = {
    "format": "solo-standard",
    "stage": "playing",
    "quests_needed": 2,
    "spectators": "no",
    "listed": False,
    "takeover": 0,
    "secret": "0" * 64,
    "content": "",
    "created": 0.0,
    "result": "none",
    "reason": "",
}


async def differences(address: str) -> list[Any]:
    database = Database(database_url(address))
    try:
        await database.migrate()
        # A second migration has nothing to do.
        await database.migrate()
        async with database.reading() as connection:
            return await connection.run_sync(
                lambda found: compare_metadata(MigrationContext.configure(found), METADATA),
            )
    finally:
        await database.close()


async def written_together(address: str) -> list[bool | BaseException]:
    database = Database(database_url(address))
    try:
        await database.migrate()
        async with database.writing() as connection:
            await connection.execute(insert(people).values(id="me", name="Me", created=0.0))
            await connection.execute(insert(tables).values(id="here", host="me", **TABLE))
        journal = Journal(database)
        rows = [InputRow(table, n=0, seat=0, line="pass", round=1, at=0.0) for table in ("gone", "here")]
        return await asyncio.gather(*[journal.append(row) for row in rows], return_exceptions=True)
    finally:
        await database.close()


async def read_twice(address: str) -> Any:
    """The names found by one reader, before and after another connection wrote one."""
    database = Database(database_url(address))
    try:
        await database.migrate()
        async with database.reading() as reader:
            before = (await reader.execute(select(people.c.name))).all()
            async with database.writing() as writer:
                await writer.execute(insert(people).values(id="me", name="Me", created=0.0))
            after = (await reader.execute(select(people.c.name))).all()
        async with database.reading() as reader:
            return before, after, (await reader.execute(select(people.c.name))).all()
    finally:
        await database.close()


@pytest.mark.parametrize("kind", DATABASES)
def test_a_read_transaction_sees_one_snapshot(kind: str, new_database: NewDatabase) -> None:
    assert apart(read_twice(new_database(kind))) == ([], [], [("Me",)])


@pytest.mark.parametrize("kind", DATABASES)
def test_an_input_for_a_deleted_table_does_not_fail_others_in_its_batch(kind: str, new_database: NewDatabase) -> None:
    gone, here = apart(written_together(new_database(kind)))
    assert isinstance(gone, NotFound)
    assert here is True


@pytest.mark.parametrize("kind", DATABASES)
def test_the_migrations_lead_to_the_schema(kind: str, new_database: NewDatabase) -> None:
    assert apart(differences(new_database(kind))) == []


async def broken_off(address: str) -> int:
    """Cancels readers and writers at every await; returns how many new connections each pool had to open."""
    database = Database(database_url(address))
    made = []
    try:
        await database.migrate()
        for engine in {database._readers.sync_engine, database._writers.sync_engine}:
            event.listen(engine, "connect", lambda connection, record: made.append(connection))

        async def read() -> None:
            async with database.reading() as connection:
                await connection.execute(select(people))
                await connection.execute(select(tables))

        async def write() -> None:
            async with database.writing() as connection:
                await connection.execute(insert(people).values(id=str(uuid.uuid4()), name="Me", created=0.0))

        for turn in range(150):
            for work in (read, write):
                task = asyncio.create_task(work())
                for _ in range(turn % 25):
                    await asyncio.sleep(0)
                if turn % 2:
                    await asyncio.sleep(0.0002 * (turn % 15))
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        return len(made)
    finally:
        await database.close()


@pytest.mark.parametrize("kind", DATABASES)
def test_connections_survive_cancelled_tasks(new_database: NewDatabase, kind: str) -> None:
    # One for reading and one for writing, reused: no connection is left in an unknown state.
    assert apart(broken_off(new_database(kind))) <= 2


def test_a_reader_that_connects_does_not_wait_for_the_writer(tmp_path: Path) -> None:
    address = str(tmp_path / "delve.sqlite")

    async def work() -> Any:
        first, second = (Database(database_url(address)) for _ in range(2))
        try:
            await first.migrate()
            async with first.writing() as writer:
                await writer.execute(insert(people).values(id="me", name="Me", created=0.0))
                async with second.reading() as reader:
                    return (await reader.execute(select(func.count()).select_from(people))).scalar()
        finally:
            await second.close()
            await first.close()

    assert apart(work()) == 0


async def log_of_constant_readers(address: str) -> int:
    database = Database(database_url(address))
    longest = 0
    try:
        await database.migrate()
        tidying = asyncio.create_task(database.tidy())

        async def read() -> None:
            async with database.reading() as connection:
                await connection.execute(select(people))
                await asyncio.sleep(0.05)

        async def keep_reading() -> None:
            while True:
                await read()

        # There is always a reader of recent writes.
        reading = [asyncio.create_task(keep_reading()) for _ in range(4)]
        for number in range(60):
            rows = [{"id": f"{number}-{each}", "name": "x" * 4000, "created": 0.0} for each in range(20)]
            async with database.writing() as connection:
                await connection.execute(insert(people), rows)
            await asyncio.sleep(0.01)
            longest = max(longest, Path(f"{address}-wal").stat().st_size)
        await stop([tidying, *reading])
        return longest
    finally:
        await database.close()


def test_sqlites_log_does_not_grow_for_ever_under_constant_reads(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("delve.server.database.LONGEST_LOG", 100)
    monkeypatch.setattr("delve.server.database.MOMENT", 0.05)
    assert apart(log_of_constant_readers(new_database("sqlite"))) < 4_000_000


# --- Older names. ---------------------------------------------------------------------------------------------------

NAMES = ["Anna", "\u0410nna", "anna 2", "Ann\u0430", "Bob", "\ufdfa" * 40]


async def older_names(address: str) -> Any:
    """Migrates a database from before look-alike names were refused; returns names, decks, and who can log in."""
    database = Database(database_url(address))
    try:
        async with database.writing() as connection:
            await connection.run_sync(upgrade, "0005")
            for number, name in enumerate(NAMES):
                known = {"id": f"p{number}", "name": name, "key": name.casefold(), "created": float(number)}
                secret = HASHER.hash(f"password {number}")
                await connection.execute(OLD_PERSON, {**known, "password": secret})
                session = {"token": f"t{number}", "person": f"p{number}"}
                await connection.execute(OLD_SESSION, session)
            for number, name in enumerate(["Rush", "RUSH", "Rush"]):
                await connection.execute(OLD_DECK, {"id": f"d{number}", "name": name, "created": float(number)})
            await connection.execute(
                OLD_PERSON, {"id": "g", "name": "Anna", "key": None, "created": 9.0, "password": None}
            )
        await database.migrate()
        async with database.reading() as connection:
            found = (await connection.execute(select(people.c.name).order_by(people.c.created))).scalars().all()
            kept = (await connection.execute(select(decks.c.name).order_by(decks.c.created))).scalars().all()
            count = (await connection.execute(select(func.count()).select_from(sessions))).scalar_one()
        accounts = Accounts(database)
        ids = []
        for number, name in enumerate(NAMES):
            logged_in = await accounts.log_in(name, f"password {number}")
            ids.append(logged_in and logged_in[0].id)
        return found, kept, count, ids
    finally:
        await database.close()


OLD_PERSON = text(
    "INSERT INTO people (id, name, key, password, created) VALUES (:id, :name, :key, :password, :created)"
)
OLD_SESSION = text("INSERT INTO sessions (token, person, created, used) VALUES (:token, :person, 0, 0)")
OLD_DECK = text("INSERT INTO decks (id, person, name, text, created) VALUES (:id, 'p0', :name, '', :created)")


@pytest.mark.parametrize("kind", DATABASES)
def test_migrated_names_that_look_alike_get_numbers_and_still_log_in(kind: str, new_database: NewDatabase) -> None:
    found, kept, count, ids = apart(older_names(new_database(kind)))
    assert found == ["Anna", "\u0410nna 2", "anna 2 2", "Ann\u0430 3", "Bob", NAMES[-1], "Anna"]
    assert kept == ["Rush", "RUSH 2", "Rush 3"]
    assert count == len(NAMES)
    assert ids == [f"p{number}" for number in range(len(NAMES))]


def test_tables_in_memory_share_the_names_of_cards() -> None:
    one = read_json('{"brought": {"crawler_deck": ["Long Sword", "Staff"]}}')
    other = read_json('["Long Sword", 1, null]')
    assert one == {"brought": {"crawler_deck": ["Long Sword", "Staff"]}}
    assert other == ["Long Sword", 1, None]
    assert one["brought"]["crawler_deck"][0] is other[0]
