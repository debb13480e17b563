"""The cards and decks that come with Delve, and additional sets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from delve.content.book import CardBook, load_book
from delve.content.decks import Deck, find_deck, load_deck
from delve.content.files import read_toml

__all__ = [
    "DATA",
    "CardBook",
    "Deck",
    "deck_names",
    "load_book",
    "load_deck",
    "read_toml",
    "standard_book",
    "standard_deck",
]

DATA: Final = Path(__file__).parents[1] / "data"


def standard_book(extra: list[Path] | None = None) -> CardBook:
    """All cards of the package and of additional set folders."""
    return load_book([DATA / "sets", *(extra or [])])


def standard_deck(book: CardBook, name: str) -> Deck:
    """A deck file, or one of the package's decks by name."""
    return find_deck(book, name, DATA / "decks")


def deck_names() -> list[str]:
    """The decks that come with Delve."""
    return sorted([path.stem for path in (DATA / "decks").glob("*.toml")])
