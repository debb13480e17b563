"""What may be done with Crawler cards now, and why not.

One function judges; the options are the cards it finds nothing against, and the reasons are its findings in
words. What is offered and what is said to be refused cannot disagree.
"""

from __future__ import annotations

from typing import Final

from delve.model.abilities import BOOSTING
from delve.model.frames import Effect
from delve.model.ids import (
    ATTACK,
    END_COMBAT,
    EQUIPMENT,
    IN_ATTACK,
    IN_COMBAT,
    IN_DEFENCE,
    IN_END,
    IN_RESPOND,
    KIND_NAMES,
    MOMENT_NAMES,
    NOTHING,
    ON_KILL,
    ON_WIN,
    ON_WOUND,
    RESPOND,
    TRIGGERS,
    words_of,
)
from delve.model.state import State
from delve.model.tokens import BOOSTED_FLAG, SPENT_FLAG, Entity
from delve.queries.participation import attackers_of, defended_targets, may_attack
from delve.queries.resources import banned_by, cap, caps, free, price
from delve.queries.sides import acts_on
from delve.queries.standing import is_active, is_locked, is_ready

FINE: Final = 0
WRONG_MOMENT: Final = 1
BANNED: Final = 2
TOO_DEAR: Final = 3
NO_BOOST: Final = 4
NO_BOOSTER: Final = 5
BOOST_FORBIDDEN: Final = 6
NO_TARGET: Final = 7
NO_ATTACKER: Final = 8
NO_DEFENDER: Final = 9
NOBODY_TO_ACTIVATE: Final = 10
UNMET: Final = 14
NO_DISRUPTION: Final = 15
NO_SPEND: Final = 11
ALREADY_SPENT: Final = 12
HOST_LOCKED: Final = 13

BASIC: Final = 0
BOOSTED: Final = 1

_MOMENT_OF_STEP: Final = {
    RESPOND: IN_RESPOND,
    TRIGGERS: IN_COMBAT,
    END_COMBAT: IN_END,
}


def booster(state: State, seat: int, entity: Entity) -> int:
    """An Active Adventurer with one of the card's Class Keys (A-060), or NOTHING."""
    for ally in state.format.allies(state, seat):
        for id in state.party(ally):
            adventurer = state.entities[id]
            if adventurer.card.class_bits & entity.card.boost_bits and is_active(state, adventurer):
                return id
    return NOTHING


def boost_forbidden_by(state: State, entity: Entity) -> int:
    """A card in play that keeps this one from being Boosted (A-063, A-064), or NOTHING."""
    for id in state.listeners[BOOSTING]:
        source = state.entities[id]
        if not is_locked(state, source) and acts_on(state, source, entity.owner):
            for ability in source.card.abilities:
                if ability.forbids_boost(state, source, entity):
                    return id
    return NOTHING


def somebody_attacks(state: State, seat: int) -> bool:
    """Whether an Adventurer of this seat's side attacks, or may still join the attack (A-078, C-003)."""
    attack = state.attack
    if attack is not None and attackers_of(state, attack):
        return True
    for ally in state.format.allies(state, seat):
        for id in state.party(ally):
            if may_attack(state, id):
                return True
    return False


def has_ready(state: State, seat: int) -> bool:
    """Whether this seat has an Adventurer to Activate: everybody Activates their own (B-077)."""
    for id in state.party(seat):
        if is_ready(state, state.entities[id]):
            return True
    return False


def budget(state: State, seat: int) -> list[int]:
    """What is left of each Resource; below 0 where more is occupied than there is. ``cap`` less ``occupied``."""
    left = caps(state, seat)
    for ally in state.format.allies(state, seat):
        for id in state.in_play(ally):
            entity = state.entities[id]
            left[entity.card.kind] -= entity.paid
    return left


def moment_now(state: State) -> int:
    """The moment that play is at, as cards see it."""
    if state.defence is not None:
        return IN_DEFENCE
    if state.step == ATTACK and state.attack is not None:
        if not state.attack.resolved:
            return IN_ATTACK
        return ON_WIN | ON_KILL if state.attack.killed else ON_WIN
    return _MOMENT_OF_STEP.get(state.step, 0)


def disrupt_refusal(state: State, seat: int, id: int, against: int, moment: int, left: list[int]) -> int:
    """Why a card in hand may not be played against an opponent at that moment; FINE if it may (B-107)."""
    entity = state.entities[id]
    card = entity.card
    block = card.red_block
    if block is None:
        if not card.blended:
            return NO_DISRUPTION
        block = card.blocks[BASIC]
    if block.when & moment == 0:
        return WRONG_MOMENT
    if banned_by(state, seat, card.kind) != NOTHING:
        return BANNED
    cost = price(state, entity)
    if cost and cost > left[card.kind]:
        return TOO_DEAR
    # It is about the opponent's side of the table, and never about one's own (B-110).
    return FINE if any_possible(state, against, id, block.effects) else NO_TARGET


