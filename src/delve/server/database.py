"""The database: SQLite or PostgreSQL, brought up to date when it is opened."""

from __future__ import annotations

import asyncio
import contextlib
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

from delve.model.errors import BadInput
from delve.server.errors import no_table
from delve.server.faults import Unavailable, faults_told
from delve.server.placed import Placed
from delve.server.schema import people, tables
from delve.server.unbroken import UnbrokenConnection, unbroken

# How often SQLite's log is taken over. One that has been is written from its beginning again; one that grows for longer
# takes new room on the disk, and a commit that waits for that takes a tenth of a second now and then.
MOMENT: Final = 1.0
# How many pages it may have before that is done at any price: 16 megabytes.
LONGEST_LOG: Final = 4096
# For how many milliseconds SQLite waits for a lock that another holds: usually, and to take the log over.
LONG_WAIT: Final = 10_000
SHORT_WAIT: Final = 250
# So much of SQLite's file is given back to the disk at once.
PAGES: Final = 500
# How long PostgreSQL may take to answer: a line that is dead without anybody saying so holds nobody up for ever.
PATIENCE: Final = 30.0

# Where Alembic keeps how far a database has come.
VERSION: Final = "alembic_version"

Result = TypeVar("Result")


def database_url(text: str) -> str:
    """The address as SQLAlchemy wants it: a file for SQLite, or a PostgreSQL URL with the driver we use."""
    if text.startswith("postgresql://"):
        return checked("postgresql+asyncpg://" + text.removeprefix("postgresql://"))
    if text.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return checked(text)
    if text.startswith("sqlite://"):
        return checked("sqlite+aiosqlite://" + text.removeprefix("sqlite://"))
    if "://" in text:
        raise BadInput(f"--database: {text.split('://', maxsplit=1)[0]!r} is neither sqlite nor postgresql")
    path = Path(text).resolve()
    if not path.parent.is_dir():
        raise BadInput(f"--database: there is no folder {str(path.parent)!r}")
    return "sqlite+aiosqlite:///" + str(path)


def checked(url: str) -> str:
    """The address itself, if it is one. It is not printed: there may be a password in it."""
    try:
        make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput("--database: that is no address of a database (postgresql://USER@HOST:PORT/NAME)") from None
    return url


