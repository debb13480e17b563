"""Connections on which nobody says anything, or not all of it."""

from __future__ import annotations

import asyncio
import contextlib

from tests.attacks.target import Deeds, Target, bare

MOST = 1_010
# Half of them send only this.
BEGINNING = b"GET / HTTP/1.1\r\nHost: "


async def silence(target: Target) -> Deeds:
    """Holds as many silent connections as fit into the usual 1,024 files, and opens those again that are closed."""
    deeds = {"opened": 0, "closed on us": 0, "refused": 0}

    async def hold(number: int) -> None:
        while target.left():
            try:
                async with bare(target) as (reader, writer):
                    deeds["opened"] += 1
                    if number % 2:
                        writer.write(BEGINNING)
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(target.left()):
                            await reader.read()
                            deeds["closed on us"] += 1
            except OSError:
                deeds["refused"] += 1
            await asyncio.sleep(min(1.0, target.left()))

    await asyncio.gather(*[hold(number) for number in range(min(MOST, target.count))])
    return deeds
