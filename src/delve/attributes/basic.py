"""Basic: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Basic",
    "A card with one block: what it says is what it does, with no Class Key needed.",
)
