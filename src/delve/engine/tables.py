"""A table laid for a game: which deck each seat plays, cut to what the format lays out."""

from __future__ import annotations

from typing import Any

from delve.content.book import CardBook
from delve.engine.catalogue import base_of, deck_names
from delve.engine.decks import read_deck, report
from delve.engine.library import standard_deck
from delve.engine.play import Setup
from delve.model.errors import BadInput
from delve.model.format import Format

STARTER = "starter"

Data = dict[str, Any]


def usual_decks(book: CardBook, format: Format, seats: int) -> list[str]:
    """The decks that come with Delve for a format, one for each seat, over again where there are more seats."""
    base = base_of(format)
    own = [name for name in deck_names() if name.startswith(base + "-")] or [legal_deck(book, format, base)]
    return [own[seat % len(own)] for seat in range(seats)]


def legal_deck(book: CardBook, format: Format, base: str) -> str:
    """The starter deck where it is legal, or else the first of Delve's decks that is."""
    names = deck_names()
    for name in (STARTER, base, *names):
        if name in names and report(book, standard_deck(book, name), format).legal():
            return name
    return STARTER


def count_seats(format: Format, wanted: int | None) -> int:
    """How many play: as many as asked for, or as few as the format allows."""
    fewest, most = format.numbers.seats
    if wanted is None:
        return fewest
    if not fewest <= wanted <= most:
        players = f"{fewest} to {most}" if most > fewest else str(most)
        raise BadInput(f"{format.name} is for {players} {'player' if most == 1 else 'players'}, not {wanted}")
    return wanted


def table(
    book: CardBook, format: Format, decks: list[str], quests_needed: int | None = None, dungeon: str | None = None
) -> Setup:
    """The set-up of a game with these decks, in the order of the seats; a Dungeon given apart is everybody's."""
    seats = [seat_for(format, seat, read_deck(book, name, dungeon).seat()) for seat, name in enumerate(decks)]
    return Setup(format, seats, format.numbers.quests_needed if quests_needed is None else quests_needed)


def seat_for(format: Format, seat: int, brought: Data) -> Data:
    """Of a deck that brings more than the format lays out, the first of it."""
    numbers = format.numbers
    brought["adventurers"] = brought["adventurers"][: numbers.adventurers]
    brought["quests"] = brought["quests"][: numbers.quests_laid]
    if not format.brings_dungeon(seat):
        brought["quests"] = []
        brought["dungeon_deck"] = []
    return brought
