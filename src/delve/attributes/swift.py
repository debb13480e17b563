"""Swift: turned up by a Flip or a Bust, it comes into play at once (A-030)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import SWIFT


class Swift(Attribute):
    """Swift: turned up by a Flip or a Bust, it comes into play at once (A-030)."""

    NAME: ClassVar[str] = "Swift"
    REMINDER: ClassVar[str] = "When it is Flipped or Busted, it comes into play at once."

    def marks(self) -> int:
        return SWIFT
