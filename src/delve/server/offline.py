"""A server's database as a command uses it, whether a server runs with it or not."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from delve.model.errors import BadInput
from delve.server.database import Database, database_url
from delve.server.faults import Unavailable, first_line
from delve.server.opening import quiet, reason_of, shown


def sqlite_file(address: str) -> Path | None:
    """The file of an SQLite database; none for PostgreSQL."""
    url = make_url(database_url(address))
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def check_there(address: str) -> None:
    """SQLite would make a file that is missing."""
    file = sqlite_file(address)
    if file is not None and not file.is_file():
        raise BadInput(f"--database: there is no database {address!r}")


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    """A database for as long as it is needed; one that cannot be had is told in a sentence, without its password."""
    database = Database(database_url(address))
    try:
        with quiet():
            yield database
    except (SQLAlchemyError, Unavailable) as error:
        raise BadInput(f"--database: {shown(address)}: {reason_of(error) or first_line(error)}") from None
    finally:
        await database.close()
