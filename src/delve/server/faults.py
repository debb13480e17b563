"""Database outages: requests are told, and at most one line a second is logged."""

from __future__ import annotations

import contextlib
import logging
import socket
import sqlite3
import time
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from delve.messages import Message, message, say
from delve.server import postgres

LOG: Final = logging.getLogger("delve.server")
MOMENT: Final = 1.0

AWAY: Final = message("server-database-away")
FULL: Final = message("server-database-full")
MOVED: Final = message("server-database-moved")


class Unavailable(Exception):
    """The database cannot be reached. The client did nothing wrong."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.message = said

    def __str__(self) -> str:
        return say(self.message)


class Sparing:
    """Logs at most one line per interval, with the number of those left out."""

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
    """The first line of an error, without the statement that SQLAlchemy adds."""
    cause = root_of(error) if isinstance(error, BaseException) else error
    return next(iter(str(cause).splitlines()), type(cause).__name__)


DATABASE: Final = Sparing()


@contextlib.contextmanager
def faults_told() -> Iterator[None]:
    """Turns errors that mean an outage into ``Unavailable``."""
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
    """The driver's error under any wrappers."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def is_away(error: Exception) -> bool:
    """Whether an error is about reaching the database, and not about a statement.

    PostgreSQL's driver raises errors of its own and of the operating system for this.
    """
    root = root_of(error)
    if isinstance(root, sqlite3.Error):
        return sqlite_name(root).startswith(_AWAY_SQLITE)
    if isinstance(error, OperationalError | InterfaceError | NoConnection):
        return True
    if isinstance(error, OSError):
        return is_about_a_line(error)
    return isinstance(root, (OSError, *postgres.AWAY)) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def is_about_a_line(error: OSError) -> bool:
    """Whether a system error is about the database connection, and not about some other file."""
    if isinstance(error, FileNotFoundError):
        return error.filename is None  # PostgreSQL's Unix socket
    return isinstance(error, ConnectionError | TimeoutError | socket.gaierror)


# SQLite's errors for a file that cannot be used; all others are about a statement.
_AWAY_SQLITE: Final = tuple(
    [f"SQLITE_{name}" for name in ("BUSY", "CANTOPEN", "FULL", "IOERR", "LOCKED", "PERM", "READONLY")]
)


def sqlite_name(error: BaseException) -> str:
    """SQLite's name of an error; empty for other errors."""
    return str(getattr(error, "sqlite_errorname", ""))


def is_full(error: BaseException) -> bool:
    return sqlite_name(root_of(error)) == "SQLITE_FULL"
