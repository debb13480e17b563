"""The numbers that people see, each with one name and one way to compute it.

Explanations, facts, previews, views and the terminal use this table. A name with NAME in it belongs to a card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from delve.engine.notation import find_card
from delve.messages import message
from delve.model.errors import BadInput, nearest
from delve.model.ids import ENCOUNTER, HAND, NOTHING, PARTY, RESOURCE_NAMES
from delve.model.state import State
from delve.queries.encounter import limit, points
from delve.queries.explanation import Explanation
from delve.queries.marching_order import primary_target
from delve.queries.power import attack_on, attack_power, power
from delve.queries.resources import free, hand_limit, price
from delve.queries.stamina import defence_stamina, dungeon_stamina, stamina
from delve.queries.standing import life

# Computes a number for a seat, and for a card if it belongs to one, and fills in the explanation if given.
Find = Callable[[State, int, int, Explanation | None], int]


class Number:
    """How a number is computed, and for what."""

    def __init__(self, find: Find, where: tuple[int, ...] = (), is_own: bool = False) -> None:
        self.find = find
        self.where = where  # the zones of its cards; empty for a number of the table
        self.is_own = is_own  # separate for every seat, or visible only for one's own cards


def _against_primary_target(state: State, seat: int, id: int, why: Explanation | None) -> int:
    return attack_on(state, seat, primary_target(state, seat), why)


def _attack(state: State, seat: int, id: int, why: Explanation | None) -> int:
    return 0 if state.attack is None else attack_power(state, state.attack, 0, why)


def _free(kind: int) -> Find:
    return lambda state, seat, id, why: free(state, seat, kind, why)


NUMBERS: Final[dict[str, Number]] = {
    "dungeon.stamina": Number(lambda state, seat, id, why: dungeon_stamina(state, why)),
    "dungeon.power": Number(_against_primary_target),
    "attack.power": Number(_attack),
    "hand.limit": Number(lambda state, seat, id, why: hand_limit(state, seat, why), is_own=True),
    "encounter.points": Number(lambda state, seat, id, why: points(state, why)),
    "encounter.limit": Number(lambda state, seat, id, why: limit(state, why)),
    **{f"resources.{name}": Number(_free(kind), is_own=True) for kind, name in enumerate(RESOURCE_NAMES)},
    "card.NAME.power": Number(lambda state, seat, id, why: power(state, state.entities[id], why), (ENCOUNTER,)),
    "card.NAME.stamina": Number(
        lambda state, seat, id, why: stamina(state, state.entities[id], why), (ENCOUNTER, PARTY)
    ),
    "card.NAME.life": Number(lambda state, seat, id, why: life(state, state.entities[id], why), (ENCOUNTER, PARTY)),
    "card.NAME.cost": Number(lambda state, seat, id, why: price(state, state.entities[id], why), (HAND,), is_own=True),
    "against.NAME": Number(attack_on, (PARTY,)),
    "defence.NAME": Number(lambda state, seat, id, why: defence_stamina(state, id, False, why), (PARTY,)),
}


def number(state: State, seat: int, name: str, id: int = NOTHING, why: Explanation | None = None) -> int:
    """The current value of a number for a seat; ``id`` is its card."""
    return NUMBERS[name].find(state, seat, id, why)


def taken_apart(what: str) -> tuple[str, str]:
    """Splits ``card.Goblin.power`` into the names of number and card; bad input if there is no such number."""
    for name in NUMBERS:
        before, is_of_card, after = name.partition("NAME")
        if not is_of_card:
            if what == name:
                return name, ""
        elif what.startswith(before) and what.endswith(after) and len(what) >= len(before) + len(after):
            return name, what[len(before) : len(what) - len(after)]
    raise BadInput(message("check-no-number-name", what=what, nearest=nearest(what, list(NUMBERS))))


def asked_of(state: State, seat: int, what: str) -> tuple[str, int]:
    """The name of the number, and its card on this seat's side, if it belongs to one."""
    name, card = taken_apart(what)
    where = NUMBERS[name].where
    return name, find_card(state, seat, card, where) if where else NOTHING


def is_own(what: str) -> bool:
    """Whether every seat has this number separately."""
    return NUMBERS[taken_apart(what)[0]].is_own
