"""Discarding from the hand: a cost or a loss that card texts may notice. Dropping is not discarding (B-003)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from delve.effects.base import distinct
from delve.effects.move import to_grave
from delve.effects.words import plural
from delve.model.decisions import DISCARD_CARD, NONE, Option
from delve.model.events import CARD_DISCARDED
from delve.model.frames import Effect, Frame
from delve.model.ids import HAND
from delve.model.state import State
from delve.queries.damage import crawler_cards


def discard_one(state: State, seat: int, id: int) -> None:
    state.tell(CARD_DISCARDED, seat, id)
    card = state.card(id)
    to_grave(state, id)
    if card.is_crawler():
        state.push_all(card.blocks[0].when_discarded, seat, id)


@mypyc_attr(allow_interpreted_subclasses=True)
class PayOrSuffer(Effect):
    """The player discards so many cards, all of them once begun, or suffers what the card does."""

    FIELDS: ClassVar[dict[str, str]] = {"left": "int", "paying": "bool", "declined": "ids"}

    def __init__(self, left: int, paying: bool, declined: tuple[int, ...] = ()) -> None:
        self.left = left
        self.paying = paying
        self.declined = declined

    def rest(self, left: int, paying: bool, declined: tuple[int, ...]) -> Effect:
        """The same with so much of it settled."""
        raise NotImplementedError

    def suffer(self, state: State, frame: Frame) -> None:
        """What happens to those who do not pay."""
        raise NotImplementedError

    def payers(self, state: State, frame: Frame) -> tuple[int, ...]:
        """Whose hands may pay, in the order they are asked."""
        return (frame.seat,)

    def resolve(self, state: State, frame: Frame) -> None:
        payers = [seat for seat in self.payers(state, frame) if seat not in self.declined]
        purse = 0
        for seat in payers:
            purse += len(crawler_cards(state, seat))
        if purse >= self.left:
            for seat in payers:
                hand = crawler_cards(state, seat)
                if hand:
                    options = [Option(DISCARD_CARD, id) for id in distinct(state, hand)]
                    # Once begun, the payment is made: one may leave it only to others who can (B-085).
                    if not self.paying or purse - len(hand) >= self.left:
                        options.append(Option(NONE))
                    state.ask(Frame(self, frame.seat, frame.source), options, seat)
                    return
        self.suffer(state, frame)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == NONE:
            seat = self.asked(state, frame)
            state.push(self.rest(self.left, self.paying, (*self.declined, seat)), frame.seat, frame.source)
            return
        if self.left > 1:
            state.push(self.rest(self.left - 1, True, ()), frame.seat, frame.source)
        discard_one(state, state.entities[option.card].owner, option.card)

    def asked(self, state: State, frame: Frame) -> int:
        """Who has just been asked: the first payer with cards who has not declined."""
        for seat in self.payers(state, frame):
            if seat not in self.declined and crawler_cards(state, seat):
                return seat
        return frame.seat


class Discard(Effect):
    """The player discards that many cards of their choice, or the whole hand (A-140)."""

    FIELDS: ClassVar[dict[str, str]] = {"discard": "int"}

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
        state.ask(frame, [Option(DISCARD_CARD, id) for id in distinct(state, list(hand))])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        discard_one(state, frame.seat, option.card)
        if self.discard > 1:
            state.push(Discard(self.discard - 1), frame.seat, frame.source)

    def text(self) -> str:
        return f"Discard {plural(self.discard, 'card')} from your Hand."

    def hint(self, state: State) -> str:
        return f"Discard {plural(self.discard, 'card')}"
