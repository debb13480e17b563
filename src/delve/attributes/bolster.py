"""Bolster: stronger with each other card of the same Bolster (A-106)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import ANY_WORDS, Attribute
from delve.model.state import State
from delve.model.tokens import Entity
from delve.queries.sides import encounter_of, side
from delve.queries.standing import is_locked


def others_with(state: State, me: Entity, name: str, words: tuple[str, ...]) -> int:
    """How many other unlocked cards of the Encounter have the same Attribute with the same words."""
    count = 0
    for id in encounter_of(state, side(state, me)):
        other = state.entities[id]
        if id != me.id and not is_locked(state, other):
            for ability in other.card.abilities:
                if isinstance(ability, Attribute) and name == ability.NAME and ability.words == words:
                    count += 1
    return count


class Bolster(Attribute):
    """Bolster: stronger with each other card of the same Bolster (A-106)."""

    NAME: ClassVar[str] = "Bolster"
    REMINDER: ClassVar[str] = "+1 Power for each other card in play with the same Bolster."
    WORDS: ClassVar[str] = ANY_WORDS

    def own_power(self, state: State, me: Entity) -> int:
        return others_with(state, me, self.NAME, self.words)
