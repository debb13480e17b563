"""Poison: tokens on the target it Wounds (A-138)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import THOUGH_PREVENTED, Attribute
from delve.effects.tokens import Poison as PoisonTokens
from delve.model.frames import Effect


class Poison(Attribute):
    """Poison: tokens on the target it Wounds (A-138)."""

    NAME: ClassVar[str] = "Poison"
    REMINDER: ClassVar[str] = (
        f"A target that its attack Wounds, {THOUGH_PREVENTED}, gets # Poison Token(s). At the end of each Round one "
        "becomes a Wound without a type."
    )
    NUMBERED: ClassVar[bool] = True

    def on_target(self, target: int) -> Effect | None:
        return PoisonTokens(self.amount, target)
