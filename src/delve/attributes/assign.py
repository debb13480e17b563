"""Assign: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Assign",
    ("It serves only the card it is Assigned to, not while that card is Locked, and leaves when that card does."),
)
