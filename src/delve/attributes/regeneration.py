"""Regeneration: heals at the end of Combat unless cards are discarded (A-151)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.effects.base import distinct
from delve.effects.discard import discard_one
from delve.effects.heal import heal_card
from delve.model.abilities import END_OF_COMBAT
from delve.model.decisions import DISCARD_CARD, NONE, Option
from delve.model.frames import Effect, Frame
from delve.model.ids import HAND
from delve.model.state import State
from delve.model.tokens import Entity


class Regenerate(Effect):
    """The player pays with cards, all of them, or it heals."""

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
        if option.verb == NONE:
            heal_card(state, frame.source, 1)
            return
        discard_one(state, frame.seat, option.card)
        if self.left > 1:
            state.push(Regenerate(self.left - 1, True), frame.seat, frame.source)

    def hint(self) -> str:
        return "Regeneration: discard cards to prevent it"


class Regeneration(Attribute):
    """Regeneration: heals at the end of Combat unless cards are discarded (A-151)."""

    NAME: ClassVar[str] = "Regeneration"
    REMINDER: ClassVar[str] = "At the end of Combat it removes 1 Wound from itself unless you discard # cards."
    NUMBERED: ClassVar[bool] = True

    def hooks(self) -> tuple[int, ...]:
        return (END_OF_COMBAT,)

    def end_of_combat(self, state: State, me: Entity) -> Effect | None:
        return Regenerate(self.amount, False) if me.wounds > 0 else None
