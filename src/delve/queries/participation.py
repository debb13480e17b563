"""Who takes part in an attack or a defence, computed from the table on demand (C-001 to C-005).

The records of a Combat hold what the table does not show: who was Activated for it, and who was assigned to which
target. Whether they still take part depends on their current state: perished and Locked ones do not, and those who
have received a weapon use it. A Reset changes nothing. After the comparison the records hold those who fought.
"""

from __future__ import annotations

from typing import Final

from delve.model.abilities import CHALLENGES_PARTY, TARGET_X
from delve.model.ids import ENCOUNTER, IN_PLAY, NOTHING, PARTY
from delve.model.state import Attack, Defence, State
from delve.model.tokens import AIMED_AT, Entity
from delve.queries.marching_order import (
    area_targets,
    from_primary,
    order,
    past_stealth,
    primary_target,
    single_target,
    target_x,
)
from delve.queries.sides import here
from delve.queries.standing import has_mark, is_locked, is_ready

# --- Why an Adventurer may not join. ---------------------------------------------------------------------------------

FINE: Final = 0
IS_LOCKED: Final = 1
HAS_JOINED: Final = 2
IS_ACTIVATED: Final = 3


def join_refusal(state: State, id: int, joined: tuple[int, ...]) -> int:
    """Why an Adventurer may not join an attack or a defence, given those who have joined; FINE if it may.

    Nobody joins twice, even after a Reset (A-085, C-001).
    """
    entity = state.entities[id]
    if is_locked(state, entity):
        return IS_LOCKED
    if id in joined:
        return HAS_JOINED
    return IS_ACTIVATED if entity.activated() else FINE


# --- The party's attack. ---------------------------------------------------------------------------------------------


def fights(state: State, id: int, zone: int) -> bool:
    """Whether a card that was Activated for a Combat still fights: in its zone and not Locked."""
    entity = state.entities[id]
    return entity.zone == zone and not is_locked(state, entity)


def attackers_of(state: State, attack: Attack) -> tuple[int, ...]:
    """The Adventurers who attack (C-003)."""
    if attack.resolved:
        return attack.activated
    return tuple([id for id in attack.activated if fights(state, id, PARTY)])


def weapons_of(state: State, attack: Attack) -> tuple[int, ...]:
    """The Power cards in the attack: those played into it, and those Assigned to its attackers (A-016, C-002)."""
    if attack.resolved:
        return attack.cards
    found = [id for id in attack.cards if state.entities[id].zone == IN_PLAY]
    if attack.activated:
        attackers = attackers_of(state, attack)
        for seat in range(state.seats):
            for id in state.in_play(seat):
                entity = state.entities[id]
                if entity.target != NOTHING and entity.target in attackers and is_weapon(entity):
                    found.append(id)
    return tuple(found)


def is_weapon(entity: Entity) -> bool:
    """Whether a card in play is a weapon Assigned to an Adventurer."""
    block = entity.block()
    return block.assigned and block.power is not None


def may_attack(state: State, id: int) -> bool:
    """Whether an Adventurer may join the attack."""
    return join_refusal(state, id, state.attack.activated if state.attack is not None else ()) == FINE


def fought(state: State, attack: Attack) -> Attack:
    """The attack at the comparison: a copy that holds those who take part."""
    final = attack.copy()
    final.activated = attackers_of(state, attack)
    final.cards = weapons_of(state, attack)
    final.resolved = True
    return final


# --- The Dungeon's attack. -------------------------------------------------------------------------------------------


def able_attackers(state: State) -> list[int]:
    """Every Dungeon card with a Power score, 0 included, that is neither Locked nor Activated (A-010, A-117)."""
    able: list[int] = []
    for id in state.encounter():
        entity = state.entities[id]
        if entity.card.power is not None and is_ready(state, entity):
            able.append(id)
    return able


def strikers(state: State) -> list[int]:
    """The Dungeon's attackers: those in the current attack (C-004), or those that would attack now."""
    defence = state.defence
    if defence is None:
        return able_attackers(state)
    if defence.resolved:
        return list(defence.activated)
    return [id for id in defence.activated if fights(state, id, ENCOUNTER)]


def fixed_target(state: State, entity: Entity) -> int:
    """The Adventurer that an attack with Target X has been aimed at this round (A-114), or NOTHING."""
    for modifier in state.modifiers:
        if modifier.what == AIMED_AT and modifier.target == entity.id:
            return modifier.amount
    return NOTHING


