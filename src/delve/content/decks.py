"""Deck files: Adventurers, Quests and the two decks of one player (TOML)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from delve.content.loader import CardBook
from delve.content.schema import Place, a_str, a_table, an_int, no_other_keys, words
from delve.model.errors import BadInput, nearest

_FIELDS = ["name", "about", "adventurers", "quests", "crawler", "dungeon"]

Data = dict[str, Any]


class Deck:
    """What a player brings: names of cards, the decks with their numbers of copies."""

    def __init__(
        self,
        name: str,
        adventurers: tuple[str, ...],
        quests: tuple[str, ...],
        crawler: dict[str, int],
        dungeon: dict[str, int],
    ) -> None:
        self.name = name
        self.adventurers = adventurers
        self.quests = quests
        self.crawler = crawler
        self.dungeon = dungeon

    def seat(self) -> Data:
        """The set-up of a seat that plays this deck, each copy by name."""
        return {
            "adventurers": list(self.adventurers),
            "quests": list(self.quests),
            "crawler_deck": copies(self.crawler),
            "dungeon_deck": copies(self.dungeon),
        }


def copies(counts: dict[str, int]) -> list[str]:
    found: list[str] = []
    for name, count in counts.items():
        found.extend([name] * count)
    return found


def load_deck(book: CardBook, path: Path) -> Deck:
    """A deck file; every name in it must be a card."""
    try:
        data: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadInput(f"{path}: {error}") from None
    place = Place(str(path))
    no_other_keys(data, _FIELDS, place)
    return Deck(
        a_str(data.get("name", path.stem), place.at("name")),
        tuple([book.card(word, f"{path}: adventurers").name for word in words(data.get("adventurers", []), place)]),
        tuple([book.card(word, f"{path}: quests").name for word in words(data.get("quests", []), place)]),
        read_counts(book, data.get("crawler", {}), place.at("crawler")),
        read_counts(book, data.get("dungeon", {}), place.at("dungeon")),
    )


def read_counts(book: CardBook, value: object, place: Place) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name, count in a_table(value, place).items():
        card = book.card(name, f"{place.file}: {place.path}")
        number = an_int(count, place.at(name))
        if number < 1:
            raise place.at(name).wrong("there must be at least 1 copy")
        counts[card.name] = number
    return counts


def find_deck(book: CardBook, name: str, folder: Path) -> Deck:
    """A deck by the path of its file, or by the name of one that comes with Delve."""
    path = Path(name)
    if path.suffix == ".toml" or path.is_file():
        return load_deck(book, path)
    known = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    if name not in known:
        raise BadInput(f"no deck is called {name!r}{nearest(name, list(known))}; known: {', '.join(known)}")
    return load_deck(book, known[name])
