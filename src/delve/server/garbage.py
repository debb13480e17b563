"""The garbage collector, kept from making everybody wait.

It looks for things that refer to each other and to nothing else. Play makes none (under load not one was found); closed
connections do, some hundred small ones each. But in a worker with a thousand live tables looking at everything takes
half a second, and looking at only what a second of play has brought takes thirty milliseconds, in which nobody is
answered. So whatever is there is set aside every moment, unlooked at, and all of it is looked at once an hour.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

MOMENT: Final = 1.0
HOUR: Final = 3600.0
# It begins by itself when so many objects are new, more than a moment of play brings.
MANY: Final = 50_000


async def set_aside() -> None:
    """Sets aside what has come to stay, for as long as the worker runs."""
    gc.set_threshold(MANY)
    looked = time.monotonic()
    while True:
        if time.monotonic() - looked > HOUR:
            looked = time.monotonic()
            gc.unfreeze()
            gc.collect()
        gc.freeze()
        await asyncio.sleep(MOMENT)
