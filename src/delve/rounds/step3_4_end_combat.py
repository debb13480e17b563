"""Step 3.4: End Combat (rulebook, Step 3.4; A-149 to A-152).

1. End of Combat Attributes (Reaver, Regeneration), in the order the player chooses.
2. The last window of the round to play cards.
"""

from __future__ import annotations

from delve.model.abilities import END_OF_COMBAT
from delve.model.frames import Effect, Frame
from delve.model.ids import END_COMBAT, IN_END
from delve.model.state import State
from delve.rounds.round import Step
from delve.triggers.listeners import Triggers
from delve.triggers.windows import Window


class EndCombat(Step):
    """The step."""

    def number(self) -> int:
        return END_COMBAT

    def begin(self, state: State, frame: Frame) -> None:
        # Some Quests depend on what is left at the end of Combat.
        state.changed = True
        work: tuple[Effect, ...] = (Triggers(END_OF_COMBAT, ()), Window(IN_END))
        state.push_all(work, frame.seat)
