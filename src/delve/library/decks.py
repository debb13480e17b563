"""Decks for users outside the core: reading, writing, contents and legality."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypedDict

from delve.content.book import CardBook
from delve.content.deck_rules import LEVELS, PROBLEM, Finding, problems, single_set_problems
from delve.content.decks import PARTS, Deck, check_size, read_plain, read_toml, write_plain, write_toml
from delve.library.formats import find_format
from delve.library.shipped import standard_deck
from delve.messages import Message
from delve.model.format import Format
from delve.model.ids import KIND_NAMES


class ReportData(TypedDict):
    """A report for a machine to read."""

    deck: str
    format: str
    legal: bool
    findings: list[dict[str, str]]


class LineData(TypedDict):
    """A card of a deck for a machine to read."""

    name: str
    count: int
    kind: str
    cost: int
    rarity: str


class DeckData(TypedDict):
    """A deck for a machine to read."""

    name: str
    about: str
    play: str
    adventurers: list[LineData]
    quests: list[LineData]
    crawler: list[LineData]
    dungeon: list[LineData]


class DeckReport:
    """The findings about a deck in a format, most severe first."""

    def __init__(self, deck: Deck, format: Format, findings: list[Finding]) -> None:
        self.deck = deck
        self.format = format
        self.findings = findings

    def legal(self) -> bool:
        """Whether there are no problems; warnings and hints do not matter."""
        return not self.problems()

    def problems(self) -> list[Message]:
        """Why it is illegal."""
        return [finding.message for finding in self.faults()]

    def faults(self) -> list[Finding]:
        """The same, with the places."""
        return [finding for finding in self.findings if finding.level == PROBLEM]

    def count(self, level: str) -> int:
        return len([finding for finding in self.findings if finding.level == level])

    def data(self) -> ReportData:
        return {
            "deck": self.deck.name,
            "format": self.format.id,
            "legal": self.legal(),
            "findings": [finding.data() for finding in self.findings],
        }


class DeckLine:
    """A card of a deck for a list: its part, copies and main values."""

    def __init__(self, part: str, count: int, name: str, kind: str, cost: int, rarity: str) -> None:
        self.part = part
        self.count = count
        self.name = name
        self.kind = kind
        self.cost = cost
        self.rarity = rarity

    def data(self) -> LineData:
        return {
            "name": self.name,
            "count": self.count,
            "kind": self.kind,
            "cost": self.cost,
            "rarity": self.rarity,
        }


def read_deck(book: CardBook, name: str, dungeon: str | None = None) -> Deck:
    """A deck by name or file, with the Dungeon deck of another if given.

    If the deck has no Quests of its own, as in co-op, they come with the Dungeon.
    """
    deck = standard_deck(book, name)
    if dungeon is not None:
        other = standard_deck(book, dungeon)
        deck.dungeon = other.dungeon
        deck.quests = deck.quests or other.quests
    return deck


def read_deck_text(book: CardBook, text: str, name: str) -> Deck:
    """Reads a deck from text: TOML if it looks like that, else plain text."""
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
    """Checks a deck by name or file against a format, and optionally against a single set."""
    format = find_format(format_id)
    return report(book, read_deck(book, name, dungeon), format, single_set)


def report(book: CardBook, deck: Deck, format: Format, single_set: bool = False) -> DeckReport:
    """Checks a deck against a format."""
    found = problems(book, deck, format)
    if single_set:
        found.extend(single_set_problems(book, deck))
    return DeckReport(deck, format, [finding for level in LEVELS for finding in found if finding.level == level])


def deck_lines(book: CardBook, deck: Deck) -> list[DeckLine]:
    """Every card of the deck in the file's order; Adventurers and Quests separately."""
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


def deck_parts() -> list[str]:
    """The parts of a deck in order."""
    return list(PARTS)


def deck_data(book: CardBook, deck: Deck) -> DeckData:
    lines = deck_lines(book, deck)
    return {
        "name": deck.name,
        "about": deck.about,
        "play": deck.play,
        "adventurers": [line.data() for line in lines if line.part == "adventurers"],
        "quests": [line.data() for line in lines if line.part == "quests"],
        "crawler": [line.data() for line in lines if line.part == "crawler"],
        "dungeon": [line.data() for line in lines if line.part == "dungeon"],
    }


def plain_text(deck: Deck) -> str:
    """The deck as a plain text file."""
    return write_plain(deck)


def toml_text(deck: Deck) -> str:
    """The deck as a TOML file."""
    return write_toml(deck)
