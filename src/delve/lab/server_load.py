"""The capacity of a server: live tables with an action every two seconds, and the latency until everybody has it.

The server runs in a process of its own, on one core where cores can be chosen; all people play from this process. A
table has two people at it. An action is timed from the moment it is sent until the last socket at its table has the
game as it is afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

FORMAT: Final = "competitive"
# The most tables per person.
TABLES_EACH: Final = 20
# Seconds between two actions at a table.
PAUSE: Final = 2.0
# How long everybody plays before it is measured: so many who come at once keep a server busy for some seconds. And how
# long the last actions may take.
WARM_UP: Final = 10.0
PATIENCE: Final = 60.0
# Sockets opened at the same time.
AT_ONCE: Final = 32

Data = dict[str, Any]
Figures = dict[str, float]


# --- The server. -----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def serving(database: str | None) -> Iterator[tuple[str, int]]:
    """Starts a server; yields its address and process id."""
    with tempfile.TemporaryDirectory() as folder:
        options = {
            "--port": "0",
            "--requests": "0",
            "--connections": "0",
            "--database": database or str(Path(folder, "load.sqlite")),
        }
        command = [
            sys.executable,
            "-m",
            "delve.cli.main",
            "serve",
            *[word for pair in options.items() for word in pair],
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                share_cores(process.pid)
                host = wait_for(process)
                yield host, process.pid
            finally:
                process.terminate()


def share_cores(server: int) -> None:
    """Pins the server to one core and this process to the others, if the system supports it."""
    if sys.platform == "linux":
        first, *others = sorted(os.sched_getaffinity(0))
        if others:
            os.sched_setaffinity(server, {first})
            os.sched_setaffinity(0, set(others))


def wait_for(server: subprocess.Popen[str]) -> str:
    """The address of a server, once it answers. Its first line names the port, which the system chose."""
    assert server.stdout is not None
    named = re.search(r"127\.0\.0\.1:\d+", server.stdout.readline())
    assert named, "the server did not start"
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(f"http://{named[0]}/api/formats", timeout=PATIENCE).close()
        except (urllib.error.URLError, OSError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return named[0]


def cpu_seconds(process: int) -> float:
    """CPU seconds of a process so far; 0 if unknown."""
    path = Path(f"/proc/{process}/stat")
    if not path.is_file():
        return 0.0
    fields = path.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Memory of a process in megabytes; 0 if unknown."""
    path = Path(f"/proc/{process}/statm")
    return int(path.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if path.is_file() else 0.0


def stolen_seconds() -> float:
    """CPU time stolen by the host so far; 0 if unknown."""
    path = Path("/proc/stat")
    if not path.is_file():
        return 0.0
    return int(path.read_text().split()[8]) / os.sysconf("SC_CLK_TCK") / (os.cpu_count() or 1)


# --- Players. --------------------------------------------------------------------------------------------------------


class Person:
    """A client with a session cookie."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.cookie = ""

    def post(self, path: str, body: Data | None = None) -> Data:
        request = urllib.request.Request(f"http://{self.host}{path}", method="POST")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            given = answer.headers.get("Set-Cookie")
            if given:
                self.cookie = given.split(";")[0]
            found: Data = json.load(answer)
            return found


def lay_tables(host: str, first: int, last: int) -> list[Table]:
    """Opens tables, with the same two people at all of them."""
    one, other = Person(host), Person(host)
    for person in (one, other):
        person.post("/api/guest")
    found: list[Table] = []
    for number in range(first, last):
        id = one.post("/api/tables", {"format": FORMAT, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
        other.post(f"/api/tables/{id}/sit", {"seat": 2})
        found.append(Table(id, [one, other], number))
    return found


class Option(msgspec.Struct):
    """The fields of an option used here."""

    line: str


class Asked(msgspec.Struct):
    """The open question; no options for players who are not asked."""

    options: list[Option] = []


class Game(msgspec.Struct):
    """The fields of game messages used here."""

    n: int
    asked: Asked | None


# How messages with a whole view begin, and those with changes.
_WHOLE: Final = '{"type":"game"'
_UPDATE: Final = '{"type":"update"'
_READ: Final = msgspec.json.Decoder(Game)


class Table:
    """A table and its players."""

    def __init__(self, id: str, people: list[Person], seed: int) -> None:
        self.id = id
        self.people = people
        self.chance = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.n = -1
        self.answers: list[str] = []  # lines of the open options
        self.asked = 0  # index of the player asked
        self.over = False
        self.told = 0  # how many players have received the last action
        self.sizes: list[int] = []  # bytes of each update
        self.last = 0.0  # when the last player received it
        self.everybody = asyncio.Event()

    async def come(self) -> None:
        """Opens a socket for every player."""
        for person in self.people:
            origin: Any = f"http://{person.host}"
            opened = await connect(
                f"ws://{person.host}/api/tables/{self.id}/socket",
                additional_headers={"Cookie": person.cookie},
                origin=origin,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=PATIENCE,
            )
            self.sockets.append(opened)

    async def listen(self, place: int) -> None:
        """Receives the messages of one player."""
        async for text in self.sockets[place]:
            if not str(text).startswith((_WHOLE, _UPDATE)):
                continue
            heard = time.perf_counter()
            news = _READ.decode(text)
            if news.n:
                self.sizes.append(len(str(text).encode()))
            if news.n > self.n:
                self.n, self.told = news.n, 0
            self.told += 1
            if news.asked is None:
                self.over = True
            elif news.asked.options:
                self.answers, self.asked = [option.line for option in news.asked.options], place
            if self.told == len(self.people):
                self.last = heard
                self.everybody.set()

    async def play(self, actions: list[Action], end: float) -> None:
        """Acts every two seconds, starting at a random offset, until ``end``."""
        due = time.perf_counter() + self.chance.uniform(0, PAUSE)
        while due < end and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            # Waiting for the previous action counts as latency.
            begun = due if self.last > due else time.perf_counter()
            self.everybody.clear()
            frame = {"type": "do", "id": self.n, "n": self.n, "line": self.chance.choice(self.answers)}
            await self.sockets[self.asked].send(json.dumps(frame))
            await asyncio.wait_for(self.everybody.wait(), PATIENCE)
            actions.append(Action(begun, self.last))
            due += PAUSE


class Action:
    """When an action was due, and when all players had it."""

    def __init__(self, begun: float, told: float) -> None:
        self.begun = begun
        self.told = told


# --- Measuring. ------------------------------------------------------------------------------------------------------


def measure_server(tables: int, seconds: float, database: str | None = None) -> Figures:
    """Measures a server with this many live tables for this many seconds."""
    # Our own garbage collection would count as latency of the server.
    gc.disable()
    with serving(database) as (host, process):
        return asyncio.run(measure(host, process, tables, seconds))


async def measure(host: str, process: int, count: int, seconds: float) -> Figures:
    tables: list[Table] = []
    empty = memory(process)
    for first in range(0, count, TABLES_EACH):
        tables.extend(await asyncio.to_thread(lay_tables, host, first, min(count, first + TABLES_EACH)))
    for first in range(0, count, AT_ONCE):
        await asyncio.gather(*[table.come() for table in tables[first : first + AT_ONCE]])
    lines = [asyncio.create_task(table.listen(place)) for table in tables for place in range(len(table.people))]
    await asyncio.wait_for(asyncio.gather(*[table.everybody.wait() for table in tables]), PATIENCE)
    actions: list[Action] = []
    begin = time.perf_counter() + WARM_UP
    playing = [asyncio.create_task(table.play(actions, begin + seconds)) for table in tables]
    await asyncio.sleep(WARM_UP)
    computed, stolen = cpu_seconds(process), stolen_seconds()
    await asyncio.sleep(seconds)
    computed, stolen = cpu_seconds(process) - computed, stolen_seconds() - stolen
    held = memory(process)
    await asyncio.gather(*playing)
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, *[each.close() for table in tables for each in table.sockets], return_exceptions=True)
    # Actions that an overloaded server has not completed count as late.
    done = [each for each in actions if begin <= each.told < begin + seconds]
    sizes = sorted([size for table in tables for size in table.sizes])
    took = sorted([each.told - each.begun for each in actions if begin <= each.begun < begin + seconds])
    return {
        "tables": count,
        "actions_per_s": round(len(done) / seconds, 1),
        "p50_ms": round(1000 * took[len(took) // 2], 1),
        "p99_ms": round(1000 * took[len(took) * 99 // 100], 1),
        "cpu_percent": round(100 * computed / seconds, 1),
        "cpu_ms_per_action": round(1000 * computed / max(1, len(done)), 2),
        "bytes_per_update": sizes[len(sizes) // 2],
        "memory_mb": round(held),
        "memory_kb_per_table": round(1000 * (held - empty) / count),
        "stolen_percent": round(100 * stolen / seconds, 1),
    }
