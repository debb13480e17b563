"""Whom a Wound may be given to, and whom the Dungeon's attack Wounds."""

from __future__ import annotations

from typing import Final

from delve.model.abilities import CHARM, LEAP, STEALTH
from delve.model.ids import CHARACTER, DAMAGE_NAMES, MAGIC_DAMAGE, NOTHING, words_of
from delve.model.state import Attack, State
from delve.queries.power import (
    Onslaught,
    attack_area,
    attack_power,
    attack_types,
    is_lost,
)
from delve.queries.purse import can_pay_charm
from delve.queries.stamina import defence_stamina, dungeon_stamina, stands_here
from delve.queries.standing import has_mark, immunity, resistance

# --- Why a Character may not be Wounded by the party. ------------------------------------------------------

FINE: Final = 0
NOT_A_CHARACTER: Final = 1
ALREADY_PICKED: Final = 2
FOUGHT_APART: Final = 3
HIDES: Final = 4
LEAPS: Final = 5
IS_IMMUNE: Final = 6
RESISTS: Final = 7
CHARMS: Final = 8


def wound_refusal(
    state: State, seat: int, attack: Attack, id: int, picked: tuple[int, ...], check: bool, playing: int = NOTHING
) -> int:
    """Why this card may not be given the next Combat Wound; FINE if it may.

    ``picked`` are the targets already chosen for this attack. ``check`` is whether the Power still has to beat
    the defence: it does for the attack itself, not for further Wounds of cards played after it (A-109). ``playing``
    is such a card while it is still in hand.
    """
    entity = state.entities[id]
    if entity.card.kind != CHARACTER:
        return NOT_A_CHARACTER
    if id in picked:
        return ALREADY_PICKED
    if not stands_here(state, id):
        return FOUGHT_APART
    if has_mark(state, entity, STEALTH) and hides_behind(state, id, picked) != NOTHING:
        return HIDES
    if check and attack_area(state, attack) > 1 and has_mark(state, entity, LEAP):
        return LEAPS
    immune = immunity(state, entity)
    plain, magical = attack_types(state, attack)
    if check:
        # Immunity and Resist are applied to the chosen target; the struggle itself is already won.
        left = attack_power(state, attack, immune)
        # A type that comes from a Magic card is magic as well.
        lowered = left - resistance(entity, plain | magical | (MAGIC_DAMAGE if magical else 0))
        needed = max(1, dungeon_stamina(state))
        if lowered < needed:
            return IS_IMMUNE if left < needed else RESISTS
    elif immune and is_lost(plain, magical, immune):
        return IS_IMMUNE
    if has_mark(state, entity, CHARM) and not can_pay_charm(state, seat, playing):
        return CHARMS
    return FINE


def hides_behind(state: State, id: int, picked: tuple[int, ...]) -> int:
    """The Character that keeps one with Stealth from being Wounded, or NOTHING."""
    cheaper = NOTHING
    for other_id in state.encounter():
        other = state.entities[other_id]
        if other_id == id or other_id in picked or other.card.kind != CHARACTER or not stands_here(state, other_id):
            continue
        # Any Character without Stealth shields, even one that cannot be hurt.
        if not has_mark(state, other, STEALTH):
            return other_id
        if cheaper == NOTHING and other.card.cost < state.card(id).cost:
            cheaper = other_id
    return cheaper


def wound_targets(
    state: State, seat: int, attack: Attack, picked: tuple[int, ...], check: bool, playing: int = NOTHING
) -> list[int]:
    """The Characters that may be given the next Combat Wound, in order of entry."""
    return [id for id in state.encounter() if wound_refusal(state, seat, attack, id, picked, check, playing) == FINE]


def explain_wound_refusal(state: State, attack: Attack, id: int, picked: tuple[int, ...], refusal: int) -> str:
    """The reason in a judge's words."""
    name = state.card(id).name
    if refusal == NOT_A_CHARACTER:
        return f"{name} has no Life Score: only Characters can be Wounded"
    if refusal == ALREADY_PICKED:
        return f"{name} has already been chosen for this attack"
    if refusal == FOUGHT_APART:
        return f"{name} belongs to the other Combat of this Round"
    if refusal == HIDES:
        other = state.entities[hides_behind(state, id, picked)]
        if has_mark(state, other, STEALTH):
            return f"{name} has Stealth, and {other.card.name}, which has it too, costs less"
        return f"{name} has Stealth, and {other.card.name} without it is there"
    if refusal == LEAPS:
        return f"{name} has Leap: an Area attack cannot include it"
    if refusal == IS_IMMUNE:
        types = immunity(state, state.entities[id])
        plain, magical = attack_types(state, attack)
        if is_lost(plain, magical, types):
            immune = ", ".join(words_of(DAMAGE_NAMES, types))
            dealt = " and ".join(words_of(DAMAGE_NAMES, plain | magical))
            return f"{name} is Immune ({immune}) and the whole attack is {dealt}"
        left = max(0, attack_power(state, attack, types))
        return f"{name} is Immune: only {left} Power is left against {dungeon_stamina(state)} Stamina"
    if refusal == RESISTS:
        return f"{name} has Resist: too little Power is left against {dungeon_stamina(state)} Stamina"
    if refusal == CHARMS:
        return f"{name} has Charm: a Tactic card or two other Crawler cards must be discarded"
    return ""


# --- Whom the Dungeon Wounds. --------------------------------------------------------------------------------


def is_hit(state: State, onslaught: Onslaught, target: int) -> bool:
    """Whether the attack on this Adventurer gets through: a tie defends (A-125)."""
    against = onslaught.power_on(target)
    if against <= 0:
        return False
    if onslaught.unstoppable_on(target):
        return True
    incorporeal = min(against, onslaught.incorporeal_on(target))
    if incorporeal and defence_stamina(state, target, True) < incorporeal:
        return True
    return defence_stamina(state, target) < against


def attack_succeeds(state: State, attack: Attack) -> bool:
    """Meet or exceed the Dungeon's Stamina, with at least 1 Power (A-081, A-082)."""
    against = attack_power(state, attack)
    return against >= 1 and against >= dungeon_stamina(state)
