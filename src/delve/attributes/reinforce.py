"""Reinforce: firmer with each other card of the same Reinforce (A-107)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import ANY_WORDS, Attribute
from delve.attributes.bolster import others_with
from delve.model.state import State
from delve.model.tokens import Entity


class Reinforce(Attribute):
    """Reinforce: firmer with each other card of the same Reinforce (A-107)."""

    NAME: ClassVar[str] = "Reinforce"
    REMINDER: ClassVar[str] = "+1 Stamina for each other card in play with the same Reinforce."
    WORDS: ClassVar[str] = ANY_WORDS

    def own_stamina(self, state: State, me: Entity) -> int:
        return others_with(state, me, self.NAME, self.words)
