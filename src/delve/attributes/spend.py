"""Spend: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Spend",
    "Activate the card, once, for what it says; it leaves play at the end of the Round.",
)
