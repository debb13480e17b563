"""Lock: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Lock",
    (
        "A Locked card cannot attack, defend, give Resources or its class, or work on others; it keeps its "
        "Stamina. Each Round one Lock comes off it, in place of Resetting."
    ),
)
