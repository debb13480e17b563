"""One guest who talks without end at a table that many look at."""

from __future__ import annotations

import asyncio
import json

from tests.attacks.target import Deeds, Target, heard
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LISTENERS = 40
SPEAKERS = 10
PAUSE = 0.01


async def chatting(target: Target) -> Deeds:
    """Sends long messages through several sockets, and receives them through many more."""
    guest = await target.guest()
    table = await guest.open_table()
    deeds = {"said": 0, "heard": 0, "closed on us": 0}

    async def stay(speaks: bool) -> None:
        try:
            async with (
                asyncio.timeout(target.left()),
                guest.socket(table, close_timeout=0.5) as socket,
                heard(socket, deeds, "heard"),
            ):
                for number in target.numbers() if speaks else ():
                    await socket.send(json.dumps({"id": number, "type": "say", "text": f"{number} " * 70}))
                    deeds["said"] += 1
                    await asyncio.sleep(PAUSE)
                await asyncio.sleep(target.left())
        except TimeoutError:
            return
        except (InvalidHandshake, ConnectionClosed, OSError):
            deeds["closed on us"] += 1

    await asyncio.gather(*[stay(number < SPEAKERS) for number in range(LISTENERS + SPEAKERS)])
    return deeds
