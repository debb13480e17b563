"""Checks on every request: its host must be one of ours, and it must not come from another site's page.

Browsers state the origin of a request (``Sec-Fetch-Site`` or ``Origin``). Other programs state neither, and have no
cookies but their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Send

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.headers import secure
from delve.server.messages import Problem, problem

# A name or an address, and a port.
_HOST: Final = re.compile(r"(?P<name>[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?")
_NAMED: Final = re.compile(r"(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\]")
# Requests from the machine itself are always allowed, for health checks.
HERE: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
_READS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
_USUAL_PORTS: Final = {"http": "80", "https": "443"}
# Our own page, or a typed address.
_OWN: Final = frozenset({"same-origin", "none"})


def headers_of(scope: Any, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def header_of(scope: Any, name: bytes) -> str:
    return next(iter(headers_of(scope, name)), "")


def host_of(scope: Any) -> re.Match[str] | None:
    """The request's host, if there is exactly one and it is well-formed."""
    named = headers_of(scope, b"host")
    return _HOST.fullmatch(named[0].lower()) if len(named) == 1 else None


def origin_of(scope: Any) -> str:
    """The origin of our own pages at the request's host, as browsers write it."""
    host = host_of(scope)
    if host is None:
        return ""
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    port = "" if host["port"] in {None, _USUAL_PORTS.get(scheme)} else f":{host['port']}"
    return f"{scheme}://{host['name']}{port}"


def from_own_page(scope: Any) -> bool:
    """Whether a request comes from a page of ours. An origin is a scheme, a host and a port."""
    return header_of(scope, b"origin").lower() == origin_of(scope) != ""


def read_hosts(text: str) -> frozenset[str]:
    """Comma-separated host names; a leading ``*.`` matches all subdomains."""
    hosts = [each.strip().lower() for each in text.split(",") if each.strip()]
    for host in hosts:
        if not _NAMED.fullmatch(host):
            raise BadInput(message("server-allowed-hosts-no-name", host=host))
    return frozenset(hosts)


class Gate:
    """Middleware that refuses requests with a problem."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self.app = app
        # Empty allows all, for servers at home or behind a proxy.
        self.hosts = frozenset(hosts)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        found = None if scope["type"] == "lifespan" else self.problem(scope)
        if found is None:
            await self.app(scope, receive, send)
        else:
            await refuse(found, scope, send)

    def problem(self, scope: Any) -> Problem | None:
        """The problem with a request, if any."""
        host = host_of(scope)
        if host is None:
            return problem(400, message("server-no-host"))
        if not self.serves(host["name"].removesuffix(".")):
            return problem(400, message("server-other-host"))
        return None if scope["type"] == "websocket" or scope["method"] in _READS else self.problem_of_change(scope)

    def problem_of_change(self, scope: Any) -> Problem | None:
        """The problem with a request that changes something, if any."""
        site, origin = header_of(scope, b"sec-fetch-site"), header_of(scope, b"origin")
        if site not in _OWN if site else origin and not from_own_page(scope):
            return problem(403, message("server-other-site"))
        kind = header_of(scope, b"content-type")
        has_body = header_of(scope, b"content-length") not in {"", "0"} or header_of(scope, b"transfer-encoding")
        if (kind or has_body) and kind.partition(";")[0].strip().lower() != "application/json":
            return problem(415, message("server-body-no-json"))
        return None

    def serves(self, name: str) -> bool:
        if not self.hosts or name in self.hosts or name in HERE:
            return True
        parts = name.split(".")
        return any(".".join(["*", *parts[place:]]) in self.hosts for place in range(1, len(parts)))


async def refuse(found: Problem, scope: Any, send: Send) -> None:
    """Responds with the problem; a socket is rejected."""
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    begun: Any = {
        "type": "http.response.start",
        "status": found.status_code,
        "headers": [(b"content-type", b"application/json")],
    }
    await secure(begun, scope)
    answers: list[Any] = [
        {**begun, "type": f"{kind}.start"},
        {"type": f"{kind}.body", "body": msgspec.json.encode(found), "more_body": False},
    ]
    for answer in answers:
        await send(answer)
