"""Tables at which nobody sits but bots."""

from __future__ import annotations

import asyncio

import httpx
from tests.attacks.target import Deeds, Target

GUESTS = 10
TABLES_EACH = 20


async def bots(target: Target) -> Deeds:
    """Opens two hundred tables for bots alone, and goes away."""
    deeds = {"opened": 0, "refused": 0}
    wish = {"format": "competitive", "seats": [{"kind": "bot", "agent": "random"}, {"kind": "bot", "agent": "random"}]}
    for _ in range(GUESTS):
        guest = await target.guest()
        for _ in range(TABLES_EACH):
            try:
                await guest.post("/api/tables", wish)
                deeds["opened"] += 1
            except httpx.HTTPStatusError:
                deeds["refused"] += 1
            if not target.left():
                return deeds
    await asyncio.sleep(target.left())
    return deeds
