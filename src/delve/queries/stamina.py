"""Stamina: of the Dungeon's defence, and of the defence of each target of its attack."""

from __future__ import annotations

from delve.messages import message
from delve.model.abilities import GIVES_STAMINA
from delve.model.ids import MAGIC, MAGIC_DAMAGE, NOTHING, SUPERNATURAL
from delve.model.state import State
from delve.model.tokens import MORE_STAMINA, Entity
from delve.queries.explanation import Explanation
from delve.queries.participation import covers_of, defenders_of
from delve.queries.sides import reaches
from delve.queries.standing import is_locked, life


def stamina(state: State, entity: Entity, why: Explanation | None = None) -> int:
    """Life, Armour and bonuses; never below 0 (C-018). Wounds do not lower it, and it is not Life (A-007)."""
    total = life(state, entity)
    if why is not None:
        why.add(total, message("number-life"), entity.id)
    for ability in entity.card.abilities:
        own = ability.own_stamina(state, entity)
        if own:
            total += own
            if why is not None:
                why.add(own, message("word-card-text", text=ability.text()), entity.id)
    for id in state.listeners[GIVES_STAMINA]:
        source = state.entities[id]
        if not is_locked(state, source) and reaches(state, source, entity):
            for ability in source.card.abilities:
                given = ability.gives_stamina(state, source, entity)
                if given:
                    total += given
                    if why is not None:
                        why.add(given, message("word-card-text", text=ability.text()), id)
    for modifier in state.modifiers:
        if modifier.what == MORE_STAMINA and modifier.target == entity.id:
            total += modifier.amount
            if why is not None:
                why.add(modifier.amount, message("number-this-round"), modifier.source)
    if total < 0:
        if why is not None:
            why.add(-total, message("number-not-below"))
        return 0
    return total


def stands_here(state: State, id: int) -> bool:
    """Whether a Dungeon card belongs to the current Combat, if one Character is fought separately (A-115)."""
    attack = state.attack
    if attack is None or attack.apart == NOTHING:
        return True
    return (id == attack.apart) == attack.alone


def dungeon_stamina(state: State, why: Explanation | None = None) -> int:
    """The Dungeon's defence: all its Stamina, including Locked and Activated cards (A-080)."""
    total = 0
    for id in state.encounter():
        if stands_here(state, id):
            part = stamina(state, state.entities[id])
            total += part
            if why is not None and part:
                why.add(part, message("number-stamina"), id)
    return total


def is_magical(state: State, id: int) -> bool:
    """Whether a card's Stamina can stop Incorporeal Power: Magic or Supernatural (A-127)."""
    entity = state.entities[id]
    block = entity.block()
    return entity.card.kind == MAGIC or block.damage & (MAGIC_DAMAGE | SUPERNATURAL) != 0


def defence_stamina(state: State, target: int, magical_only: bool = False, why: Explanation | None = None) -> int:
    """The Stamina that defends one target; 0 without a living defender (A-121, C-003).

    ``magical_only`` counts what stops Incorporeal Power: Magic and Supernatural cards, and with at least one such card
    also the defenders' own points.
    """
    defenders = defenders_of(state, target)
    if not defenders:
        return 0
    total = 0
    magical = False
    for id in covers_of(state, target):
        magic = is_magical(state, id)
        magical = magical or magic
        if magic or not magical_only:
            entity = state.entities[id]
            amount = entity.block().stamina
            if amount is not None:
                given = amount.value(state, entity, target)
                total += given
                if why is not None and given:
                    why.add(given, message("number-stamina"), id)
    if magical or not magical_only:
        total += len(defenders)
        if why is not None:
            for id in defenders:
                why.add(1, message("number-defends"), id)
    return total
