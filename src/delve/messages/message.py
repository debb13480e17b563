"""Messages: a key of the catalogue and its arguments.

A message is plain data, the same in the engine, in views and on the wire.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, final


@final
class SeatArg(TypedDict):
    """A player, by seat from 1; 0 for all players. Formatting turns it into "you" or a name."""

    seat: int


@final
class CardArg(TypedDict):
    """A card by its printed name, with a shorter name to show, if any."""

    card: str
    short: NotRequired[str]


@final
class Message(TypedDict):
    """A key of the catalogue, and the arguments of its text."""

    key: str
    args: dict[str, Arg]


if TYPE_CHECKING:
    Arg = str | int | Message | SeatArg | CardArg | list["Arg"]
else:
    # msgspec cannot distinguish several object types in a union.
    Arg = Any

# A name: from the catalogue, or chosen by a person.
Title = str | Message


def message(key: str, /, **args: Arg) -> Message:
    return {"key": key, "args": args}


def seat_arg(seat: int) -> SeatArg:
    """The argument for a seat of the engine, from 0; NOBODY becomes all players."""
    return {"seat": seat + 1}


def card_arg(name: str, short: bool = False) -> CardArg:
    """A card; with ``short`` without its epithet: ``Greenknee`` for ``Greenknee, Goblin Necromancer``."""
    called = name.partition(", ")[0]
    return {"card": name, "short": called} if short and called != name else {"card": name}


def any_of(members: list[Arg]) -> Arg:
    """A disjunction: ``Warrior or Scout``."""
    if len(members) == 1:
        return members[0]
    return message("word-either", rest=members[:-1], last=members[-1])


def keyed(prefix: str, code: str) -> Message:
    """The message for a code of the rules: ``word-reason-party-perished``."""
    return message(f"{prefix}-{code.lower().replace(' ', '-').replace('_', '-')}")
