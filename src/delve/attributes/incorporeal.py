"""Incorporeal: only Magic or Supernatural Stamina stops it (A-127)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import INCORPOREAL


class Incorporeal(Attribute):
    """Incorporeal: only Magic or Supernatural Stamina stops it (A-127)."""

    NAME: ClassVar[str] = "Incorporeal"
    REMINDER: ClassVar[str] = (
        "Only Stamina of Magic or (supernatural) cards stops its Power, with that of the defenders they are used with. "
        "It deals (incorporeal) in place of (harm)."
    )

    def marks(self) -> int:
        return INCORPOREAL
