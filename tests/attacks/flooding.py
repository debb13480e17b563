"""Requests over HTTP as fast as they are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
from tests.attacks.target import Data, Deeds, Target
from tests.server.running import PATIENCE, UNENCRYPTED

# So many ask at once.
HANDS = 8
Asked = tuple[str, str, Data | None]


async def flood(target: Target, asked: Callable[[int], Asked], cookie: str = "") -> Deeds:
    """Sends one request after the other, and counts the responses."""
    deeds = {"asked": 0, "answered": 0, "refused": 0, "too many": 0, "failed": 0}
    numbers = target.numbers()

    async def go_on(http: httpx.AsyncClient) -> None:
        for number in numbers:
            method, path, body = asked(number)
            deeds["asked"] += 1
            try:
                answer = await http.request(method, path, json=body)
            except httpx.HTTPError:
                deeds["failed"] += 1
                continue
            kind = "too many" if answer.status_code == 429 else "refused" if answer.is_error else "answered"
            deeds[kind] += 1

    headers = {"Cookie": f"delve={cookie}"} if cookie else {}
    async with httpx.AsyncClient(
        base_url=f"http://{target.host}", verify=UNENCRYPTED, timeout=PATIENCE, headers=headers
    ) as http:
        await asyncio.gather(*[go_on(http) for _ in range(HANDS)])
    return deeds
