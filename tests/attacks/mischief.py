"""People who come and go, play a little, and break off anywhere; some send junk, some read slowly, some say nothing."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
from collections.abc import Awaitable, Callable

import httpx
from tests.attacks.target import Data, Deeds, Guest, Target, bare
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Frame, Opcode

HANDS = 12
# So many guests are known at a time; then one makes room for another.
PEOPLE = 20
LONGEST = 0.5
# The smallest buffer that the system gives.
BUFFER = 1024

JUNK_TEXTS = [b"", b"{", b"null", b"[]", b'{"type":"do"}', b'{"id":1,"type":"nonsense"}', b"\xff\xfe", b"[" * 5_000]
JUNK_REQUESTS = [
    b"GET / HTTP/1.1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/guest HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\nx",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"BREW / HTTP/9.9\r\nHost: here\r\n\r\n",
    b"GET /api/tables HTTP/1.1\r\nHost: here\r\nX: " + b"x" * 70_000,
]


class Mischief:
    """One crowd: its guests, its tables, and what it has done."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.chance = random.Random(1)
        self.guests: list[tuple[Guest, str]] = []
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "played": self.play,
            "broke off": self.break_off,
            "sent junk": self.send_junk,
            "asked junk": self.ask_junk,
            "read slowly": self.read_slowly,
        }
        self.deeds: Deeds = {**dict.fromkeys(self.kinds, 0), "turned away": 0}

    async def live(self) -> None:
        names = list(self.kinds)
        for _ in self.target.numbers():
            name = self.chance.choice(names)
            try:
                async with asyncio.timeout(10):
                    await self.kinds[name]()
                self.deeds[name] += 1
            except (InvalidHandshake, ConnectionClosed, httpx.HTTPError, OSError, TimeoutError):
                self.deeds["turned away"] += 1

    async def somebody(self) -> tuple[Guest, str]:
        """A guest with a table: a new one, or one who was here before."""
        if len(self.guests) < PEOPLE or self.chance.random() < 0.05:
            guest = await self.target.guest()
            self.guests = [*self.guests[-PEOPLE:], (guest, await guest.open_table())]
        return self.chance.choice(self.guests)

    async def pause(self) -> None:
        await asyncio.sleep(self.chance.uniform(0, LONGEST))

    # --- What they do. ------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Answers some questions, and leaves with or without a word."""
        guest, table = await self.somebody()
        async with guest.socket(table, close_timeout=0.5) as line:
            await self.answer(line, self.chance.randrange(8))
            if self.chance.random() < 0.5:
                line.transport.abort()

    async def answer(self, line: ClientConnection, count: int) -> None:
        async for text in line:
            message: Data = json.loads(text)
            if message["type"] == "over" or count <= 0:
                return
            if message["type"] in {"game", "update"} and message["asked"] and "options" in message["asked"]:
                count -= 1
                option = self.chance.choice(message["asked"]["options"])["line"]
                await line.send(json.dumps({"type": "do", "id": message["n"], "n": message["n"], "line": option}))

    async def break_off(self) -> None:
        """Asks for a socket in part or whole, and cuts the connection."""
        guest, table = await self.somebody()
        asking = guest.handshake(table)
        async with bare(self.target) as (_, writer):
            writer.write(asking[: self.chance.choice([0, 10, len(asking) - 1, len(asking)])])
            await self.pause()

    async def send_junk(self) -> None:
        """Sends frames through a socket that are no messages, no frames, or never end."""
        guest, table = await self.somebody()
        async with bare(self.target) as (reader, writer):
            writer.write(guest.handshake(table))
            await reader.read(1)
            for _ in range(self.chance.randrange(1, 6)):
                writer.write(self.junk())
                await writer.drain()
                await asyncio.sleep(0.02)

    def junk(self) -> bytes:
        text = self.chance.choice(JUNK_TEXTS)
        kind = self.chance.choice([Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.CONT, Opcode.CLOSE])
        whole = Frame(kind, text[:100] if kind in {Opcode.PING, Opcode.CLOSE} else text)
        return self.chance.choice(
            [
                whole.serialize(mask=True),
                whole.serialize(mask=False),
                Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True),
                os.urandom(40),
                b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask",
            ]
        )

    async def ask_junk(self) -> None:
        """Sends what is no request, or only half of one."""
        async with bare(self.target) as (_, writer):
            writer.write(self.chance.choice(JUNK_REQUESTS))
            await self.pause()

    async def read_slowly(self) -> None:
        """Asks much and reads nothing."""
        guest, table = await self.somebody()
        host, port = self.target.host.split(":")
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        line.setblocking(False)
        try:
            loop = asyncio.get_running_loop()
            await loop.sock_connect(line, (host, int(port)))
            await loop.sock_sendall(line, guest.handshake(table))
            await self.pause()
            for number in range(50):
                asked = json.dumps({"id": number, "type": "explain", "what": "x" * 200}).encode()
                await loop.sock_sendall(line, Frame(Opcode.TEXT, asked).serialize(mask=True))
            await self.pause()
        finally:
            line.close()


async def mischief(target: Target) -> Deeds:
    """Comes and goes in all ways at once, as people and programs do in the course of months."""
    crowd = Mischief(target)
    await asyncio.gather(*[crowd.live() for _ in range(HANDS)])
    return crowd.deeds
