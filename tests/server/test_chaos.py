"""Random actions of many people at once, at their own and others' tables: every one is answered."""

from __future__ import annotations

import contextlib
import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.people import Data, Line, Person
from websockets.exceptions import ConnectionClosed, InvalidStatus

# Duration in seconds; longer with DELVE_CHAOS=600.
SECONDS = float(os.environ.get("DELVE_CHAOS", "4"))
PEOPLE = 6
SEATS = {"solo-standard": 1, "coop-2": 2, "competitive": 2, "multiplayer": 3}
ANSWERED = {200, 201, 400, 403, 404}


class Visitor:
    """Somebody without a plan. All of them know all tables, by their ids."""

    def __init__(self, person: Person, tables: list[str], seed: int) -> None:
        self.person = person
        self.tables = tables
        self.chance = random.Random(seed)

    def live(self, until: float) -> None:
        deeds = [self.open, self.sit, self.fill, self.leave, self.rematch, self.look, *[self.come] * 4]
        while time.monotonic() < until:
            self.chance.choice(deeds)()

    # --- By requests. -------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Whatever is asked is answered, and never with a fault of the server's."""
        answer = self.person.http.request(method, path, json=body)
        assert answer.status_code in ANSWERED, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.is_success and method == "POST" else None

    def about(self, deed: str, body: object = None) -> None:
        found = self.ask("POST", f"/api/tables/{self.table()}/{deed}", body)
        if found is not None:
            self.tables.append(found["id"])

    def table(self) -> str:
        """One of the last."""
        return self.chance.choice(self.tables[-8:] or ["none"])

    def open(self) -> None:
        format = self.chance.choice(list(SEATS))
        others = [self.chance.choice([{"kind": "open"}, {"kind": "bot", "agent": "random"}]) for _ in range(9)]
        seats = [{"kind": "me"}, *others][: SEATS[format]]
        wanted = {"format": format, "seats": seats, "takeover": self.chance.choice([0, 15]), "quests_needed": 1}
        found = self.ask("POST", "/api/tables", wanted)
        if found is not None:
            self.tables.append(found["id"])

    def sit(self) -> None:
        self.about("sit", {"seat": self.chance.randint(1, 3)})

    def fill(self) -> None:
        self.about("fill", {"seat": self.chance.randint(1, 3), "agent": "random"})

    def leave(self) -> None:
        self.about("leave")

    def decline(self) -> None:
        self.about("decline")

    def rematch(self) -> None:
        self.about("rematch", {})

    def look(self) -> None:
        paths = ["", "/mine", f"/{self.table()}", f"/{self.table()}/story", f"/{self.table()}/replay"]
        self.ask("GET", "/api/tables" + self.chance.choice(paths))

    # --- At a table. --------------------------------------------------------------------------------------------

    def come(self) -> None:
        """Opens a socket at a table, sends a few messages, and leaves or is disconnected."""
        with contextlib.suppress(ConnectionClosed, InvalidStatus), self.person.come({"id": self.table()}) as line:
            for _ in range(self.chance.randrange(12)):
                self.hear_what_there_is(line)
                line.ask(**self.thought(line))
            if self.chance.random() < 0.3:
                line.send(**self.thought(line))
                line.drop()

    def hear_what_there_is(self, line: Line) -> None:
        with contextlib.suppress(TimeoutError):
            while True:
                line.hear(0.02)

    def thought(self, line: Line) -> Data:
        options = line.options() if line.is_asked() else []
        requests = [message["request"] for message in line.seen if message["type"] == "undo"]
        said: list[Data] = [
            *[{"type": "do", "n": line.n, "line": option} for option in options],
            {"type": "undo", "n": line.n},
            {"type": "undo", "n": line.n, "count": self.chance.randint(1, 3)},
            {"type": "answer_undo", "request": (requests or ["none"])[-1], "yes": self.chance.random() < 0.8},
            {"type": "say", "text": "What now?"},
            {"type": "explain", "what": "encounter.limit"},
            *[{"type": kind} for kind in ("ping", "concede", "abandon") if self.chance.random() < 0.3],
        ]
        return self.chance.choice(said)


@pytest.mark.parametrize(
    ("kind", "options"), [("sqlite", []), ("postgresql", ["--workers", "2"])], ids=["sqlite", "postgresql"]
)
def test_concurrent_actions_of_people_do_not_break_tables(
    start_server: StartServer,
    new_database: NewDatabase,
    new_person: NewPerson,
    kind: str,
    options: list[Any] | list[str],
) -> None:
    server = start_server(new_database(kind), *options)
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    tables: list[str] = []
    visitors = [Visitor(new_person(server), tables, seed + number) for number in range(PEOPLE)]
    until = time.monotonic() + SECONDS
    with ThreadPoolExecutor(PEOPLE) as threads:
        for done in [threads.submit(visitor.live, until) for visitor in visitors]:
            done.result()
    assert tables
    person = new_person(server)
    for table in set(tables[-8:]):
        with contextlib.suppress(ConnectionClosed, InvalidStatus), person.come({"id": table}) as line:
            assert line.ask(type="ping")["type"] == "ack"
    assert server.errors() == ""
