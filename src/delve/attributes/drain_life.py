"""Drain Life: heals itself when it Wounds (A-137)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.effects.heal import heal_card
from delve.model.frames import Effect, Frame
from delve.model.state import State
from delve.queries.standing import on_table


class HealAttacker(Effect):
    """The attacker this was put on loses a Wound."""

    def resolve(self, state: State, frame: Frame) -> None:
        if on_table(state.entities[frame.source]):
            heal_card(state, frame.source, 1)


class DrainLife(Attribute):
    """Drain Life: heals itself when it Wounds (A-137)."""

    NAME: ClassVar[str] = "Drain Life"
    REMINDER: ClassVar[str] = "If its attack Wounds and the Wound is not prevented, remove 1 Wound from it."

    def on_attack(self) -> Effect | None:
        return HealAttacker()

    def needs_wound(self) -> bool:
        return True