def play_refusal(state: State, seat: int, id: int, block: int, moment: int, left: list[int]) -> int:
    """Why a card in hand may not be played by that block at that moment; FINE if it may.

    ``left`` is the seat's ``budget``, worked out once for all cards of a window.
    """
    entity = state.entities[id]
    card = entity.card
    if block == BOOSTED and len(card.blocks) < 2:
        return NO_BOOST
    chosen = card.blocks[block]
    if chosen.when & moment == 0:
        return WRONG_MOMENT
    if banned_by(state, seat, card.kind) != NOTHING:
        return BANNED
    cost = price(state, entity)
    if cost and cost > left[card.kind]:
        return TOO_DEAR
    if block == BOOSTED:
        if boost_forbidden_by(state, entity) != NOTHING:
            return BOOST_FORBIDDEN
        if booster(state, seat, entity) == NOTHING:
            return NO_BOOSTER
    if chosen.power is not None and moment & IN_ATTACK and not somebody_attacks(state, seat):
        return NO_ATTACKER
    if chosen.stamina is not None and not defended_targets(state):
        return NO_DEFENDER
    if chosen.activates and not has_ready(state, seat):
        return NOBODY_TO_ACTIVATE
    if chosen.needs is not None and not chosen.needs.holds(state, seat):
        return UNMET
    # A Power card is played for its Power, whatever else it could do (C-018).
    if chosen.effects and chosen.power is None and not any_possible(state, seat, id, chosen.effects):
        return NO_TARGET
    return FINE


def any_possible(state: State, seat: int, id: int, effects: tuple[Effect, ...]) -> bool:
    """Whether at least one of the effects can do something."""
    for effect in effects:
        if effect.possible(state, seat, id):
            return True
    return False


def spend_refusal(state: State, seat: int, id: int, moment: int) -> int:
    """Why a card in play may not be Spent at that moment; FINE if it may."""
    entity = state.entities[id]
    block = entity.block()
    if not block.spend:
        return NO_SPEND
    if entity.flags & SPENT_FLAG:
        return ALREADY_SPENT
    if block.spend_when & moment == 0:
        return WRONG_MOMENT
    if banned_by(state, seat, entity.card.kind) != NOTHING:
        return BANNED
    if entity.flags & BOOSTED_FLAG and booster(state, seat, entity) == NOTHING:
        return NO_BOOSTER
    if block.assigned and (entity.target == NOTHING or is_locked(state, state.entities[entity.target])):
        return HOST_LOCKED
    return FINE if any_possible(state, seat, id, block.spend) else NO_TARGET


def buys_off(state: State, character: Entity, paid: Entity) -> bool:
    """Greedy: an Equipment card of at least that Cost makes the Character leave (A-101)."""
    for ability in character.card.abilities:
        needed = ability.price_to_leave()
        if needed != NOTHING and paid.card.kind == EQUIPMENT and paid.card.cost >= needed:
            return True
    return False


# --- The same findings in words. ------------------------------------------------------------------------------

_MOMENTS: Final = {
    IN_ATTACK: "it adds Power, so it is played into an attack",
    IN_DEFENCE: "it is played in a defence",
    ON_WIN: "it is played after the attack has been won",
    ON_KILL: "it is played after the attack has sent a Character to the Grave",
    ON_WOUND: "it is Spent when a Wound is about to land",
}


def explain_play_refusal(state: State, seat: int, id: int, block: int, refusal: int) -> str:
    """The reason a judge would give."""
    entity = state.entities[id]
    card = entity.card
    if refusal == WRONG_MOMENT:
        when = card.blocks[block].when
        words = _MOMENTS.get(when, "")
        if not words:
            words = "it is played at another moment (" + ", ".join(words_of(MOMENT_NAMES, when)) + ")"
        return f"{card.name} cannot be played now: {words}"
    if refusal == BANNED:
        source = state.card(banned_by(state, seat, card.kind)).name
        return f"{source} forbids {KIND_NAMES[card.kind].capitalize()} cards"
    if refusal == TOO_DEAR:
        kind = KIND_NAMES[card.kind].capitalize()
        left = free(state, seat, card.kind)
        return (
            f"{card.name} costs {price(state, entity)} {kind}; "
            f"{left} of {cap(state, seat, card.kind)} {'is' if left == 1 else 'are'} free"
        )
    if refusal == NO_DISRUPTION:
        return f"{card.name} is no Disruption card"
    if refusal == NO_BOOST:
        return f"{card.name} has no Boost"
    if refusal == BOOST_FORBIDDEN:
        return f"{state.card(boost_forbidden_by(state, entity)).name} forbids Boosting {card.name}"
    if refusal == NO_BOOSTER:
        return f"no Active Adventurer is a {' or '.join(card.boost_classes)}{locked_key(state, seat, entity)}"
    if refusal == UNMET:
        needs = card.blocks[block].needs
        return f"{card.name} is played only if {needs.text() if needs is not None else ''}"
    if refusal == NO_TARGET:
        return f"{card.name} has no legal target and nothing else to do"
    if refusal == NO_ATTACKER:
        return "no Adventurer can attack: all are Activated or Locked"
    if refusal == NO_DEFENDER:
        return f"{card.name} needs a target with a defender"
    if refusal == NOBODY_TO_ACTIVATE:
        return f"{card.name} asks you to Activate an Adventurer, and none is ready"
    return ""


def locked_key(state: State, seat: int, entity: Entity) -> str:
    """Who would Boost a card that nobody Boosts, were they not Locked."""
    for ally in state.format.allies(state, seat):
        for id in state.party(ally):
            if state.card(id).class_bits & entity.card.boost_bits:
                return f": {state.card(id).name} is Locked"
    return ""


def explain_spend_refusal(state: State, seat: int, id: int, refusal: int) -> str:
    card = state.card(id)
    if refusal == NO_SPEND:
        return f"{card.name} cannot be Spent"
    if refusal == ALREADY_SPENT:
        return f"{card.name} has already been Spent"
    if refusal == HOST_LOCKED:
        return f"the Adventurer that {card.name} is Assigned to is Locked or gone"
    if refusal == WRONG_MOMENT:
        words = _MOMENTS.get(state.entities[id].block().spend_when, "it is Spent at another moment")
        return f"{card.name} cannot be Spent now: {words}"
    return explain_play_refusal(state, seat, id, BASIC, refusal)
