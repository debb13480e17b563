"""Power: of a Dungeon card, of the Dungeon's attack on one target, and of the party's attack."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from delve.messages import keyed, message
from delve.model.abilities import GIVES_POWER, INCORPOREAL, PARTY_POWER, UNSTOPPABLE
from delve.model.ids import (
    DISTANCE_NAMES,
    HARM,
    INCORPOREAL_DAMAGE,
    MAGIC,
    MAGIC_DAMAGE,
    MELEE,
    NO_DISTANCE,
    NOTHING,
)
from delve.model.state import Attack, State
from delve.model.tokens import MORE_POWER, NO_POWER, STRIPPED, WASTED_FLAG, Entity
from delve.queries.explanation import Explanation
from delve.queries.participation import attackers_of, in_order, strikers, targets_of_all, weapons_of
from delve.queries.sides import here, reaches
from delve.queries.standing import has_mark, immunity, is_active, is_locked, resistance

# --- A Dungeon card. -------------------------------------------------------------------------------------------


def stripped_distance(state: State, entity: Entity) -> int:
    """The Distance of the party's attack this round: cards with the same Distance have lost their bonus (A-102)."""
    best = NO_DISTANCE
    if entity.seat != state.board:
        # The party did not attack this card's Encounter (B-089).
        return best
    for modifier in state.modifiers:
        if modifier.what == STRIPPED and modifier.amount > best:
            best = modifier.amount
    return best


def power(state: State, entity: Entity, why: Explanation | None = None) -> int:
    """A Dungeon card's current Power: printed or X, with bonuses and penalties; never below 0 (A-118, A-145)."""
    card = entity.card
    if card.power is None:
        return 0
    total = card.power.value(state, entity, NOTHING)
    if why is not None:
        why.add(total, message("number-power"), entity.id)
    if card.distance_bonus and card.distance > stripped_distance(state, entity):
        total += card.distance_bonus
        if why is not None:
            why.add(card.distance_bonus, keyed("word-distance", DISTANCE_NAMES[card.distance]), entity.id)
    total += bonuses(state, entity, why)
    none_by = NOTHING
    for modifier in state.modifiers:
        if modifier.target == entity.id:
            if modifier.what == MORE_POWER:
                total += modifier.amount
                if why is not None:
                    why.add(modifier.amount, message("number-this-round"), modifier.source)
            elif modifier.what == NO_POWER:
                none_by = modifier.source
    if total < 0 or none_by != NOTHING:
        if why is not None and total != 0:
            why.add(-total, message("number-powerless") if none_by != NOTHING else message("number-not-below"), none_by)
        return 0
    return total


def bonuses(state: State, entity: Entity, why: Explanation | None) -> int:
    """The sum that the card's own Attributes and other cards in play add to its Power."""
    total = 0
    for ability in entity.card.abilities:
        own = ability.own_power(state, entity)
        if own:
            total += own
            if why is not None:
                why.add(own, message("word-card-text", text=ability.text()), entity.id)
    for id in state.listeners[GIVES_POWER]:
        source = state.entities[id]
        if not is_locked(state, source) and reaches(state, source, entity):
            for ability in source.card.abilities:
                given = ability.gives_power(state, source, entity)
                if given:
                    total += given
                    if why is not None:
                        why.add(given, message("word-card-text", text=ability.text()), id)
    return total


def damage_of(state: State, entity: Entity) -> int:
    """The damage types of a Dungeon card; an Incorporeal card deals that type instead of harm (C-018)."""
    damage = entity.card.damage
    if damage & HARM and has_mark(state, entity, INCORPOREAL):
        return damage & ~HARM | INCORPOREAL_DAMAGE
    return damage


# --- The Dungeon's attack. -------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Onslaught:
    """The Dungeon's attack: every attacker with the Adventurers it strikes."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.attackers = strikers(state)
        self.targets = targets_of_all(state, seat, self.attackers)

    def struck(self) -> list[int]:
        """The Adventurers that are attacked, from the Primary Target to the right."""
        return in_order(self.state, self.seat, self.targets)

    def on(self, target: int) -> list[int]:
        """The attackers whose attack includes this Adventurer, in order of entry."""
        return [self.attackers[place] for place in range(len(self.attackers)) if target in self.targets[place]]

    def power_on(self, target: int, why: Explanation | None = None) -> int:
        """The Dungeon's Power against one Adventurer."""
        total = 0
        damage = 0
        for id in self.on(target):
            if is_negated(self.state, id, target):
                if why is not None:
                    why.add(0, message("number-negated"), id)
                continue
            part = power(self.state, self.state.entities[id])
            total += part
            damage |= damage_of(self.state, self.state.entities[id])
            if why is not None:
                why.add(part, message("number-power"), id)
        # Resist reduces the whole attack on its bearer, once.
        less = min(total, resistance(self.state.entities[target], damage))
        if less and why is not None:
            why.add(-less, message("number-resist"), target)
        return total - less

    def incorporeal_on(self, target: int) -> int:
        """The part of the attack on a target that only Magic or Supernatural Stamina stops (A-127)."""
        total = 0
        for id in self.on(target):
            entity = self.state.entities[id]
            if has_mark(self.state, entity, INCORPOREAL) or entity.card.damage & INCORPOREAL_DAMAGE:
                total += power_against(self.state, id, target)
        return total

    def unstoppable_on(self, target: int) -> bool:
        """Whether an Unstoppable attacker strikes the target (A-128)."""
        for id in self.on(target):
            entity = self.state.entities[id]
            if has_mark(self.state, entity, UNSTOPPABLE) and power_against(self.state, id, target) > 0:
                return True
        return False


