"""Every fact about a game, by its name in scenario files (DESIGN 6.4)."""

from __future__ import annotations

from typing import Any, Final

from delve.engine.notation import find_card, name_of
from delve.engine.numbers import NUMBERS, number
from delve.engine.position import locate
from delve.messages import message
from delve.model.decisions import CHOOSE, DISCARD_CARD, RELEASE, WOUND
from delve.model.errors import BadInput, nearest
from delve.model.events import EVENT_NAMES, Event
from delve.model.ids import (
    DAMAGE_NAMES,
    DISTANCE_NAMES,
    DUNGEON_DECK,
    DUNGEON_GRAVE,
    HAND,
    NOBODY,
    NOTHING,
    POOL,
    QUESTS,
    RESOURCE_NAMES,
    STEP_NAMES,
    ZONE_NAMES,
    words_of,
)
from delve.model.state import State
from delve.model.tokens import FACE_UP_FLAG
from delve.queries.marching_order import leader, order, primary_target
from delve.queries.participation import defenders_of, strikers, struck, targets_of
from delve.queries.power import attack_distance, attack_types
from delve.queries.resources import cap
from delve.queries.sides import encounter_of
from delve.quests.progress import status
from delve.rounds.points import score

CARD_FIELDS: Final = (
    "power",
    "stamina",
    "life",
    "wounds",
    "poison",
    "time",
    "locks",
    "activated",
    "attacks",
    "zone",
)

FACTS: Final = (
    *[name for name, known in NUMBERS.items() if not known.where],
    "round",
    "step",
    "result",
    "reason",
    "encounter",
    "dungeon.power_by_target",
    "attack.damage",
    "attack.distance",
    "defence.stamina",
    "hand",
    "hand.count",
    "in_play",
    "crawler_deck.count",
    "dungeon_deck.count",
    "dungeon_deck.top",
    "crawler_grave",
    "dungeon_grave",
    "quests.NAME",
    "primary_target",
    "marching_order",
    "card.NAME.FIELD",
    "legal_targets",
    "events",
    "asked",
    "vp",
    "holder",
    "challenger",
    "pool",
    "pool.count",
)
# Lists whose order does not matter.
UNORDERED: Final = {"hand", "in_play", "pool", "legal_targets", "attack.damage"}


def fact(state: State, log: list[Event], key: str) -> Any:
    """The current value of a fact."""
    seat = state.active
    name = key
    if key.startswith("seat."):
        place, _, name = key[5:].partition(".")
        if not place.isdigit() or not 1 <= int(place) <= state.seats:
            raise BadInput(message("check-no-seat", key=key, number=place))
        seat = int(place) - 1
    if name.startswith("card."):
        return card_fact(state, seat, name)
    if name.startswith("resources."):
        kind = name[10:].rstrip("s")
        if kind not in RESOURCE_NAMES:
            raise BadInput(
                message(
                    "check-no-resource-called", key=key, name=name[10:], nearest=nearest(kind, list(RESOURCE_NAMES))
                )
            )
        return [number(state, seat, f"resources.{kind}"), cap(state, seat, RESOURCE_NAMES.index(kind))]
    if name.startswith("quests."):
        return status(state, find_card(state, quest_seat(state, seat), name[7:], (QUESTS,)))
    if name == "events":
        return [EVENT_NAMES[event.name] for event in log]
    if name in {"round", "result", "reason"}:
        return getattr(state, name)
    if name == "step":
        return STEP_NAMES[state.step]
    if name == "asked":
        return None if state.decision is None else state.decision.seat + 1
    if name == "vp":
        points = [score(state, each) for each in range(state.seats)]
        return points[seat] if key != name else points
    if name == "holder":
        return state.contest.holder + 1
    if name == "challenger":
        return None if state.contest.challenger == NOBODY else state.contest.challenger + 1
    if name == "legal_targets":
        return legal_targets(state)
    # With a seat, its own Dungeon if it brings one; else the Dungeon currently faced.
    own = key != name and state.format.has_points()
    table = table_fact(state, seat, seat if own else state.format.dungeon(state, seat), name)
    if table is None:
        raise BadInput(message("check-no-fact-name", key=key, nearest=nearest(name, list(FACTS))))
    return table[0]


def quest_seat(state: State, seat: int) -> int:
    """The seat that holds this seat's Quests: shared if there are no opponents."""
    return seat if state.format.has_points() else leader(state, seat)


