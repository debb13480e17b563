"""Closed connections leave nothing behind in their worker, whenever they closed."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.exceptions import WebSocketDisconnect
from tests.server.apart import apart
from tests.server.test_mishaps import Socket, Worker

from delve.server.channels import Channels
from delve.server.room import Room
from delve.server.sockets import Connection

TURNS = 60


class LeavingSocket(Socket):
    """A socket whose client leaves after some turns of the event loop, most of them in the middle of something."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.turns = turns

    async def receive_text(self) -> str:
        for _ in range(self.turns):
            await asyncio.sleep(0)
        raise WebSocketDisconnect(detail="gone")

    async def close(self, *_: object, **__: object) -> None:
        raise WebSocketDisconnect(detail="gone")


@pytest.mark.parametrize("is_cut", [False, True], ids=["the client closes", "the task is cancelled"])
def test_closed_connections_leave_nothing_behind(tmp_path: Path, is_cut: bool) -> None:
    async def work() -> Any:
        channels = Channels(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with Worker(str(tmp_path / "delve.sqlite")) as worker, channels:
            live, (host, _) = await worker.game()
            room = Room(worker.services.limits)

            async def serve(connection: Connection) -> None:
                with room.taken("an address", host.id):
                    async with channels.start_subscription([live.table]) as subscriber:
                        await connection.run(subscriber)

            async def come_and_go(turn: int) -> None:
                found = await worker.tables.record(live.table)
                socket: Any = LeavingSocket(turn)
                connection = Connection(socket, worker.services, host, "a session", found, False)
                running = asyncio.create_task(serve(connection))
                if is_cut:
                    for _ in range(turn):
                        await asyncio.sleep(0)
                    running.cancel()
                await asyncio.gather(running, return_exceptions=True)

            for turn in range(TURNS):
                await come_and_go(turn)
            # The loop lets go of what it did last.
            await asyncio.sleep(0)
            gc.collect()
            left = [each for each in gc.get_objects() if isinstance(each, Connection)]
            duties = ("Outgoing.follow", "Incoming.listen", "Sessions.follow")
            going_on = [task for task in asyncio.all_tasks() if any(duty in repr(task) for duty in duties)]
            here = await worker.presence.tables_of(host.id)
            return left, going_on, here, dict(room._open), worker.services.sessions._followed

    assert apart(work()) == ([], [], [], {}, {})
