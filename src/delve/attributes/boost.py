"""Boost: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Boost",
    ("Use this block instead of the first if an Active Adventurer has one of the Class Keys. The Cost is the same."),
)
