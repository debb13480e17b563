"""What may be done with Crawler cards now, or why not.

One function returns a refusal code for a card; the options are the cards without one, and the reasons are the codes in
words. So offers and reasons cannot disagree.
"""

from __future__ import annotations

from typing import Final

from delve.messages import Arg, Message, any_of, card_arg, keyed, message
from delve.model.abilities import BOOSTING
from delve.model.cards import Block, Card
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
    """A card in play that prevents this one from being Boosted (A-063, A-064), or NOTHING."""
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
    """Whether this seat has an Adventurer to Activate: players Activate only their own (B-077)."""
    for id in state.party(seat):
        if is_ready(state, state.entities[id]):
            return True
    return False


def budget(state: State, seat: int) -> list[int]:
    """``cap`` less ``occupied`` of each Resource; negative if more is occupied than available."""
    left = caps(state, seat)
    for ally in state.format.allies(state, seat):
        for id in state.in_play(ally):
            entity = state.entities[id]
            left[entity.card.kind] -= entity.paid
    return left


def moment_now(state: State) -> int:
    """The current moment for playing cards."""
    if state.defence is not None:
        return IN_DEFENCE
    if state.step == ATTACK and state.attack is not None:
        if not state.attack.resolved:
            return IN_ATTACK
        return ON_WIN | ON_KILL if state.attack.killed else ON_WIN
    return _MOMENT_OF_STEP.get(state.step, 0)


def block_refusal(state: State, seat: int, entity: Entity, block: Block, moment: int, left: list[int]) -> int:
    """What speaks against playing a card by a block, whatever the block does: its moment, a ban or its price."""
    kind = entity.card.kind
    if block.when & moment == 0:
        return WRONG_MOMENT
    if banned_by(state, seat, kind) != NOTHING:
        return BANNED
    cost = price(state, entity)
    return TOO_DEAR if cost and cost > left[kind] else FINE


def disruption(card: Card) -> Block | None:
    """The block by which a card is played against an opponent, if it has one."""
    if card.red_block is not None:
        return card.red_block
    return card.blocks[BASIC] if card.blended else None


def disrupt_refusal(state: State, seat: int, id: int, against: int, moment: int, left: list[int]) -> int:
    """Why a card in hand may not be played against an opponent now; FINE if it may (B-107)."""
    entity = state.entities[id]
    block = disruption(entity.card)
    if block is None:
        return NO_DISRUPTION
    refusal = block_refusal(state, seat, entity, block, moment, left)
    if refusal != FINE:
        return refusal
    # Its effects concern only the opponent's side of the table (B-110).
    return FINE if any_possible(state, against, id, block.effects) else NO_TARGET


def play_refusal(state: State, seat: int, id: int, block: int, moment: int, left: list[int]) -> int:
    """Why a card in hand may not be played by this block at this moment; FINE if it may.

    ``left`` is the seat's ``budget``, computed once for all cards of a window.
    """
    entity = state.entities[id]
    card = entity.card
    if block == BOOSTED and len(card.blocks) < 2:
        return NO_BOOST
    chosen = card.blocks[block]
    refusal = block_refusal(state, seat, entity, chosen, moment, left)
    if refusal != FINE:
        return refusal
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
    # A Power card may be played for its Power alone (C-018).
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
    """Why a card in play may not be Spent at this moment; FINE if it may."""
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


# --- Refusals in words. ---------------------------------------------------------------------------------------

_MOMENTS: Final = {
    IN_ATTACK: "why-moment-attack",
    IN_DEFENCE: "why-moment-defence",
    ON_WIN: "why-moment-win",
    ON_KILL: "why-moment-kill",
    ON_WOUND: "why-moment-wound",
}


def explain_play_refusal(state: State, seat: int, id: int, block: int, refusal: int) -> Message | None:
    """The message for a refusal."""
    entity = state.entities[id]
    card = entity.card
    kind = keyed("word-kind", KIND_NAMES[card.kind])
    if refusal == WRONG_MOMENT:
        when = card.blocks[block].when
        if when in _MOMENTS:
            words = message(_MOMENTS[when])
        else:
            moments: list[Arg] = [keyed("word-moment", moment) for moment in words_of(MOMENT_NAMES, when)]
            words = message("why-moment-other", moments=moments)
        return message("why-wrong-moment", card=card_arg(card.name), moment=words)
    if refusal == BANNED:
        source = state.card(banned_by(state, seat, card.kind)).name
        return message("why-banned", source=card_arg(source), kind=kind)
    if refusal == TOO_DEAR:
        return message(
            "why-too-dear",
            card=card_arg(card.name),
            cost=price(state, entity),
            kind=kind,
            left=free(state, seat, card.kind),
            cap=cap(state, seat, card.kind),
        )
    if refusal == NO_DISRUPTION:
        return message("why-no-disruption", card=card_arg(card.name))
    if refusal == NO_BOOST:
        return message("why-no-boost", card=card_arg(card.name))
    if refusal == BOOST_FORBIDDEN:
        return message(
            "why-boost-forbidden",
            source=card_arg(state.card(boost_forbidden_by(state, entity)).name),
            card=card_arg(card.name),
        )
    if refusal == NO_BOOSTER:
        return explain_no_booster(state, seat, entity)
    if refusal == UNMET:
        needs = card.blocks[block].needs
        assert needs is not None
        return message("why-unmet", card=card_arg(card.name), text=needs.clause())
    if refusal == NO_TARGET:
        return message("why-no-target", card=card_arg(card.name))
    if refusal == NO_ATTACKER:
        return message("why-no-attacker")
    if refusal == NO_DEFENDER:
        return message("why-no-defender", card=card_arg(card.name))
    if refusal == NOBODY_TO_ACTIVATE:
        return message("why-nobody-to-activate", card=card_arg(card.name))
    return None


def explain_no_booster(state: State, seat: int, entity: Entity) -> Message:
    """Why nobody can Boost a card: who could, and who is Locked."""
    classes: list[Arg] = list(entity.card.boost_classes)
    for ally in state.format.allies(state, seat):
        for id in state.party(ally):
            if state.card(id).class_bits & entity.card.boost_bits:
                return message("why-booster-locked", classes=any_of(classes), card=card_arg(state.card(id).name))
    return message("why-no-booster", classes=any_of(classes))


def explain_spend_refusal(state: State, seat: int, id: int, refusal: int) -> Message | None:
    card = state.card(id)
    if refusal == NO_SPEND:
        return message("why-no-spend", card=card_arg(card.name))
    if refusal == ALREADY_SPENT:
        return message("why-already-spent", card=card_arg(card.name))
    if refusal == HOST_LOCKED:
        return message("why-host-locked", card=card_arg(card.name))
    if refusal == WRONG_MOMENT:
        words = message(_MOMENTS.get(state.entities[id].block().spend_when, "why-moment-other-to-spend"))
        return message("why-wrong-moment-to-spend", card=card_arg(card.name), moment=words)
    return explain_play_refusal(state, seat, id, BASIC, refusal)
