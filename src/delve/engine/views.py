"""What a seat may know: ``view`` is the only thing that ever leaves for a person or a bot.

``redeal`` is its counterpart for those who want to think about what they cannot see: a random state that the
seat cannot tell from the real one.
"""

from __future__ import annotations

from typing import Any, Final

from delve.engine.explain import standing
from delve.engine.notation import line, name_of
from delve.engine.run import answer
from delve.model.chance import Chance, seeded
from delve.model.decisions import Decision, Option
from delve.model.events import EVENT_NAMES, EVERYONE, Event
from delve.model.ids import (
    CRAWLER_DECK,
    CRAWLER_GRAVE,
    DAMAGE_NAMES,
    DISTANCE_NAMES,
    DUNGEON_DECK,
    DUNGEON_GRAVE,
    ENCOUNTER,
    FALLEN,
    HAND,
    IN_PLAY,
    KIND_NAMES,
    NOBODY,
    NOTHING,
    PARTY,
    POOL,
    QUESTS,
    RESOURCE_NAMES,
    STEP_NAMES,
    words_of,
)
from delve.model.state import Attack, State
from delve.model.tokens import (
    BOOSTED_FLAG,
    DISRUPTING_FLAG,
    FACE_UP_FLAG,
    HELD_FLAG,
    SPENT_FLAG,
    SUMMONED_FLAG,
    Entity,
)
from delve.queries.damage import CHARMS, FINE, attack_succeeds, is_hit, wound_refusal
from delve.queries.encounter import limit, points
from delve.queries.marching_order import order, primary_target
from delve.queries.power import (
    Onslaught,
    attack_distance,
    attack_on,
    attack_power,
    attack_types,
    attackers,
    power,
    targets_of,
)
from delve.queries.resources import cap, free, hand_limit, price
from delve.queries.stamina import defence_stamina, dungeon_stamina, stamina
from delve.queries.standing import is_locked, life
from delve.quests.progress import progress, status
from delve.rounds.points import breakdown, score
from delve.triggers.windows import Close, Responses

View = dict[str, Any]

# How often a hand is dealt anew until it fits the open question.
_TRIES: Final = 50


SPECTATOR: Final = -1
# A spectator to whom the players have opened their hands and pools; decks stay closed.
TRUSTED_SPECTATOR: Final = -2


def view(state: State, seat: int) -> View:
    """The game as this seat sees it, or as a spectator does, as plain values."""
    active = state.active
    contest = state.contest
    return {
        "seat": max(0, seat + 1),
        "format": state.format.id,
        "format_name": state.format.name,
        "round": state.round,
        "step": STEP_NAMES[state.step],
        "active": active + 1,
        "result": state.result,
        "reason": state.reason,
        "quests_needed": state.quests_needed,
        "encounter": [dungeon_card(state, id) for id in state.encounter()],
        "points": points(state),
        "limit": limit(state),
        "dungeon": {
            "stamina": dungeon_stamina(state),
            "power": {name_of(state, id): attack_on(state, active, id) for id in order(state, active)},
            "deck": pile(state, DUNGEON_DECK, state.format.dungeon(state, active), seat),
            "grave": [state.card(id).name for id in state.dungeon_grave(active)],
        },
        "attack": attack_view(state, seat),
        "defence": defence_view(state),
        "allies": [ally + 1 for ally in state.format.allies(state, active)],
        "contest": {
            "points_to_win": state.format.numbers.points_to_win,
            "pool": state.format.numbers.pool,
            "first": contest.first + 1,
            "holder": contest.holder + 1,
            "challenger": contest.challenger + 1,
            "time_up": contest.time_up,
            "ranking": [each + 1 for each in state.format.ranking(state)],
        }
        if state.format.has_points()
        else None,
        "seats": [seat_view(state, each, seat) for each in range(state.seats)],
        "decision": decision_view(state, seat),
    }


def tokens(entity: Entity) -> View:
    return {
        "wounds": entity.wounds,
        "poison": entity.poison,
        "time": entity.time,
        "locks": entity.locks,
        "activated": entity.activated(),
    }


