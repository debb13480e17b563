"""Checks that SQLite's database file is still in place.

A file that is moved or deleted while open can still be written to, but the data is lost. If another file was put in its
place, the server has to be restarted.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from delve.server.faults import MOVED, Unavailable


class Placed:
    """The identity of a file when it was first opened."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._found: tuple[int, int] | None = None

    def check(self) -> None:
        """Checked before and after every write, so that a lost write is never acknowledged."""
        if self._found is not None and self._found != self._look():
            raise Unavailable(MOVED)

    def _look(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def opening(self, *connection: Any) -> None:
        """Called before connecting, which would create an empty file in place of a missing one."""
        self.check()

    def opened(self, *connection: Any) -> None:
        """Called after connecting: the first connection determines the identity."""
        if self._found is None:
            self._found = self._look()
