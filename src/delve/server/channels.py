"""Notices between workers: Litestar's channels over PostgreSQL or Redis, with reconnection.

A notice says only that something happened at a table; the receiver looks it up in the database. Losing one does no
harm, because every worker also polls (``Games.keep``).
"""

from __future__ import annotations

from collections.abc import Iterable

from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.extras import check_installed


def channels_backend(address: str, url: str) -> ChannelsBackend:
    """Redis if an address is given, else PostgreSQL if that is the database, else memory: there is one worker."""
    if address.startswith("redis://"):
        check_installed("redis", for_option="channels")
        from delve.server.redis_channels import redis_channels  # noqa: PLC0415

        return redis_channels(address)
    if address:
        raise BadInput(message("server-channels-no-redis-address"))
    if url.startswith("postgresql"):
        from delve.server.postgres_channels import PostgresChannels  # noqa: PLC0415

        return PostgresChannels(url.replace("postgresql+asyncpg://", "postgresql://"))
    return MemoryChannelsBackend()


class Channels(ChannelsPlugin):
    """Litestar's plugin, with two faults fixed.

    Litestar's own never forgets a channel, and searches all of them whenever somebody unsubscribes. It also treats a
    channel whose subscription failed as subscribed.
    """

    async def subscribe(self, channels: str | Iterable[str], history: int | None = None) -> Subscriber:
        names = [channels] if isinstance(channels, str) else list(channels)
        # Subscribe first, even if others are subscribed already: their subscription may not have completed.
        await self._backend.subscribe(names)
        return await super().subscribe(names, history)

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        await super().unsubscribe(subscriber, channels)
        for channel in [channel for channel, listening in self._channels.items() if not listening]:
            del self._channels[channel]
