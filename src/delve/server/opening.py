"""Opening a database when a server starts: what is wrong with it is said in a sentence, before anything is served."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, make_url

from delve.model.errors import BadInput
from delve.server.database import Database
from delve.server.faults import Unavailable, first_line, root_of, sqlite_name

# How long to wait for a lock of somebody else, and for an answer over the network.
LOCKED: Final = 3.0
PATIENCE: Final = 30.0

# What SQLite's errors are about, by how their names begin.
_SQLITE: Final = {
    "SQLITE_BUSY": "it is locked by another program",
    "SQLITE_LOCKED": "it is locked by another program",
    "SQLITE_READONLY": "it is read-only",
    "SQLITE_CANTOPEN": "it cannot be opened: it is read-only, or its folder is",
    "SQLITE_PERM": "it is not for us to read",
    "SQLITE_AUTH": "it is not for us to read",
    "SQLITE_FULL": "its disk is full",
    "SQLITE_IOERR": "its disk is full, or does not work",
    "SQLITE_NOTADB": "it is a file of another program, and no database",
    "SQLITE_CORRUPT": "it is damaged",
}


def shown(address: str) -> str:
    """The address of a database or of Redis as it may be printed: without a password, wherever it stands in it."""
    if "://" not in address:
        return address
    try:
        url = make_url(address)
    except Exception:
        return address.partition("://")[0] + "://..."
    return URL.create(url.drivername, url.username, None, url.host, url.port, url.database).render_as_string()


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """A command says in one sentence what is wrong with a database, and logs nothing about it."""
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


def open_database(url: str) -> None:
    """Brings a database up to date, or says why that cannot be done."""
    try:
        with quiet():
            asyncio.run(brought_up_to_date(url))
    except BadInput as error:
        raise BadInput(f"--database: {shown(url)}: {error}") from None
    except Exception as error:
        reason = reason_of(error)
        if reason is None:
            raise
        raise BadInput(f"--database: {shown(url)}: {reason}") from None


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
    """Writes to the file for once, so that a disk without room is noticed. What is written is there already."""
    if Path(path).is_dir():
        raise BadInput("it is a folder, and should be a file")
    if not path or path == ":memory:" or path.startswith("file:"):
        return
    if not Path(path).exists() or not Path(path).stat().st_size:
        # A new file is written when its schema is made, with settings that must come before anything else in it.
        return
    with contextlib.closing(sqlite3.connect(path, timeout=LOCKED, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")


def reason_of(error: BaseException) -> str | None:
    """What an error says about a database, for whoever starts a server; none where it is our own mistake."""
    error = root_of(error)
    if isinstance(error, sqlite3.Error):
        name = sqlite_name(error)
        return next((words for start, words in _SQLITE.items() if name.startswith(start)), first_line(error))
    if isinstance(error, socket.gaierror):
        return "there is no such machine"
    if isinstance(error, TimeoutError):
        return f"nobody answered for {PATIENCE:g} seconds"
    if isinstance(error, OSError | asyncpg.PostgresError | asyncpg.InterfaceError | Unavailable):
        return f"it cannot be reached: {first_line(error)}"
    return None
