"""Frenzy: attacks before the party does (A-071)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import FRENZY


class Frenzy(Attribute):
    """Frenzy: attacks before the party does (A-071)."""

    NAME: ClassVar[str] = "Frenzy"
    REMINDER: ClassVar[str] = "Attacks before the Adventurers do, and not in the Retaliation."

    def marks(self) -> int:
        return FRENZY
