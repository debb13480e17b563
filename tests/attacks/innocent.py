"""A normal user during an attack: plays at their own table, and requests the page now and then.

They come from another address of this machine than the attackers do.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

import httpx
from tests.server.people import Line, Person
from tests.server.running import Server

ADDRESS = "127.0.0.2"
# Between two answers, and between two visits.
PAUSE = 0.05
VISITING = 0.5
# Who waits longer has been shut out.
PATIENCE = 30.0


@dataclass
class Times:
    """How long answers took, in milliseconds."""

    count: int
    failed: int
    p50: float
    p99: float
    longest: float


class Stopwatch:
    """Collects how long something takes, in whichever thread."""

    def __init__(self) -> None:
        self._took: list[float] = []
        self._failed = 0

    def done(self, begun: float) -> None:
        self._took.append(1000 * (time.perf_counter() - begun))

    def fail(self) -> None:
        self._failed += 1

    def read(self) -> Times:
        """What was collected since the last reading."""
        took, self._took = sorted(self._took), []
        failed, self._failed = self._failed, 0
        if not took:
            return Times(0, failed, 0.0, 0.0, 0.0)
        return Times(len(took), failed, took[len(took) // 2], took[len(took) * 99 // 100], took[-1])


class Innocent:
    """Plays and visits in two threads, until told to stop."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.answers = Stopwatch()
        self.visits = Stopwatch()
        self._enough = threading.Event()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._play, self._visit)]

    def __enter__(self) -> Innocent:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._enough.set()
        for thread in self._threads:
            thread.join(PATIENCE)

    def _play(self) -> None:
        person = Person(self.server, ADDRESS)
        while not self._enough.is_set():
            table = person.open_table("solo-standard", "me")
            try:
                with person.come(table) as line:
                    self._play_one(line)
                    if line.over is None and not self._enough.is_set():
                        line.ask(type="concede")
            except Exception:
                # Whatever it was, an innocent person was kept from playing.
                self.answers.fail()
                self._enough.wait(PAUSE)
        person.close()

    def _play_one(self, line: Line) -> None:
        line.wait_for_game()
        while line.over is None and not self._enough.is_set():
            if not line.wait_until_asked():
                return
            begun = time.perf_counter()
            line.play_on(1)
            self.answers.done(begun)
            self._enough.wait(PAUSE)

    def _visit(self) -> None:
        """Opens a new connection each time, as a first visit does."""
        while not self._enough.is_set():
            begun = time.perf_counter()
            try:
                with self.server.visitor(ADDRESS) as browser:
                    browser.get("/api/formats", timeout=PATIENCE).raise_for_status()
                self.visits.done(begun)
            except httpx.HTTPError:
                self.visits.fail()
            self._enough.wait(VISITING)
