"""Whose side of the table a card is on, and whom it acts on.

Where everybody faces one Encounter, every card acts on everybody. Where two Encounters lie side by side, a Dungeon
card acts on the player who faces it, at all times, and on nobody else (B-089).
"""

from __future__ import annotations

from delve.model.ids import ENCOUNTER, ZONES
from delve.model.state import State
from delve.model.tokens import Entity


def side(state: State, entity: Entity) -> int:
    """The seat that has to do with this card: who faces a card of an Encounter, else its owner."""
    if entity.zone == ENCOUNTER:
        return state.active if entity.seat == state.board else entity.seat
    return entity.owner


def acts_on(state: State, source: Entity, seat: int) -> bool:
    """Whether what a card does while in play concerns this seat."""
    return state.seats == 1 or seat in state.format.allies(state, side(state, source))


def reaches(state: State, source: Entity, entity: Entity) -> bool:
    """Whether what a card does while in play can concern another card."""
    return state.seats == 1 or side(state, entity) in state.format.allies(state, side(state, source))


def here(state: State, hook: int) -> tuple[int, ...]:
    """The cards listening at a hook that have to do with the Encounter now faced, in order of entry."""
    found = state.listeners[hook]
    if state.seats == 1 or not found:
        return found
    return tuple([id for id in found if acts_on(state, state.entities[id], state.active)])


def encounter_of(state: State, seat: int) -> tuple[int, ...]:
    """The Dungeon cards in play that this seat faces, also when it is not its turn."""
    if state.seats == 1 or seat in state.format.allies(state, state.active):
        return state.encounter()
    board = state.format.board(seat)
    if board == state.board:
        return ()
    return state.zones[board * ZONES + ENCOUNTER]
