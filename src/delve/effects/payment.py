"""Paying with cards from hands. Nobody's card is taken without consent (C-013).

1. The players who may pay are asked in Marching Order of seats, starting with the one who faces the Encounter. Each
   promises cards one by one, or answers ``none``.
2. As soon as the whole price is promised, all of it is discarded. If it can no longer be completed, nothing is.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from delve.effects.base import distinct
from delve.effects.discard import discard_one
from delve.messages import Message, message
from delve.model.decisions import DISCARD_CARD, NONE, Option
from delve.model.frames import Effect, Frame
from delve.model.ids import HAND, NOBODY, NOTHING
from delve.model.state import State
from delve.queries.marching_order import in_turn
from delve.queries.purse import CHARM_PRICE, crawler_cards, is_tactic
from delve.queries.standing import on_table


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(Effect):
    """A price in Crawler cards, paid completely or not at all."""

    FIELDS: ClassVar[dict[str, str]] = {"price": "int", "promised": "ids", "heard": "ids"}

    def __init__(self, price: int, promised: tuple[int, ...] = (), heard: tuple[int, ...] = ()) -> None:
        self.price = price
        self.promised = promised  # promised cards, still in hand
        self.heard = heard  # seats that have finished promising

    def at(self, promised: tuple[int, ...], heard: tuple[int, ...]) -> Payment:
        """The same payment, further along."""
        raise NotImplementedError

    def paid(self, state: State, frame: Frame) -> None:
        """Called when the price was paid."""

    def unpaid(self, state: State, frame: Frame) -> None:
        """Called when it was not."""
        raise NotImplementedError

    def payers(self, state: State, frame: Frame) -> tuple[int, ...]:
        """The seats that may pay: normally all of one side together (B-085)."""
        allies = state.format.allies(state, frame.seat)
        return in_turn(state, state.active if state.active in allies else frame.seat)

    def pays_all(self, state: State, id: int) -> bool:
        """Whether this card alone is the whole price."""
        return False

    def is_agreed(self) -> bool:
        """Whether a single payer has agreed already, by choosing what is paid for."""
        return False

    def resolve(self, state: State, frame: Frame) -> None:
        if len(self.promised) == self.price:
            self.settle(state, frame, self.promised)
            return
        seat = self.asked(state, frame)
        if seat == NOBODY:
            self.unpaid(state, frame)
            return
        options = [Option(DISCARD_CARD, id) for id in distinct(state, self.offered(state, frame, seat))]
        if self.may_decline(state, frame, seat):
            options.append(Option(NONE))
        state.ask(frame, options, seat)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == NONE:
            heard = (*self.heard, self.asked(state, frame))
            state.push(self.at(self.promised, heard), frame.seat, frame.source)
        elif self.pays_all(state, option.card):
            # This card pays alone, so other promises lapse.
            self.settle(state, frame, (option.card,))
        else:
            state.push(self.at((*self.promised, option.card), self.heard), frame.seat, frame.source)

    def settle(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        self.paid(state, frame)
        for id in cards:
            discard_one(state, state.entities[id].owner, id)

    def asked(self, state: State, frame: Frame) -> int:
        """The next seat that could promise a card, or NOBODY."""
        for seat in self.payers(state, frame):
            if seat not in self.heard and self.offered(state, frame, seat):
                return seat
        return NOBODY

    def left_in(self, state: State, seat: int) -> list[int]:
        """The cards of a hand not promised yet."""
        return [id for id in crawler_cards(state, seat) if id not in self.promised]

    def left_beside(self, state: State, frame: Frame, asked: int) -> list[int]:
        """The cards that the other seats could still promise."""
        found: list[int] = []
        for seat in self.payers(state, frame):
            if seat != asked and seat not in self.heard:
                found.extend(self.left_in(state, seat))
        return found

    def offered(self, state: State, frame: Frame, seat: int) -> list[int]:
        """The cards of a hand with which the price can still be completed."""
        own = self.left_in(state, seat)
        if len(own) + len(self.left_beside(state, frame, seat)) >= self.price - len(self.promised):
            return own
        return [id for id in own if self.pays_all(state, id)]

    def may_decline(self, state: State, frame: Frame, seat: int) -> bool:
        """Everybody may when first asked; after promising a card, only if others can pay the rest."""
        rest = self.left_beside(state, frame, seat)
        if len(rest) >= self.price - len(self.promised):
            return True
        for id in rest:
            if self.pays_all(state, id):
                return True
        for id in self.promised:
            if state.entities[id].owner == seat:
                return False
        return not self.is_agreed() or len(self.payers(state, frame)) > 1

    def cards_left(self) -> Message:
        """``2 cards``, ``1 more card``."""
        left = self.price - len(self.promised)
        return message("word-more-cards", number=left) if self.promised else message("word-cards", number=left)


class PayCharm(Payment):
    """Charm: one Tactic card, or any two other Crawler cards, for each Wound that the party gives it (A-100, C-007).

    It is put on the Character with Charm; ``because`` is the card that the Wound comes from, if it comes from one.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "wound": "effect",
        "instead": "effect",
        "because": "int",
        "promised": "ids",
        "heard": "ids",
    }

    def __init__(
        self,
        wound: Effect,
        instead: Effect,
        because: int = NOTHING,
        promised: tuple[int, ...] = (),
        heard: tuple[int, ...] = (),
    ) -> None:
        super().__init__(CHARM_PRICE, promised, heard)
        self.wound = wound
        self.instead = instead
        self.because = because

    def at(self, promised: tuple[int, ...], heard: tuple[int, ...]) -> Payment:
        return PayCharm(self.wound, self.instead, self.because, promised, heard)

    def resolve(self, state: State, frame: Frame) -> None:
        # An earlier Wound may have killed it.
        if on_table(state.entities[frame.source]):
            # Whether a seat is asked reveals whether it has a Tactic card.
            for seat in self.payers(state, frame):
                state.consult(HAND, seat)
            super().resolve(state, frame)

    def paid(self, state: State, frame: Frame) -> None:
        state.push(self.wound, frame.seat, self.because)

    def unpaid(self, state: State, frame: Frame) -> None:
        state.push(self.instead, frame.seat, self.because)

    def pays_all(self, state: State, id: int) -> bool:
        return is_tactic(state, id)

    def is_agreed(self) -> bool:
        return True

    def hint(self, state: State) -> Message:
        if self.promised:
            return message("hint-charm-rest", left=self.cards_left())
        return message("hint-charm")
