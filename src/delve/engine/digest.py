"""A short hash of a game's position, for replays.

It covers the table, the open question and the random generator, by names and not by internal representation. So a
replay still verifies after internal changes.
"""

from __future__ import annotations

import hashlib
import json

from delve.engine.notation import lines
from delve.model.ids import STEP_NAMES, ZONE_NAMES
from delve.model.state import State
from delve.model.tokens import ACTIVATED_FLAG, BOOSTED_FLAG, FACE_UP_FLAG, LOST_FLAG, SPENT_FLAG, WON_FLAG, Entity
from delve.rounds.points import score

LENGTH = 12
_FLAGS = (
    ("activated", ACTIVATED_FLAG),
    ("spent", SPENT_FLAG),
    ("boosted", BOOSTED_FLAG),
    ("face up", FACE_UP_FLAG),
    ("won", WON_FLAG),
    ("lost", LOST_FLAG),
)


def digest(state: State) -> str:
    decision = state.decision
    chance = state.chance
    position = {
        "round": state.round,
        "step": STEP_NAMES[state.step],
        "active": state.active + 1,
        "limit": state.limit,
        "result": state.result,
        "asked": None if decision is None else [decision.seat + 1, *lines(state)],
        "points": [score(state, seat) for seat in range(state.seats)] if state.format.has_points() else [],
        "zones": [
            [zone, seat + 1, [card(state.entities[id]) for id in state.cards(place, seat)]]
            for seat in range(state.seats)
            for place, zone in enumerate(ZONE_NAMES)
        ],
        "chance": [int(chance.s0), int(chance.s1), int(chance.s2), int(chance.s3)],
    }
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


def card(entity: Entity) -> list[object]:
    """A card and what lies on it."""
    tokens = [entity.wounds, entity.poison, entity.time, entity.locks]
    return [entity.card.name, entity.owner + 1, *tokens, *[word for word, flag in _FLAGS if entity.flags & flag]]
