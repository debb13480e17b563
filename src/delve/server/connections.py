"""A worker's connections: those that send no request in time, or do not read their responses, are closed.

File descriptors are what a server runs out of first. So connections per address are limited, and when there is no room
for another one, the connection that has waited longest without a request is closed. Each is checked once a second.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import math
import os
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Protocol

import h11
import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from delve.messages import Message, message, say
from delve.server import protocol
from delve.server.files import most_files

# The environment variable with the settings: each worker makes its own application from it.
SETTINGS: Final = "DELVE_SETTINGS"
MOMENT: Final = 1.0
# Connections are checked in this many parts: checking thousands at once would block the event loop.
PARTS: Final = 10
# File descriptors reserved for the database, the log and bots.
RESERVED: Final = 128
# The standard's close code for "try again later".
COME_AGAIN: Final = 1013
# The limit on unread bytes per connection.
MOST_WAITING: Final = 4 * 1024 * 1024
MOST_IN_SYSTEM: Final = 64 * 1024
# The limit per second on frames without a message: heartbeats and fragments.
MOST_EMPTY: Final = 200
# Seconds allowed for the closing handshake.
GOODBYE: Final = 5.0


class Patience(msgspec.Struct, frozen=True):
    """Timeouts and limits of connections."""

    # Per address and worker; 0 for no limit.
    connections: int = 250
    # Seconds for a whole request, from connecting or from the previous response.
    request: float = 20.0
    # Seconds in which some of the sent bytes must be read.
    reading: float = 20.0
    # Seconds between two heartbeats on a socket, and the timeout of the answer.
    heartbeat: float = 20.0
    # Seconds after which an idle socket is closed.
    silence: float = 300.0


class Watched(Protocol):
    """A connection that is checked periodically."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    read_at: float

    def check(self, now: float) -> None:
        """Closes itself if a timeout has passed."""


class Guard:
    """All connections of this worker."""

    def __init__(self, patience: Patience, proxies: str, files: int, hit: Callable[[str], None]) -> None:
        self.patience = patience
        self.most = max(1, files - RESERVED)
        self.hit = hit  # called with the name of a limit that was exceeded
        self.closed = 0  # since the worker started
        self._trusts_all = proxies.strip() == "*"
        self._trusted = [network for network in map(network_of, proxies.split(",")) if network is not None]
        self._addresses: Counter[str] = Counter()
        self._all: dict[Watched, str] = {}
        # Connections without a request so far, oldest first.
        self._silent: dict[Watched, None] = {}
        self._looking: asyncio.TimerHandle | None = None
        # Connections still to be checked in this pass, and how many at a time.
        self._unseen: list[Watched] = []
        self._part = 0

    def admit(self, connection: Watched) -> bool:
        """Whether there is room for one more connection; if not, it is aborted."""
        address = connection.client[0] if connection.client else ""
        if self._is_full(address):
            self.hit("connections")
            connection.transport.abort()
            return False
        if len(self._all) >= self.most:
            self.hit("files")
            oldest = next(iter(self._silent), connection)
            oldest.transport.abort()
            self.leave(oldest)
            if oldest is connection:
                return False
        self._addresses[address] += 1
        self._all[connection] = address
        self._silent[connection] = None
        if self._looking is None:
            self._looking = self._look_later()
        return True

    def _is_full(self, address: str) -> bool:
        most = self.patience.connections
        return 0 < most <= self._addresses[address] and not self._is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        """Whether the address is a trusted proxy's."""
        found = network_of(address)
        return self._trusts_all or (found is not None and any(_within(found, network) for network in self._trusted))

    def heard(self, connection: Watched) -> None:
        """The connection has sent a request."""
        self._silent.pop(connection, None)

    def replace(self, connection: Watched, by: Watched) -> None:
        """The connection was upgraded to another protocol."""
        address = self._all.pop(connection, None)
        self._silent.pop(connection, None)
        if address is not None:
            self._all[by] = address

    def leave(self, connection: Watched) -> None:
        self._silent.pop(connection, None)
        address = self._all.pop(connection, None)
        if address is not None:
            self.closed += 1
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        if not self._unseen:
            self._unseen = list(self._all)
            self._part = math.ceil(len(self._unseen) / PARTS)
        some, self._unseen = self._unseen[: self._part], self._unseen[self._part :]
        for connection in some:
            if connection in self._all:
                connection.check(now)
        self._looking = self._look_later() if self._all else None

    def _look_later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(MOMENT / PARTS, self._look)

    def is_reading(self, connection: Watched, now: float) -> bool:
        """Whether the client reads what it is sent."""
        waiting = connection.transport.get_write_buffer_size()
        if not waiting:
            connection.read_at = now
        return waiting <= MOST_WAITING and now - connection.read_at <= self.patience.reading


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> Network | None:
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return None


