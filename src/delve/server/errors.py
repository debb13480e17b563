"""Bad input with an HTTP status of its own."""

from __future__ import annotations

from delve.messages import Message, message
from delve.model.errors import BadInput


class NotFound(BadInput):
    """It does not exist."""


def no_table(table: str) -> NotFound:
    return NotFound(message("server-no-table", table=table))


class NotKnown(BadInput):
    """Nobody knows who the person is."""


class Forbidden(BadInput):
    """The person may not do that."""


class TooMany(BadInput):
    """The person may do that, but has done it too often."""

    def __init__(self, said: Message, seconds: int) -> None:
        super().__init__(said)
        self.seconds = seconds  # until the next attempt may succeed
