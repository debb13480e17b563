"""People who play: over HTTP like a browser, and at a table through a socket."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.patching import with_view
from tests.server.running import HERE, PATIENCE, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from delve.messages import say

Data = dict[str, Any]


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Server, address: str = HERE, token: str = "") -> None:
        self.server = server
        self.address = address
        self.http = server.visitor(address)
        if token:
            self.http.cookies.set("delve", token)
        self.me: Data = self.get("/api/me") if token else self.post("/api/guest")

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200) -> Any:
        return self.checked(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self.checked(self.http.post(path, json=body) if body is not None else self.http.post(path), status)

    def put(self, path: str, body: object, status: int = 200) -> Any:
        return self.checked(self.http.put(path, json=body), status)

    def patch(self, path: str, body: object, status: int = 200) -> Any:
        return self.checked(self.http.patch(path, json=body), status)

    def checked(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def open_table(self, format: str, *seats: str, **more: object) -> Data:
        """Opens a table, with ``me``, ``open`` or the name of a bot in each seat."""
        kinds = [{"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "agent": seat} for seat in seats]
        table: Data = self.post("/api/tables", {"format": format, "seats": kinds, **more}, 201)
        return table

    def sit(self, table: Data, seat: int, **more: object) -> Data:
        seated: Data = self.post(f"/api/tables/{table['id']}/sit", {"seat": seat, **more})
        return seated

    def come(self, table: Data, query: str = "", server: Server | None = None) -> Line:
        return Line(self, table["id"], query, server or self.server)

    def gives_up(self, table: Data) -> None:
        """Connects to a table, concedes, and waits for the end."""
        with self.come(table) as line:
            line.wait_for_game()
            answer = line.ask(type="concede")
            assert answer["type"] == "ack", answer
            line.wait_until_over()


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status of a refusal and what it says, in words and as a message alike."""
    told = answer.json()
    assert told["status_code"] == answer.status_code
    assert told["detail"] == say(told["message"])
    return answer.status_code, told["detail"]


class Line:
    """A person's socket to a table."""

    def __init__(self, person: Person, table: str, query: str = "", server: Server | None = None) -> None:
        self.person = person
        self.table = table
        self.query = query
        self.server = server or person.server
        self.seen: list[Data] = []
        self.said = 0
        self.n = -1
        self.view: Data = {}
        self.asked: Data | None = None
        self.over: Data | None = None
        self.info: Data = {}
        self._open = contextlib.ExitStack()
        self.socket = self.connected()

    def connected(self) -> ClientConnection:
        cookie = self.person.http.cookies["delve"]
        opening: ClientConnection = connect(
            f"ws://{self.server.host}/api/tables/{self.table}/socket{self.query}",
            additional_headers={"Cookie": f"delve={cookie}"},
            origin=Origin(self.server.address),
            open_timeout=PATIENCE,
            compression=None,
            max_size=None,
            source_address=(self.person.address, 0),
        )
        return self._open.enter_context(opening)

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def drop(self) -> None:
        """Drops the connection without closing it."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()

    def close(self) -> None:
        self._open.close()

    def come_back(self) -> None:
        self.close()
        self.socket = self.connected()

    # --- Receiving. ---------------------------------------------------------------------------------------------

    def hear(self, timeout: float = PATIENCE) -> Data:
        text = self.socket.recv(timeout)
        message: Data = with_view(json.loads(text), self.n, self.view)
        self.seen.append(message)
        if message["type"] == "game":
            self.n, self.view, self.asked = message["n"], message["view"], message["asked"]
        elif message["type"] == "over":
            self.over = message
        elif message["type"] == "table":
            self.info = message["table"]
        return message

    def until(self, wanted: Callable[[Data], bool], patience: float = PATIENCE) -> Data:
        """The next message that matches."""
        deadline = time.monotonic() + patience
        while True:
            message = self.hear(max(0.0, deadline - time.monotonic()))
            if wanted(message):
                return message

    def wait_for(self, kind: str) -> Data:
        return self.until(lambda message: message["type"] == kind)

    def wait_for_game(self, n: int = 0) -> None:
        """Waits until this person has been sent at least ``n`` inputs."""
        while self.n < max(0, n):
            self.hear()

    def is_asked(self) -> bool:
        return self.asked is not None and "options" in self.asked

    def wait_until_asked(self) -> bool:
        """Waits until this person is asked; False if the game ends first."""
        while self.over is None:
            if self.is_asked():
                return True
            self.hear()
        return False

    def wait_until_over(self) -> Data:
        while self.over is None:
            self.hear()
        return self.over

    def standing_in(self, seat: int) -> tuple[bool, bool, float]:
        """Whether a seat's person is present, whether a bot stands in, and when one will."""
        found = self.info["seats"][seat - 1]
        return found["here"], found["stand_in"], found["stand_in_at"]

    def closed(self) -> tuple[int, str]:
        """The close code and reason of the server."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda message: False)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code, closed.value.rcvd.reason

    # --- Sending. -----------------------------------------------------------------------------------------------

    def send(self, **frame: object) -> int:
        self.said += 1
        self.socket.send(json.dumps({"id": self.said, **frame}))
        return self.said

    def ask(self, **frame: object) -> Data:
        """Sends a message and waits for its answer."""
        id = self.send(**frame)
        return self.until(lambda message: message["type"] in ANSWERS and message["id"] == id)

    def do(self, line: str, n: int | None = None) -> Data:
        return self.ask(type="do", n=self.n if n is None else n, line=line)

    def options(self) -> list[str]:
        assert self.asked is not None
        return [option["line"] for option in self.asked.get("options", [])]

    def play_on(self, answers: int, choose: Callable[[list[str]], str] = lambda lines: lines[-1]) -> int:
        """Answers up to ``answers`` questions before the end of the game; returns how many."""
        for count in range(answers):
            if not self.wait_until_asked():
                return count
            n = self.n
            answer = self.do(choose(self.options()))
            assert answer["type"] == "ack", answer
            self.wait_for_game(n + 1)
        return answers

    def play_until(self, enough: Callable[[], bool]) -> None:
        """Answers whenever asked, until the condition holds."""
        while not enough():
            if self.is_asked():
                self.play_on(1)
            else:
                self.hear()


def by_turn(one: Line, other: Line) -> tuple[Line, Line]:
    """The player who is asked, and the other; bots play first if it is their turn.

    Who is asked depends on the cards: players without options are skipped.
    """
    while True:
        while one.n != other.n:
            (one if one.n < other.n else other).hear()
        if one.is_asked():
            return one, other
        if other.is_asked():
            return other, one
        one.hear()


ANSWERS = {"ack", "stale", "refused", "told"}
