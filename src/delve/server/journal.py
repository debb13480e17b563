"""Writes inputs: committed before anybody is notified, in batches.

Inputs that arrive during a commit share the next transaction. An input whose number is taken is not written, and its
sender is told.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from delve.server.database import Database
from delve.server.errors import no_table
from delve.server.metrics import INPUT_SECONDS, INPUTS
from delve.server.schema import inputs

MOST_AT_ONCE: Final = 500
# The batch window in seconds. A transaction costs much more than the inputs in it, so inputs in quick succession wait
# for more to arrive; a single input is written at once.
BREATH: Final = 0.005


class InputRow(Struct, frozen=True):
    """The database row of an input: who said what at which table, and the round of the game after it."""

    table: str
    n: int
    seat: int
    line: str
    round: int
    at: float

    def key(self) -> tuple[str, int]:
        """The unique key."""
        return self.table, self.n


# An input, the future of its sender, and when it arrived.
Waiting = tuple[InputRow, asyncio.Future[bool], float]


class Journal:
    """The one writer of inputs in this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # Returns the inputs that were written.
        self._insert = database.insert_new(inputs).returning(inputs.c.table, inputs.c.n)
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._written = 0.0  # when the last transaction ended

    def append(self, row: InputRow) -> asyncio.Future[bool]:
        """Resolves to True after the commit, or to False if the number is taken."""
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
                # One input is for a deleted table: written one by one, the others still succeed.
                for each in batch:
                    await self._settle_alone(each)
            except Exception as error:  # any error goes to every sender
                fail(batch, error)
            self._written = time.monotonic()

    async def _settle_alone(self, each: Waiting) -> None:
        try:
            await self._settle([each])
        except IntegrityError:
            fail([each], no_table(each[0].table))
        except Exception as error:
            fail([each], error)

    async def _settle(self, batch: list[Waiting]) -> None:
        """Writes a batch and resolves each sender's future."""
        # Sorted, so that two workers that write the same numbers cannot deadlock.
        rows = sorted([row for row, _, _ in batch], key=InputRow.key)
        written = await self.database.write(lambda connection: self._insert_all(connection, rows))
        INPUTS.inc(len(written))
        now = time.monotonic()
        for row, done, since in batch:
            INPUT_SECONDS.observe(now - since)
            if not done.done():
                done.set_result(row.key() in written)
            # Of two inputs with the same number, the first was written.
            written.discard(row.key())

    def _insert_all(self, connection: Connection, rows: list[InputRow]) -> set[tuple[str, int]]:
        """Writes the inputs whose numbers are free, and returns their keys."""
        return {(table, n) for table, n in connection.execute(self._insert, [asdict(row) for row in rows])}

    async def close(self) -> None:
        """Writes what is still waiting."""
        if self._writing is not None:
            await self._writing


def fail(batch: list[Waiting], error: Exception) -> None:
    for _, done, _ in batch:
        if not done.done():
            done.set_exception(error)
