"""Somebody without a cookie who asks about decks that take long to read and to judge."""

from __future__ import annotations

from tests.attacks.flooding import flood
from tests.attacks.target import Deeds, Target

LARGEST = 19_900


def wearisome(number: int) -> str:
    """A deck that nobody has asked about before, of one of several kinds that take long."""
    kinds = [
        "Adventurers\n" + "999 Gypsy Thief\n" * 1_200,
        "Adventurers\n999 Gypsy Thief\n" + "Quests\n" + "999 Gypsy Thief\n" * 900,
        "a" + ".a" * 9_000 + " = 1\n",
        "Crawler deck\n" + "4 Cleave\n" * 900,
        "".join([f"Gypsy Thieff {line}\n" for line in range(900)]),
    ]
    return f"# {number}\n{kinds[number % len(kinds)]}"[:LARGEST]


async def deck_checks(target: Target) -> Deeds:
    """Has decks checked that are as large as a request may be, each another one."""
    return await flood(target, lambda number: ("POST", "/api/deck-check", {"text": wearisome(number)}))
