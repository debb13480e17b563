"""What a seat cannot see, and what could be there instead.

A hidden card is known to those who have looked at it; for others it may be any card of its group. ``redeal`` returns a
random state that a seat cannot tell from the real one, for agents.
"""

from __future__ import annotations

from typing import Final

from delve.model.chance import Chance, seeded
from delve.model.decisions import Decision
from delve.model.ids import CRAWLER_DECK, DUNGEON_DECK, HAND, NOBODY, POOL
from delve.model.state import State
from delve.model.tokens import FACE_UP_FLAG, Entity

SPECTATOR: Final = -1
# A spectator to whom the players have opened their hands and pools; decks stay closed.
TRUSTED_SPECTATOR: Final = -2

# Attempts at dealing a hand that fits the open question.
_TRIES: Final = 50


def knows(state: State, entity: Entity, seat: int) -> bool:
    """Whether this seat has seen this hidden card; a spectator has seen what everybody has."""
    everybody = (1 << state.seats) - 1
    return entity.known & everybody == everybody if seat < 0 else entity.known >> seat & 1 == 1


def may_see(state: State, id: int, owner: int, seat: int) -> bool:
    """Whether a card in a hand or pool is visible to this viewer."""
    return owner == seat or seat == TRUSTED_SPECTATOR or knows(state, state.entities[id], seat)


def hidden_groups(state: State, seat: int) -> list[list[int]]:
    """Groups of cards that this seat cannot tell apart.

    A seat knows its own hand, so its Crawler deck is a group by itself; another's hand and deck form one group, and so
    do another's pool and Dungeon deck. Face-up cards, drafted cards and cards that the seat has looked at belong to
    none.
    """
    groups: list[list[int]] = []
    for owner in range(state.seats):
        groups.append(hidden_group(state, owner, CRAWLER_DECK, HAND, seat))
        groups.append(hidden_group(state, owner, DUNGEON_DECK, POOL, seat))
    return groups


def hidden_group(state: State, owner: int, deck: int, held: int, seat: int) -> list[int]:
    """What this seat cannot see of a deck and of the hand or pool that is drawn from it."""
    group: list[int] = []
    for id in state.cards(deck, owner):
        entity = state.entities[id]
        if not entity.flags & FACE_UP_FLAG and not knows(state, entity, seat):
            group.append(id)
    for id in state.cards(held, owner):
        if not may_see(state, id, owner, seat):
            group.append(id)
    return group


def unknowing(state: State, seat: int) -> State:
    """The state with everything hidden from a seat sorted by name: equal for all states it cannot tell apart."""
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

    Another seat's open question is asked again with its new hand, which is dealt so that the same seat is asked the
    same thing.
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
    # The question reveals so much about the hand that hardly any other fits: keep the real hand.
    return deal(state, seat, chance, NOBODY if decision is None else decision.seat)


def put_again(state: State, decision: Decision) -> Decision | None:
    """Reopens a decision with its current options."""
    withdraw(state)
    decision.frame.effect.resolve(state, decision.frame)
    return state.decision


def withdraw(state: State) -> None:
    state.decision = None


def deal(state: State, seat: int, chance: Chance, spared: int) -> State:
    """The state with everything hidden from a seat redealt, except what one other seat can see."""
    twin = state.clone()
    groups = hidden_groups(state, seat)
    if spared != NOBODY:
        unseen = {id for group in hidden_groups(state, spared) for id in group}
        groups = [[id for id in group if id in unseen] for group in groups]
    for group in groups:
        dealt = chance.shuffled(tuple(group))
        for place in range(len(group)):
            here = state.entities[group[place]]
            origin = state.entities[dealt[place]]
            # Copies of a card are alike.
            if here.card is not origin.card or here.uses != origin.uses:
                entity = twin.edit(group[place])
                entity.card = origin.card
                entity.uses = origin.uses
    twin.chance = chance
    twin.changed = state.changed
    return twin
