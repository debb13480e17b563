"""The explanation of a number: contributions, each with its card and a reason."""

from __future__ import annotations

from delve.messages import Message
from delve.model.ids import NOTHING


class Explanation:
    """A list of contributions that sum to a number."""

    def __init__(self) -> None:
        self.sources: list[int] = []
        self.amounts: list[int] = []
        self.reasons: list[Message] = []

    def add(self, amount: int, reason: Message, source: int = NOTHING) -> None:
        self.sources.append(source)
        self.amounts.append(amount)
        self.reasons.append(reason)

    def total(self) -> int:
        return sum(self.amounts)
