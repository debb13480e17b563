"""Area: the attack reaches several Adventurers (A-120)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute


class Area(Attribute):
    """Area: the attack reaches several Adventurers (A-120)."""

    NAME: ClassVar[str] = "Area"
    REMINDER: ClassVar[str] = (
        "A Dungeon card attacks # Adventurer(s): the Primary Target and those to the right, around the Marching "
        "Order, nobody twice. An attack of the party may Wound # different Character(s) of your choice."
    )
    NUMBERED: ClassVar[bool] = True

    def area(self) -> int:
        return self.amount
