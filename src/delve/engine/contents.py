"""The contents of a game: the rules of its cards and the numbers of its format, as data.

They are stored with the game, so that it continues unchanged, and its replay verifies, after cards or formats have
changed. Other cards of the catalogue do not matter to it.
"""

from __future__ import annotations

import json
from typing import Final

from delve.content.book import CardBook, fingerprint
from delve.engine.play import Setup, new_state
from delve.engine.position import STRANGERS
from delve.formats.variants import numbers_of
from delve.library.shipped import DATA
from delve.messages import message
from delve.model.errors import BadInput
from delve.model.setups import CardRules, Contents, SeatSetup

__all__ = ["changed_cards", "contents", "earlier_cards", "fingerprint", "read_contents"]

# Games of the first file version have only a hash of the whole catalogue; this folder holds the matching cards.
EARLIER: Final = DATA / "earlier"


def contents(book: CardBook, setup: Setup) -> Contents:
    """The rules of every card that the seats bring, and the numbers of the format."""
    if setup.position is not None:
        names = {entity.card.name for entity in new_state(book, setup, 1).entities} - set(STRANGERS)
    else:
        names = {book.card(name, "setup").name for seat in setup.seats for name in names_in(seat)}
    return {"cards": {name: book.rules(name) for name in sorted(names)}, "numbers": numbers_of(setup.format)}


def names_in(seat: SeatSetup) -> list[str]:
    """Every card that a seat brings."""
    return [*seat["adventurers"], *seat["quests"], *seat["crawler_deck"], *seat["dungeon_deck"]]


def read_contents(data: dict[str, object], where: str) -> Contents:
    """The stored contents of a game; bad input if they do not match their hash."""
    cards, numbers = data.get("cards"), data.get("numbers")
    if not isinstance(cards, dict):
        raise BadInput(message("check-cards-expected-table", where=where))
    if not isinstance(numbers, dict):
        raise BadInput(message("check-numbers-expected-table", where=where))
    found: Contents = {"cards": cards, "numbers": numbers}
    if data.get("content") != fingerprint(found):
        raise BadInput(message("check-content-cards-numbers-not", where=where))
    return found


def earlier_cards(content: object) -> dict[str, CardRules]:
    """The cards for the hash in a game of the first version; empty if unknown."""
    path = EARLIER / f"{content}.json"
    if content not in {known.stem for known in EARLIER.glob("*.json")}:
        return {}
    found: dict[str, CardRules] = json.loads(path.read_text(encoding="utf-8"))
    return found


def changed_cards(book: CardBook, cards: dict[str, CardRules]) -> list[str]:
    """The cards of a game that have changed or are missing in this book."""
    return [name for name in sorted(cards) if name not in book.files or book.rules(name) != cards[name]]
