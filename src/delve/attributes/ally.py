"""Ally: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Ally",
    "For the party, every Adventurer who is not Locked, Activated or not; for the Dungeon, every Character.",
    ("ally", "allies"),
)
