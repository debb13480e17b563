"""Running a coroutine in a test.

In a thread of its own: if tests of the page run in the same process, Playwright has a running loop in the main thread,
and ``asyncio.run`` would fail.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def apart(work: Coroutine[Any, Any, Result]) -> Result:
    """The result of the work."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
