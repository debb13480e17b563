"""Regenerating a deck: its Grave is shuffled into it, and everybody else gains points (B-126)."""

from __future__ import annotations

from typing import Final

from delve.effects.move import shuffle_in
from delve.model.contest import REGENERATED
from delve.model.events import DECK_REGENERATED
from delve.model.ids import CRAWLER_DECK, CRAWLER_GRAVE, DUNGEON_GRAVE
from delve.model.state import State
from delve.rounds.points import bank

POINTS_FOR_OTHERS: Final = 2


def regenerate(state: State, seat: int, deck: int) -> bool:
    """Regenerates a deck during a draw; False, without effect, if the Grave is empty too."""
    grave = state.cards(CRAWLER_GRAVE if deck == CRAWLER_DECK else DUNGEON_GRAVE, seat)
    if not grave:
        return False
    shuffle_in(state, seat, deck, list(grave))
    state.tell(DECK_REGENERATED, seat, word="crawler" if deck == CRAWLER_DECK else "dungeon")
    for other in state.format.rivals(state, seat):
        bank(state, other, REGENERATED, POINTS_FOR_OTHERS)
    return True
