"""Sending Dungeon cards to the Grave by a Crawler card. Their leave effects do not happen."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Targeted
from delve.effects.move import removed_by, shuffle_in, to_grave
from delve.effects.selectors import Selector
from delve.effects.words import sentence
from delve.model.events import CARD_REMOVED, CARD_RESTOCKED
from delve.model.format import BEATEN
from delve.model.frames import Frame
from delve.model.ids import DUNGEON_DECK
from delve.model.state import State


class Send(Targeted):
    """Sends the target to its Grave (A-058)."""

    FIELDS: ClassVar[dict[str, str]] = {"send": "selector", "count": "count?", "all": "bool?"}

    def __init__(self, send: Selector, count: int = 1, all: bool = False) -> None:
        super().__init__(send, count, all)
        self.send = send

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.tell(CARD_REMOVED, frame.seat, id, frame.source)
        to_grave(state, id, BEATEN, removed_by(state, frame.source))

    def text(self) -> str:
        return sentence(f"send {self.whom()} to the Grave")


class ShuffleAway(Targeted):
    """Shuffles the target back into its deck instead of sending it to the Grave."""

    FIELDS: ClassVar[dict[str, str]] = {"shuffle_away": "selector"}

    def __init__(self, shuffle_away: Selector) -> None:
        super().__init__(shuffle_away)
        self.shuffle_away = shuffle_away

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.tell(CARD_RESTOCKED, frame.seat, id, frame.source)
        shuffle_in(state, state.entities[id].owner, DUNGEON_DECK, [id])

    def text(self) -> str:
        return sentence(f"shuffle {self.whom()} into the Dungeon deck")
