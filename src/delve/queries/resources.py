"""Resources: capped by the best Active Adventurer, occupied until the card that uses them leaves play."""

from __future__ import annotations

from delve.messages import keyed, message
from delve.model.abilities import BANS, ENFEEBLES, HAND_LIMIT, PRICES
from delve.model.ids import EQUIPMENT, IN_PLAY, MAGIC, NOTHING, RESOURCE_NAMES, SKILL, TACTIC
from delve.model.state import State
from delve.model.switches import HAND_LIMITS_ADD_UP
from delve.model.tokens import Entity
from delve.queries.explanation import Explanation
from delve.queries.sides import acts_on
from delve.queries.standing import enfeebler, is_locked


def caps(state: State, seat: int) -> list[int]:
    """The highest score of each Resource among Active Adventurers; scores are not added together (A-046)."""
    equipment = magic = skill = tactic = 0
    for ally in state.format.allies(state, seat):
        for id in state.party(ally):
            entity = state.entities[id]
            if gives_resources(state, entity):
                scores = entity.card.resources
                equipment = max(equipment, scores[EQUIPMENT])
                magic = max(magic, scores[MAGIC])
                skill = max(skill, scores[SKILL])
                tactic = max(tactic, scores[TACTIC])
    return [equipment, magic, skill, tactic]


def gives_resources(state: State, entity: Entity) -> bool:
    """Active and not Enfeebled."""
    if is_locked(state, entity):
        return False
    return len(state.listeners[ENFEEBLES]) == 0 or enfeebler(state, entity) == NOTHING


def cap(state: State, seat: int, kind: int, why: Explanation | None = None) -> int:
    """The highest score of one Resource, and who gives it."""
    best = caps(state, seat)[kind]
    if why is not None and best > 0:
        for ally in state.format.allies(state, seat):
            for id in state.party(ally):
                entity = state.entities[id]
                if entity.card.resources[kind] == best and gives_resources(state, entity):
                    why.add(best, message("number-best-resource", kind=keyed("word-kind", RESOURCE_NAMES[kind])), id)
                    return best
    return best


def occupied(state: State, seat: int, kind: int, why: Explanation | None = None) -> int:
    """The amount occupied by cards of that kind in play (A-047, A-051)."""
    total = 0
    for ally in state.format.allies(state, seat):
        for id in state.in_play(ally):
            entity = state.entities[id]
            if entity.card.kind == kind:
                total += entity.paid
                if why is not None and entity.paid > 0:
                    why.add(-entity.paid, message("number-occupied"), id)
    return total


def free(state: State, seat: int, kind: int, why: Explanation | None = None) -> int:
    """The amount left for playing cards; never below 0 (B-032)."""
    left = cap(state, seat, kind, why) - occupied(state, seat, kind, why)
    if left < 0:
        if why is not None:
            why.add(-left, message("number-not-negative"))
        return 0
    return left


def price(state: State, entity: Entity, why: Explanation | None = None) -> int:
    """The current price of playing a Crawler card."""
    total = entity.card.cost
    if why is not None:
        why.add(total, message("number-printed-cost"))
    for id in state.listeners[PRICES]:
        source = state.entities[id]
        if not is_locked(state, source) and acts_on(state, source, entity.owner):
            for ability in source.card.abilities:
                more = ability.adds_cost(state, source, entity)
                if more:
                    total += more
                    if why is not None:
                        why.add(more, message("word-card-text", text=ability.text()), id)
    if total < 0 and why is not None:
        why.add(-total, message("number-not-negative"))
    return max(0, total)


def banned_by(state: State, seat: int, kind: int) -> int:
    """A card in play that forbids this seat this kind of Crawler card (A-052), or -1."""
    for id in state.listeners[BANS]:
        source = state.entities[id]
        if not is_locked(state, source) and acts_on(state, source, seat):
            for ability in source.card.abilities:
                if ability.bans(state, source) >> kind & 1:
                    return id
    return -1


def hand_limit(state: State, seat: int, why: Explanation | None = None) -> int:
    """The format's Hand Limit, or the highest set by a card in play; with a switch, their sum (B-044)."""
    base = state.format.hand_limit
    together = len(state.listeners[HAND_LIMIT]) > 1 and state.format.plays(HAND_LIMITS_ADD_UP)
    best = base
    raised: list[tuple[int, int]] = []
    for id in state.listeners[HAND_LIMIT]:
        source = state.entities[id]
        if source.zone == IN_PLAY and source.owner == seat:
            for ability in source.block().abilities:
                limit = ability.hand_limit(state, source)
                if limit > base and together:
                    raised.append((limit - base, id))
                    best += limit - base
                elif limit > best:
                    raised = [(limit - base, id)]
                    best = limit
    if why is not None:
        why.add(base, message("number-hand-limit"))
        for amount, id in raised:
            why.add(amount, message("number-raises"), id)
    return best
