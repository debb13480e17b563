"""Playing a chapter: its Dungeon and Quests with the decks of those who play (B-139, B-140)."""

from __future__ import annotations

from collections.abc import Sequence

from delve.campaigns.campaign import Campaign, Chapter
from delve.engine.play import Setup
from delve.engine.tables import seat_for, usual_decks
from delve.library.decks import DeckReport, report
from delve.library.formats import find_format
from delve.library.shipped import CardBook, Deck
from delve.messages import any_of, message
from delve.model.errors import BadInput
from delve.model.format import Format


def format_for(campaign: Campaign, players: int) -> Format:
    """The format that so many play a campaign in."""
    formats = [find_format(id) for id in campaign.formats]
    for format in formats:
        if format.numbers.seats[0] == players:
            return format
    sizes = [format.numbers.seats[0] for format in formats]
    raise BadInput(message("campaign-players", campaign=campaign.title, players=players, sizes=any_of([*sizes])))


def recommended_decks(book: CardBook, campaign: Campaign, chapter: Chapter, players: int) -> list[Deck]:
    """The decks for a chapter where nobody brings one."""
    if players == 1:
        return [campaign.deck(book, chapter.deck)]
    return [campaign.deck(book, name) for name in usual_decks(book, format_for(campaign, players), players)]


def facing(book: CardBook, campaign: Campaign, chapter: Chapter, deck: Deck) -> Deck:
    """A player's deck with the Dungeon and the Quests of a chapter."""
    dungeon = campaign.deck(book, chapter.dungeon).dungeon
    return Deck(deck.name, deck.adventurers, tuple(chapter.quests()), deck.crawler, dungeon, deck.about)


def judge(book: CardBook, campaign: Campaign, chapter: Chapter, deck: Deck, players: int) -> DeckReport:
    """Whether a deck may be played in a chapter."""
    format = format_for(campaign, players)
    return report(book, facing(book, campaign, chapter, deck), format, campaign.single_set and players == 1)


def check_decks(book: CardBook, campaign: Campaign, chapter: Chapter, decks: Sequence[Deck]) -> None:
    """Refuses decks that may not be played in a chapter."""
    for deck in decks:
        problems = judge(book, campaign, chapter, deck, len(decks)).problems()
        if problems:
            raise BadInput(message("campaign-deck-illegal", deck=deck.name, chapter=chapter.title, problem=problems[0]))


def setup_for(book: CardBook, campaign: Campaign, chapter: Chapter, decks: Sequence[Deck]) -> Setup:
    """The set-up of a chapter for the decks of all seats."""
    format = format_for(campaign, len(decks))
    seats = [seat_for(format, seat, facing(book, campaign, chapter, deck).seat()) for seat, deck in enumerate(decks)]
    return Setup(format, seats, format.numbers.quests_needed, required_quest=chapter.required)
