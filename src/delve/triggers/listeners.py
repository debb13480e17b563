"""Triggers that fall due together are resolved one by one, in the order the player chooses (A-065)."""

from __future__ import annotations

from typing import ClassVar

from delve.messages import Message, message
from delve.model.abilities import COMBAT_TRIGGER, END_OF_COMBAT
from delve.model.decisions import TRIGGER, Option
from delve.model.events import TRIGGER_RESOLVED
from delve.model.frames import Effect, Frame
from delve.model.ids import NOTHING
from delve.model.state import State
from delve.model.tokens import TRIGGERED_FLAG, Entity
from delve.queries.sides import here
from delve.queries.standing import is_locked, on_table


def is_used_up(entity: Entity) -> bool:
    """Whether the card's triggers have been used as often as its Limit allows."""
    for ability in entity.card.abilities:
        most = ability.limit()
        if most != NOTHING and entity.uses >= most:
            return True
    return False


class Triggers(Effect):
    """All triggers due at a hook. Those whose card has left play or been Locked meanwhile do not happen."""

    FIELDS: ClassVar[dict[str, str]] = {"hook": "int", "done": "ids"}

    def __init__(self, hook: int, done: tuple[int, ...]) -> None:
        self.hook = hook
        self.done = done

    def due(self, state: State, id: int) -> list[Effect]:
        """The effects of one card at this hook."""
        entity = state.entities[id]
        if not on_table(entity) or is_locked(state, entity) or is_used_up(entity):
            return []
        effects: list[Effect] = []
        for ability in entity.card.abilities:
            effect: Effect | None = None
            if self.hook == COMBAT_TRIGGER:
                effect = ability.combat_trigger(state, entity)
            elif self.hook == END_OF_COMBAT:
                effect = ability.end_of_combat(state, entity)
            if effect is not None:
                effects.append(effect)
        return effects

    def resolve(self, state: State, frame: Frame) -> None:
        waiting = [id for id in here(state, self.hook) if id not in self.done and len(self.due(state, id)) > 0]
        if waiting:
            state.ask(frame, [Option(TRIGGER, id) for id in waiting], state.active)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        id = option.card
        effects = self.due(state, id)
        state.push(Triggers(self.hook, (*self.done, id)), state.active)
        state.tell(TRIGGER_RESOLVED, state.active, id)
        used = state.edit(id)
        used.uses += 1
        if self.hook == COMBAT_TRIGGER:
            used.flags |= TRIGGERED_FLAG
        state.push_all(tuple(effects), state.active, id)

    def hint(self, state: State) -> Message:
        return message("hint-next-trigger")
