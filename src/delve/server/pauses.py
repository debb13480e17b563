"""Keeps pauses of the interpreter short, because they block the event loop.

The cyclic garbage collector takes longest, and never runs by itself. Play creates no cycles (none were found under
load), but its objects live for many inputs, and would be examined in vain: with a thousand live tables ten thousand new
ones take ten milliseconds, and a full collection half a second. Closed connections do leave cycles, some hundred small
objects each. So a full collection runs after a number of closed connections, and if memory use has doubled for an
unforeseen reason. All objects that exist after the start live as long as the worker and are frozen.

SQLite runs in a thread, which needs the interpreter lock at every step of a transaction. A busy event loop releases the
lock only when forced to, after five milliseconds by default; a shorter switch interval is set here.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Final

from delve.server.connections import Guard

MOMENT: Final = 1.0
# A full collection runs after this many closed connections, or when memory has grown by this factor.
CLOSED: Final = 2_000
GROWTH: Final = 2
HAND_OVER: Final = 0.0005


async def keep_short(guard: Guard) -> None:
    """Applies the settings and runs due collections, for as long as the worker runs."""
    sys.setswitchinterval(HAND_OVER)
    gc.disable()
    gc.collect()
    gc.freeze()
    while True:
        closed, blocks = guard.closed, sys.getallocatedblocks()
        while guard.closed < closed + CLOSED and sys.getallocatedblocks() < GROWTH * blocks:
            await asyncio.sleep(MOMENT)
        gc.collect()
