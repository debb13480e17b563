"""Step 2: Respond (rulebook, Step 2; A-044 to A-064).

The player plays Crawler cards, as far as Resources allow, until done.
"""

from __future__ import annotations

from delve.model.frames import Frame
from delve.model.ids import IN_RESPOND, RESPOND
from delve.model.state import State
from delve.rounds.round import Step
from delve.triggers.windows import Window


class Respond(Step):
    """The step: one window."""

    def number(self) -> int:
        return RESPOND

    def begin(self, state: State, frame: Frame) -> None:
        state.push(Window(IN_RESPOND), frame.seat)
