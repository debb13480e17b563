"""Limits on sockets: how many a person or address may have open at this worker, and how often they may open one."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from delve.server.limits import Limits


class Room:
    """The open sockets, counted by person and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._open: Counter[str] = Counter()

    @contextlib.contextmanager
    def taken(self, address: str, person: str) -> Iterator[None]:
        """Reserves room for a socket, or refuses it.

        Reserved before the first await, so that concurrent attempts cannot exceed the limit.
        """
        mine, ours = f"person {person}", f"address {address}"
        self.limits.check_room("sockets", self._open[mine])
        self.limits.check_shared_room("sockets", self._open[ours])
        self.limits.take("sockets-opened", address, person)
        self._open.update((mine, ours))
        try:
            yield
        finally:
            for who in (mine, ours):
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]
