"""Removing Wounds and Poison, and resurrecting Adventurers."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Targeted
from delve.effects.move import return_to_party
from delve.effects.selectors import Selector
from delve.effects.words import plural, sentence
from delve.model.events import CARD_RETURNED, TOKEN_CHANGED, WOUND_HEALED
from delve.model.frames import Frame
from delve.model.ids import ADVENTURER, FALLEN
from delve.model.state import State


class Heal(Targeted):
    """Removes Wounds from the target."""

    FIELDS: ClassVar[dict[str, str]] = {"heal": "count", "target": "selector", "all": "bool?"}

    def __init__(self, heal: int, target: Selector, all: bool = False) -> None:
        super().__init__(target, 1, all)
        self.heal = heal

    def applies_to(self, state: State, id: int) -> bool:
        return state.entities[id].wounds > 0

    def apply(self, state: State, frame: Frame, id: int) -> None:
        heal_card(state, id, self.heal)

    def text(self) -> str:
        return sentence(f"remove {plural(self.heal, 'Wound')} from {self.whom()}")


def heal_card(state: State, id: int, amount: int) -> None:
    """Removes up to that many Wounds from a card in play."""
    healed = min(amount, state.entities[id].wounds)
    if healed:
        state.edit(id).wounds -= healed
        state.changed = True
        state.tell(WOUND_HEALED, card=id, amount=healed)


class CurePoison(Targeted):
    """Removes all Poison from the target."""

    FIELDS: ClassVar[dict[str, str]] = {"cure_poison": "selector", "all": "bool?"}

    def __init__(self, cure_poison: Selector, all: bool = False) -> None:
        super().__init__(cure_poison, 1, all)
        self.cure_poison = cure_poison

    def applies_to(self, state: State, id: int) -> bool:
        return state.entities[id].poison > 0

    def apply(self, state: State, frame: Frame, id: int) -> None:
        cured = state.edit(id)
        state.tell(TOKEN_CHANGED, card=id, amount=-cured.poison, word="poison")
        cured.poison = 0

    def text(self) -> str:
        return sentence(f"remove all Poison from {self.whom()}")


class Resurrect(Targeted):
    """Brings a perished Adventurer back into play."""

    FIELDS: ClassVar[dict[str, str]] = {"resurrect": "count"}

    def __init__(self, resurrect: int) -> None:
        super().__init__(Selector(kind=1 << ADVENTURER, zone=FALLEN), resurrect)
        self.resurrect = resurrect

    def apply(self, state: State, frame: Frame, id: int) -> None:
        return_to_party(state, id)
        state.tell(CARD_RETURNED, frame.seat, id)

    def text(self) -> str:
        return sentence(f"return {self.whom()} to play, without Wounds and in the old place")
