"""The windows in which players may play, Spend and buy off (A-044).

If several players fight on one side, each is asked in turn: a player who acts continues until done, then the others are
asked again, until nobody adds anything (B-077). Players without options are not asked. Opponents may respond to every
action, and once more before the window closes; the last card played resolves first (B-107, B-109).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from delve.effects.base import distinct, invite
from delve.effects.play import buy_off, disrupt, play_card, spend_card
from delve.effects.wound import consult_payers
from delve.messages import Message, message, seat_arg
from delve.model.abilities import BUYS_OFF
from delve.model.decisions import (
    ATTACK_NOW,
    BUY_OFF,
    DISRUPT,
    DONE,
    PASS,
    PLAY,
    PLAY_BOOSTED,
    RESOLVE,
    SPEND,
    Option,
)
from delve.model.frames import Effect, Frame
from delve.model.ids import (
    EQUIPMENT,
    HAND,
    IN_COMBAT,
    IN_END,
    IN_RESPOND,
    NOBODY,
    ON_KILL,
    ON_WIN,
)
from delve.model.state import State
from delve.queries.marching_order import in_turn
from delve.queries.playable import (
    BASIC,
    BOOSTED,
    FINE,
    budget,
    buys_off,
    disrupt_refusal,
    disruption,
    moment_now,
    play_refusal,
    spend_refusal,
)
from delve.queries.sides import here


def play_options(state: State, seat: int, moment: int) -> list[Option]:
    """Every card that may be played or Spent at this moment, ordered by verb."""
    options: list[Option] = []
    boosted: list[Option] = []
    left: list[int] | None = None
    hand = state.cards(HAND, seat)
    for place in range(len(hand)):
        id = hand[place]
        card = state.card(id)
        # Cheap check first: most cards belong to another moment.
        if card.moments & moment == 0 or has_twin(state, hand, place):
            continue
        if left is None:
            left = budget(state, seat)
        if play_refusal(state, seat, id, BASIC, moment, left) == FINE:
            options.append(Option(PLAY, id))
        if len(card.blocks) > 1 and play_refusal(state, seat, id, BOOSTED, moment, left) == FINE:
            boosted.append(Option(PLAY_BOOSTED, id))
    options.extend(boosted)
    if state.seats > 1:
        options.extend(disrupt_options(state, seat, moment))
    options.extend(spend_options(state, seat, moment))
    return options


def disrupt_options(state: State, seat: int, moment: int) -> list[Option]:
    """Every card that a waiting seat may play against the one that faces the Encounter (B-107)."""
    rivals = state.format.rivals(state, seat)
    if state.active in rivals:
        rivals = (state.active,)
    options: list[Option] = []
    left: list[int] | None = None
    hand = state.cards(HAND, seat)
    for place in range(len(hand)):
        block = disruption(state.card(hand[place]))
        # Cheap check first, as in ``play_options``.
        if block is not None and block.when & moment and not has_twin(state, hand, place):
            if left is None:
                left = budget(state, seat)
            for rival in sorted(rivals):
                if disrupt_refusal(state, seat, hand[place], rival, moment, left) == FINE:
                    options.append(Option(DISRUPT, hand[place], rival))
    return options


def spend_options(state: State, seat: int, moment: int) -> list[Option]:
    """Every card in play that may be Spent."""
    options: list[Option] = []
    for id in state.in_play(seat):
        if state.entities[id].block().spend and spend_refusal(state, seat, id, moment) == FINE:
            options.append(Option(SPEND, id))
    return options


def has_twin(state: State, hand: tuple[int, ...], place: int) -> bool:
    """Whether a card of the same name comes earlier in the hand: both share one option."""
    card = state.card(hand[place])
    for earlier in range(place):
        if state.card(hand[earlier]) is card:
            return True
    return False


def buy_options(state: State, seat: int) -> list[Option]:
    """Every Greedy Character with every card of the hand that would buy it off."""
    options: list[Option] = []
    greedy = here(state, BUYS_OFF)
    if greedy:
        purse = [id for id in state.cards(HAND, seat) if state.card(id).kind == EQUIPMENT]
        for id in greedy:
            for paid in distinct(state, purse):
                if buys_off(state, state.entities[id], state.entities[paid]):
                    options.append(Option(BUY_OFF, id, paid))
    return options


def take(state: State, seat: int, option: Option) -> bool:
    """Executes a card option; False if it is none."""
    if option.verb == PLAY or option.verb == PLAY_BOOSTED:
        play_card(state, seat, option.card, option.verb == PLAY_BOOSTED)
    elif option.verb == DISRUPT:
        disrupt(state, seat, option.card, option.other)
    elif option.verb == SPEND:
        spend_card(state, seat, option.card)
    elif option.verb == BUY_OFF:
        buy_off(state, seat, option.card, option.other)
        invite(state, seat)
    else:
        return False
    return True


def is_ending(option: Option) -> bool:
    """Whether the option means "done"."""
    verb = option.verb
    return verb == DONE or verb == PASS or verb == RESOLVE or verb == ATTACK_NOW


def has_something(options: list[Option]) -> bool:
    """Whether there is any option besides being done."""
    for option in options:
        if not is_ending(option):
            return True
    return False


def consult_hand(state: State, seat: int, options: list[Option]) -> None:
    """Records that being asked reveals something about the hand, unless there are options without it."""
    if state.seats == 1:
        return
    for option in options:
        verb = option.verb
        from_hand = verb == PLAY or verb == PLAY_BOOSTED or verb == DISRUPT or verb == BUY_OFF
        if not from_hand and not is_ending(option):
            return
    state.consult(HAND, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Effect):
    """A time to play cards, until everybody on the side that faces the Encounter is done."""

    FIELDS: ClassVar[dict[str, str]] = {"moment": "int", "turn": "int", "done": "ids", "heard": "ids"}

    def __init__(
        self, moment: int, turn: int = NOBODY, done: tuple[int, ...] = (), heard: tuple[int, ...] = ()
    ) -> None:
        self.moment = moment
        self.turn = turn  # the seat that acted last, and continues
        self.done = done  # seats that are done since somebody else last acted
        self.heard = heard  # seats that have been asked at least once

    def at(self, turn: int, done: tuple[int, ...], heard: tuple[int, ...]) -> Window:
        """The same window, at another point of the asking."""
        return Window(self.moment, turn, done, heard)

    def now(self, state: State) -> int:
        """The current moment for playing cards."""
        return self.moment

    def options(self, state: State, seat: int, several: bool) -> list[Option]:
        """This seat's options, including those for being done; ``several`` if it has allies."""
        options = play_options(state, seat, self.now(state))
        options.extend(buy_options(state, seat))
        options.append(Option(DONE))
        return options

    def closes(self, option: Option) -> bool:
        """Whether the option closes the window once everybody has been asked."""
        return False

    def close(self, state: State, seat: int) -> None:
        """Called when all are done."""

    def resolve(self, state: State, frame: Frame) -> None:
        seats = in_turn(state, state.active if self.turn == NOBODY else self.turn)
        if len(seats) == 1:
            options = self.options(state, seats[0], False)
            consult_hand(state, seats[0], options)
            state.ask(Frame(self, seats[0], frame.source), options)
            return
        consult_payers(state)
        for seat in seats:
            if seat not in self.done:
                options = self.options(state, seat, True)
                consult_hand(state, seat, options)
                if has_something(options):
                    state.ask(Frame(self, seat, frame.source), options)
                    return
        self.finish(state)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        seat = frame.seat
        heard = self.heard if seat in self.heard else (*self.heard, seat)
        if not is_ending(option):
            state.push(self.at(seat, (), heard), seat)
            self.act(state, seat, option)
            return
        allies = state.format.allies(state, seat)
        if len(allies) == 1:
            self.finish(state)
        elif self.closes(option):
            state.push(self.at(self.turn, heard, heard), seat)
        else:
            state.push(self.at(self.turn, (*self.done, seat), heard), seat)

    def act(self, state: State, seat: int, option: Option) -> None:
        take(state, seat, option)

    def finish(self, state: State) -> None:
        """Lets opponents respond once more before the window closes."""
        if state.format.responses(state, state.active) is None:
            self.close(state, state.active)
        else:
            state.push(Close(self), state.active)
            invite(state, state.active)

    def hint(self, state: State) -> Message:
        return message(_HINTS[self.moment])


