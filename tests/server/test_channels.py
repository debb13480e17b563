"""What one process remembers of the tables that others asked about."""

from __future__ import annotations

from litestar.channels.backends.memory import MemoryChannelsBackend
from tests.server.apart import apart

from delve.server.channels import Channels


async def kept_after_a_thousand_tables() -> tuple[list[str], bytes]:
    """The channels left over when nobody listens but at one table; and what is heard there."""
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


def test_a_channel_is_forgotten_with_its_last_listener():
    assert apart(kept_after_a_thousand_tables()) == (["table-here"], b"news")