def _within(one: Network, other: Network) -> bool:
    if isinstance(one, ipaddress.IPv4Network) and isinstance(other, ipaddress.IPv4Network):
        return one.subnet_of(other)
    if isinstance(one, ipaddress.IPv6Network) and isinstance(other, ipaddress.IPv6Network):
        return one.subnet_of(other)
    return False


class Guarded(msgspec.Struct):
    """The part of the settings that concerns connections."""

    patience: Patience
    proxies: str


@functools.cache
def guard() -> Guard:
    """This process's guard."""
    # Imported late: the metrics need their folder in the environment first.
    from delve.server.metrics import LIMITS_HIT  # noqa: PLC0415

    settings = msgspec.json.decode(os.environ[SETTINGS], type=Guarded)
    return Guard(settings.patience, settings.proxies, most_files(), lambda name: LIMITS_HIT.labels(name).inc())


def wait_here(transport: asyncio.Transport) -> None:
    """Keeps unread bytes in our own buffer, where we see them; the system would buffer megabytes."""
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):
        line = transport.get_extra_info("socket")
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_IN_SYSTEM)


class Http(protocol.Protocol):
    """An HTTP connection."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.guard = guard()
        self.owed_since = self.read_at = self.loop.time()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.guard.admit(self):
            wait_here(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None:
            self.guard.heard(self)

    def on_response_complete(self) -> None:
        self.owed_since = self.loop.time()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        became: Any = self.transport.get_protocol()
        self.guard.replace(self, became)

    def check(self, now: float) -> None:
        owes = self.conn.their_state in {h11.IDLE, h11.SEND_BODY}
        if owes and now - self.owed_since > self.guard.patience.request:
            self.guard.hit("silence")
            self.transport.abort()
        elif not self.guard.is_reading(self, now):
            self.guard.hit("reading")
            self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A connection that was upgraded to a WebSocket."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.guard = guard()
        self.read_at = self.heard_at = self.loop.time()
        self.left_at: float | None = None  # when closing began
        self.empty = 0

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self)
        super().connection_lost(exc)

    def check(self, now: float) -> None:
        self.empty = 0
        if self.left_at is not None:
            if now - self.left_at > GOODBYE:
                self.transport.abort()
        elif not self.guard.is_reading(self, now):
            self.dismiss("reading", message("server-not-reading"))
        elif now - self.heard_at > self.guard.patience.silence:
            self.dismiss("silence", message("server-silence", seconds=f"{self.guard.patience.silence:g}"))

    def dismiss(self, why: str, reason: Message) -> None:
        """Closes it with a reason; it is aborted if the client does not complete the handshake in time."""
        self.guard.hit(why)
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(COME_AGAIN, say(reason))
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": COME_AGAIN})
        # Releases pending sends.
        self.disconnected = True
        self.writable.set()
        self.left_at = self.loop.time()
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        self.heard_at = self.loop.time()
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        self.dismiss("heartbeat", message("server-no-heartbeat"))

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_empty()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self._count_empty()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        self._count_empty()

    def _count_empty(self) -> None:
        self.empty += 1
        if self.empty > MOST_EMPTY and self.left_at is None:
            self.dismiss("empty frames", message("server-empty-frames"))
