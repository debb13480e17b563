"""What one process remembers of the tables that others asked about."""

from __future__ import annotations

import asyncio

from litestar.channels.backends.memory import MemoryChannelsBackend
from tests.server.apart import apart
from tests.server.running import PATIENCE

from delve.server.channels import Channels
from delve.server.redis_channels import redis_channels


async def kept_after_a_thousand_tables() -> tuple[list[str], bytes]:
    """The remaining channels if only one table has listeners, and the notices that arrive there."""
    async with (
        Channels(MemoryChannelsBackend(), arbitrary_channels_allowed=True) as channels,
        channels.start_subscription(["table-here"]) as subscriber,
    ):
        for number in range(1000):
            async with channels.start_subscription([f"table-{number}"]):
                pass
        channels.publish(b"news", "table-here")
        heard = await anext(subscriber.iter_events())
        return list(channels._channels), heard


def test_a_channel_is_forgotten_with_its_last_listener() -> None:
    assert apart(kept_after_a_thousand_tables()) == (["table-here"], b"news")


def test_two_tables_that_are_the_first_at_once_are_both_heard_of(redis: str) -> None:
    async def work() -> set[bytes]:
        names = ["table-1", "table-2"]
        async with Channels(redis_channels(redis), arbitrary_channels_allowed=True) as channels:
            listeners = await asyncio.gather(*[channels.subscribe(name) for name in names])
            for name in names:
                channels.publish(name.encode(), name)
            async with asyncio.timeout(PATIENCE):
                return {await anext(listener.iter_events()) for listener in listeners}

    assert apart(work()) == {b"table-1", b"table-2"}
