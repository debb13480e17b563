"""The loop: pop work until somebody must decide or the game is over."""

from __future__ import annotations

from delve.model.decisions import Option
from delve.model.frames import Effect
from delve.model.state import UNDECIDED, State
from delve.quests.progress import look


class Watch:
    """Somebody who wants to know which effects have resolved."""

    def __init__(self) -> None:
        self.resolved: set[str] = set()

    def saw(self, effect: Effect) -> None:
        self.resolved.add(type(effect).__name__)


def advance(state: State, watch: Watch | None = None) -> None:
    """Goes on until a decision with a real choice is open, or the game is over.

    After every piece of work Quests are looked at and the format asks whether the game has ended (B-047). While a card
    is coming into play Quests wait: they are looked at once, when all of that is over (C-010).
    Decisions with a single option are taken by themselves.
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
    """Takes one of the open decision's options and goes on."""
    decision = state.decision
    assert decision is not None
    state.decision = None
    state.learned = 0
    state.consulted = 0
    decision.frame.effect.answered(state, decision.frame, option)
    advance(state, watch)
