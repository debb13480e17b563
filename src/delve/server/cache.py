"""A cache for expensive answers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Cache(Generic[Value]):
    """Computes each answer once, also for concurrent requests, and evicts the least recently used."""

    def __init__(self, room: int, weigh: Callable[[Value], int] = lambda value: 1) -> None:
        self.room = room
        self.weigh = weigh
        self._kept: OrderedDict[Hashable, Value] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Value]] = {}
        self._weight = 0

    def __contains__(self, key: Hashable) -> bool:
        """Whether the answer is cached or being computed."""
        return key in self._kept or key in self._making

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Value]]) -> Value:
        """The answer for a key. An error goes to everybody who waits, and is not cached."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._made(key, make))
        # Cancelling one waiter must not cancel the work for the others.
        return await asyncio.shield(task)

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[Value]]) -> Value:
        try:
            value = await make()
        finally:
            del self._making[key]
        self._kept[key] = value
        self._weight += self.weigh(value)
        while self._weight > self.room:
            _, oldest = self._kept.popitem(last=False)
            self._weight -= self.weigh(oldest)
        return value
