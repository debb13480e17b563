"""Work that always runs to its end, even if the task that awaits it is cancelled.

Cancelling a task in the middle of a statement leaves its connection in an unknown state, with a file, a thread and an
open transaction, which blocks SQLite's checkpoints. So on these connections a statement in progress finishes first, and
the cancellation is delivered afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

Result = TypeVar("Result")


async def unbroken(work: Coroutine[Any, Any, Result] | asyncio.Future[Result]) -> Result:
    """The result of the work. A cancellation is delivered once the work is done."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        # Retrieves the work's own error, which nobody awaits any more.
        _ = task.cancelled() or task.exception()
        raise cancelled
    return task.result()


class UnbrokenConnection(AsyncConnection):
    """A database connection whose statements are never cancelled midway."""

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
