"""The sides of the table: whom a card belongs to, and whom it acts on.

If everybody faces one Encounter, every card acts on everybody. With two Encounters side by side, a Dungeon card acts
only on the player who faces it, at all times (B-089).
"""

from __future__ import annotations

from delve.model.ids import ENCOUNTER, ZONES
from delve.model.state import State
from delve.model.tokens import Entity


def side(state: State, entity: Entity) -> int:
    """The seat that a card concerns: for a card of an Encounter the one that faces it, else its owner."""
    if entity.zone == ENCOUNTER:
        return state.active if entity.seat == state.board else entity.seat
    return entity.owner


def acts_on(state: State, source: Entity, seat: int) -> bool:
    """Whether a card in play acts on this seat."""
    return state.seats == 1 or seat in state.format.allies(state, side(state, source))


def reaches(state: State, source: Entity, entity: Entity) -> bool:
    """Whether a card in play can act on another card."""
    return state.seats == 1 or side(state, entity) in state.format.allies(state, side(state, source))


def here(state: State, hook: int) -> tuple[int, ...]:
    """The cards listening at a hook that concern the current Encounter, in order of entry."""
    found = state.listeners[hook]
    if state.seats == 1 or not found:
        return found
    return tuple([id for id in found if acts_on(state, state.entities[id], state.active)])


def encounter_of(state: State, seat: int) -> tuple[int, ...]:
    """The Dungeon cards in play that this seat faces, even outside its turn."""
    if state.seats == 1 or seat in state.format.allies(state, state.active):
        return state.encounter()
    board = state.format.board(seat)
    if board == state.board:
        return ()
    return state.zones[board * ZONES + ENCOUNTER]
