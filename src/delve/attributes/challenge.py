"""Challenge: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Challenge",
    "Win the attack and every defence of the Round for the reward, or take the penalty.",
)
