"""Set-ups from decks: the deck of each seat, reduced to what the format uses."""

from __future__ import annotations

from collections.abc import Sequence

from delve.content.book import CardBook
from delve.engine.play import Setup, wrong_seats
from delve.library.decks import read_deck, report
from delve.library.formats import base_of
from delve.library.shipped import deck_names, standard_deck
from delve.messages import message
from delve.model.errors import BadInput
from delve.model.format import Format
from delve.model.setups import SeatSetup

STARTER = "starter"
# The Starter as it comes, for the formats that it is enough for.
BOX = "unbound-starter"


def usual_decks(book: CardBook, format: Format, seats: int) -> list[str]:
    """Delve's decks for a format, one per seat, repeated if there are more seats."""
    base = base_of(format)
    own = [name for name in deck_names() if name.startswith(base + "-")] or [legal_deck(book, format, base)]
    return [own[seat % len(own)] for seat in range(seats)]


def legal_deck(book: CardBook, format: Format, base: str) -> str:
    """The starter deck if it is legal, else the format's own, else the first of Delve's decks that is."""
    names = deck_names()
    for name in (STARTER, base, BOX, *names):
        if name in names and report(book, standard_deck(book, name), format).legal():
            return name
    return STARTER


def count_seats(format: Format, wanted: int | None) -> int:
    """The number of seats: as requested, or the minimum of the format."""
    fewest, most = format.numbers.seats
    if wanted is None:
        return fewest
    if not fewest <= wanted <= most:
        raise BadInput(wrong_seats(format, wanted))
    return wanted


def table(
    book: CardBook, format: Format, decks: list[str], quests_needed: int | None = None, dungeon: str | None = None
) -> Setup:
    """The set-up of a game with these decks in seat order; a separate Dungeon is used for everybody."""
    seats = [seat_for(format, seat, read_deck(book, name, dungeon).seat()) for seat, name in enumerate(decks)]
    return Setup(format, seats, format.numbers.quests_needed if quests_needed is None else quests_needed)


def agreed(
    book: CardBook,
    format: Format,
    decks: Sequence[str],
    seats: int | None = None,
    quests_needed: int | None = None,
    dungeon: str | None = None,
) -> Setup:
    """The set-up of a game with these decks in seat order, completed with those that come with the format."""
    count = count_seats(format, seats)
    if len(decks) > count:
        raise BadInput(message("check-decks-named-seats", decks=len(decks), count=count))
    return table(book, format, [*decks, *usual_decks(book, format, count)[len(decks) :]], quests_needed, dungeon)


def seat_for(format: Format, seat: int, brought: SeatSetup) -> SeatSetup:
    """Cuts off what a deck brings beyond the format's numbers."""
    brings_dungeon = format.brings_dungeon(seat)
    return {
        "adventurers": brought["adventurers"][: format.numbers.adventurers],
        "quests": brought["quests"][: format.numbers.quests_laid] if brings_dungeon else [],
        "crawler_deck": brought["crawler_deck"],
        "dungeon_deck": brought["dungeon_deck"] if brings_dungeon else [],
    }
