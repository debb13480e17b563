"""Effects that need a target, and the choice of targets."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from delve.effects.selectors import Selector, cards_in
from delve.effects.words import up_to
from delve.messages import Message, message
from delve.model.cards import Card
from delve.model.decisions import CHOOSE, NONE, Option
from delve.model.events import CARD_WASTED
from delve.model.frames import Effect, Frame
from delve.model.ids import NOTHING
from delve.model.state import State
from delve.model.tokens import DISRUPTING_FLAG, OPEN_FLAG, WASTED_FLAG
from delve.queries.standing import on_table


@mypyc_attr(allow_interpreted_subclasses=True)
class Targeted(Effect):
    """An effect on one card of the player's choice, on several different ones, or on every card that matches."""

    def __init__(self, target: Selector, count: int = 1, all: bool = False) -> None:
        self.target = target
        self.count = count
        self.all = all

    def apply(self, state: State, frame: Frame, id: int) -> None:
        """Applies the effect to one card."""
        raise NotImplementedError

    def applies_to(self, state: State, id: int) -> bool:
        """Whether the effect would do something to a matching card."""
        return True

    def is_cost(self) -> bool:
        """Whether it is part of paying for a card, to which nobody can respond."""
        return False

    def candidates(self, state: State, seat: int, source: int) -> list[int]:
        """The legal targets now, for this source card."""
        return [id for id in self.target.candidates(state, seat) if self.applies_to(state, id)]

    def possible(self, state: State, seat: int, source: int) -> bool:
        for zone in self.target.searched:
            for id in cards_in(state, zone, seat):
                if self.target.matches(state, state.entities[id]) and self.applies_to(state, id):
                    return True
        return False

    def names_target(self) -> bool:
        return not self.all

    def resolve(self, state: State, frame: Frame) -> None:
        found = self.candidates(state, frame.seat, frame.source)
        if self.all:
            for id in found:
                self.apply(state, frame, id)
        elif not found:
            waste(state, frame.source)
        else:
            state.push(Pick(self, self.count, ()), frame.seat, frame.source)

    def whom(self) -> str:
        """``a Character``, ``each Adventurer``, ``one or two different Characters``."""
        if self.all:
            return "each " + self.target.noun()
        if self.count > 1:
            return up_to("different " + self.target.noun(plural=True), self.count)
        return self.target.one()


class Pick(Effect):
    """The player picks the targets of an effect, one after another."""

    FIELDS: ClassVar[dict[str, str]] = {"effect": "effect", "left": "int", "picked": "ids"}

    def __init__(self, effect: Targeted, left: int, picked: tuple[int, ...]) -> None:
        self.effect = effect
        self.left = left
        self.picked = picked

    def resolve(self, state: State, frame: Frame) -> None:
        found = [id for id in self.effect.candidates(state, frame.seat, frame.source) if id not in self.picked]
        if not found:
            return
        options = [Option(CHOOSE, id) for id in distinct(state, found)]
        if self.picked:
            options.append(Option(NONE))
        state.ask(frame, options, chooser(state, frame))

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == NONE:
            return
        if self.left > 1:
            state.push(Pick(self.effect, self.left - 1, (*self.picked, option.card)), frame.seat, frame.source)
        if is_open(state, frame.source) and not self.effect.is_cost():
            state.push(Declared(self.effect, option.card), frame.seat, frame.source)
            open_to_responses(state, frame.source)
        else:
            self.effect.apply(state, frame, option.card)

    def hint(self, state: State) -> Message:
        return message("word-card-text", text=self.effect.text())


class Declared(Effect):
    """An effect whose target has been named. If a response has made the target illegal, it is wasted (B-109)."""

    FIELDS: ClassVar[dict[str, str]] = {"effect": "effect", "card": "int"}

    def __init__(self, effect: Targeted, card: int) -> None:
        self.effect = effect
        self.card = card

    def resolve(self, state: State, frame: Frame) -> None:
        if self.card in self.effect.candidates(state, frame.seat, frame.source):
            self.effect.apply(state, frame, self.card)
        else:
            waste(state, frame.source)


def chooser(state: State, frame: Frame) -> int:
    """Who chooses: normally the frame's seat; for a Disruption, whose frame is for its opponent, its player."""
    if frame.source != NOTHING and state.entities[frame.source].flags & DISRUPTING_FLAG:
        return state.entities[frame.source].owner
    return frame.seat


def is_open(state: State, source: int) -> bool:
    """Whether this card still has to be opened to responses."""
    return source != NOTHING and state.entities[source].flags & OPEN_FLAG != 0


def open_to_responses(state: State, source: int) -> None:
    """Lets opponents respond to a card just played; its effects on the stack resolve after the responses."""
    played = state.edit(source)
    played.flags &= ~OPEN_FLAG
    invite(state, played.owner)


def invite(state: State, seat: int) -> None:
    """Lets the opponents of a seat respond to its action before it is resolved (B-107)."""
    responses = state.format.responses(state, seat)
    if responses is not None:
        state.push(responses, seat)


def distinct(state: State, cards: list[int]) -> list[int]:
    """One of each name among identical cards. Cards in play carry tokens, so they stay separate."""
    seen: list[Card] = []
    kept: list[int] = []
    for id in cards:
        entity = state.entities[id]
        if not on_table(entity):
            if is_among(entity.card, seen):
                continue
            seen.append(entity.card)
        kept.append(id)
    return kept


def is_among(card: Card, cards: list[Card]) -> bool:
    """Whether this very card is in the list."""
    for other in cards:
        if other is card:
            return True
    return False


def waste(state: State, source: int) -> None:
    """A card without a legal target stays in play without effect (A-057)."""
    if source != NOTHING:
        state.edit(source).flags |= WASTED_FLAG
        state.tell(CARD_WASTED, card=source)