def dungeon_card(state: State, id: int) -> View:
    """A card of the Encounter with its present values."""
    entity = state.entities[id]
    card = entity.card
    return {
        "id": id,
        "name": name_of(state, id),
        "card": card.name,
        "kind": KIND_NAMES[card.kind],
        "types": list(card.types),
        "cost": card.cost,
        "power": None if card.power is None else power(state, entity),
        "damage": words_of(DAMAGE_NAMES, card.damage) if card.power is not None else [],
        "stamina": stamina(state, entity),
        "life": life(state, entity) if card.has_life() else None,
        "controller": entity.owner + 1,
        "held": entity.has_flag(HELD_FLAG),
        "summoned": entity.has_flag(SUMMONED_FLAG),
        "attacks": [name_of(state, target) for target in targets_of(state, state.active, id)]
        if id in attackers(state)
        else [],
        "target": name_of(state, entity.target) if entity.target != NOTHING else None,
        **tokens(entity),
    }


def adventurer(state: State, id: int) -> View:
    entity = state.entities[id]
    return {
        "id": id,
        "name": name_of(state, id),
        "card": entity.card.name,
        "life": life(state, entity),
        "classes": list(entity.card.classes),
        "resources": dict(zip(RESOURCE_NAMES, entity.card.resources, strict=True)),
        "locked": is_locked(state, entity),
        "notes": standing(state, id),
        "primary": id == primary_target(state, entity.owner),
        **tokens(entity),
    }


def crawler_in_play(state: State, id: int) -> View:
    entity = state.entities[id]
    return {
        "id": id,
        "name": name_of(state, id),
        "card": entity.card.name,
        "kind": KIND_NAMES[entity.card.kind],
        "paid": entity.paid,
        "boosted": entity.has_flag(BOOSTED_FLAG),
        "disrupting": entity.has_flag(DISRUPTING_FLAG),
        "spent": entity.has_flag(SPENT_FLAG),
        "permanent": entity.block().permanent,
        "target": name_of(state, entity.target) if entity.target != NOTHING else None,
        **tokens(entity),
    }


def pile(state: State, deck: int, owner: int, seat: int) -> View:
    """A deck as somebody sees it from outside: its size, a face-up top card, and what this seat has looked at."""
    cards = state.cards(deck, owner)
    top = None
    known: dict[str, str] = {}
    for place, id in enumerate(cards):
        entity = state.entities[id]
        if entity.flags & FACE_UP_FLAG:
            top = entity.card.name
        elif knows(state, entity, seat):
            known[str(place + 1)] = entity.card.name
    return {"count": len(cards), "face_up": top, "known": known}


def knows(state: State, entity: Entity, seat: int) -> bool:
    """Whether this seat has seen this card where it lies hidden; a spectator has seen what everybody has."""
    everybody = (1 << state.seats) - 1
    return entity.known & everybody == everybody if seat < 0 else entity.known >> seat & 1 == 1


def seat_view(state: State, owner: int, seat: int) -> View:
    """One player's side of the table."""
    hand = state.cards(HAND, owner)
    pool = state.cards(POOL, owner)
    board = state.format.board(owner)
    return {
        "seat": owner + 1,
        "points": score(state, owner),
        "points_from": [{"what": what, "points": amount} for what, amount in breakdown(state, owner)],
        "warnings": state.contest.warnings[owner],
        # An Encounter that waits for its own turn (B-089); the one now faced stands at the top.
        "waiting": [dungeon_card(state, id) for id in state.cards(ENCOUNTER, owner)] if board != state.board else [],
        "party": [adventurer(state, id) for id in state.cards(PARTY, owner)],
        "fallen": [state.card(id).name for id in state.cards(FALLEN, owner)],
        "hand": [hand_card(state, id, may_see(state, id, owner, seat)) for id in hand],
        "hand_count": len(hand),
        "hand_limit": hand_limit(state, owner),
        "in_play": [crawler_in_play(state, id) for id in state.cards(IN_PLAY, owner)],
        "resources": {
            name: [free(state, owner, kind), cap(state, owner, kind)] for kind, name in enumerate(RESOURCE_NAMES)
        },
        "crawler_deck": pile(state, CRAWLER_DECK, owner, seat),
        "crawler_grave": [state.card(id).name for id in state.cards(CRAWLER_GRAVE, owner)],
        "dungeon_deck": pile(state, DUNGEON_DECK, owner, seat),
        "dungeon_grave": [state.card(id).name for id in state.cards(DUNGEON_GRAVE, owner)],
        "pool": [hand_card(state, id, may_see(state, id, owner, seat)) for id in pool],
        "quests": [quest(state, owner, id) for id in state.cards(QUESTS, owner)],
    }


