"""The thinking time that the player who faces the Encounter has used this turn (B-100, C-017).

Only that player's own questions count, not the time others take to respond.
"""

from __future__ import annotations

from typing import Final

from delve.engine.interjections import STALLING
from delve.model.state import State

# Seconds of own time per turn before an opponent may call for stalling.
ALLOWED: Final = 120.0


class Thinking:
    """Adds up the time used, with each stored input."""

    def __init__(self, began: float, state: State) -> None:
        self.used = 0.0
        self.since = began
        self.turn = (state.round, state.active)

    def hear(self, seat: int, line: str, at: float, state: State) -> None:
        """Records an input, its time, and the state after it."""
        if seat == self.turn[1]:
            self.used += at - self.since
        self.since = at
        turn = (state.round, state.active)
        # A call restarts the count.
        if turn != self.turn or line == STALLING:
            self.used = 0.0
        self.turn = turn

    def seconds(self, now: float, state: State) -> float:
        """The time used so far, including the open question if it is that player's."""
        asked = state.decision is not None and state.decision.seat == self.turn[1]
        return self.used + (now - self.since if asked else 0.0)
