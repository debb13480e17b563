"""Rate limiting by address: every request and socket counts, whatever it asks for."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Guard, Receive, Scope, Send

from delve.server.errors import TooMany
from delve.server.limits import Limits, counted_address
from delve.server.messages import Problem, problem

LIMITS: Final = "limits"


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a client is counted by."""
    return address_in(connection.scope)


def address_in(scope: Scope) -> str:
    client = scope.get("client")
    return counted_address(client[0]) if client else ""


def counted(name: str) -> Guard:
    """A guard that counts requests to a route before the body is read; by route, so no other spelling evades it."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        connection.app.state[LIMITS].take(name, address_of(connection))

    return guard


def too_many(error: TooMany) -> Response[Problem]:
    return Response(problem(429, error.message), status_code=429, headers={"Retry-After": str(error.seconds)})


async def turn_away(send: Any, error: TooMany) -> None:
    """Refuses a socket before any database access."""
    headers = [(b"retry-after", str(error.seconds).encode())]
    await send({"type": "websocket.http.response.start", "status": 429, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": str(error).encode()})


class Door:
    """Counts requests and sockets before routing, so that unknown paths count too.

    Cheap requests have limits of their own, by exact path: the page's files, and monitoring.
    """

    def __init__(self, app: ASGIApp, limits: Limits, light: frozenset[str]) -> None:
        self.app = app
        self.limits = limits
        self.light = light

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            try:
                self.limits.take("light" if scope["path"] in self.light else "requests", address_in(scope))
            except TooMany as error:
                request: Request[Any, Any, Any] = Request(scope)
                await too_many(error).to_asgi_response(app=None, request=request)(scope, receive, send)
                return
        elif scope["type"] == ScopeType.WEBSOCKET:
            try:
                self.limits.take("handshakes", address_in(scope))
            except TooMany as error:
                await turn_away(send, error)
                return
        await self.app(scope, receive, send)
