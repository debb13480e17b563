"""Summon: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Summon",
    (
        "Turn up the Dungeon deck until so many of these cards are found, or it ends. They come into play and do "
        "not count toward the Encounter Limit; the rest is shuffled back."
    ),
)
