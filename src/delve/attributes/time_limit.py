"""Time Limit: Time Tokens keep it in play (B-016)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute


class TimeLimit(Attribute):
    """Time Limit: Time Tokens keep it in play (B-016)."""

    NAME: ClassVar[str] = "Time Limit"
    REMINDER: ClassVar[str] = (
        "Enters play with # Time Token(s). In Step 4.2 it stays if it has one, and then loses one: it is there for "
        "# further Round(s)."
    )
    NUMBERED: ClassVar[bool] = True

    def time_limit(self) -> int:
        return self.amount
