"""Inputs that answer no question: a player concedes, calls stalling, or the clock runs out.

The engine reads no clock. When time is up, that arrives as one of these lines and is in the log.
"""

from __future__ import annotations

from typing import Final

from delve.engine.notation import plain
from delve.engine.run import advance
from delve.model.ids import NOBODY
from delve.model.state import UNDECIDED, State

CONCEDE: Final = "concede"
TIME: Final = "time"
STALLING: Final = "stalling"
INTERJECTIONS: Final = (CONCEDE, TIME, STALLING)


def is_interjection(text: str) -> bool:
    return plain(text) in INTERJECTIONS


def can_interject(state: State, word: str, seat: int) -> bool:
    """Whether the line may be said now: by this seat, or by the one who is asked."""
    speaker = state.decision.seat if seat == NOBODY and state.decision is not None else seat
    return interject(state.clone(), word, speaker) == ""


def interject(state: State, word: str, seat: int) -> str:
    """Takes the line; the reason if it cannot be taken, and then nothing has changed."""
    if state.result != UNDECIDED:
        return "the game is over"
    state.learned = 0
    state.consulted = 0
    if word == TIME:
        if not state.format.time_ran_out(state):
            return f"{state.format.name} is played without a clock"
    elif seat == NOBODY:
        return "somebody has to say it"
    elif word == CONCEDE:
        if not state.format.conceded(state, seat):
            return f"there is nobody to concede to in {state.format.name}"
    elif not state.format.stalling(state, seat):
        return "only an opponent of the one who faces the Encounter may call it, where a stalling clock is agreed"
    advance(state)
    return ""
