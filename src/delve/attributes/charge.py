"""Charge: stronger in its first round (A-068)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.state import State
from delve.model.tokens import LATE_FLAG, Entity


class Charge(Attribute):
    """Charge: stronger in its first round (A-068)."""

    NAME: ClassVar[str] = "Charge"
    REMINDER: ClassVar[str] = "+# Power in the first Round it is in play."
    NUMBERED: ClassVar[bool] = True
    PLUS: ClassVar[bool] = True

    def own_power(self, state: State, me: Entity) -> int:
        first = me.since + 1 if me.flags & LATE_FLAG else me.since
        return self.amount if state.round == first else 0
