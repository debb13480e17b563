"""Many people who play at once. Like the page, they resend unanswered messages after a lost connection."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

from tests.server.people import Person
from tests.server.running import PATIENCE, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

Data = dict[str, Any]


class Player:
    """Somebody at one table, and what the server has acknowledged to them."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.cookie = person.http.cookies["delve"]
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.stale = 0
        self.pending: tuple[int, str] | None = None
        self.shown = 0  # the number of inputs this person has been sent
        self.asked: Data | None = None
        self.over = False
        self.reconnects = 0

    async def play(self, server: Server, goal: int | None = None) -> None:
        """Plays until the connection is lost; with a goal, reconnects until that input or the end of the game."""
        while not self.over and (goal is None or self.shown < goal):
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with self.connected(server) as socket:
                    await self.talk(socket, goal)
            if goal is None:
                return
            self.reconnects += 1
            await asyncio.sleep(0.1)

    def connected(self, server: Server) -> connect:
        return connect(
            f"ws://{server.host}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": f"delve={self.cookie}"},
            origin=Origin(server.address),
            open_timeout=PATIENCE,
            compression=None,
        )

    async def talk(self, socket: ClientConnection, goal: int | None) -> None:
        if self.pending is not None:
            await self.say(socket)
        async for text in socket:
            message = json.loads(text)
            if message["type"] in {"game", "update"}:
                self.shown = max(self.shown, message["n"])
                self.asked = message
            elif message["type"] in {"ack", "stale", "refused"}:
                self.answered(message)
            elif message["type"] == "over":
                self.over = True
                return
            if goal is not None and self.shown >= goal and self.pending is None:
                return
            await self.go_on(socket)

    async def go_on(self, socket: ClientConnection) -> None:
        """Answers the open question, if it is this person's and not answered yet."""
        if self.pending is not None or self.asked is None:
            return
        options = (self.asked["asked"] or {}).get("options", [])
        n = self.asked["n"]
        if options and n not in self.acknowledged:
            self.pending = n, self.chance.choice(options)["line"]
            await self.say(socket)

    async def say(self, socket: ClientConnection) -> None:
        assert self.pending is not None
        n, line = self.pending
        await socket.send(json.dumps({"type": "do", "id": n, "n": n, "line": line}))

    def answered(self, message: Data) -> None:
        assert self.pending is not None
        assert message["type"] in {"ack", "stale"}, message
        n, line = self.pending
        self.pending = None
        if message["type"] == "ack":
            self.acknowledged[n] = line
        else:
            self.stale += 1


def check_going_on(playing: list[asyncio.Task[None]]) -> None:
    """Raises the error of a failed task at once."""
    for task in playing:
        if task.done():
            task.result()
    assert not all(task.done() for task in playing)


def seated(people: list[Person], format: str, seed: int) -> list[Player]:
    """These people at a new table, in the order of its seats."""
    table = people[0].open_table(format, "me", *["open"] * (len(people) - 1))
    for seat, person in enumerate(people[1:], 2):
        person.sit(table, seat)
    return [Player(person, table["id"], seed + seat) for seat, person in enumerate(people)]
