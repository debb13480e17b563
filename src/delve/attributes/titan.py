"""Titan: every Combat it strikes Characters and Adventurers alike (A-069)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import DAMAGE_WORDS, Attribute
from delve.effects.wound import Wounds, is_immune
from delve.messages import Message, message
from delve.model.abilities import COMBAT_TRIGGER
from delve.model.decisions import CHOOSE, Option
from delve.model.frames import Effect, Frame
from delve.model.ids import CHARACTER
from delve.model.state import State
from delve.model.tokens import Entity
from delve.queries.marching_order import from_primary


class Trample(Effect):
    """One Wound after another: the Characters of the player's choice, then the Adventurers in order (C-009)."""

    FIELDS: ClassVar[dict[str, str]] = {"amount": "int", "damage": "int", "picked": "ids", "reached": "ids"}

    def __init__(self, amount: int, damage: int, picked: tuple[int, ...] = (), reached: tuple[int, ...] = ()) -> None:
        self.amount = amount
        self.damage = damage
        self.picked = picked  # Characters
        self.reached = reached  # Adventurers, the Immune among them

    def resolve(self, state: State, frame: Frame) -> None:
        if not self.reached and len(self.picked) < self.amount:
            others = [
                id
                for id in state.encounter()
                if state.card(id).kind == CHARACTER
                and id != frame.source
                and id not in self.picked
                and not is_immune(state, id, self.damage)
            ]
            if others:
                state.ask(frame, [Option(CHOOSE, id) for id in others])
                return
        ahead = [id for id in from_primary(state, frame.seat) if id not in self.reached]
        if ahead and len(self.reached) < self.amount:
            rest = Trample(self.amount, self.damage, self.picked, (*self.reached, ahead[0]))
            self.strike(state, frame, ahead[0], rest)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        rest = Trample(self.amount, self.damage, (*self.picked, option.card))
        self.strike(state, frame, option.card, rest)

    def strike(self, state: State, frame: Frame, id: int, rest: Trample) -> None:
        """One Wound with all that follows from it, and only then the rest."""
        state.push(rest, frame.seat, frame.source)
        if not is_immune(state, id, self.damage):
            state.push(Wounds((id,), self.damage, False), frame.seat, frame.source)

    def hint(self, state: State) -> Message:
        return message("hint-titan")


class Titan(Attribute):
    """Titan: every Combat it strikes Characters and Adventurers alike (A-069)."""

    NAME: ClassVar[str] = "Titan"
    REMINDER: ClassVar[str] = (
        "Whenever Combat begins, it deals 1 Wound each to # other Character(s) of your choice, then to # "
        "Adventurer(s), the Primary Target first. Those Immune to all of its types take none."
    )
    NUMBERED: ClassVar[bool] = True
    WORDS: ClassVar[str] = DAMAGE_WORDS

    def hooks(self) -> tuple[int, ...]:
        return (COMBAT_TRIGGER,)

    def combat_trigger(self, state: State, me: Entity) -> Effect | None:
        return Trample(self.amount, self.damage())
