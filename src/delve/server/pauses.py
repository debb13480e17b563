"""Pauses that the interpreter makes by itself, kept short: nobody is answered in them.

The garbage collector looks for things that refer to each other and to nothing else. Play makes none (under load not one
was found); closed connections do, some hundred small ones each. What is there when a worker has started lives as long
as it does, and is never looked at again. What is new is looked at in small portions, a millisecond each. Looking at
everything takes half a second where there are a thousand live tables. The collector would do so whenever a quarter as
much has been made as there is, although play throws most of it away again by itself; so it is done when there really is
a quarter more than the last time, which is soon where much is left behind, and never where play only goes on.

SQLite works in a thread, which waits for the loop to hand the interpreter over at every turn of a transaction. A busy
loop does so only when it must, after five milliseconds unless told otherwise.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Final

MOMENT: Final = 1.0
# So many new objects are a portion, and so many portions are looked at once more together.
PORTION: Final = 5_000
PORTIONS: Final = 4
# The collector never looks at everything by itself.
NEVER: Final = 1_000_000_000
# How much more memory, in blocks, there may be than when everything was last looked at; and at least so much.
MORE: Final = 0.25
LEAST: Final = 100_000
HAND_OVER: Final = 0.0005


async def keep_short() -> None:
    """For as long as the worker runs."""
    sys.setswitchinterval(HAND_OVER)
    gc.set_threshold(PORTION, PORTIONS, NEVER)
    gc.collect()
    gc.freeze()
    known = sys.getallocatedblocks()
    while True:
        await asyncio.sleep(MOMENT)
        if sys.getallocatedblocks() > known + max(LEAST, MORE * known):
            gc.collect()
            known = sys.getallocatedblocks()
