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


class PreludeLine(TypedDict):
    """An input of an earlier game: the seat from 1, 0 for nobody, and what it said."""

    seat: int
    do: str


class Prelude(TypedDict):
    """An earlier game up to the moment at which it is left: then a seat's hidden cards are dealt again."""

    seed: int
    inputs: list[PreludeLine]
    seat: int  # from 1: what this seat knows stays as it is


class SetupData(TypedDict):
    """The cards of all seats, how many Quests win, and where the game begins, if not with the first shuffle."""

    seats: list[SeatSetup]
    quests_needed: int
    required_quest: NotRequired[str]  # must be among those completed, as in a chapter of a campaign
    position: NotRequired[Position]
    preludes: NotRequired[list[Prelude]]


class Contents(TypedDict):
    """The contents of a game: the rules of its cards, and the numbers of its format."""

    cards: dict[str, CardRules]
    numbers: FormatNumbers
