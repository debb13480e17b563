"""The outcome of an option, without revealing hidden information."""

from __future__ import annotations

from delve.engine.hidden import unknowing
from delve.engine.notation import name_of, verb_of
from delve.engine.numbers import number
from delve.engine.run import answer
from delve.engine.views import attack_view, defence_view, respond_to, seen_attack
from delve.model.decisions import PASS, Option
from delve.model.ids import ENCOUNTER, HAND, IN_PLAY, NOTHING, PARTY, QUESTS, RESOURCE_NAMES, STEP_NAMES
from delve.model.shown import Change, Preview
from delve.model.state import State
from delve.queries.marching_order import order
from delve.quests.progress import progress
from delve.rounds.points import score

# A visible number: its name, and the card or the seat it is about.
Fact = tuple[str, int]


def preview(state: State, option: Option) -> Preview:
    """The outcome of an option if nobody responds: the fight, and every number of the table that would change.

    Whether others can respond is secret, so the option is tried on a state with hidden cards in a canonical order. If
    somebody would learn something, the preview ends there.
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


def changes(before: State, after: State, option: Option, seat: int) -> list[Change]:
    """The numbers that differ, without what the option itself says: that its cards are played or Activated.

    If a card changes no number, its presence is reported.
    """
    named = {option.card, option.other} if verb_of(option)[1] else {option.card}
    was, now = facts(before, named, seat), facts(after, named, seat)
    here, there = in_sight(before), in_sight(after)
    found: list[Change] = []
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


def change(what: str, name: str, was: int, now: int) -> Change:
    return {"what": what, "name": name, "was": was, "now": now}


def called(state: State, fact: Fact) -> str:
    """The name of the card a number is about, or the number of the seat."""
    what, about = fact
    if what in {"hand", "points"}:
        return str(about + 1)
    return name_of(state, about) if about != NOTHING else ""


def in_sight(state: State) -> list[int]:
    """The cards on the table, without decks and Graves."""
    return [id for each in range(state.seats) for zone in (ENCOUNTER, PARTY, IN_PLAY) for id in state.cards(zone, each)]


def facts(state: State, named: set[int], seat: int) -> dict[Fact, int]:
    """The numbers of the table that a player sees; Hand Limit, Resources and Quests are the player's own."""
    found: dict[Fact, int] = {
        ("to_beat", NOTHING): number(state, seat, "dungeon.stamina"),
        ("limit", NOTHING): number(state, seat, "encounter.limit"),
        ("hand_limit", NOTHING): number(state, seat, "hand.limit"),
    }
    for id in order(state, state.active):
        found["strikes", id] = number(state, state.active, "against.NAME", id)
    for id in in_sight(state):
        entity = state.entities[id]
        found["wounds", id] = entity.wounds
        found["poison", id] = entity.poison
        found["time", id] = entity.time
        found["locks", id] = entity.locks
        if entity.zone == PARTY and id not in named:
            found["activated", id] = int(entity.activated())
    for name in RESOURCE_NAMES:
        found[name, NOTHING] = number(state, seat, f"resources.{name}")
    for id in state.cards(QUESTS, seat):
        found["quest", id] = progress(state, seat, id)[0]
    for each in range(state.seats):
        found["hand", each] = len([id for id in state.cards(HAND, each) if id not in named])
        found["points", each] = score(state, each)
    return found
