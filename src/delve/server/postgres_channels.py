"""Notices between workers over PostgreSQL, with reconnection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from delve.server.faults import Sparing
from delve.server.stopping import stop

LOG: Final = logging.getLogger("delve.server")
# Seconds before reconnecting.
PAUSE: Final = 1.0
NOTICES: Final = Sparing()


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's own opens a connection per notice, and receives nothing more once its listening connection is lost."""

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
        """Reconnects and listens to all channels again."""
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
