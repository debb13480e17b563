"""Running something asynchronous in a test.

In a thread of its own: where tests of the page run in the same process, Playwright keeps a loop in the main one, and
``asyncio.run`` would refuse.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def apart(work: Coroutine[Any, Any, Result]) -> Result:
    """What the work comes to."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
