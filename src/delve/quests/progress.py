"""Quests complete the moment their condition is true, and stay completed (B-050)."""

from __future__ import annotations

from delve.model.events import QUEST_COMPLETED, QUEST_FAILED
from delve.model.ids import QUESTS
from delve.model.state import State
from delve.model.tokens import LOST_FLAG, WON_FLAG


def look(state: State) -> None:
    """Marks Quests that are now completed, and those that can no longer be.

    Only a card that goes to its Grave can make a Quest impossible, and only if decks are not renewed (C-014). Quests
    that count Graves need no look either while no card has gone to one.
    """
    buried = state.buried
    loses = buried and not state.format.renews_dungeons()
    state.buried = False
    for seat in range(state.seats):
        for id in state.cards(QUESTS, seat):
            entity = state.entities[id]
            if entity.flags & (WON_FLAG | LOST_FLAG):
                continue
            card = entity.card
            goal = card.goal
            if goal is not None and (buried or not goal.waits_for_grave()) and goal.holds(state, seat):
                state.edit(id).flags |= WON_FLAG
                state.tell(QUEST_COMPLETED, seat, id)
                state.format.completed(state, seat, id)
            elif (card.doom is not None and card.doom.holds(state, seat)) or (
                loses and goal is not None and not goal.is_attainable(state, seat)
            ):
                state.edit(id).flags |= LOST_FLAG
                state.tell(QUEST_FAILED, seat, id)


def status(state: State, id: int) -> str:
    """``open``, ``done`` or ``failed``."""
    flags = state.entities[id].flags
    if flags & WON_FLAG:
        return "done"
    return "failed" if flags & LOST_FLAG else "open"


def progress(state: State, seat: int, id: int) -> tuple[int, int]:
    """The count and goal of a counting Quest; (0, 0) if there is nothing to count."""
    goal = state.card(id).goal
    return (0, 0) if goal is None else goal.progress(state, seat)
