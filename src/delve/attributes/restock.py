"""Restock: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Restock",
    (
        "Shuffle so many of these cards from the Dungeon Grave into the Dungeon deck, the latest to reach the Grave "
        "first. If there are fewer, shuffle in those."
    ),
)
