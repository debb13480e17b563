"""Inputs that answer no question: a player concedes, calls stalling, or the clock runs out.

The engine reads no clock. When time is up, that arrives as one of these lines and is in the log.
"""

from __future__ import annotations

from typing import Final

from delve.engine.notation import plain
from delve.engine.run import advance
from delve.messages import Message, message
from delve.model.ids import NOBODY
from delve.model.state import UNDECIDED, State

CONCEDE: Final = "concede"
TIME: Final = "time"
STALLING: Final = "stalling"
INTERJECTIONS: Final = (CONCEDE, TIME, STALLING)


def is_interjection(text: str) -> bool:
    return plain(text) in INTERJECTIONS


def can_interject(state: State, word: str, seat: int) -> bool:
    """Whether this seat may say the line now; by default the seat that is asked."""
    speaker = state.decision.seat if seat == NOBODY and state.decision is not None else seat
    return interject(state.clone(), word, speaker) is None


def interject(state: State, word: str, seat: int) -> Message | None:
    """Executes the line, or returns the reason why not and changes nothing."""
    if state.result != UNDECIDED:
        return message("why-game-over")
    state.learned = 0
    state.consulted = 0
    if word == TIME:
        if not state.format.time_ran_out(state):
            return message("why-no-clock", format=state.format.title())
    elif seat == NOBODY:
        return message("why-nobody-says-it")
    elif word == CONCEDE:
        if not state.format.conceded(state, seat):
            return message("why-no-conceding", format=state.format.title())
    elif not state.format.stalling(state, seat):
        return message("why-no-stalling")
    advance(state)
    return None
