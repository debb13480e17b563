"""Sending Dungeon cards to the Grave by a Crawler card. What they would do on leaving play does not happen."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Targeted
from delve.effects.move import removed_by, shuffle_in, to_grave
from delve.effects.selectors import Selector
from delve.effects.words import sentence
from delve.model.events import CARD_REMOVED, CARD_RESTOCKED
from delve.model.format import BEATEN
from delve.model.frames import Frame
from delve.model.ids import DUNGEON_DECK, TRAP
from delve.model.state import State
from delve.model.tokens import ACTIVATED_FLAG, ACTIVATION_FROM, LOCK_FROM
from delve.queries.standing import on_table


class Send(Targeted):
    """Sends the target to its Grave (A-058)."""

    FIELDS: ClassVar[dict[str, str]] = {"send": "selector", "count": "int?", "all": "bool?"}

    def __init__(self, send: Selector, count: int = 1, all: bool = False) -> None:
        super().__init__(send, count, all)
        self.send = send

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.tell(CARD_REMOVED, frame.seat, id, frame.source)
        to_grave(state, id, BEATEN, removed_by(state, frame.source))

    def text(self) -> str:
        return sentence(f"send {self.whom()} to the Grave")


class ShuffleAway(Targeted):
    """Shuffles the target back into the deck it came from; it does not reach the Grave."""

    FIELDS: ClassVar[dict[str, str]] = {"shuffle_away": "selector"}

    def __init__(self, shuffle_away: Selector) -> None:
        super().__init__(shuffle_away)
        self.shuffle_away = shuffle_away

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.tell(CARD_RESTOCKED, frame.seat, id, frame.source)
        shuffle_in(state, state.entities[id].owner, DUNGEON_DECK, [id])

    def text(self) -> str:
        return sentence(f"shuffle {self.whom()} into the Dungeon deck")


class Disarm(Targeted):
    """Sends a Trap to the Grave and takes back what it did this round: its Locks, its Activation (A-041)."""

    FIELDS: ClassVar[dict[str, str]] = {"disarm": "selector"}

    def __init__(self, disarm: Selector) -> None:
        super().__init__(disarm)
        self.disarm = disarm

    def applies_to(self, state: State, id: int) -> bool:
        # A Trap that neither attacks nor springs has nothing to disarm: it may only be sent away.
        card = state.card(id)
        return card.kind == TRAP and (card.power is not None or len(card.enters) > 0)

    def apply(self, state: State, frame: Frame, id: int) -> None:
        for modifier in state.modifiers:
            if modifier.source == id and on_table(state.entities[modifier.target]):
                freed = state.edit(modifier.target)
                if modifier.what == LOCK_FROM:
                    freed.locks = max(0, freed.locks - modifier.amount)
                elif modifier.what == ACTIVATION_FROM:
                    freed.flags &= ~ACTIVATED_FLAG
        state.tell(CARD_REMOVED, frame.seat, id, frame.source)
        to_grave(state, id, BEATEN, removed_by(state, frame.source))

    def text(self) -> str:
        return sentence(f"disarm {self.whom()}")
