"""The Marching Order: the Primary Target, the reach of an Area, Target X."""

from __future__ import annotations

from delve.model.abilities import LEAP, STEALTH
from delve.model.ids import DUNGEON_GRAVE, NOTHING
from delve.model.state import State
from delve.queries.standing import has_mark


def order(state: State, seat: int) -> tuple[int, ...]:
    """The living Adventurers that this seat's Encounter can strike, left to right around the table."""
    if state.seats == 1:
        return state.party(seat)
    allies = state.format.allies(state, seat)
    if len(allies) == 1:
        return state.party(seat)
    ring: list[int] = []
    for ally in allies:
        ring.extend(state.party(ally))
    return tuple(ring)


def leader(state: State, seat: int) -> int:
    """The first seat of this seat's Marching Order."""
    return 0 if state.seats == 1 else state.format.allies(state, seat)[0]


def in_turn(state: State, first: int) -> tuple[int, ...]:
    """The seats of one side in the order of asking, starting with ``first`` (B-083)."""
    allies = state.format.allies(state, first)
    if len(allies) == 1:
        return allies
    place = allies.index(first)
    return allies[place:] + allies[:place]


def primary_target(state: State, seat: int) -> int:
    """The Adventurer furthest to the left, unless a card has named another (A-019)."""
    ring = order(state, seat)
    marked = state.primary[leader(state, seat)]
    if marked in ring:
        return marked
    return ring[0] if ring else NOTHING


def from_primary(state: State, seat: int) -> tuple[int, ...]:
    """The Marching Order from the Primary Target to the right, wrapping around."""
    ring = order(state, seat)
    marked = state.primary[leader(state, seat)]
    if marked in ring:
        first = ring.index(marked)
        return ring[first:] + ring[:first]
    return ring


def area_targets(state: State, seat: int, area: int) -> list[int]:
    """An Area attack reaches that many Adventurers, nobody twice; those with Leap are skipped (A-099, A-120)."""
    reached = from_primary(state, seat)[:area]
    return [id for id in reached if not has_mark(state, state.entities[id], LEAP)]


def single_target(state: State, seat: int) -> int:
    """The Adventurer struck by an attack on the Primary Target."""
    return past_stealth(state, seat, primary_target(state, seat))


def past_stealth(state: State, seat: int, target: int) -> int:
    """An attack on an Adventurer with Stealth strikes the next one to the right without; else the Primary (A-097)."""
    if target == NOTHING or not has_mark(state, state.entities[target], STEALTH):
        return target
    ring = order(state, seat)
    place = ring.index(target)
    for id in ring[place:] + ring[:place]:
        if not has_mark(state, state.entities[id], STEALTH):
            return id
    return primary_target(state, seat)


def target_x(state: State, seat: int, dungeon: int) -> int:
    """Target X: one more than the Cost of the top card of a Dungeon's Grave, counted from the Primary (A-113).

    The Grave is that of the deck the card came from (B-124).
    """
    ring = from_primary(state, seat)
    if not ring:
        return NOTHING
    grave = state.cards(DUNGEON_GRAVE, dungeon)
    places = state.card(grave[0]).cost if grave else 0
    return ring[places % len(ring)]
