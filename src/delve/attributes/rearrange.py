"""Rearrange: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Rearrange",
    "Look at that many cards from the top of the deck and put each on its top or bottom, in any order, face down.",
    ("Look at the top",),
)
