"""What a deck is good for: where it can be played, and why not elsewhere.

It takes some hundredths of a second, so people's decks are judged in a process beside the loop.
"""

from __future__ import annotations

from msgspec import Struct

from delve.engine.catalogue import formats
from delve.engine.decks import DeckReport, read_deck_text, report
from delve.engine.library import CardBook, Deck, standard_deck
from delve.engine.tables import usual_decks
from delve.model.errors import BadInput
from delve.model.format import Format
from delve.server.messages import DeckCards
from delve.server.processes import card_book


class Judgement(Struct, frozen=True):
    """What there is to say about a deck, whoever owns it."""

    about: str
    formats: list[str]
    partners: list[str]
    problems: dict[str, list[str]]
    cards: DeckCards
    error: str = ""  # why it cannot be read


def judge_text(text: str, name: str) -> Judgement:
    """A deck as somebody wrote it; one that cannot be read is legal nowhere, and says why. Runs in a process."""
    try:
        deck = read(card_book(), text, name)
    except BadInput as error:
        problems = {format.id: [str(error)] for format in formats()}
        return Judgement(str(error), [], [], problems, DeckCards({}, {}, {}, {}), str(error))
    return judge_deck(card_book(), deck)


def read(book: CardBook, text: str, name: str) -> Deck:
    """A deck as somebody wrote it; it is called what its owner calls it, whatever stands in the text."""
    try:
        deck = read_deck_text(book, text, name)
    except (RecursionError, ValueError):
        raise BadInput("text: nobody can read a deck like that") from None
    deck.name = name
    return deck


def judge_deck(book: CardBook, deck: Deck) -> Judgement:
    """A deck in every format, in the first seat and in one that brings no Dungeon."""
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
    """Whether a deck may be brought to a seat of a format."""
    if format.brings_dungeon(seat):
        return report(book, deck, format)
    # It is played in the Dungeon of the first seat, and has to be legal with one such.
    first = standard_deck(book, usual_decks(book, format, 1)[0])
    whole = Deck(deck.name, deck.adventurers, first.quests, deck.crawler, first.dungeon)
    return report(book, whole, format)


def counted(names: tuple[str, ...]) -> dict[str, int]:
    """How often each name is there, in the order in which they come first."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found


def has_partners(format: Format) -> bool:
    """Whether there are seats that bring no Dungeon."""
    return format.numbers.seats[1] > 1 and not format.brings_dungeon(1)
