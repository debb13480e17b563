"""Permanent: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Permanent",
    "Stays in play and occupies its Cost until you let it go or cannot keep it.",
)
