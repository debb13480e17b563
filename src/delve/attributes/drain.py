"""Drain: Burns Crawler cards when it Wounds (A-136)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import THOUGH_PREVENTED, Attribute
from delve.effects.draw import Burn
from delve.model.frames import Effect


class Drain(Attribute):
    """Drain: Burns Crawler cards when it Wounds (A-136)."""

    NAME: ClassVar[str] = "Drain"
    REMINDER: ClassVar[str] = f"If its attack Wounds, {THOUGH_PREVENTED}, Burn # Crawler card(s)."
    NUMBERED: ClassVar[bool] = True

    def on_attack(self) -> Effect | None:
        return Burn(self.amount)
