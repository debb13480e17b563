"""Disguise: alone, it attacks first and with double Power (A-074)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import ATTACKS_FIRST
from delve.model.ids import CHARACTER
from delve.model.state import State
from delve.model.tokens import Entity


class Disguise(Attribute):
    """Disguise: alone, it attacks first and with double Power (A-074)."""

    NAME: ClassVar[str] = "Disguise"
    REMINDER: ClassVar[str] = (
        "If no other Character is in play just before the Adventurers' attack, its Power is doubled for the Round and "
        "it attacks before they do, not in the Retaliation."
    )

    def hooks(self) -> tuple[int, ...]:
        return (ATTACKS_FIRST,)

    def attacks_first(self, state: State, me: Entity) -> bool:
        for id in state.encounter():
            if id != me.id and state.card(id).kind == CHARACTER:
                return False
        return True

    def doubles_power(self) -> bool:
        return True