def may_see(state: State, id: int, owner: int, seat: int) -> bool:
    """Whether a card in a hand or pool is open to this viewer."""
    return owner == seat or seat == TRUSTED_SPECTATOR or knows(state, state.entities[id], seat)


def hand_card(state: State, id: int, seen: bool) -> View | None:
    """A card in a hand or pool; None where only its back is seen."""
    if not seen:
        return None
    entity = state.entities[id]
    card = entity.card
    cost = price(state, entity) if card.is_crawler() else card.cost
    return {"id": id, "name": card.name, "kind": KIND_NAMES[card.kind], "cost": cost}


def quest(state: State, seat: int, id: int) -> View:
    done, needed = progress(state, seat, id)
    return {"name": state.card(id).name, "status": status(state, id), "done": done, "of": needed}


def attack_view(state: State, seat: int) -> View | None:
    attack = state.attack
    if attack is None:
        return None
    plain, magical = attack_types(state, attack)
    return {
        "attackers": [name_of(state, id) for id in attack.attackers],
        "cards": [name_of(state, id) for id in attack.cards],
        "power": attack_power(state, attack),
        "against": dungeon_stamina(state),
        "damage": sorted(words_of(DAMAGE_NAMES, plain | magical)),
        "distance": DISTANCE_NAMES[attack_distance(state, attack)],
        "would_win": attack_succeeds(state, attack),
        "could_wound": [name_of(state, id) for id in could_wound(state, attack, seat)],
        "resolved": attack.resolved,
    }


def could_wound(state: State, attack: Attack, seat: int) -> list[int]:
    """The Characters that the attack could Wound, as far as this seat can know.

    Whether Charm can be paid is for those to know who see every hand that would pay it.
    """
    paying = state.format.allies(state, state.active)
    sees_hands = seat == TRUSTED_SPECTATOR or paying == (seat,)
    found: list[int] = []
    for id in state.encounter():
        refusal = wound_refusal(state, state.active, attack, id, (), True)
        if refusal == FINE or (refusal == CHARMS and not sees_hands):
            found.append(id)
    return found


def defence_view(state: State) -> list[View] | None:
    """Each target with what attacks it and what defends it."""
    defence = state.defence
    if defence is None:
        return None
    onslaught = Onslaught(state, state.active)
    targets = onslaught.struck()
    targets.extend([id for id in defence.defended if id not in targets])
    return [
        {
            "target": name_of(state, id),
            "power": attack_on(state, state.active, id),
            "stamina": defence_stamina(state, id),
            "hit": is_hit(state, onslaught, id),
            "defenders": [
                name_of(state, defender)
                for defender, target in zip(defence.defenders, defence.defended, strict=True)
                if target == id
            ],
        }
        for id in targets
    ]


def preview(state: State, option: Option) -> tuple[View | None, list[View] | None]:
    """What the attack and the defence would come to with an option, as far as it teaches nobody anything.

    Whether others have something to answer with is theirs to know, so it is tried out with all that is hidden laid in
    an order that tells nothing.
    """
    assert state.decision is not None
    twin = unknowing(state, state.decision.seat)
    answer(twin, option)
    if twin.learned:
        return None, None
    return attack_view(twin, state.decision.seat), defence_view(twin)


def decision_view(state: State, seat: int) -> View | None:
    """The open question: everybody sees who is asked, only the one asked sees the options."""
    decision = state.decision
    if decision is None:
        return None
    if decision.seat != seat:
        return {"seat": decision.seat + 1}
    source = decision.frame.source
    return {
        "seat": decision.seat + 1,
        "hint": decision.frame.effect.hint(),
        "about": state.card(source).name if source != NOTHING else None,
        "respond_to": respond_to(state, decision),
        "options": [line(state, option) for option in decision.options],
    }


