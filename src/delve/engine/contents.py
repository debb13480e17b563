"""What a game is played with: the rules of its cards and the numbers of its format, as data.

A game keeps them, so that it goes on as it began, and its replay verifies, after cards or formats have changed. Other
cards of the catalogue do not matter to it.
"""

from __future__ import annotations

import json
from typing import Any, Final

from delve.content.book import CardBook, fingerprint
from delve.engine.library import DATA
from delve.engine.play import Setup
from delve.formats.variants import numbers_of
from delve.model.errors import BadInput

__all__ = ["changed_cards", "contents", "earlier_cards", "fingerprint", "read_contents"]

Data = dict[str, Any]

# Games of the first file version kept only a hash of the whole catalogue; this folder holds what it stood for.
EARLIER: Final = DATA / "earlier"


def contents(book: CardBook, setup: Setup) -> Data:
    """The rules of every card that the seats bring, and the numbers of the format."""
    names = {book.card(str(name), "setup").name for seat in setup.seats for cards in seat.values() for name in cards}
    return {"cards": {name: book.rules(name) for name in sorted(names)}, "numbers": numbers_of(setup.format)}


def read_contents(data: Data, where: str) -> Data:
    """The contents that a game keeps; bad input where they are not what their hash says."""
    found = {key: data.get(key) for key in ("cards", "numbers")}
    for key, value in found.items():
        if not isinstance(value, dict):
            raise BadInput(f"{where}: {key}: expected a table")
    if data.get("content") != fingerprint(found):
        raise BadInput(f"{where}: content: the cards and numbers are not the ones this hash was made of")
    return found


def earlier_cards(content: object) -> Data:
    """The cards behind the hash that a game of the first version kept; none where they are not known."""
    path = EARLIER / f"{content}.json"
    if content not in {known.stem for known in EARLIER.glob("*.json")}:
        return {}
    found: Data = json.loads(path.read_text(encoding="utf-8"))
    return found


def changed_cards(book: CardBook, cards: Data) -> list[str]:
    """The cards of a game that do something else, or are no longer there, in this book."""
    return [name for name in sorted(cards) if name not in book.files or book.rules(name) != cards[name]]
