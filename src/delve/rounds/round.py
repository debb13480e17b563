"""A round: Steps 1 to 4, and again (rulebook, Core Rules).

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
    """A step of the round: it says where play is, then does its work."""

    def number(self) -> int:
        """Its place in ``STEP_NAMES``."""
        raise NotImplementedError

    def resolve(self, state: State, frame: Frame) -> None:
        state.step = self.number()
        # A step belongs to the seat that faces the Encounter when it begins.
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
        # What holds "this Round" holds to its end, in the second player's turn too (B-098).
        state.modifiers = tuple([modifier for modifier in state.modifiers if modifier.what == POSSESSED])
        state.primary = state.primary_lasting
        state.tell(ROUND_BEGAN, state.active, amount=state.round)
        state.push(Turn(), state.active)


class Turn(Effect):
    """Somebody faces an Encounter: the steps wait on the stack, as the format lists them."""

    def resolve(self, state: State, frame: Frame) -> None:
        if state.format.rivals(state, state.active):
            state.tell(TURN_BEGAN, state.active)
        begin_turn(state)
        state.push_all(state.format.steps, state.active)


def begin_turn(state: State) -> None:
    """What is remembered of one turn only is forgotten."""
    # What an attack stripped, it stripped for the turn it was made in.
    state.modifiers = tuple([modifier for modifier in state.modifiers if modifier.what != STRIPPED])
    state.attack = None
    state.defence = None
    state.attack_won = False
    state.defence_won = True
    state.defended = False
    state.hurt = False
