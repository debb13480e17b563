"""The book of cards: all that can be played with, by name."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from delve.content.loader import CardFile, load_card, read_card
from delve.model.cards import Card
from delve.model.errors import BadInput, nearest

# Fields of a card file that change nothing in a game.
_BESIDE_THE_RULES: Final = ("flavour", "example", "provenance")
FINGERPRINT: Final = 16  # letters


def fingerprint(data: object) -> str:
    """A hash of something that is kept as data."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT]


class CardBook:
    """All cards that can be played with, by name."""

    def __init__(self) -> None:
        self.files: dict[str, CardFile] = {}
        self.aliases: dict[str, str] = {}
        self._fingerprints: dict[str, str] = {}

    def add(self, file: CardFile) -> None:
        name = file.card.name
        for word in (name, *file.also):
            if word in self.files or word in self.aliases:
                other = self.files[self.aliases.get(word, word)].path
                raise BadInput(f"{file.path}: name: a card called {word!r} is already in {other}")
        self.files[name] = file
        for word in file.also:
            self.aliases[word] = name

    def find(self, name: str) -> Card | None:
        found = self.files.get(self.aliases.get(name, name))
        return None if found is None else found.card

    def card(self, name: str, where: str) -> Card:
        """A card by its printed or short name; ``where`` is who asks, for the message."""
        found = self.find(name)
        if found is None:
            raise BadInput(f"{where}: no card is called {name!r}{nearest(name, [*self.files, *self.aliases])}")
        return found

    def cards(self) -> list[Card]:
        return [file.card for file in self.files.values()]

    def rules(self, name: str) -> dict[str, object]:
        """What a card does, as data: enough to make the same card again."""
        file = self.files[name]
        said = {key: item for key, item in file.data.items() if key not in _BESIDE_THE_RULES}
        return {**said, "set": file.card.set}

    def fingerprint(self, name: str) -> str:
        """A hash of what a card does."""
        found = self._fingerprints.get(name)
        if found is None:
            found = self._fingerprints[name] = fingerprint(self.rules(name))
        return found

    def with_rules(self, rules: dict[str, dict[str, object]], where: str) -> CardBook:
        """A book in which these cards do what is said here; cards that still do are shared with this book."""
        others = [name for name in rules if name not in self.files or self.rules(name) != rules[name]]
        if not others:
            return self
        made = CardBook()
        made.files = dict(self.files)
        made.aliases = dict(self.aliases)
        for name in others:
            data = {key: item for key, item in rules[name].items() if key != "set"}
            made.files[name] = read_card(data, f"{where}: {name}", str(rules[name].get("set", "")), sourced=False)
        return made


def load_book(folders: list[Path]) -> CardBook:
    """Every card under these folders."""
    book = CardBook()
    for folder in folders:
        if not folder.is_dir():
            raise BadInput(f"{folder}: there is no such folder of cards")
        for path, set_name in set_files(folder):
            book.add(load_card(path, set_name))
    return book


def set_files(folder: Path) -> list[tuple[Path, str]]:
    """The card files under a folder, each with the name of its set: the folder itself, or a folder of sets."""
    is_set = (folder / "set.toml").is_file()
    return [
        (path, folder.name if is_set else path.relative_to(folder).parts[0])
        for path in sorted(folder.rglob("*.toml"))
        if path.name != "set.toml"
    ]
