"""Burn: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Burn",
    "Move cards from the top of a deck to its Grave; nothing on them happens, and it is not a draw.",
)
