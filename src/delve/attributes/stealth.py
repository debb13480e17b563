"""Stealth: no Combat Wound while another Character can be the target (A-094)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import STEALTH


class Stealth(Attribute):
    """Stealth: no Combat Wound while another Character can be the target (A-094)."""

    NAME: ClassVar[str] = "Stealth"
    REMINDER: ClassVar[str] = (
        "A won attack cannot Wound this Character while there is another without Stealth, even one that cannot be "
        "Wounded, or a cheaper one with it. A Dungeon card that attacks a single "
        "Adventurer strikes, if that one has Stealth, the next to the right without; with all in Stealth, the Primary "
        "Target."
    )

    def marks(self) -> int:
        return STEALTH
