"""How much a server holds: live tables at which somebody acts every two seconds, and how soon everybody is told.

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
# How many tables one person may have at once.
TABLES_EACH: Final = 20
# Between two actions at a table.
PAUSE: Final = 2.0
# How long everybody plays before it is measured: so many who come at once keep a server busy for some seconds. And how
# long the last actions may take.
WARM_UP: Final = 10.0
PATIENCE: Final = 60.0
# So many people open a line at the same time.
AT_ONCE: Final = 32

Data = dict[str, Any]
Figures = dict[str, float]


# --- The server. -----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def serving(database: str | None) -> Iterator[tuple[str, int]]:
    """A server of our own: its address, and its process."""
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
    """One core for the server, the others for the people, where there are several and the system lets us choose."""
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
    """What a process has computed so far; 0 where the system does not say."""
    path = Path(f"/proc/{process}/stat")
    if not path.is_file():
        return 0.0
    fields = path.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The megabytes that a process holds; 0 where the system does not say."""
    path = Path(f"/proc/{process}/statm")
    return int(path.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if path.is_file() else 0.0


def stolen_seconds() -> float:
    """What others on the same hardware have taken from this machine so far; 0 where the system does not say."""
    path = Path("/proc/stat")
    if not path.is_file():
        return 0.0
    return int(path.read_text().split()[8]) / os.sysconf("SC_CLK_TCK") / (os.cpu_count() or 1)


# --- The people. -----------------------------------------------------------------------------------------------------


class Person:
    """Somebody with a cookie."""

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
    """Tables for two people, who sit at all of them."""
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
    """A possible answer, as far as it matters here."""

    line: str


class Asked(msgspec.Struct):
    """The open question; without options for those who are not asked."""

    options: list[Option] = []


class Game(msgspec.Struct):
    """News of the game, as far as they matter here."""

    n: int
    asked: Asked | None


# How the first news of a game begin, the whole view among them, and how those after every input do.
_WHOLE: Final = '{"type":"game"'
_UPDATE: Final = '{"type":"update"'
_READ: Final = msgspec.json.Decoder(Game)


class Table:
    """A table, and the people at it."""

    def __init__(self, id: str, people: list[Person], seed: int) -> None:
        self.id = id
        self.people = people
        self.chance = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.n = -1
        self.answers: list[str] = []  # what may be answered now
        self.asked = 0  # who is asked, by their place
        self.over = False
        self.told = 0  # how many know of the last action
        self.sizes: list[int] = []  # of what was heard after each input, in bytes
        self.last = 0.0  # when the last of them was told
        self.everybody = asyncio.Event()

    async def come(self) -> None:
        """Everybody opens a line."""
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
        """One of them hears what the server says."""
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
        """Somebody acts every two seconds, beginning at some moment of their own, until it is time to end."""
        due = time.perf_counter() + self.chance.uniform(0, PAUSE)
        while due < end and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            # Who had to wait for the action before counts the waiting, too.
            begun = due if self.last > due else time.perf_counter()
            self.everybody.clear()
            frame = {"type": "do", "id": self.n, "n": self.n, "line": self.chance.choice(self.answers)}
            await self.sockets[self.asked].send(json.dumps(frame))
            await asyncio.wait_for(self.everybody.wait(), PATIENCE)
            actions.append(Action(begun, self.last))
            due += PAUSE


class Action:
    """When it was due, and when everybody knew of it."""

    def __init__(self, begun: float, told: float) -> None:
        self.begun = begun
        self.told = told


# --- Measuring. ------------------------------------------------------------------------------------------------------


def measure_server(tables: int, seconds: float, database: str | None = None) -> Figures:
    """The figures of a server with so many live tables, over so many seconds."""
    # Or our own pauses would count as the server's.
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
    # What a server that cannot keep up leaves undone is not counted as done, but as late.
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
