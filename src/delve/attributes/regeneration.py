"""Regeneration: heals at the end of Combat unless cards are discarded (A-151)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.effects.heal import heal_card
from delve.effects.payment import Payment
from delve.messages import Message, message
from delve.model.abilities import END_OF_COMBAT
from delve.model.frames import Effect, Frame
from delve.model.state import State
from delve.model.tokens import Entity


class Regenerate(Payment):
    """The players discard the cards, or it heals."""

    def at(self, promised: tuple[int, ...], heard: tuple[int, ...]) -> Payment:
        return Regenerate(self.price, promised, heard)

    def unpaid(self, state: State, frame: Frame) -> None:
        heal_card(state, frame.source, 1)

    def hint(self, state: State) -> Message:
        return message("hint-regeneration", left=self.cards_left())


class Regeneration(Attribute):
    """Regeneration: heals at the end of Combat unless cards are discarded (A-151)."""

    NAME: ClassVar[str] = "Regeneration"
    REMINDER: ClassVar[str] = (
        "At the end of Combat it removes 1 Wound from itself unless you discard # card(s) from your Hand."
    )
    NUMBERED: ClassVar[bool] = True

    def hooks(self) -> tuple[int, ...]:
        return (END_OF_COMBAT,)

    def end_of_combat(self, state: State, me: Entity) -> Effect | None:
        return Regenerate(self.amount) if me.wounds > 0 else None
