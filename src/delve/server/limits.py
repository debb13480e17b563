"""How much one person or one address may ask of the server: every limit in one table.

A person's limit holds for an address too, for ten times as much: whoever collects guests gains little by it. Each
worker counts for itself. Where the requests of an address are not limited, an address is not counted at all. The
command line reads this table too: nothing here needs what only a server needs.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from delve.model.errors import BadInput, nearest
from delve.server.errors import Forbidden, TooMany

SECONDS: Final = 5.0
MINUTE: Final = 60.0
HOUR: Final = 3600.0
_PERIODS: Final = {SECONDS: "in 5 seconds", MINUTE: "a minute", HOUR: "an hour"}
# How many times as much as a person an address may do.
SHARED: Final = 10
# How many people and addresses are remembered at once; the one heard of longest ago is forgotten first.
MOST_REMEMBERED: Final = 100_000
# An owner of IPv6 has all addresses with the same beginning.
_IPV6_PREFIX: Final = 64


class Pace(NamedTuple):
    """So many of something in some time, in one go or one by one."""

    things: str
    most: int
    seconds: float
    by_person: bool

    def about(self) -> str:
        who = f"person, {SHARED} times as many from an address" if self.by_person else "address"
        return f"{self.things} {_PERIODS[self.seconds]} of one {who}"


class Stock(NamedTuple):
    """So many of something that one person has at the same time."""

    things: str
    most: int
    way_out: str

    def about(self) -> str:
        return f"{self.things} that one person has"


LIMITS: Final[dict[str, Pace | Stock]] = {
    "requests": Pace("requests", 600, MINUTE, False),
    "light": Pace("requests for files of the page, /health or /metrics", 6000, MINUTE, False),
    "passwords": Pace("passwords tried or changed", 20, MINUTE, False),
    "guests": Pace("new guests", 100, HOUR, False),
    "deck-checks": Pace("decks checked", 240, MINUTE, False),
    "replays": Pace("parts of finished games", 60, MINUTE, False),
    "deck-saves": Pace("decks saved", 120, HOUR, True),
    "openings": Pace("tables opened", 120, HOUR, True),
    "bots": Pace("bots added", 120, HOUR, True),
    "shuffles": Pace("shuffles drawn", 120, HOUR, True),
    "chat": Pace("chat messages", 30, MINUTE, True),
    "questions": Pace("previews and questions", 300, MINUTE, True),
    "handshakes": Pace("sockets asked for", 100, SECONDS, False),
    "sockets-opened": Pace("sockets opened", 60, MINUTE, True),
    # Who talks faster is heard more slowly.
    "messages": Pace("messages", 100, SECONDS, True),
    "sockets": Stock("open sockets", 60, "close one of them first"),
    "tables": Stock("unfinished tables", 20, "finish or leave one first"),
    "decks": Stock("decks", 100, "delete one first"),
}


class Limits:
    """What this worker has counted."""

    def __init__(self, chosen: dict[str, int], on_hit: Callable[[str], None] = lambda name: None) -> None:
        self.most = {name: chosen.get(name, limit.most) for name, limit in LIMITS.items()}
        self.on_hit = on_hit
        # When everything counted so far has run off again, by limit and by person or address.
        self._until: dict[tuple[str, str], float] = {}

    def take(self, name: str, address: str, person: str = "", count: int = 1) -> None:
        """Counts something that is about to be done; too much is refused, and does not count."""
        limit, until, wait = self._counted(name, address, person, count)
        if wait > 0:
            self.on_hit(name)
            seconds = math.ceil(wait)
            raise TooMany(
                f"too many {limit.things}: {self.most[name]} {_PERIODS[limit.seconds]} are allowed; "
                f"try again in {seconds} second{'s' if seconds > 1 else ''}",
                seconds,
            )
        self._remember(until)

    async def wait(self, name: str, address: str, person: str) -> None:
        """Counts something that is done in any case, and waits until it may be: in turn with whoever counts as one."""
        _, until, wait = self._counted(name, address, person, 1)
        self._remember(until)
        if wait > 0:
            self.on_hit(name)
            await asyncio.sleep(wait)

    def _counted(
        self, name: str, address: str, person: str, count: int
    ) -> tuple[Pace, dict[tuple[str, str], float], float]:
        """The limit, when all will have run off with this one, and how many seconds too early it comes."""
        limit = LIMITS[name]
        assert isinstance(limit, Pace)
        now = time.monotonic()
        until: dict[tuple[str, str], float] = {}
        for who, most in self._allowed(name, limit, address, person).items():
            until[name, who] = max(now, self._until.get((name, who), now)) + count * limit.seconds / most
        return limit, until, max(until.values(), default=now) - now - limit.seconds

    def _allowed(self, name: str, limit: Pace, address: str, person: str) -> dict[str, int]:
        """Who is counted, and how much each may do."""
        most = self.most[name]
        found: dict[str, int] = {}
        if most and limit.by_person:
            found[f"person {person}"] = most
        if most and self.most["requests"]:
            found[f"address {address}"] = most * SHARED if limit.by_person else most
        return found

    def _remember(self, until: dict[tuple[str, str], float]) -> None:
        for key, at in until.items():
            # The latest is last.
            self._until.pop(key, None)
            self._until[key] = at
        while len(self._until) > MOST_REMEMBERED:
            del self._until[next(iter(self._until))]

    def check_room(self, name: str, have: int) -> None:
        """Whether somebody who has so many may have one more."""
        limit = LIMITS[name]
        assert isinstance(limit, Stock)
        if 0 < self.most[name] <= have:
            self.on_hit(name)
            raise Forbidden(f"you have {have} {limit.things} already: {limit.way_out}")

    def check_shared_room(self, name: str, have: int) -> None:
        """Whether an address from which there are so many may have one more."""
        limit = LIMITS[name]
        assert isinstance(limit, Stock)
        if self.most["requests"] and 0 < self.most[name] * SHARED <= have:
            self.on_hit(name)
            raise Forbidden(f"there are {have} {limit.things} from your address already: {limit.way_out}")


def counted_address(host: str) -> str:
    """All addresses of one owner are one: for IPv6 those with the same beginning."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), _IPV6_PREFIX), strict=False).network_address)


# --- As an option of the command line. ------------------------------------------------------------------------------


def read_limits(text: str) -> dict[str, int]:
    """``chat=60,guests=0``: limits by name that differ from the usual ones, 0 for none."""
    found: dict[str, int] = {}
    for part in text.split(","):
        name, equals, number = part.strip().partition("=")
        if not part.strip():
            continue
        if name not in LIMITS:
            raise BadInput(f"--limits: no limit is called {name!r}{nearest(name, list(LIMITS))}")
        if not equals or not number.isdecimal():
            raise BadInput(f"--limits: {part.strip()!r} is not of the form {name}=NUMBER")
        found[name] = int(number)
    return found


def limits_help() -> str:
    """What ``--limits`` takes."""
    rows = "; ".join([f"{name} ({limit.most}: {limit.about()})" for name, limit in LIMITS.items()])
    return f"Other limits than the usual ones, as NAME=NUMBER,NAME=NUMBER, 0 for none: {rows}."
