"""Boost: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Boost",
    (
        "Use this block instead of the first if an Adventurer of one of these classes is not Locked, Activated or "
        "not. The Cost is the same."
    ),
)
