"""Shapeshift: instead of Resetting, it goes back into its deck (B-030)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.effects.move import shuffle_in
from delve.model.abilities import RESETS
from delve.model.frames import Effect, Frame
from delve.model.ids import DUNGEON_DECK
from delve.model.state import State


class ShuffleBack(Effect):
    """The card this was put on is shuffled into its deck."""

    def resolve(self, state: State, frame: Frame) -> None:
        shuffle_in(state, state.entities[frame.source].owner, DUNGEON_DECK, [frame.source])


class Shapeshift(Attribute):
    """Shapeshift: instead of Resetting, it goes back into its deck (B-030)."""

    NAME: ClassVar[str] = "Shapeshift"
    REMINDER: ClassVar[str] = "Instead of Resetting, it is shuffled into its deck."

    def hooks(self) -> tuple[int, ...]:
        return (RESETS,)

    def instead_of_reset(self) -> Effect | None:
        return ShuffleBack()
