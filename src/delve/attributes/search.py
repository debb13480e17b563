"""Search: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Search",
    "Turn up cards one by one until enough fit; the others are shuffled back.",
)
