"""Challenge: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Challenge",
    (
        "It is judged before cards are dropped, each Round until it is won. To win it, win the attack and let no "
        "attack of the Dungeon through, with at least one Adventurer Activated to defend."
    ),
)
