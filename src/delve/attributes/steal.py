"""Steal: a Permanent Equipment card is lost when it Wounds (A-141)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import THOUGH_PREVENTED, Attribute
from delve.effects.move import to_grave
from delve.messages import Message, message
from delve.model.decisions import CHOOSE, Option
from delve.model.events import CARD_REMOVED
from delve.model.frames import Effect, Frame
from delve.model.ids import EQUIPMENT
from delve.model.state import State


class StealEquipment(Effect):
    """The player gives up a Permanent Equipment card of their choice, if there is one."""

    def resolve(self, state: State, frame: Frame) -> None:
        held = [
            id
            for id in state.in_play(frame.seat)
            if state.card(id).kind == EQUIPMENT and state.entities[id].block().permanent
        ]
        if held:
            state.ask(frame, [Option(CHOOSE, id) for id in held])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        state.tell(CARD_REMOVED, frame.seat, option.card, frame.source)
        to_grave(state, option.card)

    def hint(self, state: State) -> Message:
        return message("hint-steal")


class Steal(Attribute):
    """Steal: a Permanent Equipment card is lost when it Wounds (A-141)."""

    NAME: ClassVar[str] = "Steal"
    REMINDER: ClassVar[str] = (
        f"If its attack Wounds, {THOUGH_PREVENTED}, remove one of your Permanent Equipment cards from play, of your "
        "choice."
    )

    def on_attack(self) -> Effect | None:
        return StealEquipment()
