"""The figures of a table as a seat sees it: of the moment, and of every side beginning with its own."""

from __future__ import annotations

from typing import Final

from delve.engine.numbers import number
from delve.lab.envs.numbering import TENTH
from delve.model.ids import (
    CRAWLER_DECK,
    CRAWLER_GRAVE,
    DUNGEON_DECK,
    DUNGEON_GRAVE,
    FALLEN,
    HAND,
    IN_PLAY,
    PARTY,
    POOL,
    QUESTS,
    RESOURCE_NAMES,
    STEP_NAMES,
    ZONE_NAMES,
)
from delve.model.state import State
from delve.model.tokens import WON_FLAG
from delve.planning.figures import attackers_of, caps, score

# Numbers that are public and the same for everybody.
_OF_TABLE: Final = ("encounter.points", "encounter.limit", "dungeon.stamina", "attack.power")
_OF_SEAT: Final = ("hand.limit", *[f"resources.{name}" for name in RESOURCE_NAMES])
_COUNTED: Final = (HAND, CRAWLER_DECK, CRAWLER_GRAVE, DUNGEON_DECK, DUNGEON_GRAVE, POOL, PARTY, FALLEN, IN_PLAY)

TABLE_COLUMNS: Final = (
    *[f"step {name}" for name in STEP_NAMES],
    "asked",
    "attack open",
    "attack resolved",
    "defence open",
    "defence resolved",
    "time up",
    "page",
    "round",
    "quests needed",
    "points to win",
    "attackers",
    *_OF_TABLE,
)
SEAT_COLUMNS: Final = (
    "is asked",
    "faces the encounter",
    "ally",
    "first",
    "holder",
    "challenger",
    "points",
    "warnings",
    "quests completed",
    *_OF_SEAT,
    *[f"all of {name}" for name in RESOURCE_NAMES],
    *[f"cards in {ZONE_NAMES[zone]}" for zone in _COUNTED],
)


def columns(seats: int) -> tuple[str, ...]:
    """The names of the figures at a table of so many."""
    return TABLE_COLUMNS + tuple(f"seat +{step}: {name}" for step in range(seats) for name in SEAT_COLUMNS)


def figures(state: State, seat: int, page: int) -> list[float]:
    """What can be counted; counts are in tens. ``page`` is that of the options (actions.py)."""
    found = table_figures(state, seat, page)
    for step in range(state.seats):
        found.extend(seat_figures(state, seat, (seat + step) % state.seats))
    return found


def table_figures(state: State, seat: int, page: int) -> list[float]:
    attack = state.attack
    defence = state.defence
    counts = [
        page,
        state.round,
        state.quests_needed,
        state.format.numbers.points_to_win,
        0 if attack is None else len(attackers_of(state, attack)),
        *[number(state, state.active, name) for name in _OF_TABLE],
    ]
    return [
        *[float(state.step == step) for step in range(len(STEP_NAMES))],
        float(state.decision is not None and state.decision.seat == seat),
        float(attack is not None),
        float(attack is not None and attack.resolved),
        float(defence is not None),
        float(defence is not None and defence.resolved),
        float(state.contest.time_up),
        *[count * TENTH for count in counts],
    ]


def seat_figures(state: State, seat: int, owner: int) -> list[float]:
    """The public figures of a side."""
    contest = state.contest
    counts = [
        score(state, owner) if state.format.has_points() else 0,
        contest.warnings[owner],
        sum(1 for id in state.cards(QUESTS, owner) if state.entities[id].flags & WON_FLAG),
        *[number(state, owner, name) for name in _OF_SEAT],
        *caps(state, owner),
        *[len(state.cards(zone, owner)) for zone in _COUNTED],
    ]
    return [
        float(state.decision is not None and state.decision.seat == owner),
        float(state.active == owner),
        float(owner in state.format.allies(state, seat)),
        float(contest.first == owner),
        float(contest.holder == owner),
        float(contest.challenger == owner),
        *[count * TENTH for count in counts],
    ]
