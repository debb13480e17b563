"""Charm: the party must pay to Wound it (A-100)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import CHARM


class Charm(Attribute):
    """Charm: the party must pay to Wound it (A-100)."""

    NAME: ClassVar[str] = "Charm"
    REMINDER: ClassVar[str] = (
        "For each Wound that the party deals to it, you must discard 1 Tactic card or any 2 other Crawler cards from "
        "your Hand."
    )

    def marks(self) -> int:
        return CHARM
