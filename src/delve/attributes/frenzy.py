"""Frenzy: attacks before the party does (A-071)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import ATTACKS_FIRST
from delve.model.state import State
from delve.model.tokens import Entity


class Frenzy(Attribute):
    """Frenzy: attacks before the party does (A-071)."""

    NAME: ClassVar[str] = "Frenzy"
    REMINDER: ClassVar[str] = "Attacks before the Adventurers do, and not again in the Retaliation."

    def hooks(self) -> tuple[int, ...]:
        return (ATTACKS_FIRST,)

    def attacks_first(self, state: State, me: Entity) -> bool:
        return True
