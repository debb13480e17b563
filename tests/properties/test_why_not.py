"""Whatever is not offered says why, and what it says is true.

At the decisions of random games every line that could be said about the cards in sight is tried. For each that is not
offered there is a reason, and for every kind of reason there is a question here that must be answered with yes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from hypothesis import given, settings
from tests.properties.games import BOOK, new_game, seeds, states, tables

from delve.effects.selectors import cards_in
from delve.engine.explain import find_card
from delve.engine.interjections import can_interject, is_interjection
from delve.engine.notation import lines, name_of, parse
from delve.engine.refusals import why_not
from delve.model.abilities import CHARM, DRAFTED, LEAP, STEALTH
from delve.model.decisions import VERBS
from delve.model.ids import (
    ALL_DAMAGE,
    ATTACK,
    CHARACTER,
    ENCOUNTER,
    EQUIPMENT,
    HAND,
    IN_PLAY,
    KIND_NAMES,
    NOTHING,
    PARTY,
    POOL,
    STEP_NAMES,
)
from delve.model.state import State
from delve.model.tokens import SPENT_FLAG, Entity
from delve.queries.encounter import limit, points
from delve.queries.marching_order import primary_target
from delve.queries.participation import attackers_of, defended_targets, may_be_defended, struck
from delve.queries.playable import any_possible, booster
from delve.queries.power import attack_area
from delve.queries.resources import cap, free, price
from delve.queries.stamina import stands_here
from delve.queries.standing import has_mark, immunity, is_locked, possessor, resistance
from delve.rounds.defence import DefenceWindow
from delve.rounds.step3_2_adventurers_attack import AttackWindow

IN_SIGHT: Final = (HAND, IN_PLAY, PARTY, ENCOUNTER, POOL)

# --- Everything that might be said. -------------------------------------------------------------------------------


def sayable(state: State, seat: int) -> Iterator[str]:
    """The lines of the notation about the cards that this seat has before it."""
    hand, play = cards_in(state, HAND, seat), cards_in(state, IN_PLAY, seat)
    party, encounter = cards_in(state, PARTY, seat), cards_in(state, ENCOUNTER, seat)
    named = {id: name_of(state, id) for id in (*hand, *play, *party, *encounter, *state.cards(POOL, seat))}
    for id in hand:
        yield from (f"{form.format(named[id])}" for form in ("play {}", "play {} boosted", "discard {}", "drop {}"))
        yield from (f"play {named[id]} disrupting {other + 1}" for other in range(state.seats))
    for id in play:
        yield from (f"spend {named[id]}", f"release {named[id]}")
    for id in party:
        yield from (f"activate {named[id]}", f"choose {named[id]}")
        yield from (f"defend {named[id]} with {named[other]}" for other in party)
        yield from (f"assign {named[card]} to {named[id]}" for card in play)
    for id in encounter:
        yield from (f"wound {named[id]}", f"choose {named[id]}", f"trigger {named[id]}")
        yield from (f"buy off {named[id]} with {named[paid]}" for paid in hand)
    for id in (*hand, *state.cards(POOL, seat)):
        yield from (f"place {named[id]}", f"draft {named[id]}", f"top {named[id]}", f"bottom {named[id]}")
    yield from ("attack", "pass", "resolve", "done", "none", "challenge", "draw 1", "concede")


# --- The reasons, and what must be true of each. --------------------------------------------------------------------


class Case:
    """A line that was refused: the state, the seat and the words of the line."""

    def __init__(self, state: State, seat: int, line: str) -> None:
        self.state = state
        self.seat = seat
        self.line = line
        assert state.decision is not None
        self.effect = state.decision.frame.effect

    def card(self, name: str, *zones: int) -> Entity:
        return self.state.entities[find_card(self.state, self.seat, name, zones)]

    def copies(self, name: str) -> list[Entity]:
        """The cards in sight that a name may mean; a reason does not say which copy it is about."""
        found = [id for zone in IN_SIGHT for id in cards_in(self.state, zone, self.seat)]
        return [self.state.entities[id] for id in found if self.state.card(id).name == name]

    def offers(self, verb: str) -> bool:
        return any(said == verb or said.startswith(verb + " ") for said in lines(self.state))

    def in_attack(self) -> bool:
        return isinstance(self.effect, AttackWindow)

    def in_defence(self) -> bool:
        return isinstance(self.effect, DefenceWindow)

    def attackers(self) -> tuple[int, ...]:
        return attackers_of(self.state, self.state.attack) if self.state.attack is not None else ()


Question = Callable[..., object]


def of_card(holds: Callable[[State, Entity], bool]) -> Question:
    """Asks whether it holds of the card that the reason names first."""
    return lambda case, name, *rest: any(holds(case.state, entity) for entity in case.copies(name))


def always(case: Case, *words: str) -> bool:
    """Where the reason repeats what the query has found, and asking again would be the same query."""
    return True


def costs(case: Case, name: str, cost: str, kind: str, left: str, most: str) -> bool:
    place = [word.capitalize() for word in KIND_NAMES].index(kind)
    asked = price(case.state, case.card(name, HAND))
    there = free(case.state, case.seat, place)
    return (asked, there, cap(case.state, case.seat, place)) == (int(cost), int(left), int(most)) and asked > there


def does_nothing(case: Case, name: str) -> bool:
    """No effect of the card, played or Spent as the line has it, can do anything."""
    state, seat = case.state, case.seat
    if case.line.startswith("spend "):
        entity = case.card(case.line[6:], IN_PLAY)
        return not any_possible(state, seat, entity.id, entity.block().spend)
    entity = case.card(name, HAND)
    block = entity.card.blocks[1 if case.line.endswith(" boosted") else 0]
    if " disrupting " in case.line:
        seat = int(case.line.rsplit(" ", 1)[1]) - 1
        block = entity.card.red_block or block
    return not any_possible(state, seat, entity.id, block.effects)


def has_no_room(case: Case, name: str, cost: str, left: str) -> bool:
    there = limit(case.state) - points(case.state)
    return any(entity.card.cost == int(cost) > int(left) == there for entity in case.copies(name))


def only_primary(case: Case, name: str) -> bool:
    primary = primary_target(case.state, case.state.active)
    return case.in_defence() and may_be_defended(case.state) == [primary] and case.state.card(primary).name == name


def nobody_boosts(case: Case, *words: str) -> bool:
    spent = case.line.startswith("spend ")
    name = case.line.removeprefix("spend ").removeprefix("play ").removesuffix(" boosted")
    entity = case.card(name, IN_PLAY if spent else HAND)
    return booster(case.state, case.seat, entity) == NOTHING


def is_too_little(case: Case, cost: str) -> bool:
    paid = case.card(case.line.rsplit(" with ", 1)[1], HAND).card
    return paid.kind != EQUIPMENT or paid.cost < int(cost)


def hides(case: Case, name: str, other: str) -> bool:
    hidden = of_card(lambda state, entity: has_mark(state, entity, STEALTH))
    seen = of_card(lambda state, entity: not has_mark(state, entity, STEALTH))
    return hidden(case, name) and seen(case, other)


def hides_dearer(case: Case, name: str, other: str) -> bool:
    hidden = of_card(lambda state, entity: has_mark(state, entity, STEALTH))
    cheaper = BOOK.card(other, "test").cost < BOOK.card(name, "test").cost
    return hidden(case, name) and hidden(case, other) and cheaper


def is_out_of_place(case: Case, step: str) -> bool:
    verb = next(verb for verb in sorted(VERBS, key=len, reverse=True) if case.line.startswith(verb))
    return step == STEP_NAMES[case.state.step] and not case.offers(verb)


REASONS: Final[dict[str, Question]] = {
    # These have the words of others in them, so they are looked at first.
    r"(.+) is not a legal target: .+": lambda case, name: case.offers("choose") and bool(case.copies(name)),
    r"the choice is between: (.+)": lambda case, offered: set(offered.split("; ")) <= set(lines(case.state)),
    r"that is not offered now \(([\w-]+): .*\)": is_out_of_place,
    # Crawler cards.
    r"(.+) costs (\d+) (\w+); (\d+) of (\d+) (?:is|are) free": costs,
    r"(.+) has no legal target and nothing else to do": does_nothing,
    r"cards cannot be played at this moment": lambda case: not case.offers("play"),
    r"cards cannot be Spent at this moment": lambda case: not case.offers("spend"),
    r"(.+) cannot be played now: .+": always,
    r"(.+) cannot be Spent now: .+": always,
    r"(.+) cannot be Spent": of_card(lambda state, entity: entity.zone == IN_PLAY and not entity.block().spend),
    r"(.+) has already been Spent": of_card(lambda state, entity: entity.has_flag(SPENT_FLAG)),
    r"the Adventurer that (.+) is Assigned to is Locked or gone": of_card(
        lambda state, entity: entity.target == NOTHING or is_locked(state, state.entities[entity.target])
    ),
    r"(.+) forbids \w+ cards": of_card(lambda state, entity: not is_locked(state, entity)),
    r"(.+) forbids Boosting .+": of_card(lambda state, entity: not is_locked(state, entity)),
    r"(.+) is no Disruption card": of_card(
        lambda state, entity: entity.card.red_block is None and not entity.card.blended
    ),
    r"(.+) has no Boost": of_card(lambda state, entity: len(entity.card.blocks) < 2),
    r"no Active Adventurer is a [^:]+: (.+) is Locked": lambda case, name: (
        nobody_boosts(case) and of_card(is_locked)(case, name)
    ),
    r"no Active Adventurer is a [^:]+": nobody_boosts,
    r"(.+) is played only if .+": always,
    r"no Adventurer can attack: all are Activated or Locked": lambda case: not case.offers("activate"),
    r"(.+) needs a target with a defender": lambda case, name: not defended_targets(case.state),
    r"(.+) asks you to Activate an Adventurer, and none is ready": lambda case, name: not case.offers("activate"),
    r"(.+) is a Dungeon card: it is placed .+": of_card(lambda state, entity: entity.card.is_dungeon()),
    r"on another's turn only Disruption cards are played, and .+ is not one here": lambda case: (
        case.seat not in case.state.format.allies(case.state, case.state.active)
    ),
    r"there is no opponent to disrupt": lambda case: not case.state.format.rivals(case.state, case.seat),
    r"no opponent sits at seat (\d+)": lambda case, seat: (
        int(seat) - 1 not in case.state.format.rivals(case.state, case.seat)
    ),
    r"a Disruption is played against the one who faces the Encounter: seat (\d+)": lambda case, seat: (
        int(seat) - 1 == case.state.active
    ),
    r"(.+) is not Greedy": of_card(
        lambda state, entity: all(ability.price_to_leave() == NOTHING for ability in entity.card.abilities)
    ),
    r"it takes an Equipment card of Cost (\d+) or more": is_too_little,
    r"cards cannot be discarded for that at this moment": lambda case: not case.offers("buy off"),
    r"no card asks how many to draw": lambda case: not case.offers("draw"),
    r"only (\d+) can be drawn": lambda case, most: int(most) < int(case.line.split()[1]),
    # Combat.
    r"(.+) is seat (\d+)'s to (?:Activate|Spend)": lambda case, name, owner: any(
        entity.owner == int(owner) - 1 != case.seat for entity in case.copies(name)
    ),
    r"(.+) is Locked by (.+)": lambda case, name, holder: any(
        case.state.card(possessor(case.state, entity)).name == holder for entity in case.copies(name)
    ),
    r"(.+) is Locked": of_card(is_locked),
    r"(.+) is already Activated": of_card(lambda state, entity: entity.activated() and not is_locked(state, entity)),
    r"(.+) already takes part in this attack": lambda case, name: (
        case.in_attack() and of_card(lambda state, entity: entity.id in state.attack.activated)(case, name)
    ),
    r"(.+) has already been assigned in this defence: .+": lambda case, name: (
        case.in_defence() and of_card(lambda state, entity: entity.id in state.defence.assigned)(case, name)
    ),
    r"no Adventurer is Activated for the attack": lambda case: case.in_attack() and not case.attackers(),
    r"nobody is left who was Activated for the attack: .+": lambda case: (
        case.in_attack() and not case.attackers() and case.state.attack.activated
    ),
    r"the attack has begun: an Adventurer is Activated": lambda case: case.in_attack() and case.attackers(),
    r"the attack has already been made": lambda case: not case.in_attack() and case.state.attack.resolved,
    r"the attack of this Round is over": lambda case: case.state.step > ATTACK,
    r"this is not the moment to attack": lambda case: not case.in_attack() and case.state.step <= ATTACK,
    r"this is not the moment to defend": lambda case: not case.in_defence(),
    r"nothing attacks now": lambda case: case.state.defence is None,
    r"(.+) is not attacked": lambda case, name: (
        case.in_defence() and of_card(lambda state, entity: entity.id not in struck(state, state.active))(case, name)
    ),
    r"nothing attacks: only (.+) may be defended, to win the challenge": only_primary,
    # Wounds.
    r"no Wound is to be given now": lambda case: not case.offers("wound"),
    r"(.+) has no Life Score: only Characters can be Wounded": of_card(
        lambda state, entity: entity.card.kind != CHARACTER
    ),
    r"(.+) has already been chosen.*": lambda case, name: case.effect.picked,
    r"(.+) belongs to the other Combat of this Round": of_card(lambda state, entity: not stands_here(state, entity.id)),
    r"(.+) has Stealth, and (.+) without it is there": hides,
    r"(.+) has Stealth, and (.+), which has it too, costs less": hides_dearer,
    r"(.+) has Leap: an Area attack cannot include it": of_card(
        lambda state, entity: has_mark(state, entity, LEAP) and attack_area(state, state.attack) > 1
    ),
    r"(.+) is Immune.+": of_card(lambda state, entity: immunity(state, entity) != 0),
    r"(.+) has Resist: .+": of_card(lambda state, entity: resistance(entity, ALL_DAMAGE) > 0),
    r"(.+) has Charm: .+": of_card(lambda state, entity: has_mark(state, entity, CHARM)),
    # Dungeon cards and choices.
    r"(.+) is no Dungeon card": of_card(lambda state, entity: not entity.card.is_dungeon()),
    r"(.+) costs (\d+); the Encounter has room for (\d+)": has_no_room,
    r"the Encounter is full": lambda case: points(case.state) >= limit(case.state),
    r"Dungeon cards are not placed at this moment": lambda case: not case.offers("place"),
    r"Draft is ignored in .+": lambda case: not case.state.format.drafts(),
    r"(.+) has no Draft": of_card(lambda state, entity: not entity.card.marks & DRAFTED),
    r"(.+) is drafted when it is turned up, and not at this moment": of_card(
        lambda state, entity: bool(entity.card.marks & DRAFTED)
    ),
    r"there is nobody to concede to in .+": lambda case: case.line == "concede",
}


def is_true(case: Case, reason: str) -> bool:
    """Whether the reason is of a known kind and holds."""
    for pattern, holds in REASONS.items():
        found = re.fullmatch(pattern, reason)
        if found is not None:
            return bool(holds(case, *found.groups()))
    raise AssertionError(f"{case.line}: nobody asks whether it is true: {reason}")


@settings(max_examples=20, deadline=None)
@given(tables, seeds)
def test_every_line_that_is_not_offered_says_truly_why(at: tuple[str, int], seed: int) -> None:
    chance = Random(seed)
    for game in states(new_game(at, seed), seed):
        state = game.state
        decision = state.decision
        # All lines at every decision would take minutes a game.
        if decision is None or chance.random() > 0.15:
            continue
        for line in sayable(state, decision.seat):
            reason = why_not(state, decision.seat, line)
            if parse(state, line) is not None or (is_interjection(line) and can_interject(state, line, decision.seat)):
                assert reason == "", line
            else:
                assert reason, line
                assert is_true(Case(state, decision.seat, line), reason), f"{line}: {reason}"
