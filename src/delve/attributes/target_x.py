"""Target X: its attack strikes the Adventurer that the Grave points at (A-113)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import TARGET_X


class TargetX(Attribute):
    """Target X: its attack strikes the Adventurer that the Grave points at (A-113)."""

    NAME: ClassVar[str] = "Target X"
    REMINDER: ClassVar[str] = (
        "From the Primary Target as many places to the right, around the Marching Order, as the top card of the "
        "Dungeon Grave costs: at Cost 0, or with no card there, the Primary Target itself. A Character with Target X "
        "attacks whoever stands there when the Adventurers' attack begins, or its own if that is earlier."
    )

    def marks(self) -> int:
        return TARGET_X