def table_fact(state: State, seat: int, dungeon: int, name: str) -> list[Any] | None:
    """Facts about zones and numbers, wrapped in a list; None for other names."""
    if name in NUMBERS:
        return [number(state, seat, name)]
    if name == "encounter":
        return [names(state, encounter_of(state, seat))]
    if name.startswith(("dungeon.", "attack.", "defence.")):
        return combat_fact(state, seat, name)
    if name == "hand.count":
        return [len(state.cards(HAND, seat))]
    if name == "crawler_deck.count":
        return [len(state.crawler_deck(seat))]
    if name == "dungeon_deck.count":
        return [len(state.cards(DUNGEON_DECK, dungeon))]
    if name == "dungeon_deck.top":
        return [top_of_deck(state, dungeon)]
    if name == "dungeon_grave":
        return [names(state, state.cards(DUNGEON_GRAVE, dungeon))]
    if name in {"hand", "in_play", "crawler_grave", "pool"}:
        return [names(state, state.cards(ZONE_NAMES.index(name), seat))]
    if name == "pool.count":
        return [len(state.cards(POOL, seat))]
    if name == "primary_target":
        target = primary_target(state, seat)
        return [None if target == NOTHING else state.card(target).name]
    if name == "marching_order":
        return [names(state, order(state, seat))]
    return None


def names(state: State, cards: tuple[int, ...]) -> list[str]:
    return [state.card(id).name for id in cards]


def top_of_deck(state: State, owner: int) -> str:
    deck = state.cards(DUNGEON_DECK, owner)
    if not deck:
        return "none"
    top = state.entities[deck[0]]
    return top.card.name if top.flags & FACE_UP_FLAG else "hidden"


def combat_fact(state: State, seat: int, name: str) -> list[Any] | None:
    if name == "dungeon.power_by_target":
        return [[number(state, seat, "against.NAME", target) for target in order(state, seat)]]
    if name == "defence.stamina":
        attacked = struck(state, seat)
        shown = [id for id in order(state, seat) if id in attacked or defenders_of(state, id)]
        return [{name_of(state, id): number(state, seat, "defence.NAME", id) for id in shown}]
    attack = state.attack
    if name == "attack.damage":
        if attack is None:
            return [[]]
        plain, magical = attack_types(state, attack)
        return [sorted(words_of(DAMAGE_NAMES, plain | magical))]
    if name == "attack.distance":
        return ["none" if attack is None else DISTANCE_NAMES[attack_distance(state, attack)]]
    return None


def legal_targets(state: State) -> list[str]:
    """The cards that can be chosen in the open decision."""
    if state.decision is None:
        return []
    found: list[str] = []
    for option in state.decision.options:
        if option.verb in {CHOOSE, WOUND, DISCARD_CARD, RELEASE} and option.card != NOTHING:
            found.append(name_of(state, option.card))
    return found


def card_fact(state: State, seat: int, key: str) -> Any:
    name, _, field = key[5:].rpartition(".")
    if field not in CARD_FIELDS:
        raise BadInput(message("check-card-without", key=key, field=field, nearest=nearest(field, list(CARD_FIELDS))))
    entity = state.entities[locate(state, seat, name)]
    if f"card.NAME.{field}" in NUMBERS:
        return number(state, seat, f"card.NAME.{field}", entity.id)
    if field == "activated":
        return entity.activated()
    if field == "zone":
        return ZONE_NAMES[entity.zone]
    if field == "attacks":
        if entity.id not in strikers(state):
            return []
        return [name_of(state, target) for target in targets_of(state, seat, entity.id)]
    return getattr(entity, field)


def agrees(key: str, expected: Any, found: Any) -> bool:
    """Whether a fact matches a scenario's expectation."""
    bare = key.split(".", 2)[2] if key.startswith("seat.") else key
    if bare in UNORDERED and isinstance(expected, list):
        return sorted(expected) == sorted(found)
    if bare == "events":
        return in_order(expected, found)
    if bare.endswith(".attacks") and bare.startswith("card."):
        if isinstance(expected, bool):
            return expected == bool(found)
        return bool((expected if isinstance(expected, list) else [expected]) == found)
    if bare == "result" and isinstance(expected, int):
        return bool(str(expected) == str(found))
    return bool(expected == found)


def in_order(expected: list[Any], found: list[Any]) -> bool:
    """Whether all expected events occurred in that order, possibly with others in between."""
    rest = iter(found)
    return all(any(name == other for other in rest) for name in expected)
