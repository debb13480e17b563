"""Opens a server's database for a command, whether or not a server is running."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.database import Database, database_url
from delve.server.faults import Unavailable, first_line
from delve.server.opening import quiet, reason_of, shown


def sqlite_file(address: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    url = make_url(database_url(address))
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def check_there(address: str) -> None:
    """Refuses a missing file, which SQLite would create."""
    file = sqlite_file(address)
    if file is not None and not file.is_file():
        raise BadInput(message("server-database-no-database", address=address))


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    """An open database; failures are reported in a sentence, without the password."""
    database = Database(database_url(address))
    try:
        with quiet():
            yield database
    except (SQLAlchemyError, Unavailable) as error:
        raise BadInput(
            message("server-database-fault", address=shown(address), reason=reason_of(error) or first_line(error))
        ) from None
    finally:
        await database.close()
