"""Cards by number, and what is printed on them, for arrays.

Numbers count the names in a book from 1, in alphabetical order; 0 is no card. ``PRINTED`` names the columns.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from delve.library.shipped import CardBook
from delve.model.abilities import Amount
from delve.model.cards import Card
from delve.model.ids import DAMAGE_NAMES, DISTANCE_NAMES, KIND_NAMES, MOMENT_NAMES, NO_DISTANCE, RESOURCE_NAMES

Floats = npt.NDArray[np.float32]

# Counts are given in tens, so that they are about 1.
TENTH: Final = 0.1

PRINTED: Final = (
    *[f"is {kind}" for kind in KIND_NAMES],
    "printed cost",
    "printed life",
    *[f"gives {resource}" for resource in RESOURCE_NAMES],
    *[f"damage {damage}" for damage in DAMAGE_NAMES],
    *[f"distance {distance}" for distance in DISTANCE_NAMES],
    *[f"played in {moment}" for moment in MOMENT_NAMES],
    "area",
    "time limit",
    "printed power",
    "printed stamina",
    "boosted power",
    "boosted stamina",
    "permanent",
    "disrupts",
)


class Numbering:
    """The numbers of the cards of a book, and the printed values by number."""

    def __init__(self, book: CardBook) -> None:
        cards = sorted(book.cards(), key=lambda card: card.name)
        self.names = ["", *[card.name for card in cards]]
        self.of = {name: number for number, name in enumerate(self.names)}
        self.printed: Floats = np.array([[0.0] * len(PRINTED), *[printed(card) for card in cards]], np.float32)


def printed(card: Card) -> list[float]:
    """What is printed on a card; 0 for an amount that depends on the table."""
    blocks = card.blocks
    first = blocks[0] if blocks else None
    last = blocks[-1] if blocks else None
    damage = card.damage if card.power is not None else 0
    distance = card.distance
    for block in blocks:
        damage |= block.damage
        distance = max(distance, block.distance)
    return [
        *[float(card.kind == kind) for kind in range(len(KIND_NAMES))],
        card.cost * TENTH,
        card.life * TENTH,
        *[amount * TENTH for amount in card.resources],
        *[float(damage >> bit & 1) for bit in range(len(DAMAGE_NAMES))],
        *[float(distance == each) for each in range(NO_DISTANCE, len(DISTANCE_NAMES))],
        *[float(card.moments >> bit & 1) for bit in range(len(MOMENT_NAMES))],
        card.area * TENTH,
        card.time_limit * TENTH,
        amount_of(card.power if first is None else first.power),
        amount_of(None if first is None else first.stamina),
        amount_of(None if last is None else last.power),
        amount_of(None if last is None else last.stamina),
        float(any(block.permanent for block in blocks)),
        float(card.blended or card.red_block is not None),
    ]


def amount_of(amount: Amount | None) -> float:
    """A printed number; 0 where there is none, and where it depends on the table."""
    text = "" if amount is None else amount.text()
    return int(text) * TENTH if text.removeprefix("-").isdecimal() else 0.0
