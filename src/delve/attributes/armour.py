"""Armour: Stamina that is no Life (A-007)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.state import State
from delve.model.tokens import Entity


class Armour(Attribute):
    """Armour: Stamina that is no Life (A-007)."""

    NAME: ClassVar[str] = "Armour"
    REMINDER: ClassVar[str] = "+# Stamina; its Life Score is not changed."
    NUMBERED: ClassVar[bool] = True
    PLUS: ClassVar[bool] = True

    def own_stamina(self, state: State, me: Entity) -> int:
        return self.amount
