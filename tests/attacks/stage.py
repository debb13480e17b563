"""One attack: a quiet phase, the attack, and its after-effects."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.attacks.catalogue import ATTACKS
from tests.attacks.gauges import Gauges, gauges
from tests.attacks.innocent import Innocent, Times
from tests.attacks.target import Deeds, Target
from tests.server.running import PATIENCE, Server

# The server and the measuring client have priority: two cores are not enough for all.
NICE = 5
# A while before and after the attack, at most.
LONGEST_PAUSE = 10.0
LOOK = 0.1
# Between two gauges of the course of a phase.
STEP = 15.0
# So many files a process may usually have open.
FILES = 1024


@dataclass
class Phase:
    """What was noticed for a while, and what the server held at its end."""

    name: str
    seconds: float
    answers: Times
    visits: Times
    gauges: Gauges
    most_files: int
    # The gauges on the way, every ``STEP`` seconds.
    course: list[Gauges]


@dataclass
class Account:
    """What became of it."""

    attack: str
    phases: list[Phase]
    did: Deeds
    alive: bool
    errors: str

    def phase(self, name: str) -> Phase:
        return next(phase for phase in self.phases if phase.name == name)


def attack_apart(name: str, host: str, seconds: float, count: int) -> Deeds:
    """Runs in a process of the attacker's own."""
    os.nice(NICE)
    return asyncio.run(ATTACKS[name](Target(host, seconds, count)))


def watch(name: str, server: Server, innocent: Innocent, seconds: float, attack: Future[Deeds] | None = None) -> Phase:
    """Looks on for so long, or until the attack is over."""
    begun = time.monotonic()
    innocent.answers.read()
    innocent.visits.read()
    most = 0
    course: list[Gauges] = []
    while (attack is not None and not attack.done()) or (attack is None and time.monotonic() - begun < seconds):
        if time.monotonic() - begun > seconds + PATIENCE:
            break
        now = gauges(server)
        most = max(most, now.files)
        if time.monotonic() - begun > STEP * (len(course) + 1):
            course.append(now)
        time.sleep(LOOK)
    now = gauges(server)
    took = time.monotonic() - begun
    return Phase(name, took, innocent.answers.read(), innocent.visits.read(), now, max(most, now.files), course)


def run_attack(name: str, database: str, folder: Path, seconds: float, count: int, *options: str) -> Account:
    """Attacks a server that is started for it, as it is usually run, and given up afterwards."""
    # Those of this machine are no proxies, but people: each address has limits of its own.
    server = Server(folder, database, *options, usual={"--proxies": "192.0.2.1"}, files=FILES)
    server.start()
    assert server.process is not None
    pause = min(LONGEST_PAUSE, seconds / 2)
    try:
        with Innocent(server) as innocent, ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as apart:
            phases = [watch("quiet", server, innocent, pause)]
            attack = apart.submit(attack_apart, name, server.host, seconds, count)
            phases.append(watch("attack", server, innocent, seconds, attack))
            phases.append(watch("after", server, innocent, pause))
            return Account(name, phases, attack.result(), server.process.poll() is None, server.errors())
    finally:
        server.kill()
