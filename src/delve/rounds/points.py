"""Victory points: banked when scored, and added to what the table shows (B-094, B-113)."""

from __future__ import annotations

from delve.effects.move import replaced
from delve.model.contest import SOURCE_NAMES, SOURCES
from delve.model.events import POINTS_SCORED
from delve.model.ids import FALLEN, NOTHING
from delve.model.state import State


def bank(state: State, seat: int, source: int, amount: int, card: int = NOTHING) -> None:
    """Gives a seat permanent points."""
    fresh = state.contest.copy()
    place = seat * SOURCES + source
    fresh.banked = replaced(fresh.banked, place, fresh.banked[place] + amount)
    state.contest = fresh
    state.changed = True
    state.tell(POINTS_SCORED, seat, card, amount=amount, word=SOURCE_NAMES[source])


def banked(state: State, seat: int) -> int:
    """The points that a seat cannot lose."""
    points = state.contest.banked
    total = 0
    for place in range(seat * SOURCES, seat * SOURCES + SOURCES):
        total += points[place]
    return total


def score(state: State, seat: int) -> int:
    """All points of a seat: banked ones, and those the table currently shows."""
    total = banked(state, seat)
    for _, amount in state.format.table_points(state, seat):
        total += amount
    return total


def breakdown(state: State, seat: int) -> list[tuple[str, int]]:
    """A seat's points by source, without empty sources."""
    found: list[tuple[str, int]] = []
    for source in range(SOURCES):
        amount = state.contest.points(seat, source)
        if amount:
            found.append((SOURCE_NAMES[source], amount))
    for what, amount in state.format.table_points(state, seat):
        if amount:
            found.append((what, amount))
    return found


def wounds_on(state: State, seat: int) -> int:
    """The Wounds on a seat's living Adventurers."""
    total = 0
    for id in state.party(seat):
        total += state.entities[id].wounds
    return total


def life_lost(state: State, seat: int) -> int:
    """The Life of a seat's perished Adventurers."""
    total = 0
    for id in state.cards(FALLEN, seat):
        total += state.card(id).life
    return total
