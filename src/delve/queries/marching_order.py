"""The Marching Order: who is the Primary Target, whom an Area reaches, who stands at Target X."""

from __future__ import annotations

from delve.model.abilities import LEAP, STEALTH
from delve.model.ids import NOTHING
from delve.model.state import State
from delve.queries.standing import has_mark


def order(state: State, seat: int) -> tuple[int, ...]:
    """The living Adventurers this seat's Encounter can strike, left to right round the table."""
    if state.seats == 1:
        return state.party(seat)
    allies = state.format.allies(state, seat)
    if len(allies) == 1:
        return state.party(seat)
    ring: list[int] = []
    for ally in allies:
        ring.extend(state.party(ally))
    return tuple(ring)


def primary_target(state: State, seat: int) -> int:
    """The Adventurer furthest to the left, unless a card has named another (A-019)."""
    ring = order(state, seat)
    if state.primary in ring:
        return state.primary
    return ring[0] if ring else NOTHING


def from_primary(state: State, seat: int) -> tuple[int, ...]:
    """The Marching Order counted from the Primary Target to the right, wrapping to the left end."""
    ring = order(state, seat)
    if state.primary in ring:
        first = ring.index(state.primary)
        return ring[first:] + ring[:first]
    return ring


def area_targets(state: State, seat: int, area: int) -> list[int]:
    """An Area attack reaches that many Adventurers, nobody twice; who has Leap is passed over (A-099, A-120)."""
    reached = from_primary(state, seat)[:area]
    return [id for id in reached if not has_mark(state, state.entities[id], LEAP)]


def single_target(state: State, seat: int) -> int:
    """Whom an attack on the Primary Target strikes."""
    return past_stealth(state, seat, primary_target(state, seat))


def past_stealth(state: State, seat: int, target: int) -> int:
    """An attack on one who has Stealth strikes the next to the right who has not; else the Primary Target (A-097)."""
    if target == NOTHING or not has_mark(state, state.entities[target], STEALTH):
        return target
    ring = order(state, seat)
    place = ring.index(target)
    for id in ring[place:] + ring[:place]:
        if not has_mark(state, state.entities[id], STEALTH):
            return id
    return primary_target(state, seat)


def target_x(state: State, seat: int, dungeon: int) -> int:
    """Target X: one more than the Cost of the top card of the Dungeon Grave, counted from the Primary (A-113)."""
    ring = from_primary(state, seat)
    if not ring:
        return NOTHING
    grave = state.dungeon_grave(dungeon)
    places = state.card(grave[0]).cost if grave else 0
    return ring[places % len(ring)]