class Close(Effect):
    """Closes the window after the responses to its end."""

    FIELDS: ClassVar[dict[str, str]] = {"window": "effect"}

    def __init__(self, window: Window) -> None:
        self.window = window

    def resolve(self, state: State, frame: Frame) -> None:
        self.window.close(state, frame.seat)


class AfterWin(Window):
    """After a won attack: cards that require a win, or a Character sent to the Grave (A-108)."""

    FIELDS: ClassVar[dict[str, str]] = {"turn": "int", "done": "ids", "heard": "ids"}

    def __init__(self, turn: int = NOBODY, done: tuple[int, ...] = (), heard: tuple[int, ...] = ()) -> None:
        super().__init__(ON_WIN, turn, done, heard)

    def at(self, turn: int, done: tuple[int, ...], heard: tuple[int, ...]) -> Window:
        return AfterWin(turn, done, heard)

    def now(self, state: State) -> int:
        killed = state.attack is not None and state.attack.killed
        return ON_WIN | ON_KILL if killed else ON_WIN


class Responses(Effect):
    """Opponents respond until all pass one after another (B-107, B-132).

    The player who faces the Encounter is asked first and may respond with any card of the moment; then the waiting
    players, clockwise from that seat's left, with Disruptions. All may Spend cards in play.
    """

    FIELDS: ClassVar[dict[str, str]] = {"actor": "int", "passed": "ids"}

    def __init__(self, actor: int, passed: tuple[int, ...] = ()) -> None:
        self.actor = actor
        self.passed = passed

    def resolve(self, state: State, frame: Frame) -> None:
        moment = moment_now(state)
        for seat in (state.active, *state.format.rivals(state, state.active)):
            if seat == self.actor or seat in self.passed:
                continue
            if seat == state.active:
                options = play_options(state, seat, moment)
            else:
                options = disrupt_options(state, seat, moment)
                options.extend(spend_options(state, seat, moment))
            consult_hand(state, seat, options)
            if options:
                options.append(Option(PASS))
                state.ask(Frame(self, seat, frame.source), options)
                return

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == PASS:
            state.push(Responses(self.actor, (*self.passed, frame.seat)), self.actor)
        else:
            state.push(Responses(self.actor), self.actor)
            take(state, frame.seat, option)

    def hint(self, state: State) -> Message:
        return message("hint-respond-to", seat=seat_arg(self.actor))


_HINTS: Final = {
    IN_RESPOND: "hint-respond",
    IN_COMBAT: "hint-combat",
    ON_WIN: "hint-won",
    IN_END: "hint-combat-ended",
}
