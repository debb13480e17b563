"""The garbage collector, kept from making everybody wait.

Now and then it looks at every object there is. In a worker with a thousand live tables that takes half a second, in
which nobody is answered, and it finds nothing: games refer to nothing that refers back. So whatever has lived for a
moment is set aside, and looked at once an hour, for what closed connections have left behind.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

MOMENT: Final = 1.0
HOUR: Final = 3600.0
# What the two younger generations hold is garbage or will stay: looking at them takes no time.
YOUNG: Final = 1
# It begins by itself when so many objects are new, which a view of a game should not be enough for.
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
        gc.collect(YOUNG)
        gc.freeze()
        await asyncio.sleep(MOMENT)
