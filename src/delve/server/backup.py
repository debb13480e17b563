"""A whole server in one file, taken while it plays, for SQLite and PostgreSQL alike.

The file is gzip of JSON Lines: what it is and the revision of the schema; the rows of every table, some hundred to a
line; at last how many there were, and a SHA-256 of all lines before. Rows are read in one read transaction, so they are
of one moment, however long that takes. What one kind of database has written the other can read.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import JSON, Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

import delve
from delve.model.errors import BadInput
from delve.server.database import known_revisions, upgrade
from delve.server.offline import check_there, opened, sqlite_file

# The version of the file; and of the schema, as Alembic keeps it in a table of its own.
FILE_VERSION: Final = 1
REVISION: Final = "alembic_version"
# So many rows are read, kept in memory and written at once.
AT_ONCE: Final = 500
DAMAGED: Final = "the file is damaged, or no backup"

Data = dict[str, Any]


class Summary(msgspec.Struct):
    """What a backup holds."""

    schema: str
    delve: str
    created: float
    rows: dict[str, int]

    def in_words(self) -> str:
        people, tables, inputs = [self.rows.get(name, 0) for name in ("people", "tables", "inputs")]
        return f"{people} people, {tables} tables, {inputs} inputs"


# --- Writing. ---------------------------------------------------------------------------------------------------------


async def back_up(address: str, path: Path) -> Summary:
    """Writes everything that a database holds into a new file, which is there only when it is whole."""
    check_there(address)
    if path.exists():
        raise BadInput(f"there is a file {str(path)!r} already")
    part = path.with_name(path.name + ".part")
    try:
        async with opened(address) as database, database.reading() as connection:
            # Whoever can read it can take over every account: it is for its owner alone.
            part.touch(0o600)
            with part.open("wb") as file:
                summary = await connection.run_sync(dump, file)
                file.flush()
                os.fsync(file.fileno())
        part.rename(path)
    except OSError as error:
        raise BadInput(f"the backup cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return summary


def dump(connection: Connection, file: BinaryIO) -> Summary:
    """Writes all rows that this transaction sees."""
    revision = revision_of(connection)
    if revision is None:
        raise BadInput("--database: there is nothing of Delve's in it")
    summary = Summary(revision, delve.__version__, time.time(), {})
    with gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
        lines = Lines(packed)
        lines.write({"delve_backup": FILE_VERSION, **summary_head(summary)})
        for table in reflected(connection):
            name = str(table.name)
            lines.write({"table": name, "columns": [str(column.name) for column in table.columns]})
            summary.rows[name] = 0
            for rows in connection.execution_options(yield_per=AT_ONCE).execute(select(table)).partitions():
                summary.rows[name] += len(rows)
                lines.write({"rows": [list(row) for row in rows]})
        lines.write({"counted": summary.rows, "sha256": lines.digest()})
    return summary


def summary_head(summary: Summary) -> Data:
    return {"schema": summary.schema, "delve": summary.delve, "created": summary.created}


class Lines:
    """Lines of JSON, and the SHA-256 of what was written."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.hash = hashlib.sha256()

    def write(self, line: Data) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self.hash.update(data)
        self.file.write(data)

    def digest(self) -> str:
        return self.hash.hexdigest()


# --- Reading. ---------------------------------------------------------------------------------------------------------


async def restore(path: Path, address: str) -> Summary:
    """Writes what a file holds into an empty database, and brings it up to date. Nothing is left of what fails."""
    summary = check_backup(path)
    if summary.schema not in known_revisions():
        raise BadInput(f"the backup is of a newer Delve ({summary.delve}) than this one ({delve.__version__})")
    file = sqlite_file(address)
    made = file is not None and (not file.exists() or file.stat().st_size == 0)
    try:
        async with opened(address) as database, database.writing() as connection:
            await check_empty(connection)
            await connection.run_sync(upgrade, summary.schema)
            await connection.run_sync(fill, path)
            await connection.run_sync(upgrade)
    except BaseException:
        if file is not None and made:
            for end in ("", "-wal", "-shm"):
                file.with_name(file.name + end).unlink(missing_ok=True)
        raise
    return summary


def check_backup(path: Path) -> Summary:
    """Reads a backup to its end, and says what it holds, if all of it is as it was written."""
    hash = hashlib.sha256()
    head: Data = {}
    line: Data = {}
    counted: dict[str, int] = {}
    table = ""
    for data in raw_lines(path):
        line = parsed(data)
        if not head:
            head = line
            if head.get("delve_backup") != FILE_VERSION:
                raise BadInput(f"{str(path)!r}: {DAMAGED}")
        elif "table" in line:
            table = line["table"]
            counted[table] = 0
        elif "rows" in line:
            counted[table] = counted.get(table, 0) + len(line["rows"])
        if "sha256" not in line:
            hash.update(data)
    if line.get("sha256") != hash.hexdigest() or line.get("counted") != counted:
        raise BadInput(f"{str(path)!r}: {DAMAGED}")
    return Summary(head["schema"], head["delve"], head["created"], counted)


def raw_lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except FileNotFoundError:
        raise BadInput(f"there is no file {str(path)!r}") from None
    except (OSError, EOFError, zlib.error) as error:
        raise BadInput(f"{str(path)!r}: {DAMAGED} ({error})") from None


def parsed(data: bytes) -> Data:
    try:
        return msgspec.json.decode(data, type=Data)
    except msgspec.DecodeError:
        raise BadInput(DAMAGED) from None


async def check_empty(connection: AsyncConnection) -> None:
    """What is there is never overwritten, nor mixed with what comes."""
    found = await connection.run_sync(lambda each: inspect(each).get_table_names())
    if found:
        raise BadInput(f"--database: it is not empty (it has a table {min(found)!r}): restore into a new one")


def fill(connection: Connection, path: Path) -> None:
    """Writes all rows of a file into the tables that its revision of the schema has."""
    known = {table.name: table for table in reflected(connection)}
    table: Table | None = None
    columns: list[str] = []
    for data in raw_lines(path):
        line = parsed(data)
        if "table" in line:
            table, columns = known[line["table"]], line["columns"]
        elif "rows" in line and table is not None:
            connection.execute(insert(table), [dict(zip(columns, row, strict=True)) for row in line["rows"]])
    if connection.dialect.name == "postgresql":
        for each in known.values():
            count_on(connection, each)


def count_on(connection: Connection, table: Table) -> None:
    """PostgreSQL numbers what comes next from a sequence, which has not seen the rows."""
    for column in table.primary_key:
        last = connection.execute(select(func.max(column))).scalar()
        if column.autoincrement is True and last is not None:
            sequence = func.pg_get_serial_sequence(str(table.name), str(column.name))
            connection.execute(select(func.setval(sequence, last)))


# --- Both. ------------------------------------------------------------------------------------------------------------


def reflected(connection: Connection) -> list[Table]:
    """The tables as the database has them, those before which others refer to; not as this Delve would have them."""
    found = MetaData()
    found.reflect(connection)
    for column in [column for table in found.tables.values() for column in table.columns]:
        if isinstance(column.type, JSON):
            # What is missing stays missing: it does not become a null of JSON.
            column.type.none_as_null = True
    return [table for table in found.sorted_tables if table.name != REVISION]


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table(REVISION):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {REVISION}")).scalar()
    return None if found is None else str(found)
