"""What an attacker knows and can do: an address, guests, tables, and when to stop."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
from tests.server.running import PATIENCE, UNENCRYPTED
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Data = dict[str, Any]
# What an attacker says it did.
Deeds = dict[str, int]


@dataclass
class Guest:
    """Somebody with a cookie."""

    host: str
    cookie: str

    async def post(self, path: str, body: Data) -> Data:
        async with httpx.AsyncClient(verify=UNENCRYPTED, timeout=PATIENCE) as http:
            headers = {"Cookie": f"delve={self.cookie}"}
            answer = await http.post(f"http://{self.host}{path}", json=body, headers=headers)
            answer.raise_for_status()
            found: Data = answer.json()
            return found

    async def open_table(self, format: str = "solo-standard") -> str:
        return str((await self.post("/api/tables", {"format": format, "seats": [{"kind": "me"}]}))["id"])

    def socket(self, table: str, **options: Any) -> connect:
        """A socket to a table, as a page opens it."""
        origin: Any = f"http://{self.host}"
        return connect(
            f"ws://{self.host}/api/tables/{table}/socket",
            additional_headers={"Cookie": f"delve={self.cookie}"},
            origin=origin,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            **options,
        )

    def handshake(self, table: str) -> bytes:
        """The bytes with which a socket is asked for."""
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {self.host}",
            f"Origin: http://{self.host}",
            f"Cookie: delve={self.cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        return "\r\n".join([*lines, "", ""]).encode()


class Target:
    """The server under attack, for a time and a number of actions."""

    def __init__(self, host: str, seconds: float, count: int) -> None:
        self.host = host
        self.deadline = time.monotonic() + seconds
        self.count = count

    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self.deadline - time.monotonic())

    async def guest(self) -> Guest:
        async with httpx.AsyncClient(verify=UNENCRYPTED, timeout=PATIENCE) as http:
            answer = await http.post(f"http://{self.host}/api/guest")
            answer.raise_for_status()
            return Guest(self.host, answer.cookies["delve"])

    async def stream(self, **options: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        host, port = self.host.split(":")
        return await asyncio.open_connection(host, int(port), **options)

    def numbers(self) -> Iterator[int]:
        """Yields a number per action until the time is up or all are used."""
        for number in range(self.count):
            if not self.left():
                return
            yield number


@contextlib.asynccontextmanager
async def bare(target: Target, **options: Any) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection that is cut in the end, without a word."""
    reader, writer = await target.stream(**options)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def hear(socket: ClientConnection, deeds: Deeds, what: str) -> None:
    """Reads and counts all data."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in socket:
            deeds[what] += 1


@contextlib.asynccontextmanager
async def heard(socket: ClientConnection, deeds: Deeds, what: str) -> AsyncIterator[None]:
    """Reads all data in the background."""
    hearing = asyncio.create_task(hear(socket, deeds, what))
    try:
        yield
    finally:
        hearing.cancel()
