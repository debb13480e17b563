"""Reaver: Wounded, it feeds on the cheapest card of its type (A-150)."""

from __future__ import annotations

from typing import ClassVar, Final

from delve.attributes.base import TYPE_WORDS, Attribute
from delve.effects.heal import heal_card
from delve.effects.move import to_grave
from delve.messages import Message, message
from delve.model.abilities import END_OF_COMBAT
from delve.model.decisions import CHOOSE, Option
from delve.model.events import CARD_REMOVED
from delve.model.frames import Effect, Frame
from delve.model.state import State
from delve.model.tokens import Entity

MAX_COST: Final = 2


def prey(state: State, me: int, types: tuple[str, ...]) -> list[int]:
    """The cheapest other cards of the type; several if they cost the same."""
    found = [
        id
        for id in state.encounter()
        if id != me and state.card(id).cost <= MAX_COST and any(word in state.card(id).types for word in types)
    ]
    lowest = min([state.card(id).cost for id in found], default=0)
    return [id for id in found if state.card(id).cost == lowest]


class Devour(Effect):
    """One of the cheapest goes to the Grave; the Reaver heals; what follows only follows then."""

    FIELDS: ClassVar[dict[str, str]] = {"types": "words", "then": "effects"}

    def __init__(self, types: tuple[str, ...], then: tuple[Effect, ...]) -> None:
        self.types = types
        self.then = then

    def resolve(self, state: State, frame: Frame) -> None:
        found = prey(state, frame.source, self.types)
        if found:
            state.ask(frame, [Option(CHOOSE, id) for id in found])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        state.tell(CARD_REMOVED, frame.seat, option.card, frame.source)
        to_grave(state, option.card)
        heal_card(state, frame.source, 1)
        state.push_all(self.then, frame.seat, frame.source)

    def hint(self, state: State) -> Message:
        return message("hint-reaver")


class Reaver(Attribute):
    """Reaver: Wounded, it feeds on the cheapest card of its type (A-150)."""

    NAME: ClassVar[str] = "Reaver"
    REMINDER: ClassVar[str] = (
        "At the end of Combat, if Wounded, it sends the cheapest other card of this type in play (Cost 2 or less) "
        "to the Grave and removes 1 Wound from itself."
    )
    WORDS: ClassVar[str] = TYPE_WORDS

    def hooks(self) -> tuple[int, ...]:
        return (END_OF_COMBAT,)

    def end_of_combat(self, state: State, me: Entity) -> Effect | None:
        if me.wounds == 0 or not prey(state, me.id, self.words):
            return None
        return Devour(self.words, self.then)
