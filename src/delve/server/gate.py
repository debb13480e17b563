"""What a request has to be before anything is done for it: for a host that we serve, and not from another site's page.

A browser says which site's page a request comes from (``Sec-Fetch-Site``, or ``Origin``). A program that is no browser
says neither: it has nobody's cookie but its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Send

from delve.model.errors import BadInput
from delve.server.headers import secure
from delve.server.messages import Problem

# A name or an address, and a port.
_HOST: Final = re.compile(r"(?P<name>[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?")
_NAMED: Final = re.compile(r"(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\]")
# The machine itself is always served: it may ask whether we are well.
HERE: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
_READS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
_USUAL_PORTS: Final = {"http": "80", "https": "443"}
# A page of ours, or a person who typed the address.
_OWN: Final = frozenset({"same-origin", "none"})


def headers_of(scope: Any, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def header_of(scope: Any, name: bytes) -> str:
    return next(iter(headers_of(scope, name)), "")


def host_of(scope: Any) -> re.Match[str] | None:
    """The one host that a request names, if it can be one."""
    named = headers_of(scope, b"host")
    return _HOST.fullmatch(named[0].lower()) if len(named) == 1 else None


def origin_of(scope: Any) -> str:
    """The origin of the pages that we serve at the host a request names, as browsers write it."""
    host = host_of(scope)
    if host is None:
        return ""
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    port = "" if host["port"] in {None, _USUAL_PORTS.get(scheme)} else f":{host['port']}"
    return f"{scheme}://{host['name']}{port}"


def from_own_page(scope: Any) -> bool:
    """Whether the page that sends a request is one of ours. An origin is a scheme, a host and a port."""
    return header_of(scope, b"origin").lower() == origin_of(scope) != ""


def read_hosts(text: str) -> frozenset[str]:
    """Names of hosts, with commas between them; ``*.`` before one stands for everything below it."""
    hosts = [each.strip().lower() for each in text.split(",") if each.strip()]
    for host in hosts:
        if not _NAMED.fullmatch(host):
            raise BadInput(f"--allowed-hosts: {host!r} is no name of a host (without scheme and port)")
    return frozenset(hosts)


class Gate:
    """An application that is asked only what may be asked."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self.app = app
        # None stands for all: who runs it at home or behind a proxy names none.
        self.hosts = frozenset(hosts)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        problem = None if scope["type"] == "lifespan" else self.problem(scope)
        if problem is None:
            await self.app(scope, receive, send)
        else:
            await refuse(problem, scope, send)

    def problem(self, scope: Any) -> Problem | None:
        """What is wrong with a request."""
        host = host_of(scope)
        if host is None:
            return Problem(400, "the Host header names no host")
        if not self.serves(host["name"].removesuffix(".")):
            return Problem(400, "the Host header names a host that is not served here (--allowed-hosts)")
        return None if scope["type"] == "websocket" or scope["method"] in _READS else self.problem_of_change(scope)

    def problem_of_change(self, scope: Any) -> Problem | None:
        """What is wrong with a request that changes something."""
        site, origin = header_of(scope, b"sec-fetch-site"), header_of(scope, b"origin")
        if site not in _OWN if site else origin and not from_own_page(scope):
            return Problem(403, "the request was sent by a page of another site")
        kind = header_of(scope, b"content-type")
        has_body = header_of(scope, b"content-length") not in {"", "0"} or header_of(scope, b"transfer-encoding")
        if (kind or has_body) and kind.partition(";")[0].strip().lower() != "application/json":
            return Problem(415, "the body has to be JSON (Content-Type: application/json)")
        return None

    def serves(self, name: str) -> bool:
        if not self.hosts or name in self.hosts or name in HERE:
            return True
        parts = name.split(".")
        return any(".".join(["*", *parts[place:]]) in self.hosts for place in range(1, len(parts)))


async def refuse(problem: Problem, scope: Any, send: Send) -> None:
    """Answers with a problem; a socket is not opened."""
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    begun: Any = {
        "type": "http.response.start",
        "status": problem.status_code,
        "headers": [(b"content-type", b"application/json")],
    }
    await secure(begun, scope)
    answers: list[Any] = [
        {**begun, "type": f"{kind}.start"},
        {"type": f"{kind}.body", "body": msgspec.json.encode(problem), "more_body": False},
    ]
    for answer in answers:
        await send(answer)
