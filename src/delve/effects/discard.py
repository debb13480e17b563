"""Discarding from the hand: a cost or a loss that card texts may notice. Dropping is not discarding (B-003)."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import distinct
from delve.effects.move import to_grave
from delve.effects.words import plural
from delve.messages import Message, message
from delve.model.decisions import DISCARD_CARD, Option
from delve.model.events import CARD_DISCARDED
from delve.model.frames import Effect, Frame
from delve.model.ids import HAND
from delve.model.state import State


def discard_one(state: State, seat: int, id: int) -> None:
    # Everybody has now seen this card of the hand.
    state.consult(HAND, seat)
    state.tell(CARD_DISCARDED, seat, id)
    card = state.card(id)
    to_grave(state, id)
    if card.is_crawler():
        state.push_all(card.blocks[0].when_discarded, seat, id)


class Discard(Effect):
    """The player discards that many cards of their choice, or the whole hand (A-140)."""

    FIELDS: ClassVar[dict[str, str]] = {"discard": "count"}

    def __init__(self, discard: int) -> None:
        self.discard = discard

    def possible(self, state: State, seat: int, source: int) -> bool:
        return len(state.cards(HAND, seat)) > 0

    def resolve(self, state: State, frame: Frame) -> None:
        hand = state.cards(HAND, frame.seat)
        if len(hand) <= self.discard:
            for id in hand:
                discard_one(state, frame.seat, id)
            return
        # A hand with cards of one name only leaves no choice.
        state.consult(HAND, frame.seat)
        state.ask(frame, [Option(DISCARD_CARD, id) for id in distinct(state, list(hand))])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        discard_one(state, frame.seat, option.card)
        if self.discard > 1:
            state.push(Discard(self.discard - 1), frame.seat, frame.source)

    def text(self) -> str:
        return f"Discard {plural(self.discard, 'card')} from your Hand."

    def hint(self, state: State) -> Message:
        return message("hint-discard", count=self.discard)
