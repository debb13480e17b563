"""Cancelling background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any


async def stop(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancels tasks, and waits until they have released their resources, such as database connections."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
