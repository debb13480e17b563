"""Opens the database when a server starts, and reports problems in a sentence before anything is served."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url

from delve.messages import Arg, message
from delve.model.errors import BadInput
from delve.server import postgres
from delve.server.database import Database, is_foreign
from delve.server.faults import Unavailable, first_line, root_of, sqlite_name

# Timeouts in seconds, for another process's lock and for the network.
LOCKED: Final = 3.0
PATIENCE: Final = 30.0

# Reasons for SQLite's errors, by the prefix of their names.
_SQLITE: Final = {
    "SQLITE_BUSY": "server-sqlite-locked",
    "SQLITE_LOCKED": "server-sqlite-locked",
    "SQLITE_READONLY": "server-sqlite-read-only",
    "SQLITE_CANTOPEN": "server-sqlite-cannot-open",
    "SQLITE_PERM": "server-sqlite-not-ours",
    "SQLITE_AUTH": "server-sqlite-not-ours",
    "SQLITE_FULL": "server-sqlite-disk-full",
    "SQLITE_IOERR": "server-sqlite-disk-broken",
    "SQLITE_NOTADB": "server-sqlite-no-database-file",
    "SQLITE_CORRUPT": "server-sqlite-corrupt",
}


def shown(address: str) -> str:
    """The address of a database or of Redis for printing: without a password anywhere in it."""
    if "://" not in address:
        return address
    try:
        url = make_url(address)
    except Exception:
        return address.partition("://")[0] + "://..."
    return URL.create(url.drivername, url.username, None, url.host, url.port, url.database).render_as_string()


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Suppresses logging: commands report database problems in one sentence."""
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


def open_database(url: str) -> None:
    """Migrates a database, or says why that fails."""
    try:
        with quiet():
            asyncio.run(brought_up_to_date(url))
    except BadInput as error:
        raise BadInput(message("server-database-fault", address=shown(url), reason=error.message)) from None
    except Exception as error:
        reason = reason_of(error)
        if reason is None:
            raise
        raise BadInput(message("server-database-fault", address=shown(url), reason=reason)) from None


async def brought_up_to_date(url: str) -> None:
    if make_url(url).get_backend_name() == "sqlite":
        check_file(make_url(url).database or "")
    database = Database(url)
    try:
        async with asyncio.timeout(PATIENCE):
            await database.connect()
        await database.migrate()
    finally:
        await database.close()


def check_file(path: str) -> None:
    """Test-writes a value that the file already holds, so that a full disk is noticed at the start."""
    if Path(path).is_dir():
        raise BadInput(message("server-folder-should-file"))
    if not path or path == ":memory:" or path.startswith("file:"):
        return
    is_new = not Path(path).exists() or not Path(path).stat().st_size
    with contextlib.closing(sqlite3.connect(path, timeout=LOCKED, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        if is_new:
            # Creating the schema writes to a new file, and its settings must be the first thing written.
            return
        if is_foreign({name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}):
            raise BadInput(message("server-database-another-program"))
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")


def reason_of(error: BaseException) -> Arg | None:
    """The reason behind a database error, for the operator; None for a bug of ours."""
    error = root_of(error)
    if isinstance(error, sqlite3.Error):
        name = sqlite_name(error)
        known = [key for start, key in _SQLITE.items() if name.startswith(start)]
        return message(known[0]) if known else first_line(error)
    if isinstance(error, socket.gaierror):
        return message("server-no-machine")
    if isinstance(error, TimeoutError):
        return message("server-no-answer", seconds=int(PATIENCE))
    if isinstance(error, (OSError, Unavailable, *postgres.ERRORS)):
        return message("server-unreachable", error=first_line(error))
    return None
