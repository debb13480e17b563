"""Every number explains itself, and everything that cannot be done says why not."""

from __future__ import annotations

from typing import Final

from delve.effects.selectors import cards_in
from delve.engine.notation import spellings
from delve.model.errors import BadInput, nearest
from delve.model.ids import (
    ENCOUNTER,
    HAND,
    NOTHING,
    PARTY,
    RESOURCE_NAMES,
)
from delve.model.state import State
from delve.queries.encounter import limit, points
from delve.queries.explanation import Explanation
from delve.queries.marching_order import primary_target
from delve.queries.power import attack_on, attack_power, power
from delve.queries.resources import free, hand_limit, price
from delve.queries.stamina import defence_stamina, dungeon_stamina, stamina
from delve.queries.standing import enfeebler, life, possessor

# --- Numbers. ----------------------------------------------------------------------------------------------------

EXPLAINED: Final = (
    "dungeon.stamina",
    "dungeon.power",
    "attack.power",
    "hand.limit",
    "encounter.points",
    "encounter.limit",
    "card.NAME.power",
    "card.NAME.stamina",
    "card.NAME.life",
    "card.NAME.cost",
    "against.NAME",
    "defence.NAME",
)


def explain(state: State, seat: int, what: str) -> Explanation:
    """The contributions to a number, by the name that scenario files give it."""
    why = Explanation()
    if what == "dungeon.stamina":
        dungeon_stamina(state, why)
    elif what == "dungeon.power":
        attack_on(state, seat, primary_target(state, seat), why)
    elif what == "attack.power":
        if state.attack is not None:
            attack_power(state, state.attack, 0, why)
    elif what == "hand.limit":
        hand_limit(state, seat, why)
    elif what == "encounter.points":
        points(state, why)
    elif what == "encounter.limit":
        limit(state, why)
    elif what.startswith("resources.") and what[10:] in RESOURCE_NAMES:
        free(state, seat, RESOURCE_NAMES.index(what[10:]), why)
    elif what.startswith("against."):
        attack_on(state, seat, find_card(state, seat, what[8:], (PARTY,)), why)
    elif what.startswith("defence."):
        defence_stamina(state, find_card(state, seat, what[8:], (PARTY,)), False, why)
    elif what.startswith("card.") and what.endswith(".power"):
        power(state, state.entities[find_card(state, seat, what[5:-6], (ENCOUNTER,))], why)
    elif what.startswith("card.") and what.endswith(".stamina"):
        stamina(state, state.entities[find_card(state, seat, what[5:-8], (ENCOUNTER, PARTY))], why)
    elif what.startswith("card.") and what.endswith(".life"):
        life(state, state.entities[find_card(state, seat, what[5:-5], (ENCOUNTER, PARTY))], why)
    elif is_cost(what):
        price(state, state.entities[find_card(state, seat, what[5:-5], (HAND,))], why)
    else:
        known = [*EXPLAINED, *[f"resources.{kind}" for kind in RESOURCE_NAMES]]
        raise BadInput(f"{what!r}: no number has that name{nearest(what, known)}")
    return why


def is_cost(what: str) -> bool:
    """Whether it is the number of a card in hand, and so tells what is held."""
    return what.startswith("card.") and what.endswith(".cost")


def told(state: State, why: Explanation) -> list[str]:
    """An explanation as lines: ``+1  Graveyard: Each undead or spirit gains +1 Stamina.``"""
    rows: list[str] = []
    for source, amount, reason in zip(why.sources, why.amounts, why.reasons, strict=True):
        name = state.card(source).name + ": " if source != NOTHING else ""
        rows.append(f"{amount:+d}  {name}{reason}")
    return rows


def find_card(state: State, seat: int, name: str, zones: tuple[int, ...]) -> int:
    """A card on this seat's side of the table by name; bad input if there is none."""
    wanted, _, number = name.partition("#")
    place = int(number) - 1 if number.isdecimal() else 0
    seen: list[str] = []
    for zone in zones:
        cards = cards_in(state, zone, seat)
        for id in cards:
            seen.append(state.card(id).name)
            if wanted.lower() in [form.lower() for form in spellings(state.card(id).name)]:
                same = [other for other in cards if state.card(other).name == state.card(id).name]
                if 0 <= place < len(same):
                    return same[place]
    raise BadInput(f"no {name!r} is there{nearest(wanted, seen)}")


def standing(state: State, id: int) -> list[str]:
    """What is out of the ordinary about a card in play, for screens."""
    entity = state.entities[id]
    notes: list[str] = []
    holder = possessor(state, entity)
    if holder != NOTHING:
        notes.append(f"possessed by {state.card(holder).name}")
    weakener = enfeebler(state, entity)
    if weakener != NOTHING:
        notes.append(f"Enfeebled by {state.card(weakener).name}")
    return notes
