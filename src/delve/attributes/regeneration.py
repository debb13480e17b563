"""Regeneration: heals at the end of Combat unless cards are discarded (A-151)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.effects.discard import PayOrSuffer
from delve.effects.heal import heal_card
from delve.effects.words import plural
from delve.model.abilities import END_OF_COMBAT
from delve.model.frames import Effect, Frame
from delve.model.state import State
from delve.model.tokens import Entity
from delve.queries.marching_order import in_turn


class Regenerate(PayOrSuffer):
    """The player discards the cards, or it heals."""

    def rest(self, left: int, paying: bool, declined: tuple[int, ...]) -> Effect:
        return Regenerate(left, paying, declined)

    def payers(self, state: State, frame: Frame) -> tuple[int, ...]:
        """Several hands may pay together (B-085)."""
        return in_turn(state, frame.seat)

    def suffer(self, state: State, frame: Frame) -> None:
        heal_card(state, frame.source, 1)

    def hint(self, state: State) -> str:
        return f"Regeneration: discard {plural(self.left, 'card')} to prevent it"


class Regeneration(Attribute):
    """Regeneration: heals at the end of Combat unless cards are discarded (A-151)."""

    NAME: ClassVar[str] = "Regeneration"
    REMINDER: ClassVar[str] = "At the end of Combat it removes 1 Wound from itself unless you discard # cards."
    NUMBERED: ClassVar[bool] = True

    def hooks(self) -> tuple[int, ...]:
        return (END_OF_COMBAT,)

    def end_of_combat(self, state: State, me: Entity) -> Effect | None:
        return Regenerate(self.amount, False) if me.wounds > 0 else None
