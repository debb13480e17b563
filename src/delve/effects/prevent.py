"""Preventing a Wound. effects/wound.py asks for it when the Wound is about to land."""

from __future__ import annotations

from typing import ClassVar

from delve.model.frames import Effect, Frame
from delve.model.state import State


class Prevent(Effect):
    """Prevents the Wound about to land, but not the attack's other effects (A-142)."""

    FIELDS: ClassVar[dict[str, str]] = {"prevent": "count"}

    def __init__(self, prevent: int) -> None:
        self.prevent = prevent

    def resolve(self, state: State, frame: Frame) -> None:
        """Does nothing more: the Wound did not land."""

    def text(self) -> str:
        return "Prevent a Wound that an Adventurer is about to take, other than by a Poison Token."
