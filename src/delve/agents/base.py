"""What an agent is, and the one door through which it is asked.

An agent is handed a state that its seat cannot tell from the real one, everything hidden dealt anew: it may look at
all of it and try out what it likes, and cannot cheat whatever it does.
"""

from __future__ import annotations

from typing import Protocol

from delve.engine.hidden import redeal, unknowing
from delve.engine.notation import line
from delve.model.decisions import Option
from delve.model.state import State


class Agent(Protocol):
    """A computer player."""

    def choose(self, state: State, seat: int) -> Option:
        """One of the options of the open decision, which is this seat's."""
        ...


def handed(state: State, seat: int, seed: int) -> State:
    """The state for an agent: it depends only on the seed and on what the seat knows."""
    return redeal(unknowing(state, seat), seat, seed)


def answer_for(state: State, agent: Agent, seed: int) -> Option:
    """The agent's answer to the open decision; ``seed`` deals what its seat cannot see."""
    decision = state.decision
    assert decision is not None
    dealt = handed(state, decision.seat, seed)
    said = line(dealt, agent.choose(dealt, decision.seat))
    # The agent's option belongs to another state: find the same line here.
    for option in decision.options:
        if line(state, option) == said:
            return option
    raise ValueError(f"{said!r} was not offered")
