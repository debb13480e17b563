"""Area: the attack reaches several Adventurers (A-120)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute


class Area(Attribute):
    """Area: the attack reaches several Adventurers (A-120)."""

    NAME: ClassVar[str] = "Area"
    REMINDER: ClassVar[str] = "Attacks the Primary Target and those to the right, # Adventurers in all, nobody twice."
    NUMBERED: ClassVar[bool] = True

    def area(self) -> int:
        return self.amount
