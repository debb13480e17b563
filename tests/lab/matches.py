"""Small matches that the tests of the laboratory play."""

from __future__ import annotations

from delve.engine.tables import table, usual_decks
from delve.lab.games import Match, new_match
from delve.library.formats import find_format
from delve.library.shipped import standard_book

BOOK = standard_book()


def match(format: str = "solo-standard", seats: int = 1, seed: int = 1, agent: str = "random") -> Match:
    """The decks that come with a format, in the hands of one agent."""
    found = find_format(format)
    return new_match(BOOK, table(BOOK, found, usual_decks(BOOK, found, seats)), [agent] * seats, seed)
