"""Somebody without a cookie who wants to see a long game again and again."""

from __future__ import annotations

import asyncio
import json
import random
import time

from tests.attacks.flooding import flood
from tests.attacks.target import Deeds, Guest, Target
from websockets.asyncio.client import ClientConnection

# So many inputs make a long game; it is shorter where playing it would take a third of the time.
LONG = 300
SHARE = 1 / 3


async def replays(target: Target) -> Deeds:
    """Plays a long game, then asks for it and for its parts as fast as they come."""
    game = await played(await target.guest(), await target.guest(), target.left() * SHARE)

    def asked(number: int) -> tuple[str, str, None]:
        part = "replay" if number % 3 else f"story?from={number // 3 % LONG}"
        return "GET", f"/api/tables/{game}/{part}", None

    return await flood(target, asked)


async def played(one: Guest, other: Guest, seconds: float) -> str:
    """A game of two players with this many inputs, then conceded."""
    wish = {"format": "competitive", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = str((await one.post("/api/tables", wish))["id"])
    await other.post(f"/api/tables/{table}/sit", {"seat": 2})
    async with one.socket(table) as first, other.socket(table) as second:
        until = time.monotonic() + seconds
        await asyncio.gather(play(first, until), play(second, until))
    return table


async def play(socket: ClientConnection, until: float) -> None:
    """Answers anything until the game is long enough, then concedes."""
    chance = random.Random(1)
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "over":
            return
        is_news = message["type"] in {"game", "update"}
        if is_news and (message["n"] >= LONG or time.monotonic() > until):
            await socket.send(json.dumps({"type": "concede", "id": "enough"}))
        elif is_news and message["asked"] and "options" in message["asked"]:
            line = chance.choice(message["asked"]["options"])["line"]
            await socket.send(json.dumps({"type": "do", "id": message["n"], "n": message["n"], "line": line}))
