"""Pin: Activates and Locks the target it Wounds (A-139)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import THOUGH_PREVENTED, Attribute
from delve.effects.tokens import Pin as PinTarget
from delve.model.frames import Effect


class Pin(Attribute):
    """Pin: Activates and Locks the target it Wounds (A-139)."""

    NAME: ClassVar[str] = "Pin"
    REMINDER: ClassVar[str] = f"A target that its attack Wounds, {THOUGH_PREVENTED}, is Activated and gets 1 Lock."

    def on_target(self, target: int) -> Effect | None:
        return PinTarget(target)
