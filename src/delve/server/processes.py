"""Process pools for heavy work, to keep the event loop free."""

from __future__ import annotations

import asyncio
import concurrent.futures
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from delve.library.shipped import CardBook, load_book

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def end_with_parent() -> None:
    """Makes a child process end with its parent; does nothing in other processes."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="end with parent", daemon=True).start()


# The cards of this pool process.
_BOOKS: Final[list[CardBook]] = []


def card_book() -> CardBook:
    """The server's cards, loaded once per pool process."""
    return _BOOKS[0]


def prepare(folders: list[Path]) -> None:
    end_with_parent()
    _BOOKS[:] = [load_book(folders)]


class Pool:
    """A process pool that knows the cards of a book. Processes start on demand."""

    def __init__(self, processes: int, book: CardBook) -> None:
        self.processes = processes
        self.folders = book.folders
        self._pool = self._new_pool()

    def _new_pool(self) -> concurrent.futures.ProcessPoolExecutor:
        # Spawned, not forked: a forked copy of a process with threads may hang.
        return concurrent.futures.ProcessPoolExecutor(
            self.processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=prepare,
            initargs=(self.folders,),
        )

    async def run(self, work: Callable[Arguments, Result], *given: Arguments.args, **_: Arguments.kwargs) -> Result:
        """Runs a module-level function. If a process died, it is replaced and the work retried."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, *given)
        except concurrent.futures.BrokenExecutor:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *given)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
