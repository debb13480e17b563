"""Accepting the challenge, at a table of three to six (rulebook, Multi-Player Step 1; B-117, B-118).

The Holder decides first, then the others clockwise. If all pass, the Holder must face the Encounter. The player who
faces it gains a point for each other player who passed.
"""

from __future__ import annotations

from typing import ClassVar

from delve.effects.move import on_the_left
from delve.messages import Message, message
from delve.model.contest import PASSED
from delve.model.decisions import CHALLENGE, PASS, Option
from delve.model.events import CHALLENGE_ACCEPTED, CHALLENGE_PASSED
from delve.model.frames import Effect, Frame
from delve.model.ids import CHALLENGE_STEP
from delve.model.state import State
from delve.rounds.points import bank
from delve.rounds.round import Step


class AcceptChallenge(Step):
    """The step."""

    def number(self) -> int:
        return CHALLENGE_STEP

    def begin(self, state: State, frame: Frame) -> None:
        state.push(OfferChallenge(()), frame.seat)


class OfferChallenge(Effect):
    """Asks each seat once; the first to accept faces the Encounter."""

    FIELDS: ClassVar[dict[str, str]] = {"passed": "ids"}

    def __init__(self, passed: tuple[int, ...]) -> None:
        self.passed = passed

    def resolve(self, state: State, frame: Frame) -> None:
        if len(self.passed) == state.seats:
            self.accept(state, state.contest.holder)
            return
        seat = on_the_left(state, self.passed[-1]) if self.passed else state.contest.holder
        state.ask(Frame(self, seat, frame.source), [Option(CHALLENGE), Option(PASS)])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == CHALLENGE:
            self.accept(state, frame.seat)
        else:
            state.tell(CHALLENGE_PASSED, frame.seat)
            state.push(OfferChallenge((*self.passed, frame.seat)), frame.seat)

    def accept(self, state: State, seat: int) -> None:
        fresh = state.contest.copy()
        fresh.challenger = seat
        state.contest = fresh
        state.face(seat)
        # Somebody now faces the cards carried over, so Quests may count them (B-051, B-125).
        state.changed = True
        state.tell(CHALLENGE_ACCEPTED, seat)
        others = [other for other in self.passed if other != seat]
        if others:
            bank(state, seat, PASSED, state.format.pass_bonus(len(others)))

    def hint(self, state: State) -> Message:
        return message("hint-challenge")