def respond_to(state: State, decision: Decision) -> View | None:
    """Where the question is a time to respond: to whom, and whether to the end of a window or to a deed."""
    effect = decision.frame.effect
    if not isinstance(effect, Responses):
        return None
    return {"seat": effect.actor + 1, "closing": bool(state.stack) and isinstance(state.stack[-1].effect, Close)}


def seen_events(state: State, events: list[Event], seat: int) -> list[View]:
    """Events as this seat sees them: of what is hidden from it, it learns only that it happened."""
    return [event_view(state, event, seat) for event in events]


def event_view(state: State, event: Event, seat: int) -> View:
    hidden = event.visible not in {EVERYONE, seat} and seat != TRUSTED_SPECTATOR
    return {
        "event": EVENT_NAMES[event.name],
        "seat": event.seat + 1,
        "card": None if hidden or event.card == NOTHING else state.card(event.card).name,
        "card_id": None if hidden or event.card == NOTHING else event.card,
        "other": None if hidden or event.other < 0 else state.card(event.other).name,
        "other_id": None if hidden or event.other < 0 else event.other,
        "amount": event.amount,
        "word": event.word,
    }


# --- What cannot be seen. ------------------------------------------------------------------------------------------


def hidden_groups(state: State, seat: int) -> list[list[int]]:
    """Sets of cards that this seat cannot tell apart: any of a set may be any other of it.

    A seat knows its own hand, so its Crawler deck is a set by itself; another's hand and deck are one set, and so
    are another's pool and Dungeon deck. Face-up cards, drafted cards and cards that the seat has looked at belong
    to none.
    """
    groups: list[list[int]] = []
    for owner in range(state.seats):
        for deck, held in ((CRAWLER_DECK, HAND), (DUNGEON_DECK, POOL)):
            group = [
                id
                for id in state.cards(deck, owner)
                if not state.entities[id].flags & FACE_UP_FLAG and not knows(state, state.entities[id], seat)
            ]
            group.extend([id for id in state.cards(held, owner) if not may_see(state, id, owner, seat)])
            groups.append(group)
    return groups


def unknowing(state: State, seat: int) -> State:
    """The state with everything hidden from a seat in order of name: the same for all states it cannot tell apart."""
    twin = state.clone()
    for group in hidden_groups(state, seat):
        ordered = sorted([state.entities[id] for id in group], key=lambda entity: (entity.card.name, entity.uses))
        for place, origin in zip(group, ordered, strict=True):
            entity = twin.edit(place)
            entity.card = origin.card
            entity.uses = origin.uses
    twin.chance = seeded(0)
    twin.changed = state.changed
    return twin


def redeal(state: State, seat: int, seed: int) -> State:
    """A random state that this seat cannot tell from the real one, future shuffles included.

    Somebody else's open question is put again, as that hand may be another: it is dealt so that the same seat is
    asked the same thing.
    """
    chance = seeded(seed)
    decision = state.decision
    for _ in range(_TRIES):
        twin = deal(state, seat, chance, NOBODY)
        if decision is None or decision.seat == seat:
            return twin
        asked = put_again(twin, decision)
        if asked is not None and asked.seat == decision.seat and len(asked.options) > 1:
            return twin
    # The question says so much about the hand that hardly any other fits: then it is the hand there is.
    return deal(state, seat, chance, NOBODY if decision is None else decision.seat)


def put_again(state: State, decision: Decision) -> Decision | None:
    """Opens a decision once more, with the options that there are now."""
    withdraw(state)
    decision.frame.effect.resolve(state, decision.frame)
    return state.decision


def withdraw(state: State) -> None:
    state.decision = None


def deal(state: State, seat: int, chance: Chance, spared: int) -> State:
    """The state with everything hidden from a seat dealt anew, but for what one other seat can see."""
    twin = state.clone()
    groups = hidden_groups(state, seat)
    if spared != NOBODY:
        unseen = {id for group in hidden_groups(state, spared) for id in group}
        groups = [[id for id in group if id in unseen] for group in groups]
    for group in groups:
        dealt = chance.shuffled(tuple(group))
        for place, source in zip(group, dealt, strict=True):
            if place != source:
                origin = state.entities[source]
                entity = twin.edit(place)
                entity.card = origin.card
                entity.uses = origin.uses
    twin.chance = chance
    twin.changed = state.changed
    return twin
