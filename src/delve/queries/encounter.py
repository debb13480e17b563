"""The Encounter's points and its limit."""

from __future__ import annotations

from delve.messages import message
from delve.model.abilities import ENCOUNTER_LIMIT
from delve.model.ids import BLIND_BUILD
from delve.model.state import State
from delve.model.tokens import SUMMONED_FLAG
from delve.queries.explanation import Explanation
from delve.queries.sides import here
from delve.queries.standing import is_locked


def points(state: State, why: Explanation | None = None) -> int:
    """The total Cost of the Dungeon cards in play, without Summoned ones (A-023)."""
    total = 0
    for id in state.encounter():
        entity = state.entities[id]
        if not entity.flags & SUMMONED_FLAG:
            total += entity.card.cost
            if why is not None:
                why.add(entity.card.cost, message("number-cost"), id)
    return total


def limit(state: State, why: Explanation | None = None) -> int:
    """The format's Encounter Limit with what unlocked cards in play add to it (A-027, A-028)."""
    total = state.limit
    if why is not None:
        why.add(total, message("number-encounter-limit"))
    if state.format.blind_points and state.step >= BLIND_BUILD:
        total += state.format.blind_points
        if why is not None:
            why.add(state.format.blind_points, message("number-blind-build"))
    for id in here(state, ENCOUNTER_LIMIT):
        source = state.entities[id]
        if not is_locked(state, source):
            for ability in source.card.abilities:
                raised = ability.encounter_limit(state, source)
                if raised:
                    total += raised
                    if why is not None:
                        why.add(raised, message("word-card-text", text=ability.text()), id)
    return total
