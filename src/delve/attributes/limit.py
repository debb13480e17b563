"""Limit: its card's triggers can be used so many times in a game (A-160, B-060)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute


class Limit(Attribute):
    """Limit: its card's triggers can be used so many times in a game (A-160, B-060)."""

    NAME: ClassVar[str] = "Limit"
    REMINDER: ClassVar[str] = (
        "What it does when Combat begins or ends can happen # time(s) in a game, also if it leaves play in between."
    )
    NUMBERED: ClassVar[bool] = True

    def limit(self) -> int:
        return self.amount