class Database:
    """Many read at once. SQLite has one writer: whoever wants to be it waits here, where waiting costs nothing.

    Errors come without the parameters of a statement: they are logged, and there are secrets among them.
    """

    def __init__(self, url: str) -> None:
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        self._turn: AbstractAsyncContextManager[None] = contextlib.nullcontext()
        self._file = Placed(make_url(url).database or "")
        if self.is_sqlite:
            self._turn = asyncio.Lock()
            self._readers = create_async_engine(url, hide_parameters=True)
            # Who has the turn does not wait for one of those who only read to give a connection back.
            self._writers = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
            # The same file without the loop in between, for ``write``; nothing else keeps its thread waiting.
            self._writer = ThreadPoolExecutor(1, "writer")
            self._direct = create_engine(self._writers.url.set(drivername="sqlite"), hide_parameters=True)
            for engine in (self._readers.sync_engine, self._writers.sync_engine, self._direct):
                event.listen(engine, "do_connect", self._file.opening)
                event.listen(engine, "connect", self._file.opened)
                event.listen(engine, "connect", set_pragmas)
        else:
            self._writers = create_async_engine(url, connect_args={"command_timeout": PATIENCE}, hide_parameters=True)
            self._readers = self._writers.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Whatever is asked, the answers are of one moment: nobody finds a table whose seats are gone."""
        with faults_told():
            async with UnbrokenConnection(self._readers) as connection:
                if self.is_sqlite:
                    # Its driver begins a transaction only for who writes.
                    await connection.exec_driver_sql("BEGIN")
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when it ends well."""
        with faults_told():
            async with self._turn, UnbrokenConnection(self._writers) as connection:
                self._file.check()
                yield connection
                await connection.commit()
                self._file.check()

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """A transaction that asks nobody in between; what the work returns, once it is on disk.

        On SQLite it leaves the loop once for all, and does not wait for it to have time again after each of its steps.
        """
        if not self.is_sqlite:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        with faults_told():
            async with self._turn:
                # Who has the turn keeps it until the thread is done.
                return await unbroken(asyncio.get_running_loop().run_in_executor(self._writer, self._write, work))

    def _write(self, work: Callable[[Connection], Result]) -> Result:
        self._file.check()
        with self._direct.begin() as connection:
            done = work(connection)
        self._file.check()
        return done

    async def connect(self) -> None:
        """Whether it answers at all."""
        async with self.reading() as connection:
            await connection.execute(select(1))

    def insert_new(self, table: Table) -> InsertSqlite | InsertPostgresql:
        """An insert that leaves alone what is there already."""
        if self.is_sqlite:
            return insert_sqlite(table).on_conflict_do_nothing()
        return insert_postgresql(table).on_conflict_do_nothing()

    async def migrate(self) -> None:
        """Brings the schema up to date; several workers may try at once."""
        async with self.writing() as connection:
            if not self.is_sqlite:
                # Whoever comes second waits, and finds the work done.
                await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7203)")
            await connection.run_sync(upgrade)

    async def tidy(self) -> None:
        """Takes what SQLite has in its log over into the file, beside the writer and not in its way.

        Where people read without a pause, one of them always needs what is in the log, and it is never begun anew. Then
        it is, as soon as it has become long, while nobody writes.
        """
        while self.is_sqlite:
            await asyncio.sleep(MOMENT)
            with contextlib.suppress(Unavailable), faults_told():
                if await asyncio.to_thread(self._take_over, "PASSIVE") > LONGEST_LOG:
                    async with self._turn:
                        await unbroken(asyncio.to_thread(self._take_over, "TRUNCATE"))

    def _take_over(self, how: str) -> int:
        """How many pages the log has."""
        with self._direct.connect() as connection:
            # Nobody is kept waiting for somebody who reads for long: then it is tried again in a moment.
            connection.exec_driver_sql(f"PRAGMA busy_timeout={SHORT_WAIT}")
            _, pages, _ = connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").one()
            connection.exec_driver_sql(f"PRAGMA busy_timeout={LONG_WAIT}")
            return int(pages)

    async def shrink(self, pause: float) -> None:
        """Gives room that SQLite's file no longer needs back to the disk, some pages at a time."""
        while self.is_sqlite and await self.write(give_back):
            await asyncio.sleep(pause)

    async def close(self) -> None:
        await self._writers.dispose()
        if self.is_sqlite:
            await self._readers.dispose()
            self._writer.shutdown()
            self._direct.dispose()


async def hold(connection: AsyncConnection, table: str) -> str:
    """The stage of a table, which nobody else may change until this transaction ends."""
    locked = update(tables).where(tables.c.id == table).values(stage=tables.c.stage).returning(tables.c.stage)
    found = (await connection.execute(locked)).first()
    if found is None:
        raise no_table(table)
    return str(found[0])


async def hold_person(connection: AsyncConnection, person: str) -> None:
    """Nobody else counts what a person has until this transaction ends; SQLite has one writer anyway."""
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update(key_share=True))


def give_back(connection: Connection) -> bool:
    """Gives some free pages back; whether there are more that can be."""
    before = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
    driver: Any = connection.connection.driver_connection
    # Executed as a statement that returns no rows it would give one page back and stop.
    driver.executescript(f"PRAGMA incremental_vacuum({PAGES})")
    return bool(0 < connection.exec_driver_sql("PRAGMA freelist_count").scalar_one() < before)


def set_pragmas(connection: Any, record: object) -> None:
    """What is acknowledged is on disk: the log is written through. Readers never wait for the writer.

    The writer would take the log over into the file itself every thousand pages, while everybody waits: ``tidy`` does.
    """
    cursor = connection.cursor()
    wanted = (
        # Decides about a file that is only now being made, and is of no effect later.
        "auto_vacuum=INCREMENTAL",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={LONG_WAIT}",
        "wal_autocheckpoint=0",
    )
    for pragma in wanted:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = migrations()
    config.attributes["connection"] = connection
    check_ours(connection)
    command.upgrade(config, revision)


def known_revisions() -> list[str]:
    """The revisions of the schema that there have been so far, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()]


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def check_ours(connection: Connection) -> None:
    """A database of another program is left alone, and so is one that a newer server has brought up to date."""
    found = set(inspect(connection).get_table_names())
    if found and not {VERSION, people.name, tables.name} <= found:
        raise BadInput("it is the database of another program")
    if found and set(connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalars()) - set(known_revisions()):
        raise BadInput("it was written by a newer version of Delve than this one")
