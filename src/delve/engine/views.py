"""Views: what a seat may know. Nothing else is ever sent to a person or a bot.

Most of a view is public and the same for all: ``open_view``, which a server computes once per table. ``seen_by`` adds
the private part of one viewer.
"""

from __future__ import annotations

from delve.engine.explain import standing
from delve.engine.hidden import TRUSTED_SPECTATOR, knows, may_see
from delve.engine.notation import line, name_of
from delve.engine.numbers import number
from delve.model import decisions
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
    NOTHING,
    PARTY,
    POOL,
    QUESTS,
    RESOURCE_NAMES,
    STEP_NAMES,
    words_of,
)
from delve.model.shown import (
    Adventurer,
    CardInPlay,
    Decision,
    Defence,
    DungeonCard,
    GameEvent,
    HeldCard,
    Pile,
    Quest,
    RespondTo,
    Seat,
    SeatView,
    Tokens,
    View,
)
from delve.model.shown import Attack as AttackView
from delve.model.state import Attack, State
from delve.model.tokens import (
    BOOSTED_FLAG,
    DISRUPTING_FLAG,
    FACE_UP_FLAG,
    HELD_FLAG,
    REQUIRED_FLAG,
    SPENT_FLAG,
    SUMMONED_FLAG,
    Entity,
)
from delve.queries.damage import CHARMS, FINE, attack_succeeds, is_hit, wound_refusal
from delve.queries.marching_order import order, primary_target
from delve.queries.participation import (
    attackers_of,
    defended_targets,
    defenders_of,
    fixed_target,
    strikers,
    targets_of,
    weapons_of,
)
from delve.queries.power import Onslaught, attack_distance, attack_types, damage_of
from delve.queries.resources import cap
from delve.queries.standing import is_locked, on_table
from delve.quests.progress import progress, status
from delve.rounds.points import breakdown, score
from delve.triggers.windows import Close, Responses


def view(state: State, seat: int) -> SeatView:
    """The game as a seat or spectator sees it, with the open question, as plain values."""
    return {**seen_by(state, open_view(state), seat), "decision": decision_view(state, seat)}


def seen_by(state: State, shown: View, seat: int) -> View:
    """The public view, completed with what this seat or spectator may see."""
    dungeon = shown["dungeon"]
    owner = state.format.dungeon(state, state.active)
    return {
        **shown,
        "seat": max(0, seat + 1),
        "dungeon": {**dungeon, "deck": seen_pile(state, dungeon["deck"], DUNGEON_DECK, owner, seat)},
        "attack": seen_attack(state, shown["attack"], seat),
        "seats": [seen_side(state, side, each, seat) for each, side in enumerate(shown["seats"])],
    }


def seen_side(state: State, side: Seat, owner: int, seat: int) -> Seat:
    """One player's side of the table, completed with the hidden cards that this seat may see."""
    return {
        **side,
        "hand": [hand_card(state, id, owner, seat) for id in state.cards(HAND, owner)],
        "crawler_deck": seen_pile(state, side["crawler_deck"], CRAWLER_DECK, owner, seat),
        "dungeon_deck": seen_pile(state, side["dungeon_deck"], DUNGEON_DECK, owner, seat),
        "pool": [hand_card(state, id, owner, seat) for id in state.cards(POOL, owner)],
    }


def open_view(state: State) -> View:
    """The public part of the game; private parts are left empty."""
    active = state.active
    contest = state.contest
    return {
        "seat": 0,
        "format": state.format.id,
        "format_name": state.format.title(),
        "round": state.round,
        "step": STEP_NAMES[state.step],
        "active": active + 1,
        "result": state.result,
        "reason": state.reason,
        "quests_needed": state.quests_needed,
        "encounter": [dungeon_card(state, id) for id in state.encounter()],
        "points": number(state, active, "encounter.points"),
        "limit": number(state, active, "encounter.limit"),
        "dungeon": {
            "stamina": number(state, active, "dungeon.stamina"),
            "power": {name_of(state, id): number(state, active, "against.NAME", id) for id in order(state, active)},
            "deck": pile(state, DUNGEON_DECK, state.format.dungeon(state, active)),
            "grave": [state.card(id).name for id in state.dungeon_grave(active)],
        },
        "attack": attack_view(state),
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
        "seats": [side_view(state, each) for each in range(state.seats)],
    }


