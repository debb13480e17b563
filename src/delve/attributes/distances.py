"""Distance: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Distance",
    (
        "From near to far: Melee, Reach, Thrown, Ranged. A number behind it is extra Power of a Dungeon card. When "
        "the party attacks, won or lost, Dungeon cards of the attack's Distance or a nearer one lose it for the Round."
    ),
    ("Reach", "Thrown", "Ranged"),
)
