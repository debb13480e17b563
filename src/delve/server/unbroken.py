"""Work that is always ended, also when whoever waits for it is cancelled.

A task that is cancelled in the middle of a statement leaves its connection behind in nobody knows what state: with a
file, a thread and an open transaction, which keeps SQLite's log from being taken over. So on these connections
whatever has begun is ended first, and the cancellation comes afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

Result = TypeVar("Result")


async def unbroken(work: Coroutine[Any, Any, Result] | asyncio.Future[Result]) -> Result:
    """What the work comes to. Whoever is cancelled meanwhile hears of it when the work is done."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        # An error of the work's own is nobody's to hear any more.
        _ = task.cancelled() or task.exception()
        raise cancelled
    return task.result()


class UnbrokenConnection(AsyncConnection):
    """A connection to the database whose use is never broken off in the middle."""

    async def start(self, is_ctxmanager: bool = False) -> AsyncConnection:
        try:
            return await unbroken(super().start(is_ctxmanager))
        except asyncio.CancelledError:
            if self.sync_connection is not None:
                await self.close()
            raise

    async def close(self) -> None:
        await unbroken(super().close())

    async def commit(self) -> None:
        await unbroken(super().commit())

    async def execute(self, *args: Any, **options: Any) -> Any:
        return await unbroken(super().execute(*args, **options))

    async def exec_driver_sql(self, *args: Any, **options: Any) -> Any:
        return await unbroken(super().exec_driver_sql(*args, **options))

    async def run_sync(self, *args: Any, **options: Any) -> Any:
        return await unbroken(super().run_sync(*args, **options))
