"""Restock: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Restock",
    (
        "Take cards from the Grave, latest first, and shuffle them into the deck: up to that Cost, of that "
        "type, so many."
    ),
)
