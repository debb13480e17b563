"""The stored inputs of a game, some of which take earlier ones back."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

# The prefix of an input that takes earlier ones back. Clients cannot send it: only ``LiveGame.take_back`` writes it.
TAKEN_BACK: Final = "undo "


class Written(Struct, frozen=True):
    """A stored input."""

    seat: int
    line: str

    def takes_back(self) -> bool:
        return self.line.startswith(TAKEN_BACK)

    def count(self) -> int:
        """The number of inputs it takes back."""
        return int(self.line.removeprefix(TAKEN_BACK)) if self.takes_back() else 0


def settled(written: list[Written]) -> list[Written]:
    """The inputs that remain after all undos."""
    found: list[Written] = []
    for each in written:
        if each.takes_back():
            del found[len(found) - each.count() :]
        else:
            found.append(each)
    return found
