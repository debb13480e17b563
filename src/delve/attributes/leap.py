"""Leap: an Area attack cannot include it (A-099)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import LEAP


class Leap(Attribute):
    """Leap: an Area attack cannot include it (A-099)."""

    NAME: ClassVar[str] = "Leap"
    REMINDER: ClassVar[str] = "An Area attack cannot include this card as a target."

    def marks(self) -> int:
        return LEAP
