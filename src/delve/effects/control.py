"""Effects made of effects."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Pick, Targeted, chooser, distinct, is_open, open_to_responses, waste
from delve.effects.words import clause, sentence
from delve.messages import Message, message
from delve.model.cards import Card
from delve.model.decisions import CHOOSE, CHOOSE_EFFECT, Option
from delve.model.frames import Effect, Frame
from delve.model.state import State


class Sequence(Effect):
    """One effect after another."""

    FIELDS: ClassVar[dict[str, str]] = {"effects": "effects"}

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects

    def possible(self, state: State, seat: int, source: int) -> bool:
        return any(effect.possible(state, seat, source) for effect in self.effects)

    def resolve(self, state: State, frame: Frame) -> None:
        state.push_all(self.effects, frame.seat, frame.source)

    def brings_back(self, card: Card) -> bool:
        for effect in self.effects:
            if effect.brings_back(card):
                return True
        return False

    def text(self) -> str:
        return " ".join([effect.text() for effect in self.effects])


class Either(Effect):
    """One of several effects: decided by the target that is chosen, or chosen itself where it has none to choose."""

    FIELDS: ClassVar[dict[str, str]] = {"either": "effects"}

    def __init__(self, either: tuple[Effect, ...]) -> None:
        self.either = either

    def options(self, state: State, seat: int, source: int) -> list[Option]:
        found: list[int] = []
        whole: list[Option] = []
        for place, effect in enumerate(self.either):
            if isinstance(effect, Targeted) and not effect.all:
                found.extend([id for id in effect.candidates(state, seat, source) if id not in found])
            elif effect.possible(state, seat, source):
                whole.append(Option(CHOOSE_EFFECT, other=place))
        found.sort(key=lambda id: state.entities[id].entered)
        return [Option(CHOOSE, id) for id in distinct(state, found)] + whole

    def names_target(self) -> bool:
        return True

    def possible(self, state: State, seat: int, source: int) -> bool:
        return len(self.options(state, seat, source)) > 0

    def resolve(self, state: State, frame: Frame) -> None:
        options = self.options(state, frame.seat, frame.source)
        if options:
            state.ask(frame, options, chooser(state, frame))
        else:
            waste(state, frame.source)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == CHOOSE_EFFECT:
            state.push(self.either[option.other], frame.seat, frame.source)
            if is_open(state, frame.source):
                open_to_responses(state, frame.source)
            return
        for effect in self.either:
            if not isinstance(effect, Targeted) or effect.all:
                continue
            if option.card in effect.candidates(state, frame.seat, frame.source):
                Pick(effect, effect.count, ()).answered(state, frame, option)
                return

    def brings_back(self, card: Card) -> bool:
        for effect in self.either:
            if effect.brings_back(card):
                return True
        return False

    def text(self) -> str:
        return sentence(", or ".join([clause(effect.text()) for effect in self.either]))

    def hint(self, state: State) -> Message:
        return message("word-card-text", text=self.text())
