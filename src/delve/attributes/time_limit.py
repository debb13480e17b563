"""Time Limit: Time Tokens keep it in play (B-016)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute


class TimeLimit(Attribute):
    """Time Limit: Time Tokens keep it in play (B-016)."""

    NAME: ClassVar[str] = "Time Limit"
    REMINDER: ClassVar[str] = (
        "Comes into play with # Time Tokens; one is removed each Round, and it stays while it has any."
    )
    NUMBERED: ClassVar[bool] = True

    def time_limit(self) -> int:
        return self.amount
