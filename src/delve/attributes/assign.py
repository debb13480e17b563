"""Assign: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Assign",
    (
        "It serves only the card it is Assigned to, and not while that card is Locked. When that card has left "
        "play, this one leaves in the next Step 4.2."
    ),
)
