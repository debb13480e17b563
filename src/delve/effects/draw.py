"""Drawing, burning and taking cards back."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Targeted
from delve.effects.move import burn_one, draw_one, dungeon_of, to_hand
from delve.effects.selectors import Selector
from delve.effects.words import plural, sentence
from delve.messages import Message, message
from delve.model.decisions import DRAW_CARDS, Option
from delve.model.events import CARD_BURNED, CARD_TAKEN
from delve.model.frames import Effect, Frame
from delve.model.ids import CRAWLER_DECK, DUNGEON_DECK, NOTHING
from delve.model.state import UNDECIDED, State


class Draw(Effect):
    """Draws Crawler cards. With ``up_to`` the player says how many before the first is drawn (C-012)."""

    FIELDS: ClassVar[dict[str, str]] = {"draw": "count", "up_to": "bool?"}

    def __init__(self, draw: int, up_to: bool = False) -> None:
        self.draw = draw
        self.up_to = up_to

    def possible(self, state: State, seat: int, source: int) -> bool:
        return state.format.drawable(state, seat) > 0

    def resolve(self, state: State, frame: Frame) -> None:
        if self.up_to:
            # The maximum comes first. More than can be drawn is not offered: it could only lose.
            most = min(self.draw, state.format.drawable(state, frame.seat))
            state.ask(frame, [Option(DRAW_CARDS, other=number) for number in range(most, -1, -1)])
        else:
            draw_cards(state, frame.seat, self.draw)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        draw_cards(state, frame.seat, option.other)

    def hint(self, state: State) -> Message:
        return message("hint-draw", most=self.draw)

    def text(self) -> str:
        return f"Draw {'up to ' if self.up_to else ''}{plural(self.draw, 'card')}."


def draw_cards(state: State, seat: int, count: int) -> None:
    """One card after another, unless a draw that fails ends it."""
    for _ in range(count):
        if state.result != UNDECIDED or not draw_one(state, seat):
            return


class Burn(Effect):
    """Moves cards from the top of a deck to its Grave. It is not a draw: too few is no loss (A-013)."""

    FIELDS: ClassVar[dict[str, str]] = {"burn": "count", "deck": "deck?"}

    def __init__(self, burn: int, deck: int = CRAWLER_DECK) -> None:
        self.burn = burn
        self.deck = deck

    def resolve(self, state: State, frame: Frame) -> None:
        seat = frame.seat
        if self.deck == DUNGEON_DECK:
            seat = dungeon_of(state, frame)
        for _ in range(self.burn):
            burned = burn_one(state, seat, self.deck)
            if burned == NOTHING:
                return
            state.show_all()
            state.tell(CARD_BURNED, seat, burned)

    def text(self) -> str:
        deck = "Dungeon" if self.deck == DUNGEON_DECK else "Crawler"
        return f"Burn {plural(self.burn, deck + ' card')}."


class Take(Targeted):
    """Takes a card, usually from the Crawler Grave, into the hand."""

    FIELDS: ClassVar[dict[str, str]] = {"take": "selector"}

    def __init__(self, take: Selector) -> None:
        super().__init__(take)
        self.take = take

    def apply(self, state: State, frame: Frame, id: int) -> None:
        to_hand(state, id)
        # Everybody has seen which card it was.
        state.edit(id).known = (1 << state.seats) - 1
        state.tell(CARD_TAKEN, frame.seat, id)

    def text(self) -> str:
        return sentence(f"take into your Hand {self.whom()}")
