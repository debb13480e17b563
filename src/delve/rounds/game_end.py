"""How a game ends: Quests completed, a deck run out, a party perished (rulebook, Game Objective; B-047 to B-050)."""

from __future__ import annotations

from typing import Final

from delve.model.events import GAME_LOST, GAME_WON
from delve.model.ids import QUESTS
from delve.model.state import LOST, WON, State
from delve.model.tokens import WON_FLAG

BY_QUESTS: Final = "quests"
DUNGEON_DEPLETED: Final = "dungeon depleted"
PARTY_PERISHED: Final = "party perished"
NO_CARD_TO_DRAW: Final = "no card to draw"


def win(state: State, seat: int, reason: str) -> None:
    state.end(WON, reason)
    state.tell(GAME_WON, seat, word=reason)


def lose(state: State, seat: int, reason: str) -> None:
    state.end(LOST, reason)
    state.tell(GAME_LOST, seat, word=reason)


def quests_done(state: State, seat: int) -> int:
    """How many of the Quests laid out are completed."""
    done = 0
    for id in state.cards(QUESTS, seat):
        if state.entities[id].flags & WON_FLAG:
            done += 1
    return done
