"""Formatting messages for a reader."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from delve.messages.message import Arg, Message, message

if TYPE_CHECKING:
    from delve.messages.catalogue import Catalogue


class Reader:
    """The reader: the player of a seat from 1, or a spectator (0), at a table of ``seats`` seats.

    In the language of this process, or in English where texts are compared.
    """

    def __init__(self, seat: int = 0, seats: int = 0, in_english: bool = False) -> None:
        self.seat = seat
        self.seats = seats
        self.in_english = in_english

    def person(self, number: int) -> str:
        """The grammatical person for a seat: ``you``, ``all`` the players, or ``other``."""
        if self.seats == 1 or (self.seat and number in {0, self.seat}):
            return "you"
        return "other" if number else "all"

    def name(self, number: int) -> Message:
        person = self.person(number)
        if person == "you":
            return message("word-you")
        return message("word-seat", number=number) if number else message("word-players")


ANYBODY: Final = Reader()
IN_ENGLISH: Final = Reader(in_english=True)


def say(said: Message, reader: Reader = ANYBODY) -> str:
    """A message in words."""
    values: dict[str, str | int] = {}
    for name, arg in said["args"].items():
        values[name] = worded(arg, reader)
        if isinstance(arg, list):
            values[f"{name}-count"] = len(arg)
        elif isinstance(arg, dict) and "seat" in arg:
            values[f"{name}-is"] = reader.person(arg["seat"])
    return (english() if reader.in_english else catalogue()).text(said["key"], values)


def say_arg(arg: Arg, reader: Reader = ANYBODY) -> str:
    """An argument by itself in words."""
    return str(worded(arg, reader))


def sentence(said: Message, reader: Reader = ANYBODY) -> str:
    """A message in words, capitalised, because it may begin with a name."""
    words = say(said, reader)
    return words[:1].upper() + words[1:]


def worded(arg: Arg, reader: Reader) -> str | int:
    """An argument for the catalogue: text, or a number, which may select a plural form."""
    if isinstance(arg, str | int):
        return arg
    if isinstance(arg, list):
        return joined([str(worded(each, reader)) for each in arg], reader)
    if "key" in arg:
        return say(arg, reader)
    if "seat" in arg:
        return say(reader.name(arg["seat"]), reader)
    return arg.get("short", arg["card"])


def joined(parts: list[str], reader: Reader = ANYBODY) -> str:
    """``a``, ``a and b``, ``a, b and c``, in the language of the catalogue."""
    if len(parts) < 2:
        return "".join(parts)
    rest = parts[0]
    for part in parts[1:-1]:
        rest = say(message("word-list-more", rest=rest, next=part), reader)
    return say(message("word-list", rest=rest, last=parts[-1]), reader)


@cache
def catalogue() -> Catalogue:
    """The catalogue in the language of this process."""
    # Imported late: Fluent and its number formats take a while to import.
    from delve.messages.catalogue import chosen_catalogue  # noqa: PLC0415

    return chosen_catalogue()


@cache
def english() -> Catalogue:
    """The English catalogue."""
    from delve.messages.catalogue import Catalogue  # noqa: PLC0415

    return Catalogue()
