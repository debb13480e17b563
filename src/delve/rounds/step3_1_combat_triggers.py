"""Step 3.1: Combat Triggers (rulebook, Step 3.1; A-065 to A-076).

1. Combat Triggers, in the order the player chooses.
2. A window to play cards.
3. Cards with Frenzy, and a lone one with Disguise, attack before the party does.
"""

from __future__ import annotations

from delve.model.abilities import ATTACKS_FIRST, COMBAT_TRIGGER, FRENZY
from delve.model.frames import Effect, Frame
from delve.model.ids import IN_COMBAT, TRIGGERS
from delve.model.state import State
from delve.model.tokens import MORE_POWER
from delve.queries.participation import able_attackers
from delve.queries.power import power
from delve.queries.standing import has_mark
from delve.rounds.defence import dungeon_attacks
from delve.rounds.round import Step
from delve.triggers.listeners import Triggers
from delve.triggers.windows import Window


class CombatTriggers(Step):
    """The step."""

    def number(self) -> int:
        return TRIGGERS

    def begin(self, state: State, frame: Frame) -> None:
        work: tuple[Effect, ...] = (Triggers(COMBAT_TRIGGER, ()), Window(IN_COMBAT), AttackFirst())
        state.push_all(work, frame.seat)


class AttackFirst(Effect):
    """The cards that attack before the party do so as one group (A-071)."""

    def resolve(self, state: State, frame: Frame) -> None:
        group: list[int] = []
        first = state.listeners[ATTACKS_FIRST]
        for id in able_attackers(state):
            entity = state.entities[id]
            if (id in first and strikes_first(state, id)) or has_mark(state, entity, FRENZY):
                group.append(id)
        if group:
            dungeon_attacks(state, frame.seat, tuple(group), first=True)


def strikes_first(state: State, id: int) -> bool:
    """Whether an Attribute lets the card attack first; doubles its Power if the Attribute says so (A-074)."""
    entity = state.entities[id]
    for ability in entity.card.abilities:
        if ability.attacks_first(state, entity):
            if ability.doubles_power():
                state.modify(MORE_POWER, id, power(state, entity), id)
            return True
    return False
