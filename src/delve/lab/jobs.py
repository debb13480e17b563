"""A job: games by their numbers, shared among workers, handed on in order, and kept in a checkpoint.

Every game is decided by its job and its number alone, so it does not matter who plays it, how many play at once, or how
often a job was interrupted.
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection
from typing import Final, Protocol

from delve.lab.checkpoint import Checkpoint
from delve.lab.games import GameRecord
from delve.messages import message
from delve.model.errors import BadInput

# Games queued ahead per worker, so that none is idle.
AHEAD: Final = 3

Play = Callable[[int], GameRecord]
Games = Generator[GameRecord, None, None]


class Job(Protocol):
    """A job. It is pickled for other processes, so it is plain data."""

    def data(self) -> dict[str, object]:
        """Everything that determines its games."""
        ...

    def open(self) -> Play:
        """A function that plays the game of a number; called once per process."""
        ...


class Workers(Protocol):
    """Workers: processes of this machine or of a cluster (lab/cluster.py)."""

    def play(self, job: Job, numbers: Iterator[int]) -> Games:
        """Yields games as they finish; closing it cancels the rest."""
        ...


def play_games(job: Job, games: int, workers: Workers, checkpoint: Checkpoint) -> Games:
    """The first games of a job in order. Games in the checkpoint are not repeated; new ones are added to it."""
    kept = set(checkpoint.places)
    finished: dict[int, GameRecord] = {}
    missing = iter([number for number in range(games) if number not in kept])
    with contextlib.closing(workers.play(job, missing)) as playing:
        for number in range(games):
            if number in kept:
                yield checkpoint.take(number)
                continue
            while number not in finished:
                record = next(playing)
                checkpoint.add(record)
                finished[record.number] = record
            yield finished.pop(number)


class Here:
    """Plays games in this process."""

    def play(self, job: Job, numbers: Iterator[int]) -> Games:
        play = job.open()
        for number in numbers:
            yield play(number)


class Processes:
    """Plays games in several processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, job: Job, numbers: Iterator[int]) -> Games:
        # Spawned, not forked: forking a process with threads can deadlock.
        context = multiprocessing.get_context("spawn")
        end, held = context.Pipe(duplex=False)
        pool = concurrent.futures.ProcessPoolExecutor(self.count, context, prepare, (job, end))
        running: set[concurrent.futures.Future[GameRecord]] = set()
        try:
            while True:
                for number in numbers:
                    running.add(pool.submit(play_one, number))
                    if len(running) == self.count * AHEAD:
                        break
                if not running:
                    return
                done, running = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except concurrent.futures.BrokenExecutor:
            raise BadInput(message("lab-process-died")) from None
        finally:
            held.close()
            pool.shutdown(cancel_futures=True)
            end.close()


def workers_for(jobs: int) -> Workers:
    """The workers on this machine."""
    return Here() if jobs == 1 else Processes(jobs)


# --- In a process of the pool. -----------------------------------------------------------------------------------

_OPENED: Final[list[Play]] = []


def prepare(job: Job, end: Connection) -> None:
    # Ctrl-C reaches all processes of a terminal; the parent reports it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=leave_at, args=(end,), daemon=True).start()
    _OPENED[:] = [job.open()]


def leave_at(end: Connection) -> None:
    """Leaves when the process that started this one lets go of the other end, in the middle of a game or dying itself.

    Some agents think for minutes.
    """
    end.poll(None)
    os._exit(0)


def play_one(number: int) -> GameRecord:
    return _OPENED[0](number)
