"""Disarm: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Disarm",
    (
        "Send a Trap to the Grave that has Power or does something when it comes into play, and undo what it did "
        "this Round."
    ),
    ("Disarm", "disarm"),
)
