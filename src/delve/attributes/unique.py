"""Unique: a second copy never comes into play (A-034)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import UNIQUE


class Unique(Attribute):
    """Unique: a second copy never comes into play (A-034)."""

    NAME: ClassVar[str] = "Unique"
    REMINDER: ClassVar[str] = (
        "When it is turned up while a copy is in play or in the Grave, it goes straight to the Grave."
    )

    def marks(self) -> int:
        return UNIQUE
