"""Shapeshift: instead of Resetting, it goes back into its deck (B-030)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.effects.move import shuffle_in
from delve.model.abilities import RESETS
from delve.model.events import CARD_RESTOCKED
from delve.model.frames import Effect, Frame
from delve.model.ids import DUNGEON_DECK
from delve.model.state import State


class ShuffleBack(Effect):
    """The card this was put on is shuffled into its deck."""

    def resolve(self, state: State, frame: Frame) -> None:
        owner = state.entities[frame.source].owner
        state.tell(CARD_RESTOCKED, owner, frame.source)
        shuffle_in(state, owner, DUNGEON_DECK, [frame.source])


class Shapeshift(Attribute):
    """Shapeshift: instead of Resetting, it goes back into its deck (B-030)."""

    NAME: ClassVar[str] = "Shapeshift"
    REMINDER: ClassVar[str] = "When it would be Reset at the end of the Round, it is shuffled into its deck instead."

    def hooks(self) -> tuple[int, ...]:
        return (RESETS,)

    def instead_of_reset(self) -> Effect | None:
        return ShuffleBack()
