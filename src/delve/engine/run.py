"""The loop: pop work until somebody must decide or the game is over."""

from __future__ import annotations

from delve.model.decisions import Option
from delve.model.frames import Effect
from delve.model.state import UNDECIDED, State
from delve.quests.progress import look


class Watch:
    """An observer of resolved effects."""

    def __init__(self) -> None:
        self.resolved: set[str] = set()

    def saw(self, effect: Effect) -> None:
        self.resolved.add(type(effect).__name__)


def advance(state: State, watch: Watch | None = None) -> None:
    """Runs until a decision with a real choice is open, or the game is over.

    After every frame Quests are checked and the format decides whether the game has ended (B-047). While a card is
    coming into play Quests wait: they are checked once, when all its effects are done (C-010). Decisions with a single
    option are taken automatically.
    """
    while True:
        if state.changed:
            state.changed = False
            if not state.entering:
                look(state)
            state.format.check(state)
        if state.result != UNDECIDED:
            state.decision = None
            state.stack = []
            return
        decision = state.decision
        if decision is not None:
            if len(decision.options) > 1:
                return
            state.decision = None
            decision.frame.effect.answered(state, decision.frame, decision.options[0])
        elif state.stack:
            frame = state.stack.pop()
            if watch is not None:
                watch.saw(frame.effect)
            frame.effect.resolve(state, frame)
        else:
            return


def answer(state: State, option: Option, watch: Watch | None = None) -> None:
    """Takes an option of the open decision and continues."""
    decision = state.decision
    assert decision is not None
    state.decision = None
    state.learned = 0
    state.consulted = 0
    decision.frame.effect.answered(state, decision.frame, option)
    advance(state, watch)
