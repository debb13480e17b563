"""Resist: lowers an attack of the type that has it as a target (A-093)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import DAMAGE_WORDS, Attribute


class Resist(Attribute):
    """Resist: lowers an attack of the type that has it as a target (A-093)."""

    NAME: ClassVar[str] = "Resist"
    REMINDER: ClassVar[str] = "To Wound it, an attack that deals this type has -# Power."
    NUMBERED: ClassVar[bool] = True
    WORDS: ClassVar[str] = DAMAGE_WORDS

    def resists(self, damage: int) -> int:
        return self.amount if self.damage() & damage else 0
