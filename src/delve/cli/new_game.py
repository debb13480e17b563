"""Sets up a game from the options of ``delve play``; errors name their option."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from delve.campaigns.campaign import Campaign, Chapter
from delve.campaigns.chapters import check_decks, recommended_decks, setup_for
from delve.campaigns.shelf import find_chapter
from delve.engine.play import Game, Setup
from delve.engine.tables import count_seats, seat_for, table, usual_decks
from delve.library.decks import read_deck, report
from delve.library.formats import find_format, quest_counts
from delve.library.shipped import CardBook, Deck, standard_deck
from delve.messages import any_of, message, say, say_arg
from delve.model.errors import BadInput, nearest
from delve.model.format import Format

SEEDS: Final = 1_000_000
USUAL: Final = "solo-standard"


class Wanted:
    """The requested options; None or empty for defaults."""

    def __init__(
        self,
        format: str | None = None,
        seats: int | None = None,
        decks: list[str] | None = None,
        dungeon: str | None = None,
        seed: int | None = None,
        quests: str | None = None,
        casual: bool = False,
        its_quests: bool = False,
    ) -> None:
        self.format = format or USUAL
        self.seats = seats
        self.decks = decks or []
        self.dungeon = dungeon
        self.seed = seed
        self.quests = quests
        # whether --dungeon also replaces the Quests of a deck that has its own
        self.its_quests = its_quests
        self.casual = casual  # allows illegal decks


@contextmanager
def reading(option: str) -> Iterator[None]:
    """Prefixes bad input with the option that it came from."""
    try:
        yield
    except BadInput as error:
        raise BadInput(message("word-at", place=option, what=error.message)) from None


def new_game(book: CardBook, wanted: Wanted) -> tuple[Game, str]:
    """The game, and a description that allows repeating it."""
    setup, decks = lay(book, wanted)
    seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
    return Game(book, setup, seed), opening(setup.format, decks, wanted.dungeon, seed)


def lay(book: CardBook, wanted: Wanted) -> tuple[Setup, list[str]]:
    """The set-up, and the decks of its seats by name."""
    with reading("--format"):
        format = find_format(wanted.format)
    with reading("--seats"):
        seats = count_seats(format, wanted.seats)
    needed = None if wanted.quests is None else quest_count(format, wanted.quests)
    if wanted.dungeon is not None:
        with reading("--dungeon"):
            found = find_chapter(book, wanted.dungeon)
            if found is not None:
                return lay_chapter(book, format, seats, wanted, *found)
            standard_deck(book, wanted.dungeon)
    decks = decks_for(book, format, seats, wanted.decks)
    with reading("--deck"):
        setup = table(book, format, decks, needed, wanted.dungeon)
        for seat, deck in enumerate(decks):
            setup.seats[seat]["quests"] = seat_for(format, seat, read(book, deck, wanted.dungeon, wanted).seat())[
                "quests"
            ]
        setup.brought(book)
        if not wanted.casual:
            check_legal(book, format, decks, wanted)
    return setup, decks


def lay_chapter(
    book: CardBook, format: Format, seats: int, wanted: Wanted, campaign: Campaign, chapter: Chapter
) -> tuple[Setup, list[str]]:
    """The set-up of a chapter, with its recommended decks where none are named."""
    if format.id not in campaign.formats or wanted.quests is not None:
        formats = [find_format(id).title() for id in campaign.formats]
        raise BadInput(message("campaign-formats", campaign=campaign.title, formats=any_of([*formats])))
    usual = recommended_decks(book, campaign, chapter, seats)
    names = [*wanted.decks, *[chapter.deck if seats == 1 else deck.name for deck in usual[len(wanted.decks) :]]]
    with reading("--deck"):
        decks = [*[campaign.deck(book, name) for name in wanted.decks], *usual[len(wanted.decks) :]]
        if not wanted.casual:
            check_decks(book, campaign, chapter, decks)
        return setup_for(book, campaign, chapter, decks), names


def read(book: CardBook, deck: str, dungeon: str | None, wanted: Wanted) -> Deck:
    """A deck with the Dungeon it is played against."""
    found = read_deck(book, deck, dungeon)
    if wanted.its_quests and wanted.dungeon is not None:
        found.quests = standard_deck(book, wanted.dungeon).quests or found.quests
    return found


def quest_count(format: Format, word: str) -> int:
    """How many Quests win; if points win, this cannot be chosen (B-066, C-017)."""
    counts = quest_counts()
    if word not in counts:
        raise BadInput(
            message("terminal-quests-none", word=word, list=", ".join(counts), nearest=nearest(word, list(counts)))
        )
    if format.has_points() and word != "standard":
        raise BadInput(message("terminal-quests-solo-co-op", word=word, format=format.title()))
    return counts[word]


def decks_for(book: CardBook, format: Format, seats: int, named: list[str]) -> list[str]:
    """The decks in seat order: the named ones, then defaults.

    A single deck is used for every seat if all seats bring the same kind of deck.
    """
    if len(named) > seats:
        raise BadInput(
            message("terminal-deck-decks-named", named=len(named), seats=seats, what="seat" if seats == 1 else "seats")
        )
    if len(named) == 1 and format.has_points():
        return named * seats
    return [*named, *usual_decks(book, format, seats)[len(named) :]]


def opening(format: Format, decks: list[str], dungeon: str | None, seed: int) -> str:
    """A one-line description of the game."""
    different = list(dict.fromkeys(decks))
    seats = say(message("terminal-new-game-seats", decks=len(decks))) if len(decks) > 1 else ""
    played = (
        say(message("terminal-deck", different=different[0]))
        if len(different) == 1
        else say(message("terminal-decks", list=", ".join(decks)))
    )
    against = say(message("terminal-dungeon", dungeon=dungeon)) if dungeon else ""
    return say(
        message(
            "terminal-seed", say_arg=say_arg(format.title()), seats=seats, played=played, against=against, seed=seed
        )
    )


def check_legal(book: CardBook, format: Format, decks: list[str], wanted: Wanted) -> None:
    """Checks that named decks are legal (B-065, C-018); default decks are."""
    for seat, deck in enumerate(decks):
        # A seat that brings no Dungeon plays in the first seat's.
        dungeon = wanted.dungeon or (None if format.brings_dungeon(seat) else decks[0])
        if deck in wanted.decks and not report(book, read(book, deck, dungeon, wanted), format).legal():
            how = f"delve deck check {deck} --format {wanted.format}" + (f" --dungeon {dungeon}" if dungeon else "")
            raise BadInput(message("terminal-not-legal-says-why", deck=deck, format=format.title(), how=how))
