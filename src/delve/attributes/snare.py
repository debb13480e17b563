"""Snare: pay with cards, or the Primary Target is caught (A-042)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.effects.base import distinct
from delve.effects.discard import discard_one
from delve.effects.tokens import activate_card, lock_card
from delve.model.decisions import DISCARD_CARD, NONE, Option
from delve.model.frames import Effect, Frame
from delve.model.ids import HAND, NOTHING
from delve.model.state import State
from delve.queries.marching_order import primary_target


class Ensnare(Effect):
    """The player discards the cards, all of them, or lets the Primary Target be caught."""

    FIELDS: ClassVar[dict[str, str]] = {"left": "int", "paying": "bool"}

    def __init__(self, left: int, paying: bool) -> None:
        self.left = left
        self.paying = paying

    def resolve(self, state: State, frame: Frame) -> None:
        hand = [id for id in state.cards(HAND, frame.seat) if state.card(id).is_crawler()]
        options: list[Option] = []
        if len(hand) >= self.left:
            options.extend([Option(DISCARD_CARD, id) for id in distinct(state, hand)])
        if not self.paying:
            options.append(Option(NONE))
        state.ask(frame, options)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == DISCARD_CARD:
            discard_one(state, frame.seat, option.card)
            if self.left > 1:
                state.push(Ensnare(self.left - 1, True), frame.seat, frame.source)
            return
        target = primary_target(state, frame.seat)
        if target == NOTHING:
            return
        if state.entities[target].activated():
            lock_card(state, target, 1, frame.source)
        else:
            activate_card(state, target, frame.source)

    def hint(self) -> str:
        return "Snare: discard cards, or the Primary Target is Activated"


class Snare(Attribute):
    """Snare: pay with cards, or the Primary Target is caught (A-042)."""

    NAME: ClassVar[str] = "Snare"
    REMINDER: ClassVar[str] = (
        "When it comes into play, discard # Crawler cards or Activate the Primary Target (+1 Lock "
        "if it is Activated already)."
    )
    NUMBERED: ClassVar[bool] = True

    def enters(self) -> Effect | None:
        return Ensnare(self.amount, False)
