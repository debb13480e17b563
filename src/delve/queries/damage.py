"""Legal targets of the party's Wounds, and the targets that the Dungeon's attack Wounds."""

from __future__ import annotations

from typing import Final

from delve.messages import Arg, Message, card_arg, message
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

# --- Why a Character may not be Wounded by the party. --------------------------------------------------------

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

    ``picked`` are the targets already chosen for this attack. ``check`` says whether the Power still has to beat the
    defence: true for the attack itself, false for further Wounds by cards played after it (A-109). ``playing`` is such
    a card while it is still in hand.
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
        # Immunity and Resist apply to the chosen target; the comparison itself is already won.
        left = attack_power(state, attack, immune)
        # A type from a Magic card counts as magic as well.
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
    """The Character that protects one with Stealth from being Wounded, or NOTHING."""
    cheaper = NOTHING
    for other_id in state.encounter():
        other = state.entities[other_id]
        if other_id == id or other_id in picked or other.card.kind != CHARACTER or not stands_here(state, other_id):
            continue
        # Any Character without Stealth protects, even one that cannot be hurt.
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


def explain_wound_refusal(
    state: State, attack: Attack, id: int, picked: tuple[int, ...], refusal: int
) -> Message | None:
    """The message for a refusal."""
    name = state.card(id).name
    if refusal == NOT_A_CHARACTER:
        return message("why-not-a-character", card=card_arg(name))
    if refusal == ALREADY_PICKED:
        return message("why-already-picked", card=card_arg(name))
    if refusal == FOUGHT_APART:
        return message("why-fought-apart", card=card_arg(name))
    if refusal == HIDES:
        other = state.entities[hides_behind(state, id, picked)]
        if has_mark(state, other, STEALTH):
            return message("why-hides-behind-cheaper", card=card_arg(name), other=card_arg(other.card.name))
        return message("why-hides", card=card_arg(name), other=card_arg(other.card.name))
    if refusal == LEAPS:
        return message("why-leaps", card=card_arg(name))
    if refusal == IS_IMMUNE:
        types = immunity(state, state.entities[id])
        plain, magical = attack_types(state, attack)
        if is_lost(plain, magical, types):
            immune = ", ".join(words_of(DAMAGE_NAMES, types))
            dealt: list[Arg] = list(words_of(DAMAGE_NAMES, plain | magical))
            return message("why-immune", card=card_arg(name), immune=immune, dealt=dealt)
        left = max(0, attack_power(state, attack, types))
        return message("why-immune-in-part", card=card_arg(name), left=left, stamina=dungeon_stamina(state))
    if refusal == RESISTS:
        return message("why-resists", card=card_arg(name), stamina=dungeon_stamina(state))
    if refusal == CHARMS:
        return message("why-charms", card=card_arg(name))
    return None


# --- Whom the Dungeon Wounds. --------------------------------------------------------------------------------


def is_hit(state: State, onslaught: Onslaught, target: int) -> bool:
    """Whether the attack on this Adventurer gets through."""
    against = onslaught.power_on(target)
    if against <= 0:
        return False
    incorporeal = onslaught.incorporeal_on(target)
    magical = defence_stamina(state, target, True) if incorporeal else 0
    unstoppable = onslaught.unstoppable_on(target)
    return gets_through(against, incorporeal, unstoppable, defence_stamina(state, target), magical)


def gets_through(power: int, incorporeal: int, unstoppable: bool, stamina: int, magical: int) -> bool:
    """Whether the Power beats a defence: a tie defends (A-125).

    ``incorporeal`` is the part of the Power that can only be stopped by ``magical``, the part of the Stamina that is
    Magic or Supernatural (A-127).
    """
    if power <= 0:
        return False
    if unstoppable:
        return True
    if incorporeal and magical < min(power, incorporeal):
        return True
    return stamina < power


def attack_succeeds(state: State, attack: Attack) -> bool:
    """Whether the party's attack beats the Dungeon's Stamina."""
    return is_enough(attack_power(state, attack), dungeon_stamina(state))


def is_enough(power: int, stamina: int) -> bool:
    """The Power must meet or exceed the Dungeon's Stamina, and be at least 1 (A-081, A-082)."""
    return power >= 1 and power >= stamina
