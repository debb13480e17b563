"""Decks, for those outside the core: reading and writing them, what is in them, and whether they are legal."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from delve.content.book import CardBook
from delve.content.deck_rules import LEVELS, PROBLEM, Finding, problems, single_set_problems
from delve.content.decks import PARTS, Deck, check_size, read_plain, read_toml, write_plain, write_toml
from delve.engine.catalogue import find_format
from delve.engine.library import standard_deck
from delve.model.format import Format
from delve.model.ids import KIND_NAMES

Data = dict[str, Any]


class DeckReport:
    """What there is to say about a deck in a format, the gravest first."""

    def __init__(self, deck: Deck, format: Format, findings: list[Finding]) -> None:
        self.deck = deck
        self.format = format
        self.findings = findings

    def legal(self) -> bool:
        """Warnings and hints keep nobody from playing."""
        return not self.problems()

    def problems(self) -> list[str]:
        """Why it may not be played, in sentences."""
        return [finding.text for finding in self.findings if finding.level == PROBLEM]

    def count(self, level: str) -> int:
        return len([finding for finding in self.findings if finding.level == level])

    def data(self) -> Data:
        """The report for a machine to read."""
        return {
            "deck": self.deck.name,
            "format": self.format.id,
            "legal": self.legal(),
            "findings": [finding.data() for finding in self.findings],
        }


class DeckLine:
    """A card of a deck: which part it is in, how many copies, and what one looks for in a list."""

    def __init__(self, part: str, count: int, name: str, kind: str, cost: int, rarity: str) -> None:
        self.part = part
        self.count = count
        self.name = name
        self.kind = kind
        self.cost = cost
        self.rarity = rarity

    def data(self) -> Data:
        return {
            "name": self.name,
            "count": self.count,
            "kind": self.kind,
            "cost": self.cost,
            "rarity": self.rarity,
        }


def read_deck(book: CardBook, name: str, dungeon: str | None = None) -> Deck:
    """A deck by name or file, its Dungeon deck taken from another if one is given.

    Where the deck brings no Quests of its own, as at a co-op table, they come with the Dungeon.
    """
    deck = standard_deck(book, name)
    if dungeon is not None:
        other = standard_deck(book, dungeon)
        deck.dungeon = other.dungeon
        deck.quests = deck.quests or other.quests
    return deck


def read_deck_text(book: CardBook, text: str, name: str) -> Deck:
    """A deck as somebody wrote it down: TOML if it reads like that, else plain text."""
    path = Path(name)
    check_size(text, path)
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return read_plain(book, text, path)
    return read_toml(book, text, path)


def check_deck(
    book: CardBook, name: str, format_id: str, dungeon: str | None = None, single_set: bool = False
) -> DeckReport:
    """A deck by name or file against the rules of a format; also against what a single set holds, if asked."""
    format = find_format(format_id)
    return report(book, read_deck(book, name, dungeon), format, single_set)


def report(book: CardBook, deck: Deck, format: Format, single_set: bool = False) -> DeckReport:
    """A deck in hand against the rules of a format."""
    found = problems(book, deck, format)
    if single_set:
        found.extend(single_set_problems(book, deck))
    return DeckReport(deck, format, [finding for level in LEVELS for finding in found if finding.level == level])


def deck_lines(book: CardBook, deck: Deck) -> list[DeckLine]:
    """Every card of the deck in the file's order, Adventurers and Quests one by one."""
    held = [
        *[("adventurers", name, 1) for name in deck.adventurers],
        *[("quests", name, 1) for name in deck.quests],
        *[("crawler", name, count) for name, count in deck.crawler.items()],
        *[("dungeon", name, count) for name, count in deck.dungeon.items()],
    ]
    found: list[DeckLine] = []
    for part, name, count in held:
        card = book.card(name, deck.name)
        found.append(DeckLine(part, count, card.name, KIND_NAMES[card.kind], card.cost, card.rarity))
    return found


def deck_parts() -> dict[str, str]:
    """The parts of a deck in order, each with its heading."""
    return dict(PARTS)


def deck_data(book: CardBook, deck: Deck) -> Data:
    """The deck for a machine to read."""
    lines = deck_lines(book, deck)
    parts = {part: [line.data() for line in lines if line.part == part] for part in PARTS}
    return {"name": deck.name, "about": deck.about, **parts}


def plain_text(deck: Deck) -> str:
    """The deck as a plain text file."""
    return write_plain(deck)


def toml_text(deck: Deck) -> str:
    """The deck as a TOML file."""
    return write_toml(deck)
