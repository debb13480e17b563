"""Unnerve: Tactics cost one more (A-051)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import PRICES
from delve.model.ids import TACTIC
from delve.model.state import State
from delve.model.tokens import Entity


class Unnerve(Attribute):
    """Unnerve: Tactics cost one more (A-051)."""

    NAME: ClassVar[str] = "Unnerve"
    REMINDER: ClassVar[str] = "Tactic cards cost +1 to bring into play."

    def hooks(self) -> tuple[int, ...]:
        return (PRICES,)

    def adds_cost(self, state: State, me: Entity, other: Entity) -> int:
        return 1 if other.card.kind == TACTIC else 0
