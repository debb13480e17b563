"""How fast one socket may talk."""

from __future__ import annotations

import asyncio
import time
from typing import Final

# So many messages at once, and so many a second in the long run.
BURST: Final = 100
PER_SECOND: Final = 20.0


class Bucket:
    """A limit on how fast somebody may talk."""

    def __init__(self) -> None:
        self.left = float(BURST)
        self.at = time.monotonic()

    async def take(self) -> None:
        """Waits until it is this one's turn again: who talks too fast is heard more slowly, and nothing is lost."""
        now = time.monotonic()
        self.left = min(float(BURST), self.left + (now - self.at) * PER_SECOND) - 1
        self.at = now
        if self.left < 0:
            await asyncio.sleep(-self.left / PER_SECOND)