def tokens(entity: Entity) -> Tokens:
    return {
        "wounds": entity.wounds,
        "poison": entity.poison,
        "time": entity.time,
        "locks": entity.locks,
        "activated": entity.activated(),
    }


def dungeon_card(state: State, id: int) -> DungeonCard:
    """A card of the Encounter with its current values."""
    entity = state.entities[id]
    card = entity.card
    return {
        "id": id,
        "name": name_of(state, id),
        "card": card.name,
        "kind": KIND_NAMES[card.kind],
        "types": list(card.types),
        "cost": card.cost,
        "power": None if card.power is None else number(state, state.active, "card.NAME.power", id),
        "damage": words_of(DAMAGE_NAMES, damage_of(state, entity)) if card.power is not None else [],
        "stamina": number(state, state.active, "card.NAME.stamina", id),
        "life": number(state, state.active, "card.NAME.life", id) if card.has_life() else None,
        "controller": entity.owner + 1,
        "held": entity.has_flag(HELD_FLAG),
        "summoned": entity.has_flag(SUMMONED_FLAG),
        "attacks": [name_of(state, target) for target in targets_of(state, state.active, id)]
        if id in strikers(state)
        else [],
        "target": aimed_at(state, entity),
        **tokens(entity),
    }


def aimed_at(state: State, entity: Entity) -> str | None:
    """The Adventurer that a Dungeon card is Assigned to, or that its Target X is fixed on."""
    target = entity.target if entity.target != NOTHING else fixed_target(state, entity)
    return name_of(state, target) if target != NOTHING and on_table(state.entities[target]) else None


def adventurer(state: State, id: int) -> Adventurer:
    entity = state.entities[id]
    return {
        "id": id,
        "name": name_of(state, id),
        "card": entity.card.name,
        "life": number(state, state.active, "card.NAME.life", id),
        "classes": list(entity.card.classes),
        "resources": dict(zip(RESOURCE_NAMES, entity.card.resources, strict=True)),
        "locked": is_locked(state, entity),
        "notes": standing(state, id),
        "primary": id == primary_target(state, entity.owner),
        **tokens(entity),
    }


def crawler_in_play(state: State, id: int) -> CardInPlay:
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


def pile(state: State, deck: int, owner: int) -> Pile:
    """The public part of a deck: its size, and a face-up top card."""
    cards = state.cards(deck, owner)
    top = None
    for id in cards:
        entity = state.entities[id]
        if entity.flags & FACE_UP_FLAG:
            top = entity.card.name
    return {"count": len(cards), "face_up": top, "known": {}}


def seen_pile(state: State, shown: Pile, deck: int, owner: int, seat: int) -> Pile:
    """A deck with the cards that this seat has looked at."""
    known: dict[str, str] = {}
    for place, id in enumerate(state.cards(deck, owner)):
        entity = state.entities[id]
        if knows(state, entity, seat) and not entity.flags & FACE_UP_FLAG:
            known[str(place + 1)] = entity.card.name
    return {**shown, "known": known}


def side_view(state: State, owner: int) -> Seat:
    """The public part of one player's side of the table."""
    board = state.format.board(owner)
    return {
        "seat": owner + 1,
        "points": score(state, owner),
        "points_from": [{"what": what, "points": amount} for what, amount in breakdown(state, owner)],
        "warnings": state.contest.warnings[owner],
        # An Encounter waiting for its turn (B-089); the current one is at the top level.
        "waiting": [dungeon_card(state, id) for id in state.cards(ENCOUNTER, owner)] if board != state.board else [],
        "party": [adventurer(state, id) for id in state.cards(PARTY, owner)],
        "fallen": [state.card(id).name for id in state.cards(FALLEN, owner)],
        "hand": [],
        "hand_count": len(state.cards(HAND, owner)),
        "hand_limit": number(state, owner, "hand.limit"),
        "in_play": [crawler_in_play(state, id) for id in state.cards(IN_PLAY, owner)],
        "resources": {
            name: (number(state, owner, f"resources.{name}"), cap(state, owner, kind))
            for kind, name in enumerate(RESOURCE_NAMES)
        },
        "crawler_deck": pile(state, CRAWLER_DECK, owner),
        "crawler_grave": [state.card(id).name for id in state.cards(CRAWLER_GRAVE, owner)],
        "dungeon_deck": pile(state, DUNGEON_DECK, owner),
        "dungeon_grave": [state.card(id).name for id in state.cards(DUNGEON_GRAVE, owner)],
        "pool": [],
        "quests": [quest(state, owner, id) for id in state.cards(QUESTS, owner)],
    }


