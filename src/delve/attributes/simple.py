"""Simple: weaker for every Tactic put into play this round (A-105)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.ids import TACTIC
from delve.model.state import State
from delve.model.tokens import Entity
from delve.queries.sides import side


class Simple(Attribute):
    """Simple: weaker for every Tactic put into play this round (A-105)."""

    NAME: ClassVar[str] = "Simple"
    REMINDER: ClassVar[str] = "-# Power for each Tactic card that the party has put into play this Round."
    NUMBERED: ClassVar[bool] = True

    def own_power(self, state: State, me: Entity) -> int:
        tactics = 0
        for seat in state.format.allies(state, side(state, me)):
            for id in state.in_play(seat):
                entity = state.entities[id]
                if entity.card.kind == TACTIC and entity.since == state.round:
                    tactics += 1
        return -self.amount * tactics