def is_aimed(state: State, seat: int, entity: Entity) -> bool:
    """Whether the Adventurer that the attack was aimed at is still alive (C-005)."""
    target = fixed_target(state, entity)
    return target != NOTHING and target in order(state, seat)


def aim(state: State, seat: int, entity: Entity) -> int:
    """The target of Target X: the fixed one, or the one counted now among the living (C-005)."""
    if is_aimed(state, seat, entity):
        return fixed_target(state, entity)
    return target_x(state, seat, entity.owner)


def targets_of(state: State, seat: int, attacker: int) -> list[int]:
    """The Adventurers one attacker strikes (A-116, A-119)."""
    return targets_of_all(state, seat, [attacker])[0]


def targets_of_all(state: State, seat: int, attackers: list[int]) -> list[list[int]]:
    """The Adventurers that each attacker strikes; equal single-target lists are shared."""
    single = single_target(state, seat)
    usual = [single] if single != NOTHING else []
    found: list[list[int]] = []
    for id in attackers:
        entity = state.entities[id]
        if has_mark(state, entity, TARGET_X):
            target = past_stealth(state, seat, aim(state, seat, entity))
            found.append([target] if target != NOTHING else [])
        elif entity.card.area > 1:
            found.append(area_targets(state, seat, entity.card.area))
        else:
            found.append(usual)
    return found


def struck(state: State, seat: int) -> list[int]:
    """The Adventurers that are attacked, from the Primary Target to the right."""
    return in_order(state, seat, targets_of_all(state, seat, strikers(state)))


def in_order(state: State, seat: int, targets: list[list[int]]) -> list[int]:
    """The targets of several attackers, each once, from the Primary Target to the right."""
    found: list[int] = []
    for each in targets:
        for id in each:
            if id not in found:
                found.append(id)
    if len(found) < 2:
        return found
    return [id for id in from_primary(state, seat) if id in found]


# --- The defence. ----------------------------------------------------------------------------------------------------


def defends(state: State, defence: Defence, place: int) -> bool:
    """Whether the defender at this index of the record still defends (C-003)."""
    return defence.resolved or fights(state, defence.assigned[place], PARTY)


def defenders_of(state: State, target: int) -> list[int]:
    """The Adventurers who defend this target."""
    defence = state.defence
    if defence is None:
        return []
    found: list[int] = []
    for place in range(len(defence.assigned)):
        if defence.defended[place] == target and defends(state, defence, place):
            found.append(defence.assigned[place])
    return found


def defended_targets(state: State) -> list[int]:
    """The Adventurers in play who have a defender, each once."""
    defence = state.defence
    if defence is None:
        return []
    found: list[int] = []
    for place in range(len(defence.assigned)):
        target = defence.defended[place]
        if (
            target != NOTHING
            and target not in found
            and state.entities[target].zone == PARTY
            and defends(state, defence, place)
        ):
            found.append(target)
    return found


def covers(state: State, defence: Defence, place: int) -> bool:
    """Whether the Stamina card at this index of the record is still in play."""
    return defence.resolved or state.entities[defence.cards[place]].zone == IN_PLAY


def covers_of(state: State, target: int) -> list[int]:
    """The Stamina cards given to the defence of this target."""
    defence = state.defence
    if defence is None:
        return []
    found: list[int] = []
    for place in range(len(defence.cards)):
        if defence.covered[place] == target and covers(state, defence, place):
            found.append(defence.cards[place])
    return found


def may_defend(state: State, id: int) -> bool:
    """Whether an Adventurer may be assigned to a target."""
    return join_refusal(state, id, state.defence.assigned if state.defence is not None else ()) == FINE


def may_be_defended(state: State) -> list[int]:
    """Who may be defended: those attacked; if there is a challenge, also the Primary Target (B-054)."""
    found = struck(state, state.active)
    if not found and here(state, CHALLENGES_PARTY):
        return [primary_target(state, state.active)]
    return found


def met(state: State, defence: Defence) -> Defence:
    """The defence at the comparison: a copy that holds those who take part."""
    standing = [place for place in range(len(defence.assigned)) if defends(state, defence, place)]
    covering = [place for place in range(len(defence.cards)) if covers(state, defence, place)]
    final = defence.copy()
    final.activated = tuple(strikers(state))
    final.assigned = tuple([defence.assigned[place] for place in standing])
    final.defended = tuple([defence.defended[place] for place in standing])
    final.cards = tuple([defence.cards[place] for place in covering])
    final.covered = tuple([defence.covered[place] for place in covering])
    final.resolved = True
    return final
