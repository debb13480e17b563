"""Incorporeal: only Magic or Supernatural Stamina stops it (A-127)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import INCORPOREAL


class Incorporeal(Attribute):
    """Incorporeal: only Magic or Supernatural Stamina stops it (A-127)."""

    NAME: ClassVar[str] = "Incorporeal"
    REMINDER: ClassVar[str] = "Only Magic or Supernatural Stamina stops its Power."

    def marks(self) -> int:
        return INCORPOREAL
