"""Disruption: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Disruption",
    (
        "Played against an opponent, also while that opponent faces an Encounter: it is about that opponent's side "
        "of the table, and you choose. In a game without opponents nothing is played that way."
    ),
)
