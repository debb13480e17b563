"""Encounter Limit: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Encounter Limit",
    ("Dungeon cards are drawn into the Encounter until their Costs come to so much."),
)
