"""What a name may be: others read it in the middle of a sentence."""

from __future__ import annotations

import unicodedata
from typing import Final

from delve.model.errors import BadInput

# It makes one emoji of two.
JOINER: Final = "\u200d"


def check_seen(what: str, name: str) -> None:
    """Nothing in a name is invisible: it could turn the words around it about, or look like another's."""
    for place, character in enumerate(name):
        if unicodedata.category(character) == "Cf" and not joins(name, place):
            raise BadInput(f"{what}: it has characters that nobody can see")


def joins(name: str, place: int) -> bool:
    """Whether a character makes one emoji of those around it."""
    return name[place] == JOINER and place > 0 and unicodedata.category(name[place + 1 : place + 2] or " ") == "So"
