"""What an option would come to, as far as it teaches nobody anything."""

from __future__ import annotations

from delve.engine.hidden import unknowing
from delve.engine.notation import name_of, verb_of
from delve.engine.run import answer
from delve.engine.views import View, attack_view, defence_view, respond_to, seen_attack
from delve.model.decisions import PASS, Option
from delve.model.ids import ENCOUNTER, HAND, IN_PLAY, NOTHING, PARTY, QUESTS, RESOURCE_NAMES, STEP_NAMES
from delve.model.state import State
from delve.queries.encounter import limit
from delve.queries.marching_order import order
from delve.queries.power import attack_on
from delve.queries.resources import free, hand_limit
from delve.queries.stamina import dungeon_stamina
from delve.quests.progress import progress
from delve.rounds.points import score

# A number that players look at: what it is, and the card or the seat it is about.
Fact = tuple[str, int]


def preview(state: State, option: Option) -> View:
    """What the option leads to if nobody responds: the fight, and every number of the table that would be another.

    Whether others have something to answer with is theirs to know, so it is tried out with all that is hidden laid in
    an order that tells nothing. Where somebody would learn something nothing more can be told.
    """
    assert state.decision is not None
    seat = state.decision.seat
    twin = unknowing(state, seat)
    answer(twin, option)
    while not twin.learned and others_respond(twin, seat):
        answer(twin, Option(PASS))
    if twin.learned:
        return {"learns": True, "attack": None, "defence": None, "step": "", "result": "", "asks": None, "changes": []}
    source = NOTHING if twin.decision is None else twin.decision.frame.source
    return {
        "learns": False,
        "attack": seen_attack(twin, attack_view(twin), seat),
        "defence": defence_view(twin),
        "step": STEP_NAMES[twin.step],
        "result": twin.result,
        "asks": twin.card(source).name if source != NOTHING else None,
        "changes": changes(state, twin, option, seat),
    }


def others_respond(state: State, seat: int) -> bool:
    decision = state.decision
    return decision is not None and decision.seat != seat and respond_to(state, decision) is not None


def changes(before: State, after: State, option: Option, seat: int) -> list[View]:
    """The numbers that differ. That the cards of the option are played or Activated is what the option says.

    Where a card does nothing that can be counted yet, it is there at least.
    """
    named = {option.card, option.other} if verb_of(option)[1] else {option.card}
    was, now = facts(before, named, seat), facts(after, named, seat)
    here, there = in_sight(before), in_sight(after)
    found: list[View] = []
    for id in here:
        if id not in there:
            found.append(change("left", name_of(before, id), 1, 0))
    for id in there:
        if id not in here and id not in named:
            found.append(change("came", name_of(after, id), 0, 1))
    for fact, value in was.items():
        if fact in now and now[fact] != value:
            found.append(change(fact[0], called(before, fact), value, now[fact]))
    return found or [change("came", name_of(after, id), 0, 1) for id in there if id not in here]


def change(what: str, name: str, was: int, now: int) -> View:
    return {"what": what, "name": name, "was": was, "now": now}


def called(state: State, fact: Fact) -> str:
    """The card a number is about, or the number of the seat."""
    what, about = fact
    if what in {"hand", "points"}:
        return str(about + 1)
    return name_of(state, about) if about != NOTHING else ""


def in_sight(state: State) -> list[int]:
    """The cards that lie on the table and are neither decks nor Graves."""
    return [id for each in range(state.seats) for zone in (ENCOUNTER, PARTY, IN_PLAY) for id in state.cards(zone, each)]


def facts(state: State, named: set[int], seat: int) -> dict[Fact, int]:
    """The numbers of the table that a player looks at; Hand Limit, Resources and Quests are the player's own."""
    found: dict[Fact, int] = {
        ("to_beat", NOTHING): dungeon_stamina(state),
        ("limit", NOTHING): limit(state),
        ("hand_limit", NOTHING): hand_limit(state, seat),
    }
    for id in order(state, state.active):
        found["strikes", id] = attack_on(state, state.active, id)
    for id in in_sight(state):
        entity = state.entities[id]
        found["wounds", id] = entity.wounds
        found["poison", id] = entity.poison
        found["time", id] = entity.time
        found["locks", id] = entity.locks
        if entity.zone == PARTY and id not in named:
            found["activated", id] = int(entity.activated())
    for kind, name in enumerate(RESOURCE_NAMES):
        found[name, NOTHING] = free(state, seat, kind)
    for id in state.cards(QUESTS, seat):
        found["quest", id] = progress(state, seat, id)[0]
    for each in range(state.seats):
        found["hand", each] = len([id for id in state.cards(HAND, each) if id not in named])
        found["points", each] = score(state, each)
    return found
