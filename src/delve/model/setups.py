"""Set-ups as data: the types that saved games, server tables and decks share."""

from __future__ import annotations

from typing import NotRequired, TypedDict

# The rules of a card, by the fields of its file.
CardRules = dict[str, object]
# The numbers and switches of a format, by their names in house variants.
FormatNumbers = dict[str, object]
# A format by id, as the source of a house variant, or with the numbers stored in a game.
FormatData = str | dict[str, object]


# A position that a game begins at, by the keys of `given` in scenario files.
Position = dict[str, object]


class SeatSetup(TypedDict):
    """The cards of a seat: names, each copy separately."""

    adventurers: list[str]
    quests: list[str]
    crawler_deck: list[str]
    dungeon_deck: list[str]


class SetupData(TypedDict):
    """The cards of all seats, how many Quests win, and the position that the game begins at, if it is given."""

    seats: list[SeatSetup]
    quests_needed: int
    position: NotRequired[Position]


class Contents(TypedDict):
    """The contents of a game: the rules of its cards, and the numbers of its format."""

    cards: dict[str, CardRules]
    numbers: FormatNumbers
