"""Cleared: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Cleared",
    (
        "Cards that nothing keeps in play are cleared away in Step 4.2, at the end of the Round. A card that leaves "
        "play in any other way is not cleared away."
    ),
    ("cleared away",),
)
