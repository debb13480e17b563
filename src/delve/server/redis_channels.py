"""Notices between workers over Redis, with reconnection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from typing import Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.faults import Sparing

# Seconds before reconnecting.
PAUSE: Final = 1.0
# How many seconds a new socket waits for Redis.
PATIENCE: Final = 2.0
NOTICES: Final = Sparing()


def redis_channels(address: str) -> RedisChannels:
    try:
        # Time out on a dead connection instead of blocking everybody.
        return RedisChannels(redis=Redis.from_url(address, socket_connect_timeout=PATIENCE))
    except ValueError:
        raise BadInput(message("server-channels-no-redis-address")) from None


class RedisChannels(RedisChannelsPubSubBackend):
    """Litestar's own stops for good at the first Redis outage, and refuses new sockets meanwhile."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis=redis)
        # Channels with subscribers that Redis does not know of yet.
        self._missing: set[str] = set()
        # One command at a time: before it is connected, the client opens a connection for each, and hears only one.
        self._turn = asyncio.Lock()

    async def subscribe(self, channels: Iterable[str]) -> None:
        names = list(channels)
        if not await self._told(self._in_turn(super().subscribe, names)):
            self._missing.update(names)
            self._has_subscribed.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        names = list(channels)
        self._missing.difference_update(names)
        await self._told(self._in_turn(super().unsubscribe, names))

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self._told(super().publish(data, channels))

    async def _in_turn(self, command: Callable[[list[str]], Awaitable[None]], names: list[str]) -> None:
        async with self._turn:
            await command(names)

    async def _told(self, telling: Awaitable[None]) -> bool:
        """Whether Redis accepted a command within the timeout."""
        try:
            async with asyncio.timeout(PATIENCE):
                await telling
        except (RedisError, OSError) as error:
            NOTICES.warn("Redis does not answer", error)
            return False
        return True

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            await self._has_subscribed.wait()
            try:
                if self._missing:
                    names = list(self._missing)
                    await self._in_turn(super().subscribe, names)
                    self._missing.difference_update(names)
                message = await self._pub_sub.get_message(ignore_subscribe_messages=True, timeout=PAUSE)
            except (RedisError, OSError) as error:
                NOTICES.warn("no notices from Redis", error)
                await asyncio.sleep(PAUSE)
            else:
                if message is not None:
                    yield message["channel"].decode(), message["data"]
