"""Target X: its attack strikes the Adventurer that the Grave points at (A-113)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import TARGET_X


class TargetX(Attribute):
    """Target X: its attack strikes the Adventurer that the Grave points at (A-113)."""

    NAME: ClassVar[str] = "Target X"
    REMINDER: ClassVar[str] = (
        "Count from the Primary Target to the right: 1 more than the Cost of the top card of the Dungeon Grave."
    )

    def marks(self) -> int:
        return TARGET_X
