"""Shaken: the player discards when it Wounds (A-140)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import THOUGH_PREVENTED, Attribute
from delve.effects.discard import Discard
from delve.model.frames import Effect


class Shaken(Attribute):
    """Shaken: the player discards when it Wounds (A-140)."""

    NAME: ClassVar[str] = "Shaken"
    REMINDER: ClassVar[str] = (
        f"If its attack Wounds, {THOUGH_PREVENTED}, discard # card(s) of your choice from your Hand."
    )
    NUMBERED: ClassVar[bool] = True

    def on_attack(self) -> Effect | None:
        return Discard(self.amount)
