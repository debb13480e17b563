"""Distance: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Distance",
    (
        "Melee, Reach, Thrown, Ranged: an attack that matches a Dungeon card's Distance takes its bonus away "
        "for the Round."
    ),
    ("Reach", "Thrown", "Ranged"),
)