def is_negated(state: State, attacker: int, target: int) -> bool:
    """Whether the target is immune to every type this attacker deals (A-130, A-131)."""
    return damage_of(state, state.entities[attacker]) & ~immunity(state, state.entities[target]) == 0


def power_against(state: State, attacker: int, target: int) -> int:
    """The Power that one attacker contributes to the attack on this target."""
    return 0 if is_negated(state, attacker, target) else power(state, state.entities[attacker])


def only_attacker(state: State, target: int) -> int:
    """The only attacker with Power against this Adventurer in the Dungeon's current attack, or NOTHING."""
    found = NOTHING
    if state.defence is not None:
        for id in Onslaught(state, state.active).on(target):
            if power_against(state, id, target) > 0:
                if found != NOTHING:
                    return NOTHING
                found = id
    return found


def attack_on(state: State, seat: int, target: int, why: Explanation | None = None) -> int:
    """The Dungeon's Power against one Adventurer."""
    return Onslaught(state, seat).power_on(target, why)


# --- The party's attack. ---------------------------------------------------------------------------------------


def attack_types(state: State, attack: Attack) -> tuple[int, int]:
    """The damage types of an attack as two bit sets: those not from Magic cards, and those from Magic cards.

    Adventurers adopt the types of the Power cards used, or deal (harm) without any (A-087). A type from a Magic card
    other than (harm) also counts as magic (A-090).
    """
    plain = 0
    magical = 0
    for id in weapons_of(state, attack):
        card_plain, card_magical = card_types(state, id)
        plain |= card_plain
        magical |= card_magical
    if plain | magical == 0:
        plain = HARM
    return plain, magical


def card_types(state: State, id: int) -> tuple[int, int]:
    """The damage types a Power card brings, split as in ``attack_types``."""
    entity = state.entities[id]
    damage = entity.block().damage
    if entity.card.kind == MAGIC:
        return damage & HARM, damage & ~HARM
    return damage, 0


def attack_distances(state: State, attack: Attack) -> int:
    """The Distances of the cards used, as bits; Melee if no card has one (A-089)."""
    distances = 0
    for id in weapons_of(state, attack):
        entity = state.entities[id]
        distance = entity.block().distance
        if distance != NO_DISTANCE:
            distances |= 1 << distance
    return distances or 1 << MELEE


def attack_distance(state: State, attack: Attack) -> int:
    """The furthest Distance of the attack."""
    return attack_distances(state, attack).bit_length() - 1


def attack_area(state: State, attack: Attack) -> int:
    """How many different targets the attack may Wound: the largest Area among its cards (A-098)."""
    widest = 1
    for id in weapons_of(state, attack):
        entity = state.entities[id]
        widest = max(widest, entity.block().area)
    return widest


def card_power(state: State, id: int) -> int:
    """The Power that one card contributes to the attack."""
    entity = state.entities[id]
    amount = entity.block().power
    if amount is None or entity.flags & WASTED_FLAG:
        return 0
    return amount.value(state, entity, NOTHING)


def attack_power(state: State, attack: Attack, immune: int = 0, why: Explanation | None = None) -> int:
    """The party's Power: one for each Adventurer Activated, the cards, bonuses and penalties (A-079).

    Against a target with immunities, every part whose types are all covered is lost (A-092). Adventurers and untyped
    bonuses carry all types of the attack.
    """
    plain, magical = attack_types(state, attack)
    adopted_lost = immune != 0 and is_lost(plain, magical, immune)
    total = 0
    for id in attackers_of(state, attack):
        if not adopted_lost:
            total += 1
            if why is not None:
                why.add(1, message("number-attacks"), id)
    for id in weapons_of(state, attack):
        card_plain, card_magical = card_types(state, id)
        untyped = card_plain | card_magical == 0
        if immune and (adopted_lost if untyped else is_lost(card_plain, card_magical, immune)):
            continue
        part = card_power(state, id)
        total += part
        if why is not None and part:
            why.add(part, message("number-power"), id)
    for id in here(state, PARTY_POWER):
        source = state.entities[id]
        if is_active(state, source):
            abilities = source.card.abilities
            if source.card.is_crawler():
                abilities = source.block().abilities
            for ability in abilities:
                part = ability.party_power(state, source)
                # A bonus carries the types of the attack and can be lost; a penalty stays.
                if part > 0 and adopted_lost:
                    continue
                total += part
                if why is not None and part:
                    why.add(part, message("word-card-text", text=ability.text()), id)
    return total


def is_lost(plain: int, magical: int, immune: int) -> bool:
    """Whether immunity stops every type of a part of an attack."""
    if plain & ~immune:
        return False
    return bool(immune & MAGIC_DAMAGE) or magical & ~immune == 0
