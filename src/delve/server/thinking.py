"""How long the one who faces the Encounter has thought in this turn (B-100, C-017).

Only that player's own questions count: what others take to respond does not.
"""

from __future__ import annotations

from typing import Final

from delve.engine.interjections import STALLING
from delve.model.state import State

# So much of one's own time a turn may take before an opponent may call it.
ALLOWED: Final = 120.0


class Thinking:
    """The time that was used, added up input by input as each comes to the disk."""

    def __init__(self, began: float, state: State) -> None:
        self.used = 0.0
        self.since = began
        self.turn = (state.round, state.active)

    def hear(self, seat: int, line: str, at: float, state: State) -> None:
        """An input came at that moment, and led to this state."""
        if seat == self.turn[1]:
            self.used += at - self.since
        self.since = at
        turn = (state.round, state.active)
        # Whoever has been called begins anew.
        if turn != self.turn or line == STALLING:
            self.used = 0.0
        self.turn = turn

    def seconds(self, now: float, state: State) -> float:
        """The time used so far, the open question included if it is that player's."""
        asked = state.decision is not None and state.decision.seat == self.turn[1]
        return self.used + (now - self.since if asked else 0.0)
