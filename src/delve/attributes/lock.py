"""Lock: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Lock",
    (
        "A Locked card is not Active: it cannot attack, defend, give Resources or Class Keys, or work on "
        "others. One Lock comes off each Round, in place of Resetting."
    ),
)
