"""Hand Limit: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Hand Limit",
    (
        "At the end of the Round you draw until you hold so many cards, one in any case, then discard down to it. "
        "Of several cards that raise it the highest counts."
    ),
)
