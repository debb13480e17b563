"""Rate limits and quotas per person and per address, in one table.

A person's limit applies to their address too, ten times as high: creating many guests gains little. Each worker counts
for itself. If requests per address are unlimited, addresses are not counted at all. The command line imports this
module, so it must not depend on the server's extras.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from delve.messages import Message, keyed, message
from delve.model.errors import BadInput, nearest
from delve.server.errors import Forbidden, TooMany

SECONDS: Final = 5.0
MINUTE: Final = 60.0
HOUR: Final = 3600.0
_PERIODS: Final = {
    SECONDS: message("server-period-seconds"),
    MINUTE: message("server-period-minute"),
    HOUR: message("server-period-hour"),
}
# The limit of an address, as a multiple of a person's.
SHARED: Final = 10
# How many counters are kept; the least recently used is dropped first.
MOST_REMEMBERED: Final = 100_000
# One owner has all IPv6 addresses with the same prefix.
_IPV6_PREFIX: Final = 64


def things(name: str) -> Message:
    """The words for what a limit counts."""
    return keyed("server-things", name)


class Pace(NamedTuple):
    """A rate limit: so many of something per time, allowed in a burst or evenly spaced."""

    name: str
    most: int
    seconds: float
    by_person: bool

    def about(self) -> Message:
        period = _PERIODS[self.seconds]
        if self.by_person:
            return message("server-pace-of-person", things=things(self.name), period=period, shared=SHARED)
        return message("server-pace-of-address", things=things(self.name), period=period)


class Stock(NamedTuple):
    """A quota: so many of something at the same time."""

    name: str
    most: int

    def about(self) -> Message:
        return message("server-stock", things=things(self.name))


LIMITS: Final[dict[str, Pace | Stock]] = {
    "requests": Pace("requests", 600, MINUTE, False),
    "light": Pace("light", 6000, MINUTE, False),
    "passwords": Pace("passwords", 20, MINUTE, False),
    "guests": Pace("guests", 100, HOUR, False),
    "deck-checks": Pace("deck-checks", 240, MINUTE, False),
    "replays": Pace("replays", 60, MINUTE, False),
    "deck-saves": Pace("deck-saves", 120, HOUR, True),
    "openings": Pace("openings", 120, HOUR, True),
    "bots": Pace("bots", 120, HOUR, True),
    "shuffles": Pace("shuffles", 120, HOUR, True),
    "chat": Pace("chat", 30, MINUTE, True),
    "questions": Pace("questions", 300, MINUTE, True),
    "hints": Pace("hints", 20, MINUTE, True),
    "handshakes": Pace("handshakes", 100, SECONDS, False),
    "sockets-opened": Pace("sockets-opened", 60, MINUTE, True),
    # Faster senders are delayed, not refused.
    "messages": Pace("messages", 100, SECONDS, True),
    "sockets": Stock("sockets", 60),
    "tables": Stock("tables", 20),
    "decks": Stock("decks", 100),
}


class Limits:
    """This worker's counters."""

    def __init__(self, chosen: dict[str, int], on_hit: Callable[[str], None] = lambda name: None) -> None:
        self.most = {name: chosen.get(name, limit.most) for name, limit in LIMITS.items()}
        self.on_hit = on_hit
        # When each counter will be empty again, by limit and by person or address.
        self._until: dict[tuple[str, str], float] = {}

    def take(self, name: str, address: str, person: str = "", count: int = 1) -> None:
        """Counts an action, or refuses it, in which case it does not count."""
        limit, until, wait = self._counted(name, address, person, count)
        if wait > 0:
            self.on_hit(name)
            seconds = math.ceil(wait)
            raise TooMany(
                message(
                    "server-too-many-allowed-try",
                    things=things(name),
                    most=self.most[name],
                    period=_PERIODS[limit.seconds],
                    seconds=seconds,
                ),
                seconds,
            )
        self._remember(until)

    async def wait(self, name: str, address: str, person: str) -> None:
        """Counts an action and waits until it is within the limit; callers that share a counter queue up."""
        _, until, wait = self._counted(name, address, person, 1)
        self._remember(until)
        if wait > 0:
            self.on_hit(name)
            await asyncio.sleep(wait)

    def _counted(
        self, name: str, address: str, person: str, count: int
    ) -> tuple[Pace, dict[tuple[str, str], float], float]:
        """The limit, when each counter would be empty again, and the seconds to wait."""
        limit = LIMITS[name]
        assert isinstance(limit, Pace)
        now = time.monotonic()
        until: dict[tuple[str, str], float] = {}
        for who, most in self._allowed(name, limit, address, person).items():
            until[name, who] = max(now, self._until.get((name, who), now)) + count * limit.seconds / most
        return limit, until, max(until.values(), default=now) - now - limit.seconds

    def _allowed(self, name: str, limit: Pace, address: str, person: str) -> dict[str, int]:
        """The counters that apply, each with its allowance."""
        most = self.most[name]
        found: dict[str, int] = {}
        if most and limit.by_person:
            found[f"person {person}"] = most
        if most and self.most["requests"]:
            found[f"address {address}"] = most * SHARED if limit.by_person else most
        return found

    def _remember(self, until: dict[tuple[str, str], float]) -> None:
        for key, at in until.items():
            # Moves the key to the end: the order is by last use.
            self._until.pop(key, None)
            self._until[key] = at
        while len(self._until) > MOST_REMEMBERED:
            del self._until[next(iter(self._until))]

    def check_room(self, name: str, have: int) -> None:
        """Refuses one more for a person who has so many."""
        limit = LIMITS[name]
        assert isinstance(limit, Stock)
        if 0 < self.most[name] <= have:
            self.on_hit(name)
            raise Forbidden(
                message("server-you-already", have=have, things=things(name), advice=keyed("server-advice", name))
            )

    def check_shared_room(self, name: str, have: int) -> None:
        """Refuses one more for an address that has so many."""
        limit = LIMITS[name]
        assert isinstance(limit, Stock)
        if self.most["requests"] and 0 < self.most[name] * SHARED <= have:
            self.on_hit(name)
            raise Forbidden(
                message(
                    "server-from-your-address-already",
                    have=have,
                    things=things(name),
                    advice=keyed("server-advice", name),
                )
            )


def counted_address(host: str) -> str:
    """The address to count by: for IPv6, the owner's prefix."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), _IPV6_PREFIX), strict=False).network_address)


# --- The command-line option. ---------------------------------------------------------------------------------------


def read_limits(text: str) -> dict[str, int]:
    """Parses ``chat=60,guests=0``: overrides by name, 0 for no limit."""
    found: dict[str, int] = {}
    for part in text.split(","):
        name, equals, number = part.strip().partition("=")
        if not part.strip():
            continue
        if name not in LIMITS:
            raise BadInput(message("server-limits-no-limit-called", name=name, nearest=nearest(name, list(LIMITS))))
        if not equals or not number.isdecimal():
            raise BadInput(message("server-limits-not-form-number", part=part.strip(), name=name))
        found[name] = int(number)
    return found
