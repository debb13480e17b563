"""Preventing a Wound. The asking is done where the Wound is about to land (effects/wound.py)."""

from __future__ import annotations

from typing import ClassVar

from delve.model.frames import Effect, Frame
from delve.model.state import State


class Prevent(Effect):
    """Prevents the Wound about to land, not what the attack carries besides it (A-142)."""

    FIELDS: ClassVar[dict[str, str]] = {"prevent": "int"}

    def __init__(self, prevent: int) -> None:
        self.prevent = prevent

    def resolve(self, state: State, frame: Frame) -> None:
        """Nothing more: the Wound did not land."""

    def text(self) -> str:
        return "Prevent a Wound that an Adventurer is about to take."
