"""Request tracing: the id, the log line and the duration of each request.

This is the outermost middleware, so it sees every response. It also decides whether the sender is a trusted proxy,
which may set the client's address and the request's id.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import Any, Final

import structlog
from litestar.types import ASGIApp, Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from delve.server.metrics import REQUEST_SECONDS

LOG: Final = structlog.stdlib.get_logger("delve.requests")
HEADER: Final = b"x-request-id"
# The form of ids from a proxy: nothing that could forge a second log line.
_IDS: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
# nginx's status for a client that disconnects before the response.
GONE: Final = 499


class Traced:
    """Middleware that gives every request an id."""

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        behind_proxy: Any = ProxyHeadersMiddleware(app, trusted_hosts=proxies)  # type: ignore[arg-type]
        self.app: ASGIApp = behind_proxy
        self.trusted = behind_proxy.trusted_hosts

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        id = self.id_of(scope)
        status = GONE

        async def answer(message: Any) -> None:
            nonlocal status
            kind = message["type"]
            if kind == "http.response.start":
                status = message["status"]
            if kind == "http.response.start" or kind == "websocket.accept":
                message["headers"] = [*message.get("headers", ()), (HEADER, id)]
            await send(message)

        begun = time.monotonic()
        with structlog.contextvars.bound_contextvars(request=id.decode()):
            try:
                await self.app(scope, receive, answer)
            finally:
                if scope["type"] == "http":
                    note(scope, status, time.monotonic() - begun)

    def id_of(self, scope: Any) -> bytes:
        """The id from a trusted proxy, or a new one."""
        client = scope.get("client")
        if client is not None and client[0] in self.trusted:
            for name, value in scope["headers"]:
                if name == HEADER and _IDS.fullmatch(value):
                    return bytes(value)
        return secrets.token_hex(8).encode()


def note(scope: Any, status: int, seconds: float) -> None:
    """Counts and logs a finished request. Query strings are not logged."""
    method = scope["method"] if scope["method"] in _METHODS else "other"
    REQUEST_SECONDS.labels(method, scope.get("path_template", "nowhere"), status).observe(seconds)
    client = scope.get("client")
    LOG.info(
        "request",
        method=method,
        path=scope["path"],
        status=status,
        ms=round(1000 * seconds, 1),
        address=client[0] if client else "",
    )
