"""One guest who talks through many sockets as fast as they are answered."""

from __future__ import annotations

import asyncio
import json

from tests.attacks.target import Deeds, Target, heard
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

MOST = 60
# Between two questions on one socket.
PAUSE = 0.005


async def talking(target: Target) -> Deeds:
    """Keeps sixty sockets busy with questions that make the server think."""
    guest = await target.guest()
    table = await guest.open_table()
    deeds = {"sockets": 0, "said": 0, "answered": 0, "closed on us": 0}

    async def talk() -> None:
        try:
            async with asyncio.timeout(target.left()), guest.socket(table, close_timeout=0.5) as socket:
                deeds["sockets"] += 1
                lines = await read_options(socket)
                async with heard(socket, deeds, "answered"):
                    for number in target.numbers():
                        asked = {"id": number, "type": "preview", "line": lines[number % len(lines)]}
                        await socket.send(json.dumps(asked))
                        deeds["said"] += 1
                        await asyncio.sleep(PAUSE)
        except TimeoutError:
            return
        except (InvalidHandshake, ConnectionClosed, OSError):
            deeds["closed on us"] += 1

    await asyncio.gather(*[talk() for _ in range(MOST)])
    return deeds


async def read_options(socket: ClientConnection) -> list[str]:
    """What may be answered at this table now."""
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "game":
            return [option["line"] for option in message["asked"]["options"]]
    raise ConnectionAbortedError
