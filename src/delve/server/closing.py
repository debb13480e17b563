"""Closing a socket: codes, and a reason that fits."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from delve.messages import Message, message, say
from delve.server.messages import Refused

# Close codes of the WebSocket standard, and its limit in bytes for a reason.
POLICY: Final = 1008
TOO_BIG: Final = 1009
OUR_MISTAKE: Final = 1011
TRY_LATER: Final = 1013
UNAUTHORIZED: Final = 3000
LONGEST_REASON: Final = 123
COME_AGAIN: Final = message("server-come-again")
# What is raised if the client has closed the socket first, which is no error.
GONE: Final = (WebSocketDisconnect, OSError)


async def turn_away(socket: WebSocket[Any, Any, Any], reason: Message) -> None:
    """Closes a socket that may not stay. The reason is sent as a message too, for a page in any language."""
    with contextlib.suppress(*GONE):
        await socket.send_data(msgspec.json.encode(Refused(None, reason)), mode="text")
    await close(socket, POLICY, reason)


async def close(socket: WebSocket[Any, Any, Any], code: int, reason: Message) -> None:
    """Closes a socket with as much of a reason as fits."""
    with contextlib.suppress(*GONE):
        await socket.close(code, say(reason).encode()[:LONGEST_REASON].decode(errors="ignore"))
