"""Writing inputs: on disk before anybody is told, and many at a time.

While one transaction is being written through, the inputs that arrive wait together and share the next one. An input
whose number is taken is not written, and its sender learns that.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from delve.server.database import Database
from delve.server.errors import no_table
from delve.server.metrics import INPUT_SECONDS, INPUTS
from delve.server.schema import inputs

MOST_AT_ONCE: Final = 500
# A transaction costs much more than the inputs in it. So where they come in quick succession each waits for others
# to come along, for a time that nobody notices; one that comes alone is written at once.
BREATH: Final = 0.005

Row = dict[str, Any]
# An input, who waits for it to be written, and since when.
Waiting = tuple[Row, asyncio.Future[bool], float]


class Journal:
    """The one writer of inputs in this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # What comes back are the inputs that were written.
        self._insert = database.insert_new(inputs).returning(inputs.c.table, inputs.c.n)
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._written = 0.0  # when the last transaction ended

    def append(self, row: Row) -> asyncio.Future[bool]:
        """True once the input is on disk; False if another has its number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done, time.monotonic()))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return done

    async def _write(self) -> None:
        while self._waiting:
            if time.monotonic() - self._written < BREATH:
                await asyncio.sleep(BREATH)
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            try:
                await self._settle(batch)
            except IntegrityError:
                # One of them is for a table that is gone: it does not take the others with it.
                for each in batch:
                    await self._settle_alone(each)
            except Exception as error:  # whatever it was, it is each sender's to hear
                fail(batch, error)
            self._written = time.monotonic()

    async def _settle_alone(self, each: Waiting) -> None:
        try:
            await self._settle([each])
        except IntegrityError:
            fail([each], no_table(each[0]["table"]))
        except Exception as error:
            fail([each], error)

    async def _settle(self, batch: list[Waiting]) -> None:
        """Writes what waits, and tells each sender what became of it."""
        # In one order, whoever writes: two workers that write the same numbers never wait for each other.
        rows = sorted([row for row, _, _ in batch], key=lambda row: (row["table"], row["n"]))
        written = await self.database.write(lambda connection: self._insert_all(connection, rows))
        INPUTS.inc(len(written))
        now = time.monotonic()
        for row, done, since in batch:
            INPUT_SECONDS.observe(now - since)
            key = row["table"], row["n"]
            if not done.done():
                done.set_result(key in written)
            # Of two with one number, the first was written.
            written.discard(key)

    def _insert_all(self, connection: Connection, rows: list[Row]) -> set[tuple[str, int]]:
        """Writes the inputs whose numbers are free; which ones they were."""
        return {(row[0], row[1]) for row in connection.execute(self._insert, rows)}

    async def close(self) -> None:
        """Lets what waits be written."""
        if self._writing is not None:
            await self._writing


def fail(batch: list[Waiting], error: Exception) -> None:
    for _, done, _ in batch:
        if not done.done():
            done.set_exception(error)
