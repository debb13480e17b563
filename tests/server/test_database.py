"""The database is what the schema says, however old it was when it was opened."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select
from tests.server.apart import apart
from tests.server.conftest import DATABASES

from delve.server.database import Database, database_url
from delve.server.errors import NotFound
from delve.server.journal import Journal
from delve.server.schema import METADATA, people, tables

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


async def differences(address):
    database = Database(database_url(address))
    try:
        await database.migrate()
        # Whoever opens it next finds nothing to do.
        await database.migrate()
        async with database.reading() as connection:
            return await connection.run_sync(
                lambda found: compare_metadata(MigrationContext.configure(found), METADATA),
            )
    finally:
        await database.close()


async def written_together(address):
    database = Database(database_url(address))
    try:
        await database.migrate()
        async with database.writing() as connection:
            await connection.execute(insert(people).values(id="me", name="Me", created=0.0))
            await connection.execute(insert(tables).values(id="here", host="me", **TABLE))
        journal = Journal(database)
        rows = [
            {"table": table, "n": 0, "seat": 0, "line": "pass", "round": 1, "at": 0.0} for table in ("gone", "here")
        ]
        return await asyncio.gather(*[journal.append(row) for row in rows], return_exceptions=True)
    finally:
        await database.close()


async def read_twice(address):
    """The names one reader finds, before and after somebody else wrote one down."""
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
def test_what_is_read_together_is_of_one_moment(kind, new_database):
    assert apart(read_twice(new_database(kind))) == ([], [], [("Me",)])


@pytest.mark.parametrize("kind", DATABASES)
def test_an_input_for_a_table_that_is_gone_takes_no_other_with_it(kind, new_database):
    gone, here = apart(written_together(new_database(kind)))
    assert isinstance(gone, NotFound)
    assert here is True


@pytest.mark.parametrize("kind", DATABASES)
def test_the_migrations_lead_to_the_schema(kind, new_database):
    assert apart(differences(new_database(kind))) == []
