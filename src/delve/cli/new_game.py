"""A game as the options of ``delve play`` ask for it; whatever is wrong names its option."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from delve.engine.catalogue import find_format, quest_counts
from delve.engine.decks import check_deck
from delve.engine.library import CardBook, standard_deck
from delve.engine.play import Game
from delve.engine.tables import count_seats, table, usual_decks
from delve.model.errors import BadInput, nearest
from delve.model.format import Format

SEEDS: Final = 1_000_000
USUAL: Final = "solo-standard"


class Wanted:
    """What was asked for; None and nothing where the usual will do."""

    def __init__(
        self,
        format: str | None = None,
        seats: int | None = None,
        decks: list[str] | None = None,
        dungeon: str | None = None,
        seed: int | None = None,
        quests: str | None = None,
        casual: bool = False,
    ) -> None:
        self.format = format or USUAL
        self.seats = seats
        self.decks = decks or []
        self.dungeon = dungeon
        self.seed = seed
        self.quests = quests
        self.casual = casual  # decks that the rules do not allow may be played


@contextmanager
def reading(option: str) -> Iterator[None]:
    """Bad input met here is told with the option that it was given with."""
    try:
        yield
    except BadInput as error:
        raise BadInput(f"{option}: {error}") from None


def new_game(book: CardBook, wanted: Wanted) -> tuple[Game, str]:
    """The game, and the words with which it can be repeated."""
    with reading("--format"):
        format = find_format(wanted.format)
    with reading("--seats"):
        seats = count_seats(format, wanted.seats)
    needed = None if wanted.quests is None else quest_count(format, wanted.quests)
    if wanted.dungeon is not None:
        with reading("--dungeon"):
            standard_deck(book, wanted.dungeon)
    decks = decks_for(book, format, seats, wanted.decks)
    seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
    with reading("--deck"):
        game = Game(book, table(book, format, decks, needed, wanted.dungeon), seed)
        if not wanted.casual:
            check_legal(book, format, decks, wanted)
    return game, opening(format, decks, wanted.dungeon, seed)


def quest_count(format: Format, word: str) -> int:
    """So many Quests win; where points win, their number is not for choosing (B-066, C-017)."""
    counts = quest_counts()
    if word not in counts:
        raise BadInput(f"--quests: {word!r} is none of {', '.join(counts)}{nearest(word, list(counts))}")
    if format.has_points() and word != "standard":
        raise BadInput(f"--quests: {word} is for solo and co-op; in {format.name} Quests give points")
    return counts[word]


def decks_for(book: CardBook, format: Format, seats: int, named: list[str]) -> list[str]:
    """The decks in the order of the seats: those named, and the usual ones for the rest.

    A single deck serves every seat where all bring the same kind of deck.
    """
    if len(named) > seats:
        raise BadInput(f"--deck: {len(named)} decks are named for {seats} {'seat' if seats == 1 else 'seats'}")
    if len(named) == 1 and format.has_points():
        return named * seats
    return [*named, *usual_decks(book, format, seats)[len(named) :]]


def opening(format: Format, decks: list[str], dungeon: str | None, seed: int) -> str:
    """What is played, in a line."""
    different = list(dict.fromkeys(decks))
    seats = f", {len(decks)} seats" if len(decks) > 1 else ""
    played = f"deck {different[0]}" if len(different) == 1 else f"decks {', '.join(decks)}"
    against = f", the Dungeon of {dungeon}" if dungeon else ""
    return f"{format.name}{seats}, {played}{against}, seed {seed}."


def check_legal(book: CardBook, format: Format, decks: list[str], wanted: Wanted) -> None:
    """Decks that were named must be legal (B-065, C-018); those that come with a format are."""
    for seat, deck in enumerate(decks):
        # Whoever brings no Dungeon plays in that of the first seat.
        dungeon = wanted.dungeon or (None if format.brings_dungeon(seat) else decks[0])
        if deck in wanted.decks and not check_deck(book, deck, wanted.format, dungeon).legal():
            how = f"delve deck check {deck} --format {wanted.format}" + (f" --dungeon {dungeon}" if dungeon else "")
            raise BadInput(f"{deck} is not legal in {format.name} ({how} says why); --casual plays it all the same")
