"""Addresses that look like something else."""

from __future__ import annotations

from tests.attacks.flooding import flood
from tests.attacks.target import Deeds, Target

SPELLINGS = [
    "/api/decks/assets",
    "/api/tables/assets/",
    "/api/decks/x?/assets/",
    "/assets/../api/decks",
    "//api/decks/assets",
]


async def paths(target: Target) -> Deeds:
    """Requests that query the database, with addresses that look like files of the page."""
    guest = await target.guest()
    return await flood(target, lambda number: ("GET", SPELLINGS[number % len(SPELLINGS)], None), guest.cookie)
