"""Bad input that has a status of its own over HTTP."""

from __future__ import annotations

from delve.model.errors import BadInput


class NotFound(BadInput):
    """There is no such thing."""


def no_table(table: str) -> NotFound:
    return NotFound(f"there is no table {table!r}")


class Forbidden(BadInput):
    """The person may not do that."""


class TooMany(BadInput):
    """The person may do that, but not so often."""

    def __init__(self, sentence: str, seconds: int) -> None:
        super().__init__(sentence)
        self.seconds = seconds  # until it may be tried again
