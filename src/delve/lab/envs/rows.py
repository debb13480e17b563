"""The cards that a seat sees, a row each: which they are, where they lie, and what can be counted on them."""

from __future__ import annotations

from typing import Final

from delve.engine.numbers import number
from delve.model.ids import (
    CRAWLER_DECK,
    DUNGEON_DECK,
    ENCOUNTER,
    FALLEN,
    HAND,
    IN_PLAY,
    NOTHING,
    PARTY,
    POOL,
    QUESTS,
    ZONE_NAMES,
)
from delve.model.state import State
from delve.model.tokens import Entity
from delve.planning.figures import attackers_of, is_locked, life, order, power, progress, stamina

# The places whose cards are listed, in this order; Graves are counted by name (observation.py).
OPEN: Final = (PARTY, ENCOUNTER, IN_PLAY, QUESTS, FALLEN)
DECKS: Final = (CRAWLER_DECK, DUNGEON_DECK)
CLOSED: Final = (HAND, POOL, *DECKS)

# The bits of ``Entity.flags`` from the lowest on, all of which are public on a card that is seen (model/tokens.py).
FLAG_COLUMNS: Final = (
    "activated",
    "spent",
    "boosted",
    "summoned",
    "triggered",
    "face up",
    "defeated",
    "won or completed",
    "lost or failed",
    "rampaged",
    "wasted",
    "late",
    "left its host",
    "disrupting",
    "open to responses",
    "held",
)
# Whose a card is, from this seat.
MINE: Final = 0
ALLYS: Final = 1
RIVALS: Final = 2
WHOSE_COLUMNS: Final = ("mine", "an ally's", "a rival's")
COUNT_COLUMNS: Final = (
    "seat",
    "owner",
    "depth",
    "wounds",
    "poison",
    "time",
    "locks",
    "paid",
    "cost",
    "power",
    "stamina",
    "life",
    "power against it",
    "defence",
    "progress",
    "goal",
    "locked",
    "attacks",
)
ZONE_COLUMNS: Final = tuple(f"zone {zone}" for zone in ZONE_NAMES)

# A card's number of the zone, whose it is, its flags, and the counts.
Row = list[int]


def listed(state: State, seat: int, hidden: set[int], first: list[int]) -> list[int]:
    """The cards that a seat sees, without those in Graves: these first, then its own, then clockwise the others'."""
    found = first[:]
    for step in range(state.seats):
        owner = (seat + step) % state.seats
        for zone in OPEN:
            found.extend(state.cards(zone, owner))
        for zone in CLOSED:
            found.extend([id for id in state.cards(zone, owner) if id not in hidden])
    return list(dict.fromkeys(found))


def row(state: State, seat: int, id: int) -> Row:
    """What is known of a card that this seat sees."""
    entity = state.entities[id]
    zone = entity.zone
    allies = state.format.allies(state, seat)
    whose = MINE if entity.seat == seat else ALLYS if entity.seat in allies else RIVALS
    counts = [0] * len(COUNT_COLUMNS)
    counts[:8] = (
        (entity.seat - seat) % state.seats,
        (entity.owner - seat) % state.seats,
        state.cards(zone, entity.seat).index(id) + 1 if zone in DECKS else 0,
        entity.wounds,
        entity.poison,
        entity.time,
        entity.locks,
        entity.paid,
    )
    if zone == HAND and entity.owner == seat:
        counts[8] = price(state, seat, entity)
    elif zone in {PARTY, ENCOUNTER}:
        counts[9:] = fighting(state, entity)
    elif zone == QUESTS:
        counts[14:16] = progress(state, entity.owner, id)
    return [zone, whose, entity.flags, *counts]


def price(state: State, seat: int, entity: Entity) -> int:
    """What a card of the own hand costs now."""
    return number(state, seat, "card.NAME.cost", entity.id) if entity.card.is_crawler() else entity.card.cost


def fighting(state: State, entity: Entity) -> Row:
    """The counts of a card of the party or of an Encounter, from ``power`` on."""
    card = entity.card
    attacked = entity.zone == PARTY and entity.id in order(state, state.active)
    return [
        0 if card.power is None else power(state, entity),
        stamina(state, entity),
        life(state, entity) if card.has_life() else 0,
        number(state, state.active, "against.NAME", entity.id) if attacked else 0,
        number(state, state.active, "defence.NAME", entity.id) if attacked and state.defence is not None else 0,
        0,
        0,
        int(is_locked(state, entity)),
        int(state.attack is not None and entity.id in attackers_of(state, state.attack)),
    ]


def aimed_at(state: State, id: int) -> int:
    """The card that another is Assigned to or aimed at, or NOTHING."""
    entity = state.entities[id]
    return entity.target if entity.zone in {ENCOUNTER, IN_PLAY} else NOTHING
