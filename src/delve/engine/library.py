"""The cards and decks that come with Delve, and sets laid beside them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from delve.content.book import CardBook, load_book
from delve.content.decks import Deck, find_deck

__all__ = ["DATA", "CardBook", "Deck", "standard_book", "standard_deck"]

DATA: Final = Path(__file__).parents[1] / "data"


def standard_book(extra: list[Path] | None = None) -> CardBook:
    """All cards of the package, and those of set folders given beside it."""
    return load_book([DATA / "sets", *(extra or [])])


def standard_deck(book: CardBook, name: str) -> Deck:
    """A deck file, or one of the package's decks by name."""
    return find_deck(book, name, DATA / "decks")
