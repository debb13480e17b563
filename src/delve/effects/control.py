"""Effects made of effects."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Declared, Targeted, chooser, is_open, open_to_responses, waste
from delve.effects.words import clause, sentence
from delve.model.cards import Card
from delve.model.decisions import CHOOSE, Option
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
    """One of several effects, decided by the target that is chosen."""

    FIELDS: ClassVar[dict[str, str]] = {"either": "effects"}

    def __init__(self, either: tuple[Effect, ...]) -> None:
        self.either = either

    def targets(self, state: State, seat: int, source: int) -> list[int]:
        found: list[int] = []
        for effect in self.either:
            assert isinstance(effect, Targeted)
            found.extend([id for id in effect.candidates(state, seat, source) if id not in found])
        found.sort(key=lambda id: state.entities[id].entered)
        return found

    def possible(self, state: State, seat: int, source: int) -> bool:
        return len(self.targets(state, seat, source)) > 0

    def resolve(self, state: State, frame: Frame) -> None:
        targets = self.targets(state, frame.seat, frame.source)
        if targets:
            state.ask(frame, [Option(CHOOSE, id) for id in targets], chooser(state, frame))
        else:
            waste(state, frame.source)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        for effect in self.either:
            assert isinstance(effect, Targeted)
            if option.card in effect.candidates(state, frame.seat, frame.source):
                if is_open(state, frame.source):
                    state.push(Declared(effect, option.card), frame.seat, frame.source)
                    open_to_responses(state, frame.source)
                else:
                    effect.apply(state, frame, option.card)
                return

    def text(self) -> str:
        return sentence(", or ".join([clause(effect.text()) for effect in self.either]))

    def hint(self, state: State) -> str:
        return self.text()
