"""Prometheus metrics of a worker.

With several workers, each writes its metrics to files in the folder ``PROMETHEUS_MULTIPROC_DIR``, which ``delve serve``
makes, and any worker can report the totals. The variable must be set before this module is imported.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import time
from collections.abc import Sized
from pathlib import Path
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
MEDIA_TYPE: Final = CONTENT_TYPE_LATEST
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

# Read from the shared database by the worker that serves the report.
TABLES: Final = Gauge("delve_tables", "Tables that are open or played at.", ["stage"], multiprocess_mode="mostrecent")
PEOPLE: Final = Gauge("delve_people", "People who have a table open.", multiprocess_mode="mostrecent")

SOCKETS: Final = Gauge("delve_sockets", "Sockets that are open.", multiprocess_mode="livesum")
GAMES: Final = Gauge("delve_games_in_memory", "Games that workers have in memory.", multiprocess_mode="livesum")
REQUEST_SECONDS: Final = Histogram(
    "delve_request_seconds", "From a request to its answer.", ["method", "route", "status"], buckets=SECONDS
)
INPUTS: Final = Counter("delve_inputs", "Inputs written to the database.")
INPUT_SECONDS: Final = Histogram(
    "delve_input_write_seconds", "From an input's arrival until it is on disk.", buckets=SECONDS
)
BOTS_WAITING: Final = Gauge(
    "delve_bots_waiting", "Bots that were asked and have not answered.", multiprocess_mode="livesum"
)
BOT_SECONDS: Final = Histogram(
    "delve_bot_seconds", "From a bot's question to its answer, waiting for a process included.", ["agent"]
)
LIMITS_HIT: Final = Counter("delve_limits_hit", "How often somebody ran into a limit.", ["limit"])
CLEARED: Final = Counter("delve_cleared", "What was cleared away by the rules.", ["what"])
LOG_LINES: Final = Counter("delve_log_lines", "Lines logged.", ["level"])

LOOP_LATE: Final = Histogram(
    "delve_loop_late_seconds", "How late the event loop was, looked at twice a second.", buckets=SECONDS
)
MEMORY: Final = Gauge("delve_worker_memory_bytes", "Resident memory of a worker.", multiprocess_mode="liveall")
FILES: Final = Gauge("delve_worker_open_files", "Files and connections open in a worker.", multiprocess_mode="liveall")

BEAT: Final = 0.5
# Beats between two readings of system figures: counting thousands of open files takes a while.
BEATS: Final = 30


async def watch_worker(games: Sized) -> None:
    """Measures this worker and its games periodically."""
    while True:
        # Unknown where there is no /proc.
        with contextlib.suppress(OSError):
            MEMORY.set(int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
            FILES.set(len(os.listdir("/proc/self/fd")))  # noqa: PTH208 - a path for each would take ten times as long
        for _ in range(BEATS):
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            LOOP_LATE.observe(max(0.0, time.monotonic() - due))
            GAMES.set(len(games))


def report() -> bytes:
    """All metrics, of all workers."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    forget_the_dead(Path(folder))
    together = CollectorRegistry()
    MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget_the_dead(folder: Path) -> None:
    """Drops the gauges of workers that were killed; their counters stay."""
    for path in folder.glob("gauge_live*.db"):
        found = re.search(r"_(\d+)\.db$", path.name)
        if found is not None and not Path("/proc", found[1]).exists():
            mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]
