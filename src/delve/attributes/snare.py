"""Snare: pay with cards, or the Primary Target is caught (A-042)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.effects.payment import Payment
from delve.effects.tokens import activate_card, lock_card
from delve.messages import Message, message
from delve.model.frames import Effect, Frame
from delve.model.ids import NOTHING
from delve.model.state import State
from delve.queries.marching_order import primary_target


class Ensnare(Payment):
    """One's side discards the cards, or lets the Primary Target be caught (C-013)."""

    def at(self, promised: tuple[int, ...], heard: tuple[int, ...]) -> Payment:
        return Ensnare(self.price, promised, heard)

    def unpaid(self, state: State, frame: Frame) -> None:
        target = primary_target(state, frame.seat)
        if target == NOTHING:
            return
        if state.entities[target].activated():
            lock_card(state, target, 1, frame.source)
        else:
            activate_card(state, target, frame.source)

    def hint(self, state: State) -> Message:
        return message("hint-snare", left=self.cards_left())


class Snare(Attribute):
    """Snare: pay with cards, or the Primary Target is caught (A-042)."""

    NAME: ClassVar[str] = "Snare"
    REMINDER: ClassVar[str] = (
        "When it comes into play, discard # Crawler card(s) or Activate the Primary Target "
        "(+1 Lock if it is Activated already)."
    )
    NUMBERED: ClassVar[bool] = True

    def enters(self) -> Effect | None:
        return Ensnare(self.amount)
