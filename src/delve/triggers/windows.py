"""The windows in which a player may play, Spend and buy off (A-044)."""

from __future__ import annotations

from typing import ClassVar, Final

from delve.effects.base import distinct
from delve.effects.play import buy_off, play_card, spend_card
from delve.model.abilities import BUYS_OFF
from delve.model.decisions import BUY_OFF, DONE, PLAY, PLAY_BOOSTED, SPEND, Option
from delve.model.frames import Effect, Frame
from delve.model.ids import (
    EQUIPMENT,
    HAND,
    IN_COMBAT,
    IN_END,
    IN_RESPOND,
    ON_KILL,
    ON_WIN,
)
from delve.model.state import State
from delve.queries.playable import BASIC, BOOSTED, FINE, budget, buys_off, play_refusal, spend_refusal
from delve.queries.standing import block_of


def play_options(state: State, seat: int, moment: int) -> list[Option]:
    """Every card that may be played or Spent at this moment, in the order of the verbs."""
    options: list[Option] = []
    boosted: list[Option] = []
    left: list[int] | None = None
    hand = state.cards(HAND, seat)
    for place in range(len(hand)):
        id = hand[place]
        card = state.card(id)
        # Most cards wait for another moment: that is seen before anything is worked out.
        if card.moments & moment == 0 or has_twin(state, hand, place):
            continue
        if left is None:
            left = budget(state, seat)
        if play_refusal(state, seat, id, BASIC, moment, left) == FINE:
            options.append(Option(PLAY, id))
        if len(card.blocks) > 1 and play_refusal(state, seat, id, BOOSTED, moment, left) == FINE:
            boosted.append(Option(PLAY_BOOSTED, id))
    options.extend(boosted)
    for id in state.in_play(seat):
        entity = state.entities[id]
        if entity.card.blocks[block_of(entity)].spend and spend_refusal(state, seat, id, moment) == FINE:
            options.append(Option(SPEND, id))
    return options


def has_twin(state: State, hand: tuple[int, ...], place: int) -> bool:
    """Whether a card of the same name comes earlier in the hand: the two are one option."""
    card = state.card(hand[place])
    for earlier in range(place):
        if state.card(hand[earlier]) is card:
            return True
    return False


def buy_options(state: State, seat: int) -> list[Option]:
    """Every Greedy Character with every card of the hand that would buy it off."""
    options: list[Option] = []
    greedy = state.listeners[BUYS_OFF]
    if greedy:
        purse = [id for id in state.cards(HAND, seat) if state.card(id).kind == EQUIPMENT]
        for id in greedy:
            for paid in distinct(state, purse):
                if buys_off(state, state.entities[id], state.entities[paid]):
                    options.append(Option(BUY_OFF, id, paid))
    return options


def take(state: State, seat: int, option: Option) -> bool:
    """Does what a card option says; False if it is not one."""
    if option.verb == PLAY or option.verb == PLAY_BOOSTED:
        play_card(state, seat, option.card, option.verb == PLAY_BOOSTED)
    elif option.verb == SPEND:
        spend_card(state, seat, option.card)
    elif option.verb == BUY_OFF:
        buy_off(state, seat, option.card, option.other)
    else:
        return False
    return True


class Window(Effect):
    """A time to play cards, until the player is done."""

    FIELDS: ClassVar[dict[str, str]] = {"moment": "int"}

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def now(self, state: State) -> int:
        """The moment as the cards see it."""
        return self.moment

    def resolve(self, state: State, frame: Frame) -> None:
        options = play_options(state, frame.seat, self.now(state))
        options.extend(buy_options(state, frame.seat))
        options.append(Option(DONE))
        state.ask(frame, options)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb != DONE:
            state.stack.append(frame)
            take(state, frame.seat, option)

    def hint(self) -> str:
        return _HINTS[self.moment]


class AfterWin(Window):
    """After the attack has been won: cards that ask for a win, or for a Character sent to the Grave (A-108)."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        super().__init__(ON_WIN)

    def now(self, state: State) -> int:
        killed = state.attack is not None and state.attack.killed
        return ON_WIN | ON_KILL if killed else ON_WIN


_HINTS: Final = {
    IN_RESPOND: "Respond to the Encounter",
    IN_COMBAT: "Combat begins: play cards before the attack",
    ON_WIN: "The attack is won: play cards that follow a win",
    IN_END: "Combat has ended: the last cards of the Round",
}
