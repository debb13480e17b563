"""Games on a Ray cluster. Ray repeats games that are lost with a worker. Delve must be installed on its machines."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
from collections.abc import Iterator
from typing import Any, Final

# Ray reads these on import: no usage reports, and no output of workers.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray
import ray.exceptions

import delve
from delve.lab.checkpoint import job_name
from delve.lab.games import GameRecord
from delve.lab.jobs import AHEAD, Games, Job, Play
from delve.messages import message
from delve.model.errors import BadInput

# Seconds within which a machine must answer.
PATIENCE: Final = 5.0
# Retries of a game whose worker was lost; a game that loses every worker is itself at fault.
RETRIES: Final = 10


@contextlib.contextmanager
def cluster(address: str, jobs: int | None) -> Iterator[Cluster]:
    """A connection to a cluster; bad input if it does not answer."""
    knock(address)
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise unreachable(address, error) from None
    try:
        processors: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call,unused-ignore]
        yield Cluster(jobs or max(1, int(processors.get("CPU", 1))))
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Fails fast: Ray itself would wait for minutes."""
    if address == "auto":
        return
    host, mark, port = address.removeprefix("ray://").rpartition(":")
    if not mark or not port.isdecimal():
        raise BadInput(message("lab-ray-address", address=address))
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise unreachable(address, error) from None


def unreachable(address: str, error: Exception) -> BadInput:
    said = str(error) or type(error).__name__
    return BadInput(message("lab-ray-unreachable", address=address, error=said.partition("\n")[0]))


class Cluster:
    """Plays on the workers of a cluster."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, job: Job, numbers: Iterator[int]) -> Games:
        shared = ray.put(job)
        name = job_name(job.data())
        game = ray.remote(max_retries=RETRIES)(play_there)
        running: list[Any] = []
        try:
            while True:
                for number in numbers:
                    running.append(game.remote(shared, name, number, delve.__version__))
                    if len(running) == self.count * AHEAD:
                        break
                if not running:
                    return
                done, running = ray.wait(running)
                yield from ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise BadInput(message("lab-ray-failed", error=str(error.cause))) from None
        except ray.exceptions.RayError as error:
            raise BadInput(message("lab-ray-failed", error=type(error).__name__)) from None
        finally:
            for waiting in running:
                ray.cancel(waiting, force=True)


# --- On a worker. ------------------------------------------------------------------------------------------------

_OPENED: Final[dict[str, Play]] = {}


def play_there(job: Job, name: str, number: int, version: str) -> GameRecord:
    if delve.__version__ != version:
        raise RuntimeError(f"{socket.gethostname()} has Delve {delve.__version__}, not {version}")
    if name not in _OPENED:
        _OPENED[name] = job.open()
    return _OPENED[name](number)
