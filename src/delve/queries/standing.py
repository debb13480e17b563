"""The state of a card: Active, Locked, its marks and immunities."""

from __future__ import annotations

from delve.messages import message
from delve.model.abilities import ENFEEBLES, GIVES_LIFE, POSSESSES
from delve.model.ids import ENCOUNTER, IN_PLAY, NOTHING, PARTY
from delve.model.state import State
from delve.model.tokens import (
    ACTIVATED_FLAG,
    GAINS_MARK,
    IMMUNE_TO,
    LOSES_MARK,
    POSSESSED,
    WHOLE_PARTY,
    Entity,
    Modifier,
)
from delve.queries.explanation import Explanation
from delve.queries.sides import reaches


def on_table(entity: Entity) -> bool:
    """In play: an Adventurer, a Dungeon card of an Encounter or a Crawler card put into play."""
    zone = entity.zone
    return zone == ENCOUNTER or zone == IN_PLAY or zone == PARTY


def possessor(state: State, entity: Entity) -> int:
    """The card whose Possession Locks this one while it stays in play (A-104), or NOTHING."""
    for id in state.listeners[POSSESSES]:
        source = state.entities[id]
        if source.locks == 0 and (source.target == entity.id or still_holds(state, id, entity.id)):
            return id
    return NOTHING


def still_holds(state: State, possessor: int, victim: int) -> bool:
    """Whether a Possessor still holds a victim from an earlier Encounter (B-123)."""
    for modifier in state.modifiers:
        if modifier.what == POSSESSED and modifier.source == possessor and modifier.target == victim:
            return True
    return False


def is_locked(state: State, entity: Entity) -> bool:
    return entity.locks > 0 or (
        len(state.listeners[POSSESSES]) > 0 and entity.zone == PARTY and possessor(state, entity) != NOTHING
    )


def is_active(state: State, entity: Entity) -> bool:
    """Not Locked. An Activated card is still Active (A-001)."""
    return not is_locked(state, entity)


def is_ready(state: State, entity: Entity) -> bool:
    """Whether it may still attack or defend: neither Activated nor Locked."""
    return entity.flags & ACTIVATED_FLAG == 0 and not is_locked(state, entity)


def enfeebler(state: State, entity: Entity) -> int:
    """The card that takes this Adventurer's Resources away (A-049), or NOTHING."""
    for id in state.listeners[ENFEEBLES]:
        source = state.entities[id]
        if source.target == entity.id and not is_locked(state, source):
            return id
    return NOTHING


def has_mark(state: State, entity: Entity, mark: int) -> bool:
    """Whether the card currently has a mark such as Stealth or Leap."""
    marks = entity.card.marks
    for modifier in state.modifiers:
        if modifier.what == GAINS_MARK:
            if modifier.target == entity.id or is_party(state, modifier, entity):
                marks |= modifier.amount
        elif modifier.what == LOSES_MARK and modifier.target == entity.id:
            marks &= ~modifier.amount
    return marks & mark != 0


def is_party(state: State, modifier: Modifier, entity: Entity) -> bool:
    """Whether a modifier of a whole party applies to this Adventurer."""
    return (
        modifier.target == WHOLE_PARTY
        and entity.zone == PARTY
        and reaches(state, state.entities[modifier.source], entity)
    )


def immunity(state: State, entity: Entity) -> int:
    """The damage types that cannot Wound this card, as bits."""
    types = entity.card.immune
    for modifier in state.modifiers:
        if modifier.what == IMMUNE_TO and (modifier.target == entity.id or is_party(state, modifier, entity)):
            types |= modifier.amount
    return types


def resistance(entity: Entity, damage: int) -> int:
    """The reduction of an attack of these types on this card (A-093)."""
    amount = 0
    for ability in entity.card.abilities:
        amount += ability.resists(damage)
    return amount


def life(state: State, entity: Entity, why: Explanation | None = None) -> int:
    """The Life Score: printed, unless a card says that it raises Life (B-006)."""
    score = entity.card.life
    if why is not None:
        why.add(score, message("number-printed-life"))
    for id in state.listeners[GIVES_LIFE]:
        source = state.entities[id]
        if not is_locked(state, source) and reaches(state, source, entity):
            for ability in source.card.abilities:
                given = ability.gives_life(state, source, entity)
                if given:
                    score += given
                    if why is not None:
                        why.add(given, message("word-card-text", text=ability.text()), id)
    return score
