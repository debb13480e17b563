"""Combat Trigger: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Combat Trigger",
    "Happens when Combat begins, before anybody attacks.",
    ("first Combat:", "every Combat:"),
)
