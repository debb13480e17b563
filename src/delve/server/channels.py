"""How workers hear of each other: Litestar's channels over PostgreSQL or Redis, made to outlive a lost connection.

A notice says only that something happened at a table; who is told looks it up. So a notice may get lost without harm:
every worker looks for itself now and then (``Games.keep``).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Iterable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from delve.model.errors import BadInput
from delve.server.faults import Sparing
from delve.server.stopping import stop

LOG: Final = logging.getLogger("delve.server")
# How long to wait before a lost connection is tried again.
PAUSE: Final = 1.0
# How long somebody who comes to a table waits for Redis.
PATIENCE: Final = 2.0
NOTICES: Final = Sparing()


def channels_backend(address: str, url: str) -> ChannelsBackend:
    """Redis where an address is given, else PostgreSQL where that is the database, else nobody: there is one worker."""
    if address.startswith("redis://"):
        try:
            # A line that is dead without anybody saying so holds nobody up.
            return RedisChannels(redis=Redis.from_url(address, socket_connect_timeout=PATIENCE))
        except ValueError:
            raise BadInput("--channels: that is no redis:// address") from None
    if address:
        raise BadInput("--channels: that is no redis:// address")
    if url.startswith("postgresql"):
        return PostgresChannels(url.replace("postgresql+asyncpg://", "postgresql://"))
    return MemoryChannelsBackend()


class Channels(ChannelsPlugin):
    """Litestar's own keeps every channel there ever was, and looks through all of them whenever somebody goes.

    And it takes a channel that could not be listened to for one that somebody listens to already.
    """

    async def subscribe(self, channels: str | Iterable[str], history: int | None = None) -> Subscriber:
        names = [channels] if isinstance(channels, str) else list(channels)
        # Before anybody counts as listening, and also where others do: their own asking may still be under way.
        await self._backend.subscribe(names)
        return await super().subscribe(names, history)

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        await super().unsubscribe(subscriber, channels)
        for channel in [channel for channel, listening in self._channels.items() if not listening]:
            del self._channels[channel]


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's own connects anew for every notice, and is deaf for good when the connection it listens on is lost."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._speaker: Any = None
        self._listening: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        if self._listening is not None:
            await stop([self._listening])
        if self._speaker is not None:
            await self._speaker.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await self._connect()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            NOTICES.warn("a notice was not sent", error)

    def _lost(self, connection: Any) -> None:
        if self._queue is not None:
            self._listening = asyncio.create_task(self._listen_again())

    async def _listen_again(self) -> None:
        """Listens on a new connection to all that the lost one listened to."""
        LOG.warning("the connection that listens for notices was lost")
        while True:
            try:
                async with self._listener_lock:
                    fresh = await self._connect()
                    for channel in self._subscribed_channels:
                        await fresh.add_listener(channel, self._listener)
                    fresh.add_termination_listener(self._lost)
                    self._listener_conn = fresh
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(PAUSE)
            else:
                return


class RedisChannels(RedisChannelsPubSubBackend):
    """Litestar's own stops for good when Redis is away for a moment, and lets nobody come to a table then."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis=redis)
        # Channels that somebody listens to, and Redis has not heard of.
        self._missing: set[str] = set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        names = list(channels)
        if not await self._told(super().subscribe(names)):
            self._missing.update(names)
            self._has_subscribed.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        names = list(channels)
        self._missing.difference_update(names)
        await self._told(super().unsubscribe(names))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self._told(super().publish(data, channels))

    async def _told(self, telling: Awaitable[None]) -> bool:
        """Whether Redis was told something; nobody waits for it for long."""
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
                    names = set(self._missing)
                    await self._pub_sub.subscribe(*names)
                    self._missing -= names
                message = await self._pub_sub.get_message(ignore_subscribe_messages=True, timeout=PAUSE)
            except (RedisError, OSError) as error:
                NOTICES.warn("no notices from Redis", error)
                await asyncio.sleep(PAUSE)
            else:
                if message is not None:
                    yield message["channel"].decode(), message["data"]
