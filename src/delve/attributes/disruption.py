"""Disruption: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Disruption",
    ("Played in answer to an opponent, in that opponent's Encounter; without opponents only the other block counts."),
)
