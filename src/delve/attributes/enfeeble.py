"""Enfeeble: the Adventurer at Target X gives no Resources (A-049)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import ENFEEBLES


class Enfeeble(Attribute):
    """Enfeeble: the Adventurer at Target X gives no Resources (A-049)."""

    NAME: ClassVar[str] = "Enfeeble"
    REMINDER: ClassVar[str] = (
        "The Adventurer who is at Target X when it comes into play, in multi-player anew in each Encounter, gives no "
        "Resources while it is in play."
    )

    def hooks(self) -> tuple[int, ...]:
        return (ENFEEBLES,)

    def takes_target(self) -> bool:
        return True
