"""Sockets that are opened and closed at once, at every moment of their opening."""

from __future__ import annotations

import asyncio
import random

from tests.attacks.target import Deeds, Target, bare

# So many open at once, how many of them wait until they are answered, and how long each stays then at most: they go
# somewhere between asking and having been greeted.
HANDS = 16
ANSWERED = 0.75
LONGEST = 0.05


async def openings(target: Target) -> Deeds:
    """Opens sockets to a table and cuts them early, again and again."""
    guest = await target.guest()
    table = await guest.open_table()
    asking = guest.handshake(table)
    chance = random.Random(1)
    deeds = {"opened": 0, "refused": 0}

    async def open_one() -> None:
        try:
            async with bare(target) as (reader, writer):
                writer.write(asking)
                if chance.random() < ANSWERED:
                    await reader.read(1)
                await asyncio.sleep(chance.uniform(0, LONGEST))
            deeds["opened"] += 1
        except OSError:
            deeds["refused"] += 1
            await asyncio.sleep(LONGEST)

    numbers = target.numbers()

    async def go_on() -> None:
        for _ in numbers:
            await open_one()

    await asyncio.gather(*[go_on() for _ in range(HANDS)])
    return deeds
