"""The book of cards: all available cards by name."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from delve.content.loader import CardFile, load_card, read_card
from delve.content.sets import CardSet, card_files, load_set, set_folders
from delve.messages import message
from delve.model.cards import Card
from delve.model.errors import BadInput, nearest
from delve.model.setups import CardRules

# Fields of a card file without influence on a game.
_BESIDE_THE_RULES: Final = ("flavour", "example", "provenance")
FINGERPRINT: Final = 16  # letters


def fingerprint(data: object) -> str:
    """A hash of plain data."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT]


class CardBook:
    """All available cards by name, and their sets."""

    def __init__(self, folders: list[Path] | None = None) -> None:
        self.folders = folders or []  # the folders of its sets
        self.sets: dict[str, CardSet] = {}
        self.files: dict[str, CardFile] = {}
        self.aliases: dict[str, str] = {}
        self._fingerprints: dict[str, str] = {}

    def add(self, file: CardFile) -> None:
        name = file.card.name
        for word in (name, *file.also):
            if word in self.files or word in self.aliases:
                other = self.files[self.aliases.get(word, word)].path
                raise BadInput(message("check-name-card-called-already", path=file.path, word=word, other=other))
        self.files[name] = file
        for word in file.also:
            self.aliases[word] = name

    def add_set(self, found: CardSet) -> None:
        if found.id in self.sets:
            other = self.sets[found.id].path
            raise BadInput(message("check-set-called-already", path=found.path, id=found.id, other=other))
        self.sets[found.id] = found

    def set_name(self, card: Card) -> str:
        """The name of a card's set; its id if the set is no longer installed."""
        found = self.sets.get(card.set)
        return card.set if found is None else found.name

    def find(self, name: str) -> Card | None:
        found = self.files.get(self.aliases.get(name, name))
        return None if found is None else found.card

    def card(self, name: str, where: str) -> Card:
        """A card by its printed or short name; ``where`` is the place of the reference, for the error message."""
        found = self.find(name)
        if found is None:
            raise BadInput(
                message(
                    "check-no-card-called", where=where, name=name, nearest=nearest(name, [*self.files, *self.aliases])
                )
            )
        return found

    def cards(self) -> list[Card]:
        return [file.card for file in self.files.values()]

    def rules(self, name: str) -> CardRules:
        """The rules of a card, as data: enough to recreate it."""
        file = self.files[name]
        said = {key: item for key, item in file.data.items() if key not in _BESIDE_THE_RULES}
        return {**said, "set": file.card.set}

    def fingerprint(self, name: str) -> str:
        """A hash of a card's rules."""
        found = self._fingerprints.get(name)
        if found is None:
            found = self._fingerprints[name] = fingerprint(self.rules(name))
        return found

    def with_rules(self, rules: dict[str, CardRules], where: str) -> CardBook:
        """A book with the given rules for these cards; unchanged cards are shared with this book."""
        others = [name for name in rules if name not in self.files or self.rules(name) != rules[name]]
        if not others:
            return self
        made = CardBook(self.folders)
        made.sets = self.sets
        made.files = dict(self.files)
        made.aliases = dict(self.aliases)
        for name in others:
            data = {key: item for key, item in rules[name].items() if key != "set"}
            made.files[name] = read_card(data, f"{where}: {name}", str(rules[name].get("set", "")), sourced=False)
        return made


def load_book(folders: list[Path]) -> CardBook:
    """Every set in these folders, with its cards."""
    book = CardBook(folders)
    for folder in folders:
        for home in set_folders(folder):
            found = load_set(home)
            book.add_set(found)
            for path in card_files(home):
                book.add(load_card(path, found.id))
    return book
