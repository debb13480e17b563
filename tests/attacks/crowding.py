"""One person who opens as many sockets as they can, all at the same moment."""

from __future__ import annotations

import asyncio

from tests.attacks.target import Deeds, Target
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

MOST = 300


async def crowding(target: Target) -> Deeds:
    """Opens sockets at once and stays with those that are let in."""
    guest = await target.guest()
    table = await guest.open_table()
    deeds = {"asked for": 0, "stayed": 0}
    stayed: list[ClientConnection] = []

    async def come() -> None:
        deeds["asked for"] += 1
        try:
            socket = await guest.socket(table)
            async for text in socket:
                # Whoever sees the game has been let in.
                if str(text).startswith('{"type":"game"'):
                    stayed.append(socket)
                    return
        except (InvalidHandshake, ConnectionClosed, OSError):
            return

    await asyncio.gather(*[come() for _ in range(min(MOST, target.count))])
    deeds["stayed"] = len(stayed)
    await asyncio.sleep(target.left())
    await asyncio.gather(*[socket.close() for socket in stayed])
    return deeds
