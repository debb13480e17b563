"""Bots think in processes of their own: the loop that serves people never waits for one.

A bot is handed a state that its seat cannot tell from the real one (a redeal), so it cannot know more than a person in
its place, whatever it does.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import multiprocessing
import secrets

from delve.agents.catalogue import AGENTS
from delve.engine.codec import decode, encode
from delve.engine.hidden import redeal
from delve.engine.library import CardBook, standard_book
from delve.engine.notation import line
from delve.model.state import State
from delve.server.processes import end_with_parent

_BOOKS: list[CardBook] = []
Rules = dict[str, dict[str, object]]


def prepare() -> None:
    """Reads the cards once in every process, which ends with the worker it thinks for."""
    end_with_parent()
    _BOOKS.append(standard_book())


def think(agent: str, seat: int, seed: int, data: dict[str, object], changed: Rules) -> str:
    """The line a bot answers with; runs in a process for bots."""
    state = decode(_BOOKS[0].with_rules(changed, "table"), data)
    return line(state, AGENTS[agent](seed).choose(state, seat))


class Bots:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.new_pool()

    def new_pool(self) -> concurrent.futures.ProcessPoolExecutor:
        # Spawned, not forked: a copy of a process with threads in it may hang.
        return concurrent.futures.ProcessPoolExecutor(
            self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=prepare
        )

    async def answer(self, agent: str, state: State, seat: int, changed: Rules) -> str:
        """What a bot in this seat says to the open question. A process that died is replaced.

        ``changed`` are the rules of cards that the game has otherwise than the catalogue.
        """
        seed = secrets.randbits(48)
        data = encode(redeal(state, seat, seed))
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, agent, seat, seed, data, changed)
        except concurrent.futures.BrokenExecutor:
            if self.pool is pool:
                self.pool = self.new_pool()
            return await loop.run_in_executor(self.pool, think, agent, seat, seed, data, changed)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
