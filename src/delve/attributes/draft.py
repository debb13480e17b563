"""Draft: its owner may take it into hand instead (B-102); without opponents it is an ordinary card."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import DRAFT_MARK


class Draft(Attribute):
    """Draft: its owner may take it into hand instead (B-102); without opponents it is an ordinary card."""

    NAME: ClassVar[str] = "Draft"
    REMINDER: ClassVar[str] = (
        "When turned up in a game with opponents, its owner may take it into their Hand, to place it later."
    )

    def marks(self) -> int:
        return DRAFT_MARK
