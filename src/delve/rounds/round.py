"""A round: Steps 1 to 4, repeated (rulebook, Core Rules).

1. Build an Encounter
2. Respond
3. Combat: 3.1 Combat Triggers, 3.2 Adventurers' Attack, 3.3 Dungeon Retaliates, 3.4 End Combat
4. End Round: 4.0 Challenges, 4.1 Drop ... 4.10 End Round
"""

from __future__ import annotations

from delve.model.events import ROUND_BEGAN, STEP_BEGAN, TURN_BEGAN
from delve.model.frames import Effect, Frame
from delve.model.ids import STEP_NAMES
from delve.model.state import State
from delve.model.tokens import POSSESSED, STRIPPED


class Step(Effect):
    """A step of the round: announces itself, then does its work."""

    def number(self) -> int:
        """Its index in ``STEP_NAMES``."""
        raise NotImplementedError

    def resolve(self, state: State, frame: Frame) -> None:
        state.step = self.number()
        # A step belongs to the seat that faces the Encounter at its beginning.
        seat = state.active
        if state.recording:
            state.tell(STEP_BEGAN, seat, amount=state.step, word=STEP_NAMES[state.step])
        self.begin(state, Frame(self, seat, frame.source))

    def begin(self, state: State, frame: Frame) -> None:
        raise NotImplementedError


class Round(Effect):
    """A new round begins, with the first turn."""

    def resolve(self, state: State, frame: Frame) -> None:
        state.round += 1
        # Effects for "this Round" last until its end, including the second player's turn (B-098).
        state.modifiers = tuple([modifier for modifier in state.modifiers if modifier.what == POSSESSED])
        state.primary = state.primary_lasting
        state.tell(ROUND_BEGAN, state.active, amount=state.round)
        state.push(Turn(), state.active)


class Turn(Effect):
    """A turn, in which one seat faces an Encounter: puts the format's steps on the stack."""

    def resolve(self, state: State, frame: Frame) -> None:
        if state.format.rivals(state, state.active):
            state.tell(TURN_BEGAN, state.active)
        begin_turn(state)
        state.push_all(state.format.steps, state.active)


def begin_turn(state: State) -> None:
    """Resets everything that is remembered for one turn only."""
    # Stripping by an attack lasts for its turn only.
    state.modifiers = tuple([modifier for modifier in state.modifiers if modifier.what != STRIPPED])
    state.attack = None
    state.defence = None
    state.attack_won = False
    state.defence_won = True
    state.defended = False
    state.hurt = False
