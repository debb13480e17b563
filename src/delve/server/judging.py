"""Judging decks: where a deck can be played, and why not elsewhere.

This takes some hundredths of a second, so people's decks are judged in a worker process.
"""

from __future__ import annotations

from msgspec import Struct

from delve.engine.tables import usual_decks
from delve.library.decks import DeckReport, read_deck_text, report
from delve.library.formats import formats
from delve.library.shipped import CardBook, Deck, standard_deck
from delve.messages import Message, message
from delve.model.errors import BadInput
from delve.model.format import Format
from delve.server.messages import DeckCards
from delve.server.processes import card_book


class Judgement(Struct, frozen=True):
    """The result for a deck, independent of its owner."""

    about: str
    formats: list[str]
    partners: list[str]
    problems: dict[str, list[Message]]
    cards: DeckCards
    error: Message | None = None  # why it cannot be read


def judge_text(text: str, name: str) -> Judgement:
    """Judges a deck's text; an unreadable deck is legal nowhere, and says why. Runs in a worker process."""
    try:
        deck = read(card_book(), text, name)
    except BadInput as error:
        problems = {format.id: [error.message] for format in formats()}
        return Judgement(str(error), [], [], problems, DeckCards({}, {}, {}, {}), error.message)
    return judge_deck(card_book(), deck)


def read(book: CardBook, text: str, name: str) -> Deck:
    """Reads a deck's text. The owner's name for it overrides the name in the text."""
    try:
        deck = read_deck_text(book, text, name)
    except (RecursionError, ValueError):
        raise BadInput(message("server-text-nobody-can-read")) from None
    deck.name = name
    return deck


def judge_deck(book: CardBook, deck: Deck) -> Judgement:
    """Judges a deck for every format, in the first seat and in one that brings no Dungeon."""
    cards = DeckCards(counted(deck.adventurers), counted(deck.quests), deck.crawler, deck.dungeon)
    found = Judgement(deck.about, [], [], {}, cards)
    for format in formats():
        judged = judge(book, deck, format, 0)
        if judged.legal():
            found.formats.append(format.id)
        partner = has_partners(format) and judge(book, deck, format, 1).legal()
        if partner:
            found.partners.append(format.id)
        if not judged.legal() and not partner:
            found.problems[format.id] = judged.problems()
    return found


def judge(book: CardBook, deck: Deck, format: Format, seat: int) -> DeckReport:
    """Judges a deck for a seat of a format."""
    if format.brings_dungeon(seat):
        return report(book, deck, format)
    # This seat plays in the first seat's Dungeon, so the deck is judged with one.
    first = standard_deck(book, usual_decks(book, format, 1)[0])
    whole = Deck(deck.name, deck.adventurers, first.quests, deck.crawler, first.dungeon)
    return report(book, whole, format)


def counted(names: tuple[str, ...]) -> dict[str, int]:
    """Counts the names, in order of first appearance."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found


def has_partners(format: Format) -> bool:
    """Whether there are seats that bring no Dungeon."""
    return format.numbers.seats[1] > 1 and not format.brings_dungeon(1)
