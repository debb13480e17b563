"""Rampage: Wounded in Melee, it strikes back at an attacker (A-103)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import DAMAGE_WORDS, Attribute
from delve.effects.wound import Wounds, is_immune
from delve.messages import Message, message
from delve.model.decisions import CHOOSE, Option
from delve.model.frames import Effect, Frame
from delve.model.state import State
from delve.model.tokens import RAMPAGED_FLAG, Entity
from delve.queries.participation import attackers_of
from delve.queries.power import damage_of
from delve.queries.standing import on_table


class StrikeBack(Effect):
    """A Wound for one of the Adventurers in the attack, of the Controller's choice."""

    FIELDS: ClassVar[dict[str, str]] = {"damage": "int"}

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def resolve(self, state: State, frame: Frame) -> None:
        attack = state.attack
        if attack is None:
            return
        state.edit(frame.source).flags |= RAMPAGED_FLAG
        victims = [
            id
            for id in attackers_of(state, attack)
            if on_table(state.entities[id]) and not is_immune(state, id, self.damage)
        ]
        victims.sort(key=lambda id: state.entities[id].entered)
        if victims:
            controller = state.format.controller(state, state.entities[frame.source])
            state.ask(frame, [Option(CHOOSE, id) for id in victims], controller)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        state.push(Wounds((option.card,), self.damage, False), frame.seat, frame.source)

    def hint(self, state: State) -> Message:
        return message("hint-rampage")


class Rampage(Attribute):
    """Rampage: Wounded in Melee, it strikes back at an attacker (A-103)."""

    NAME: ClassVar[str] = "Rampage"
    REMINDER: ClassVar[str] = (
        "Once a Round, when an attack that includes Melee Wounds it, before it leaves play it deals 1 Wound of "
        "this type to one of the attackers, of its Controller's choice."
    )
    WORDS: ClassVar[str] = DAMAGE_WORDS

    def when_wounded(self, state: State, me: Entity, damage: int, melee: bool) -> Effect | None:
        if not melee or me.flags & RAMPAGED_FLAG:
            return None
        return StrikeBack(self.damage() if self.words else damage_of(state, me))
