"""The file of a SQLite database, and whether it is still where it was.

A file that is moved away or deleted while it is open can still be written to, and nobody finds that again. A file that
was put in its place is another one: then the server has to be started anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from delve.server.faults import MOVED, Unavailable


class Placed:
    """One file, as it was when it was first opened."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._found: tuple[int, int] | None = None

    def check(self) -> None:
        """Before anything is written and after it was: what is written elsewhere is not acknowledged."""
        if self._found is not None and self._found != self._look():
            raise Unavailable(MOVED)

    def _look(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def opening(self, *connection: Any) -> None:
        """Before a connection is made, which would put an empty file in the place of one that is gone."""
        self.check()

    def opened(self, *connection: Any) -> None:
        """The first connection says which file it is."""
        if self._found is None:
            self._found = self._look()
