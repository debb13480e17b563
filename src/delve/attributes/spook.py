"""Spook: nothing can be Boosted (A-063)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import BOOSTING
from delve.model.state import State
from delve.model.tokens import Entity


class Spook(Attribute):
    """Spook: nothing can be Boosted (A-063)."""

    NAME: ClassVar[str] = "Spook"
    REMINDER: ClassVar[str] = "While it is in play, no Crawler card can be Boosted."

    def hooks(self) -> tuple[int, ...]:
        return (BOOSTING,)

    def forbids_boost(self, state: State, me: Entity, other: Entity) -> bool:
        return True
