"""The database: SQLite or PostgreSQL, migrated when it is opened."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Table, create_engine, event, inspect, make_url, select, text, update
from sqlalchemy.dialects.postgresql import Insert as InsertPostgresql
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import Insert as InsertSqlite
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.errors import no_table
from delve.server.extras import check_installed
from delve.server.faults import Unavailable, faults_told
from delve.server.placed import Placed
from delve.server.schema import people, tables
from delve.server.unbroken import UnbrokenConnection, unbroken

# Seconds between two checkpoints of SQLite's write-ahead log. A checkpointed log is overwritten from its beginning; one
# that keeps growing allocates disk space, which now and then delays a commit by a tenth of a second.
MOMENT: Final = 1.0
# The log's size in pages (16 megabytes) from which a checkpoint blocks other connections.
LONGEST_LOG: Final = 4096
# How many milliseconds SQLite waits for a lock: usually, and for a checkpoint.
LONG_WAIT: Final = 10_000
SHORT_WAIT: Final = 250
# Free pages returned to the file system at a time.
PAGES: Final = 500
# Seconds PostgreSQL may take to answer, so that a dead connection blocks nobody for ever.
PATIENCE: Final = 30.0

# Alembic's table with the schema revision.
VERSION: Final = "alembic_version"

Result = TypeVar("Result")


def database_url(text: str) -> str:
    """The address as an SQLAlchemy URL: a file for SQLite, or a PostgreSQL URL with our driver."""
    if text.startswith("postgresql"):
        check_installed("asyncpg", for_option="database")
    if text.startswith("postgresql://"):
        return checked("postgresql+asyncpg://" + text.removeprefix("postgresql://"))
    if text.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return checked(text)
    if text.startswith("sqlite://"):
        return checked("sqlite+aiosqlite://" + text.removeprefix("sqlite://"))
    if "://" in text:
        raise BadInput(message("server-database-neither-sqlite-nor", kind=text.split("://", maxsplit=1)[0]))
    path = Path(text).resolve()
    if not path.parent.is_dir():
        raise BadInput(message("server-database-no-folder", folder=str(path.parent)))
    return "sqlite+aiosqlite:///" + str(path)


# The part of an address after its name and password. A password with an @ in it would go on there.
_AFTER_PASSWORD: Final = re.compile(r"[^:/]*://(?:[^:/]*(?::[^@]*)?@)?(.*)", re.DOTALL)


def checked(url: str) -> str:
    """The address, if it is valid. Errors do not show it: it may contain a password."""
    rest = _AFTER_PASSWORD.fullmatch(url)
    if rest is not None and not url.startswith("sqlite") and "@" in rest[1]:
        raise BadInput(message("server-database-at-in-password"))
    try:
        make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput(message("server-database-no-address-database")) from None
    return url


def read_json(text: str) -> Any:
    """The value of a JSON column. Equal strings are one: the tables in memory have hundreds of names of cards each."""
    return shared(json.loads(text))


def shared(value: Any) -> Any:
    if isinstance(value, str):
        return sys.intern(value)
    if isinstance(value, list):
        return [shared(each) for each in value]
    if isinstance(value, dict):
        return {key: shared(each) for key, each in value.items()}
    return value


# Options of all engines.
ENGINE: Final[dict[str, Any]] = {"hide_parameters": True, "json_deserializer": read_json}


class Database:
    """Many connections read at once. SQLite has one writer: writers queue here, where waiting is cheap.

    Errors omit statement parameters: errors are logged, and parameters may be secrets.
    """

    def __init__(self, url: str) -> None:
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        self._turn: AbstractAsyncContextManager[None] = contextlib.nullcontext()
        self._file = Placed(make_url(url).database or "")
        if self.is_sqlite:
            self._turn = asyncio.Lock()
            self._readers = create_async_engine(url, **ENGINE)
            # A pool of its own: the writer never waits for a reader's connection.
            self._writers = create_async_engine(url, pool_size=1, max_overflow=0, **ENGINE)
            # A synchronous engine for the same file, used by ``write`` in a thread of its own.
            self._writer = ThreadPoolExecutor(1, "writer")
            self._direct = create_engine(self._writers.url.set(drivername="sqlite"), **ENGINE)
            for engine in (self._readers.sync_engine, self._writers.sync_engine, self._direct):
                event.listen(engine, "do_connect", self._file.opening)
                event.listen(engine, "connect", self._file.opened)
                event.listen(engine, "connect", set_pragmas)
        else:
            self._writers = create_async_engine(url, connect_args={"command_timeout": PATIENCE}, **ENGINE)
            self._readers = self._writers.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A read transaction: all queries see the same snapshot."""
        with faults_told():
            async with UnbrokenConnection(self._readers) as connection:
                if self.is_sqlite:
                    # The driver begins transactions only for writes.
                    await connection.exec_driver_sql("BEGIN")
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A write transaction, durable once the block ends without an error."""
        with faults_told():
            async with self._turn, UnbrokenConnection(self._writers) as connection:
                self._file.check()
                yield connection
                await connection.commit()
                self._file.check()

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Runs synchronous work in a transaction, and returns its result after the commit.

        On SQLite the whole transaction runs in a thread, without returning to a busy event loop after each statement.
        """
        if not self.is_sqlite:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        with faults_told():
            async with self._turn:
                # Holds the write lock until the thread is done.
                return await unbroken(asyncio.get_running_loop().run_in_executor(self._writer, self._write, work))

    def _write(self, work: Callable[[Connection], Result]) -> Result:
        self._file.check()
        with self._direct.begin() as connection:
            done = work(connection)
        self._file.check()
        return done

    def check_in_place(self) -> None:
        """Raises ``Unavailable`` if what is written now would be lost."""
        with faults_told():
            self._file.check()

    async def connect(self) -> None:
        """Checks that the database answers."""
        async with self.reading() as connection:
            await connection.execute(select(1))

    def insert_new(self, table: Table) -> InsertSqlite | InsertPostgresql:
        """An insert that skips existing rows."""
        if self.is_sqlite:
            return insert_sqlite(table).on_conflict_do_nothing()
        return insert_postgresql(table).on_conflict_do_nothing()

    async def migrate(self) -> None:
        """Migrates the schema; several workers may try at once."""
        async with self.writing() as connection:
            if not self.is_sqlite:
                # The second worker waits for the first, and finds the schema migrated.
                await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7203)")
            await connection.run_sync(upgrade)

    async def tidy(self) -> None:
        """Checkpoints SQLite's write-ahead log, without blocking the writer.

        Under constant reads some reader always needs the log, and it is never restarted. Once it is long, a blocking
        checkpoint restarts it while nobody writes.
        """
        while self.is_sqlite:
            await asyncio.sleep(MOMENT)
            with contextlib.suppress(Unavailable), faults_told():
                if await asyncio.to_thread(self._take_over, "PASSIVE") > LONGEST_LOG:
                    async with self._turn:
                        await unbroken(asyncio.to_thread(self._take_over, "TRUNCATE"))

    def _take_over(self, how: str) -> int:
        """Runs a checkpoint and returns the size of the log in pages."""
        with self._direct.connect() as connection:
            # Gives up soon if a reader holds the lock: the next attempt is a second away.
            connection.exec_driver_sql(f"PRAGMA busy_timeout={SHORT_WAIT}")
            _, pages, _ = connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").one()
            connection.exec_driver_sql(f"PRAGMA busy_timeout={LONG_WAIT}")
            return int(pages)

    async def shrink(self, pause: float) -> None:
        """Returns free pages of SQLite's file to the file system, some at a time."""
        while self.is_sqlite and await self.write(give_back):
            await asyncio.sleep(pause)

    async def close(self) -> None:
        await self._writers.dispose()
        if self.is_sqlite:
            await self._readers.dispose()
            self._writer.shutdown()
            self._direct.dispose()


