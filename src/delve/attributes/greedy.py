"""Greedy: an Equipment card buys it off (A-101)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import BUYS_OFF


class Greedy(Attribute):
    """Greedy: an Equipment card buys it off (A-101)."""

    NAME: ClassVar[str] = "Greedy"
    REMINDER: ClassVar[str] = (
        "Whenever you may play cards, you may discard an Equipment card of Cost # or more from your Hand to send this "
        "Character to the Grave."
    )
    NUMBERED: ClassVar[bool] = True

    def hooks(self) -> tuple[int, ...]:
        return (BUYS_OFF,)

    def price_to_leave(self) -> int:
        return self.amount
