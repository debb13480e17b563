"""Damage types: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Damage types",
    (
        "Cold, electric, fire, harm, incorporeal, magic, sonic, spectral, supernatural, toxin: what Immune "
        "and Resist speak of. Adventurers deal the types of the cards they use."
    ),
)