async def hold(connection: AsyncConnection, table: str) -> str:
    """Locks a table until the transaction ends, and returns its stage."""
    locked = update(tables).where(tables.c.id == table).values(stage=tables.c.stage).returning(tables.c.stage)
    found = (await connection.execute(locked)).first()
    if found is None:
        raise no_table(table)
    return str(found[0])


async def hold_person(connection: AsyncConnection, person: str) -> None:
    """Locks a person until the transaction ends, so that counts of what they have stay valid; SQLite has one writer."""
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update(key_share=True))


def give_back(connection: Connection) -> bool:
    """Returns some free pages to the file system, and whether there are more."""
    before = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
    driver: Any = connection.connection.driver_connection
    # ``execute`` would stop after the first page, as the statement returns no rows.
    driver.executescript(f"PRAGMA incremental_vacuum({PAGES})")
    return bool(0 < connection.exec_driver_sql("PRAGMA freelist_count").scalar_one() < before)


def set_pragmas(connection: Any, record: object) -> None:
    """Acknowledged writes are durable: the log is synced at every commit. Readers never wait for the writer.

    The write-ahead log stays switched on in the file, so not in the file of another program, which is refused later.
    Automatic checkpoints are off, because they run every thousand pages while everybody waits: ``tidy`` does them.
    """
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={LONG_WAIT}", "wal_autocheckpoint=0"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    found = {name for (name,) in cursor.fetchall()}
    if not found:
        # Takes effect only when the file is created, and waits for the writer.
        cursor.execute("PRAGMA auto_vacuum=INCREMENTAL")
    if not is_foreign(found):
        cursor.execute("PRAGMA journal_mode=WAL")
    cursor.close()


def is_foreign(found: set[str]) -> bool:
    """Whether tables of these names are another program's; none are those of a new database."""
    return bool(found) and not {VERSION, people.name, tables.name} <= found


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = migrations()
    config.attributes["connection"] = connection
    check_ours(connection)
    command.upgrade(config, revision)


def known_revisions() -> list[str]:
    """All revisions of the schema, newest first."""
    return [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()]


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def check_ours(connection: Connection) -> None:
    """Refuses a database of another program, and one that a newer version has migrated."""
    found = set(inspect(connection).get_table_names())
    if is_foreign(found):
        raise BadInput(message("server-database-another-program"))
    if found and set(connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalars()) - set(known_revisions()):
        raise BadInput(message("server-written-newer-version-delve"))
