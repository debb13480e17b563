"""Summon: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Summon",
    (
        "Turn up the Dungeon deck until enough cards fit; they come into play and do not count toward the "
        "Encounter Limit."
    ),
)
