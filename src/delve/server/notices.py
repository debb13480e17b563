"""Notices between workers: that something happened at a table, but not what. The receiver looks it up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct


class _Notice(Struct, frozen=True, tag_field="kind"):
    """Something happened at a table."""


class GameWentOn(_Notice, frozen=True, tag="game"):
    """The number of stored inputs has grown."""

    n: int


class TableChanged(_Notice, frozen=True, tag="table"):
    """Somebody sat down, left, connected or disconnected, or the table's stage has changed."""


class Talked(_Notice, frozen=True, tag="chat"):
    """There is a new chat message."""


class UndoAsked(_Notice, frozen=True, tag="undo"):
    """An undo request was made or answered."""


class UndoRefused(_Notice, frozen=True, tag="kept"):
    """An undo request was refused."""


class GameAbandoned(_Notice, frozen=True, tag="abandoned"):
    """The players have abandoned the game, and its table was deleted."""


class SessionsEnded(_Notice, frozen=True, tag="sessions"):
    """Sessions of somebody at the table have ended."""


Notice = GameWentOn | TableChanged | Talked | UndoAsked | UndoRefused | GameAbandoned | SessionsEnded
# Publishes to all workers with sockets at a table.
Publish = Callable[[str, Notice], None]

_READ: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)


def channel_of(table: str) -> str:
    """The name of a table's channel."""
    return f"table-{table}"


def write_notice(notice: Notice) -> bytes:
    return msgspec.json.encode(notice)


def read_notice(data: bytes) -> Notice:
    return _READ.decode(data)
