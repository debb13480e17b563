"""The connections of a worker: none stays that does not say what it wants in time, or does not read what it is sent.

Files are what a server runs out of first. So one address may have only so many connections, and where there is no room
for another one, the one goes that has owed us a request for longest. Once a second all of them are looked at.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import os
import socket
from collections import Counter
from typing import Any, Final, Protocol

import h11
import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from delve.server import protocol
from delve.server.files import most_files

# The settings travel to the workers in the environment: each makes its own application.
SETTINGS: Final = "DELVE_SETTINGS"
MOMENT: Final = 1.0
# So many files are for other things than connections: the database, the log, bots.
RESERVED: Final = 128
# The code with which a socket is closed that may come again, as the standard has it.
COME_AGAIN: Final = 1013
# So many bytes may wait for somebody to read them.
MOST_WAITING: Final = 4 * 1024 * 1024
MOST_IN_SYSTEM: Final = 64 * 1024
# So many frames a second that say nothing: heartbeats, and parts of messages.
MOST_EMPTY: Final = 200
# How many seconds somebody who is told to go may take to read that.
GOODBYE: Final = 5.0


class Patience(msgspec.Struct, frozen=True):
    """How long a worker waits for those who are connected to it, and how many there may be."""

    # From one address, at each worker; 0 for as many as there come.
    connections: int = 250
    # Seconds for a whole request, from the first moment of a connection or from the answer before.
    request: float = 20.0
    # Seconds in which something must be read of what was sent.
    reading: float = 20.0
    # Seconds between two heartbeats on a socket, and how long the answer to one may take.
    heartbeat: float = 20.0
    # Seconds after which a socket is closed on which nothing was said.
    silence: float = 300.0


class Watched(Protocol):
    """A connection that is looked at."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    read_at: float

    def check(self, now: float) -> None:
        """Ends itself if it is time."""


class Guard:
    """All connections of this worker."""

    def __init__(self, patience: Patience, proxies: str, files: int) -> None:
        self.patience = patience
        self.most = max(1, files - RESERVED)
        self.turned_away: Counter[str] = Counter()
        self._trusts_all = proxies.strip() == "*"
        self._trusted = [network for network in map(network_of, proxies.split(",")) if network is not None]
        self._addresses: Counter[str] = Counter()
        self._all: dict[Watched, str] = {}
        # Who has not asked for anything yet, the oldest first.
        self._silent: dict[Watched, None] = {}
        self._looking: asyncio.TimerHandle | None = None

    def admit(self, connection: Watched) -> bool:
        """Whether there is room for one more; one that is turned away is cut off."""
        address = connection.client[0] if connection.client else ""
        if self._is_full(address):
            self.turned_away["connections"] += 1
            connection.transport.abort()
            return False
        if len(self._all) >= self.most:
            self.turned_away["files"] += 1
            oldest = next(iter(self._silent), connection)
            oldest.transport.abort()
            self.leave(oldest)
            if oldest is connection:
                return False
        self._addresses[address] += 1
        self._all[connection] = address
        self._silent[connection] = None
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(MOMENT, self._look)
        return True

    def _is_full(self, address: str) -> bool:
        most = self.patience.connections
        return 0 < most <= self._addresses[address] and not self._is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        """Whether everybody comes from there."""
        found = network_of(address)
        return self._trusts_all or (found is not None and any(_within(found, network) for network in self._trusted))

    def heard(self, connection: Watched) -> None:
        """It has asked for something."""
        self._silent.pop(connection, None)

    def replace(self, connection: Watched, by: Watched) -> None:
        """The same connection is spoken on in another way from now on."""
        address = self._all.pop(connection, None)
        self._silent.pop(connection, None)
        if address is not None:
            self._all[by] = address

    def leave(self, connection: Watched) -> None:
        self._silent.pop(connection, None)
        address = self._all.pop(connection, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        for connection in list(self._all):
            connection.check(now)
        self._looking = asyncio.get_running_loop().call_later(MOMENT, self._look) if self._all else None

    def is_reading(self, connection: Watched, now: float) -> bool:
        """Whether somebody reads what they are sent."""
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
    """What a worker's settings say about its connections."""

    patience: Patience
    proxies: str


@functools.cache
def guard() -> Guard:
    """The one of this process."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Guarded)
    return Guard(settings.patience, settings.proxies, most_files())


def wait_here(transport: asyncio.Transport) -> None:
    """What somebody does not read waits with us, where it is noticed, and not in the system, which takes megabytes."""
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):
        line = transport.get_extra_info("socket")
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_IN_SYSTEM)


class Http(protocol.Protocol):
    """A connection on which requests are made."""

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
            self.guard.turned_away["silence"] += 1
            self.transport.abort()
        elif not self.guard.is_reading(self, now):
            self.guard.turned_away["reading"] += 1
            self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.guard = guard()
        self.read_at = self.heard_at = self.loop.time()
        self.left_at: float | None = None  # when it was told to go
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
            self.dismiss("reading", "you do not read what you are sent")
        elif now - self.heard_at > self.guard.patience.silence:
            self.dismiss("silence", f"nothing was heard from you for {self.guard.patience.silence:g} seconds")

    def dismiss(self, why: str, reason: str) -> None:
        """Closes it with a reason, for whoever reads on after all; who does not is cut off soon."""
        self.guard.turned_away[why] += 1
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(COME_AGAIN, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": COME_AGAIN})
        # Whoever waits to send something need not wait any longer.
        self.disconnected = True
        self.writable.set()
        self.left_at = self.loop.time()
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        self.heard_at = self.loop.time()
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        self.dismiss("heartbeat", "there was no answer to a heartbeat")

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
            self.dismiss("empty frames", "you send too many frames that say nothing")