def hand_card(state: State, id: int, owner: int, seat: int) -> HeldCard | None:
    """A card in a hand or pool; None if this seat sees only its back."""
    if not may_see(state, id, owner, seat):
        return None
    entity = state.entities[id]
    card = entity.card
    cost = number(state, owner, "card.NAME.cost", id) if card.is_crawler() else card.cost
    return {"id": id, "name": card.name, "kind": KIND_NAMES[card.kind], "cost": cost}


def quest(state: State, seat: int, id: int) -> Quest:
    done, needed = progress(state, seat, id)
    required = state.entities[id].flags & REQUIRED_FLAG != 0
    return {
        "name": state.card(id).name,
        "status": status(state, id),
        "done": done,
        "of": needed,
        "required": required,
    }


def attack_view(state: State) -> AttackView | None:
    attack = state.attack
    if attack is None:
        return None
    plain, magical = attack_types(state, attack)
    return {
        "attackers": [name_of(state, id) for id in attackers_of(state, attack)],
        "cards": [name_of(state, id) for id in weapons_of(state, attack)],
        "power": number(state, state.active, "attack.power"),
        "against": number(state, state.active, "dungeon.stamina"),
        "damage": sorted(words_of(DAMAGE_NAMES, plain | magical)),
        "distance": DISTANCE_NAMES[attack_distance(state, attack)],
        "would_win": attack_succeeds(state, attack),
        "could_wound": [],
        "resolved": attack.resolved,
    }


def seen_attack(state: State, shown: AttackView | None, seat: int) -> AttackView | None:
    """The attack, with the Characters it could Wound, as far as this seat can know."""
    attack = state.attack
    if attack is None or shown is None:
        return None
    return {**shown, "could_wound": could_wound(state, attack, seat)}


def could_wound(state: State, attack: Attack, seat: int) -> list[str]:
    """The Characters that the attack could Wound, as far as this seat can know.

    Whether Charm can be paid is known only to viewers who see every hand that could pay.
    """
    paying = state.format.allies(state, state.active)
    sees_hands = seat == TRUSTED_SPECTATOR or paying == (seat,)
    found: list[str] = []
    for id in state.encounter():
        refusal = wound_refusal(state, state.active, attack, id, (), True)
        if refusal == FINE or (refusal == CHARMS and not sees_hands):
            found.append(name_of(state, id))
    return found


def defence_view(state: State) -> list[Defence] | None:
    """Each target with its attackers and its defender."""
    if state.defence is None:
        return None
    onslaught = Onslaught(state, state.active)
    targets = onslaught.struck()
    # A defended target may no longer be attacked.
    targets.extend([id for id in defended_targets(state) if id not in targets])
    return [
        {
            "target": name_of(state, id),
            "power": number(state, state.active, "against.NAME", id),
            "stamina": number(state, state.active, "defence.NAME", id),
            "hit": is_hit(state, onslaught, id),
            "defenders": [name_of(state, defender) for defender in defenders_of(state, id)],
        }
        for id in targets
    ]


def decision_view(state: State, seat: int) -> Decision | None:
    """The open question: everybody sees who is asked, only the player asked sees the options."""
    decision = state.decision
    if decision is None:
        return None
    if decision.seat != seat:
        return {"seat": decision.seat + 1}
    source = decision.frame.source
    return {
        "seat": decision.seat + 1,
        "hint": decision.frame.effect.hint(state),
        "about": state.card(source).name if source != NOTHING else None,
        "respond_to": respond_to(state, decision),
        "options": [line(state, option) for option in decision.options],
    }


def respond_to(state: State, decision: decisions.Decision) -> RespondTo | None:
    """If the question is a time to respond: to whom, and whether to an action or to the end of a window."""
    effect = decision.frame.effect
    if not isinstance(effect, Responses):
        return None
    return {"seat": effect.actor + 1, "closing": bool(state.stack) and isinstance(state.stack[-1].effect, Close)}


def seen_events(state: State, events: list[Event], seat: int) -> list[GameEvent]:
    """Events as this seat sees them: of hidden ones it learns only that they happened."""
    return [event_view(state, event, seat) for event in events]


def event_view(state: State, event: Event, seat: int) -> GameEvent:
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
