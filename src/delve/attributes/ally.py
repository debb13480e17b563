"""Ally: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Ally",
    "For the party, every Active Adventurer is an ally; for the Dungeon, every Character.",
    ("ally", "allies"),
)
