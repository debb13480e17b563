"""Unstoppable: Stamina does not stop its Power (A-128)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import UNSTOPPABLE


class Unstoppable(Attribute):
    """Unstoppable: Stamina does not stop its Power (A-128)."""

    NAME: ClassVar[str] = "Unstoppable"
    REMINDER: ClassVar[str] = "Stamina does not stop its Power. Bringing its Power to 0 does."

    def marks(self) -> int:
        return UNSTOPPABLE
