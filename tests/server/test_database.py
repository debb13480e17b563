"""The database is what the schema says, however old it was when it was opened."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from tests.server.conftest import DATABASES

from delve.server.database import Database, database_url
from delve.server.schema import METADATA


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


@pytest.mark.parametrize("kind", DATABASES)
def test_the_migrations_lead_to_the_schema(kind, new_database):
    assert asyncio.run(differences(new_database(kind))) == []
