"""Stealth: no Combat Wound while another Character can be the target (A-094)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import STEALTH


class Stealth(Attribute):
    """Stealth: no Combat Wound while another Character can be the target (A-094)."""

    NAME: ClassVar[str] = "Stealth"
    REMINDER: ClassVar[str] = (
        "Cannot be given a Combat Wound while another Character is a legal target; among Stealth "
        "Characters the cheapest comes first."
    )

    def marks(self) -> int:
        return STEALTH
