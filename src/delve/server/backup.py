"""Backs up a running server into one file, for SQLite and PostgreSQL alike.

The file is gzipped JSON Lines: a header with the schema revision; the rows of every table, some hundred to a line; and
a footer with the row counts and a SHA-256 of all lines before it. All rows are read in one read transaction, so they
are consistent. A backup of one kind of database can be restored into the other.
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
from delve.messages import message
from delve.model.errors import BadInput
from delve.server.database import known_revisions, upgrade
from delve.server.offline import check_there, opened, sqlite_file

# The version of the file format; and Alembic's table with the schema revision.
FILE_VERSION: Final = 1
REVISION: Final = "alembic_version"
# Rows read, held in memory and written at a time.
AT_ONCE: Final = 500
DAMAGED: Final = message("server-damaged")

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
    """Writes the whole database into a new file, which appears only once it is complete."""
    check_there(address)
    if path.exists():
        raise BadInput(message("server-file-already", path=str(path)))
    part = path.with_name(path.name + ".part")
    try:
        async with opened(address) as database, database.reading() as connection:
            # Anybody who can read it can take over every account: readable by its owner only.
            part.touch(0o600)
            with part.open("wb") as file:
                summary = await connection.run_sync(dump, file)
                file.flush()
                os.fsync(file.fileno())
        part.rename(path)
    except OSError as error:
        raise BadInput(message("server-backup-cannot-written", error=str(error))) from None
    finally:
        part.unlink(missing_ok=True)
    return summary


def dump(connection: Connection, file: BinaryIO) -> Summary:
    """Writes all rows visible to this transaction."""
    revision = revision_of(connection)
    if revision is None:
        raise BadInput(message("server-database-nothing-delve"))
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
    """Writes JSON Lines and hashes what was written."""

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
    """Restores a backup into an empty database and migrates it. A failure leaves nothing behind."""
    summary = check_backup(path)
    if summary.schema not in known_revisions():
        raise BadInput(message("server-backup-newer-delve-this", delve=summary.delve, version=delve.__version__))
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
    """Reads a whole backup and summarises it, if it is complete and its hash is right."""
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
                raise BadInput(message("word-at", place=repr(str(path)), what=DAMAGED))
        elif "table" in line:
            table = line["table"]
            counted[table] = 0
        elif "rows" in line:
            counted[table] = counted.get(table, 0) + len(line["rows"])
        if "sha256" not in line:
            hash.update(data)
    if line.get("sha256") != hash.hexdigest() or line.get("counted") != counted:
        raise BadInput(message("word-at", place=repr(str(path)), what=DAMAGED))
    return Summary(head["schema"], head["delve"], head["created"], counted)


def raw_lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except FileNotFoundError:
        raise BadInput(message("server-no-file", path=str(path))) from None
    except (OSError, EOFError, zlib.error) as error:
        raise BadInput(message("server-damaged-because", path=str(path), error=str(error))) from None


def parsed(data: bytes) -> Data:
    try:
        return msgspec.json.decode(data, type=Data)
    except msgspec.DecodeError:
        raise BadInput(DAMAGED) from None


async def check_empty(connection: AsyncConnection) -> None:
    """Refuses a database that already holds rows."""
    found = await connection.run_sync(lambda each: inspect(each).get_table_names())
    if found:
        raise BadInput(message("server-database-not-empty-table", table=min(found)))


def fill(connection: Connection, path: Path) -> None:
    """Writes all rows of a backup into the tables of its schema revision."""
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
    """Advances PostgreSQL's sequence past the restored rows."""
    for column in table.primary_key:
        last = connection.execute(select(func.max(column))).scalar()
        if column.autoincrement is True and last is not None:
            sequence = func.pg_get_serial_sequence(str(table.name), str(column.name))
            connection.execute(select(func.setval(sequence, last)))


# --- Both. ------------------------------------------------------------------------------------------------------------


def reflected(connection: Connection) -> list[Table]:
    """The tables as they are in the database, not in this version's schema; referenced tables come first."""
    found = MetaData()
    found.reflect(connection)
    for column in [column for table in found.tables.values() for column in table.columns]:
        if isinstance(column.type, JSON):
            # NULL stays NULL, and does not become a JSON null.
            column.type.none_as_null = True
    return [table for table in found.sorted_tables if table.name != REVISION]


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table(REVISION):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {REVISION}")).scalar()
    return None if found is None else str(found)
