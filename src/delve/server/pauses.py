"""Pauses that the interpreter makes by itself, kept short: nobody is answered in them.

The garbage collector looks for things that refer to each other and to nothing else. Play makes none (under load not one
was found); closed connections do, some hundred small ones each. But in a worker with a thousand live tables looking at
everything takes half a second, and looking at only what a second of play has brought takes thirty milliseconds. So
whatever is there is set aside every moment, unlooked at, and all of it is looked at once an hour.

SQLite works in a thread, which waits for the loop to hand the interpreter over at every turn of a transaction. A busy
loop does so only when it must, after five milliseconds unless told otherwise.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

MOMENT: Final = 1.0
HOUR: Final = 3600.0
# The collector begins by itself when so many objects are new, more than a moment of play brings.
MANY: Final = 50_000
HAND_OVER: Final = 0.0005


async def keep_short() -> None:
    """For as long as the worker runs."""
    sys.setswitchinterval(HAND_OVER)
    gc.set_threshold(MANY)
    looked = time.monotonic()
    while True:
        if time.monotonic() - looked > HOUR:
            looked = time.monotonic()
            gc.unfreeze()
            gc.collect()
        gc.freeze()
        await asyncio.sleep(MOMENT)
