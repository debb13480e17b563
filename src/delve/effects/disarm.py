"""Disarming a Trap: it goes to the Grave, and what it did this round is undone (A-041, C-011)."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Targeted
from delve.effects.heal import heal_card
from delve.effects.move import removed_by, to_grave
from delve.effects.selectors import Selector
from delve.effects.tokens import reset_card
from delve.effects.words import sentence
from delve.model.events import CARD_REMOVED, TOKEN_CHANGED
from delve.model.format import BEATEN
from delve.model.frames import Frame
from delve.model.ids import TRAP
from delve.model.state import State
from delve.model.tokens import ACTIVATION_FROM, LOCK_FROM, POISON_FROM, WOUND_FROM, Modifier


class Disarm(Targeted):
    """Sends a Trap to the Grave and undoes what it did this round."""

    FIELDS: ClassVar[dict[str, str]] = {"disarm": "selector"}

    def __init__(self, disarm: Selector) -> None:
        super().__init__(disarm)
        self.disarm = disarm

    def applies_to(self, state: State, id: int) -> bool:
        # A Trap that neither attacks nor springs cannot be disarmed.
        card = state.card(id)
        return card.kind == TRAP and (card.power is not None or len(card.enters) > 0)

    def apply(self, state: State, frame: Frame, id: int) -> None:
        done = [modifier for modifier in state.modifiers if modifier.source == id]
        for modifier in done:
            undo(state, modifier)
        state.modifiers = tuple([modifier for modifier in state.modifiers if modifier.source != id])
        state.tell(CARD_REMOVED, frame.seat, id, frame.source)
        to_grave(state, id, BEATEN, removed_by(state, frame.source))

    def text(self) -> str:
        return sentence(f"disarm {self.whom()}")


def undo(state: State, done: Modifier) -> None:
    """Removes what a Trap has placed, if it is still there. Perished Adventurers stay perished."""
    card = state.entities[done.target]
    if done.what == LOCK_FROM:
        take_away(state, done.target, "lock", min(done.amount, card.locks))
    elif done.what == POISON_FROM:
        take_away(state, done.target, "poison", min(done.amount, card.poison))
    elif done.what == WOUND_FROM:
        heal_card(state, done.target, done.amount)
    elif done.what == ACTIVATION_FROM and card.activated():
        reset_card(state, done.target)


def take_away(state: State, id: int, token: str, amount: int) -> None:
    """Removes Lock or Poison Tokens from a card."""
    if amount:
        fresh = state.edit(id)
        if token == "lock":
            fresh.locks -= amount
        else:
            fresh.poison -= amount
        state.tell(TOKEN_CHANGED, card=id, amount=-amount, word=token)
