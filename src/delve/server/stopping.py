"""Breaking off what runs beside the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any


async def stop(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Breaks tasks off, and waits until they have given back what they hold, such as a connection to the database."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
