"""Somebody who asks much and never reads an answer."""

from __future__ import annotations

import asyncio
import json
import socket

from tests.attacks.target import Deeds, Target
from websockets.frames import Frame, Opcode

MOST = 50
# The smallest receive buffer, so that data soon queues at the server.
BUFFER = 1024


async def slow_reading(target: Target) -> Deeds:
    """Asks on many sockets without reading, and comes again when cut off."""
    guest = await target.guest()
    table = await guest.open_table()
    deeds = {"opened": 0, "said": 0, "cut off": 0}

    async def ask() -> None:
        while target.left():
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
            line.setblocking(False)
            try:
                await say(line)
            except OSError:
                deeds["cut off"] += 1
            finally:
                line.close()

    async def say(line: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        host, port = target.host.split(":")
        await loop.sock_connect(line, (host, int(port)))
        deeds["opened"] += 1
        await loop.sock_sendall(line, guest.handshake(table))
        await asyncio.sleep(0.5)
        for number in target.numbers():
            text = json.dumps({"id": number, "type": "explain", "what": "x" * 200}).encode()
            await loop.sock_sendall(line, Frame(Opcode.TEXT, text).serialize(mask=True))
            deeds["said"] += 1
            await asyncio.sleep(0.01)

    await asyncio.gather(*[asyncio.wait_for(ask(), target.left() + 5) for _ in range(MOST)], return_exceptions=True)
    return deeds
