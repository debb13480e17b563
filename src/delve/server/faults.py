"""A database that is away: whoever wanted something hears so, and the log has a line a second of it at most."""

from __future__ import annotations

import contextlib
import logging
import socket
import sqlite3
import time
from collections.abc import Iterator
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

LOG: Final = logging.getLogger("delve.server")
MOMENT: Final = 1.0

AWAY: Final = "the database does not answer: try again"
FULL: Final = "the disk of the database is full: nothing can be kept now"
MOVED: Final = "the file of the database is not in its place: nothing can be kept now"


class Unavailable(Exception):
    """The database is away, and so is all that is in it. Nobody did anything wrong."""


class Sparing:
    """Logs a line a moment at most, and how many it left out."""

    def __init__(self) -> None:
        self._said = -MOMENT
        self._left_out = 0

    def warn(self, what: str, error: BaseException | str) -> None:
        now = time.monotonic()
        if now - self._said < MOMENT:
            self._left_out += 1
            return
        LOG.warning("%s: %s (%d more like it)", what, first_line(error), self._left_out)
        self._said, self._left_out = now, 0


def first_line(error: BaseException | str) -> str:
    """What happened, without the statement that SQLAlchemy adds."""
    cause = root_of(error) if isinstance(error, BaseException) else error
    return next(iter(str(cause).splitlines()), type(cause).__name__)


DATABASE: Final = Sparing()


@contextlib.contextmanager
def faults_told() -> Iterator[None]:
    """Whatever says that the database is away is told as that."""
    try:
        yield
    except Unavailable as error:
        DATABASE.warn("the database", str(error))
        raise
    except Exception as error:
        if not is_away(error):
            raise
        DATABASE.warn("the database", error)
        raise Unavailable(FULL if is_full(error) else AWAY) from error


def root_of(error: BaseException) -> BaseException:
    """What a driver said, whoever has put other words around it."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def is_away(error: Exception) -> bool:
    """Whether an error is about reaching the database, and not about what it was asked.

    PostgreSQL's driver says with errors of its own and of the system that it is not there.
    """
    root = root_of(error)
    if isinstance(root, sqlite3.Error):
        return sqlite_name(root).startswith(_AWAY_SQLITE)
    if isinstance(error, OperationalError | InterfaceError | NoConnection):
        return True
    if isinstance(error, OSError):
        return is_about_a_line(error)
    return isinstance(root, _AWAY) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def is_about_a_line(error: OSError) -> bool:
    """Whether an error of the system is about a connection: whoever reads or writes may also use files of their own."""
    if isinstance(error, FileNotFoundError):
        return error.filename is None  # a socket of PostgreSQL's in the file system
    return isinstance(error, ConnectionError | TimeoutError | socket.gaierror)


# What SQLite says where a file cannot be used; the rest is about what it was asked.
_AWAY_SQLITE: Final = tuple(
    [f"SQLITE_{name}" for name in ("BUSY", "CANTOPEN", "FULL", "IOERR", "LOCKED", "PERM", "READONLY")]
)
# What PostgreSQL says while it stops, starts, or has no room for one more.
_AWAY: Final = (
    OSError,
    asyncpg.CannotConnectNowError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresConnectionError,
    asyncpg.TooManyConnectionsError,
)


def sqlite_name(error: BaseException) -> str:
    """What SQLite calls an error; none where it is not SQLite's."""
    return str(getattr(error, "sqlite_errorname", ""))


def is_full(error: BaseException) -> bool:
    return sqlite_name(root_of(error)) == "SQLITE_FULL"
