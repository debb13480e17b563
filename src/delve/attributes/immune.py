"""Immune: damage of these types cannot Wound it (A-091, A-092)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import DAMAGE_WORDS, Attribute


class Immune(Attribute):
    """Immune: damage of these types cannot Wound it (A-091, A-092)."""

    NAME: ClassVar[str] = "Immune"
    REMINDER: ClassVar[str] = (
        "To Wound it, Power of only these types does not count, and Wounds of only these types are not dealt to it. A "
        "Wound without a type is."
    )
    WORDS: ClassVar[str] = DAMAGE_WORDS

    def immune(self) -> int:
        return self.damage()
