"""Step 3.3: the Dungeon Retaliates (rulebook, Step 3.3; A-117 to A-148).

Every Dungeon card with a Power score that is neither Locked nor Activated attacks; ``rounds/defence.py`` handles the
attack.
"""

from __future__ import annotations

from delve.model.abilities import CHALLENGES_PARTY
from delve.model.frames import Frame
from delve.model.ids import RETALIATE
from delve.model.state import State
from delve.queries.participation import able_attackers
from delve.queries.sides import here
from delve.rounds.defence import dungeon_attacks
from delve.rounds.round import Step


class DungeonRetaliates(Step):
    """The step. Without attackers it is skipped, unless a challenge requires a defence (A-148, B-054)."""

    def number(self) -> int:
        return RETALIATE

    def begin(self, state: State, frame: Frame) -> None:
        state.attack = None
        attackers = tuple(able_attackers(state))
        if attackers or here(state, CHALLENGES_PARTY):
            dungeon_attacks(state, frame.seat, attackers, first=False)
