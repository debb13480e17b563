"""Processes beside the loop: heavy work is done there, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
import concurrent.futures
import functools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from delve.engine.library import CardBook, standard_book

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def end_with_parent() -> None:
    """A process that somebody else started does not outlive them; nothing happens in one that stands alone."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="end with parent", daemon=True).start()


@functools.cache
def card_book() -> CardBook:
    """The cards, read once in every process."""
    return standard_book()


def prepare() -> None:
    end_with_parent()
    card_book()


class Pool:
    """Some processes that know the cards. They are started when there is something to do for them."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> concurrent.futures.ProcessPoolExecutor:
        # Spawned, not forked: a copy of a process with threads in it may hang.
        return concurrent.futures.ProcessPoolExecutor(
            self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=prepare
        )

    async def run(self, work: Callable[Arguments, Result], *given: Arguments.args, **_: Arguments.kwargs) -> Result:
        """What a function of a module returns. A process that died is replaced, and the work done again."""
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
