"""Possession: Locks the Adventurer at Target X, which shares its Wounds (A-104)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.effects.wound import Wounds, is_immune
from delve.model.abilities import POSSESSES
from delve.model.frames import Effect
from delve.model.ids import NOTHING
from delve.model.state import State
from delve.model.tokens import Entity
from delve.queries.standing import on_table


class Possession(Attribute):
    """Possession: Locks the Adventurer at Target X, which shares its Wounds (A-104)."""

    NAME: ClassVar[str] = "Possession"
    REMINDER: ClassVar[str] = (
        "The Adventurer who is at Target X when it comes into play, in multi-player anew in each Encounter, is Locked "
        "while it is in play, and takes every Wound that it takes, if not Immune to it."
    )

    def hooks(self) -> tuple[int, ...]:
        return (POSSESSES,)

    def takes_target(self) -> bool:
        return True

    def when_wounded(self, state: State, me: Entity, damage: int, melee: bool) -> Effect | None:
        if me.target == NOTHING or not on_table(state.entities[me.target]):
            return None
        if is_immune(state, me.target, damage):
            return None
        return Wounds((me.target,), damage, False)
