"""What a server holds: memory, open files, and SQLite's log."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from tests.server.running import Server


@dataclass
class Gauges:
    """What a server holds at one moment."""

    memory_mb: float
    files: int
    log_mb: float


def gauges(server: Server) -> Gauges:
    assert server.process is not None
    process = Path("/proc", str(server.process.pid))
    pages = int((process / "statm").read_text().split()[1])
    log = Path(f"{server.database}-wal")
    return Gauges(
        pages * os.sysconf("SC_PAGE_SIZE") / 1e6,
        len(list((process / "fd").iterdir())),
        log.stat().st_size / 1e6 if log.is_file() else 0.0,
    )
