"""Everything that is not offered has a reason, and the reason is true.

At every decision of random games all lines that could be said about the cards in sight are tried. For each that is not
offered there is a reason, and for every kind of reason there is a question here that must be answered with yes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hypothesis import given, settings
from tests.properties.games import BOOK, new_game, seeds, states, tables

from delve.effects.base import Pick
from delve.effects.selectors import cards_in
from delve.effects.wound import CombatWounds, Wounds
from delve.engine.interjections import can_interject, is_interjection
from delve.engine.notation import find_card, lines, name_of, parse
from delve.engine.refusals import why_not
from delve.messages import Message, keyed, say
from delve.model.abilities import CHARM, DRAFT_MARK, LEAP, STEALTH
from delve.model.cards import Block
from delve.model.decisions import VERBS
from delve.model.ids import (
    ALL_DAMAGE,
    ATTACK,
    CHARACTER,
    ENCOUNTER,
    END_COMBAT,
    EQUIPMENT,
    HAND,
    IN_ATTACK,
    IN_COMBAT,
    IN_DEFENCE,
    IN_END,
    IN_PLAY,
    IN_RESPOND,
    NOTHING,
    ON_KILL,
    ON_WIN,
    ON_WOUND,
    PARTY,
    POOL,
    RESPOND,
    STEP_NAMES,
    TRIGGERS,
)
from delve.model.state import Attack, Defence, State
from delve.model.tokens import SPENT_FLAG, Entity
from delve.queries.encounter import limit, points
from delve.queries.marching_order import primary_target
from delve.queries.participation import attackers_of, defended_targets, may_be_defended, struck
from delve.queries.playable import any_possible, boost_forbidden_by, booster
from delve.queries.power import attack_area
from delve.queries.resources import banned_by, cap, free, price
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
    """A line that was refused: the state, the seat, the words of the line, and the reason."""

    def __init__(self, state: State, seat: int, line: str, reason: Message) -> None:
        self.state = state
        self.seat = seat
        self.line = line
        self.key = reason["key"]
        self.args = reason["args"]
        assert state.decision is not None
        self.effect = state.decision.frame.effect

    def card(self, name: str, *zones: int) -> Entity:
        return self.state.entities[find_card(self.state, self.seat, name, zones)]

    def named(self, arg: str = "card") -> str:
        """The card that an argument of the reason names."""
        found = self.args[arg]
        assert isinstance(found, dict)
        assert "card" in found
        return found["card"]

    def number(self, arg: str) -> int:
        found = self.args[arg]
        assert isinstance(found, int)
        return found

    def seat_named(self) -> int:
        found = self.args["seat"]
        assert isinstance(found, dict)
        assert "seat" in found
        return found["seat"] - 1

    def copies(self, arg: str = "card") -> list[Entity]:
        """The cards in sight that the reason may be about: it does not say which copy."""
        found = [id for zone in IN_SIGHT for id in cards_in(self.state, zone, self.seat)]
        return [self.state.entities[id] for id in found if self.state.card(id).name == self.named(arg)]

    def played(self) -> tuple[Entity, Block]:
        """The card that the line plays, and its block that would count."""
        rest, disrupting, _ = self.line.removeprefix("play ").partition(" disrupting ")
        entity = self.card(rest.removesuffix(" boosted"), HAND)
        if disrupting:
            return entity, entity.card.red_block or entity.card.blocks[0]
        return entity, entity.card.blocks[1 if rest.endswith(" boosted") else 0]

    def spent(self) -> Entity:
        return self.card(self.line.removeprefix("spend "), IN_PLAY)

    def offers(self, verb: str) -> bool:
        return any(said == verb or said.startswith(verb + " ") for said in lines(self.state))

    def in_attack(self) -> bool:
        return isinstance(self.effect, AttackWindow)

    def in_defence(self) -> bool:
        return isinstance(self.effect, DefenceWindow)

    def attackers(self) -> tuple[int, ...]:
        return attackers_of(self.state, self.state.attack) if self.state.attack is not None else ()


Question = Callable[[Case], object]


def fought(state: State) -> Attack:
    """The attack that is being made."""
    assert state.attack is not None
    return state.attack


def held(state: State) -> Defence:
    """The defence that is being made."""
    assert state.defence is not None
    return state.defence


def of_card(holds: Callable[[State, Entity], object], arg: str = "card") -> Question:
    """Asks whether it holds of the card that the reason names."""
    return lambda case: any(holds(case.state, entity) for entity in case.copies(arg))


# What each step lets Crawler cards do, and the words for cards that may do one thing only.
MOMENTS: Final = {RESPOND: IN_RESPOND, TRIGGERS: IN_COMBAT, END_COMBAT: IN_END}
ONE_MOMENT: Final = {
    "why-moment-attack": IN_ATTACK,
    "why-moment-defence": IN_DEFENCE,
    "why-moment-win": ON_WIN,
    "why-moment-kill": ON_KILL,
    "why-moment-wound": ON_WOUND,
}


def moments(case: Case) -> int:
    """What the table is at, as cards have it."""
    state = case.state
    if isinstance(case.effect, Wounds):
        return ON_WOUND
    if state.defence is not None:
        return IN_DEFENCE
    if state.step == ATTACK and state.attack is not None:
        return ON_WIN | ON_KILL if state.attack.resolved else IN_ATTACK
    return MOMENTS.get(state.step, 0)


def has_other_moment(case: Case, when: int) -> bool:
    """Whether a card cannot do this now, and the reason says truly when it can."""
    said = case.args["moment"]
    assert isinstance(said, dict)
    assert "key" in said
    is_only = said["key"] not in ONE_MOMENT or when == ONE_MOMENT[said["key"]]
    now = moments(case)
    after_the_last_kill = bool(now & ON_WIN) and not fought(case.state).killed
    return is_only and (when & now == 0 or (after_the_last_kill and when & now == ON_KILL))


def costs(case: Case) -> bool:
    entity, _ = case.played()
    asked, kind = price(case.state, entity), entity.card.kind
    there = free(case.state, case.seat, kind)
    said = (case.number("cost"), case.number("left"), case.number("cap"))
    return (asked, there, cap(case.state, case.seat, kind)) == said and asked > there


def does_nothing(case: Case) -> bool:
    """No effect of the card, played or Spent as the line has it, can do anything."""
    state, seat = case.state, case.seat
    if case.line.startswith("spend "):
        entity = case.spent()
        return not any_possible(state, seat, entity.id, entity.block().spend)
    entity, block = case.played()
    if " disrupting " in case.line:
        seat = int(case.line.rsplit(" ", 1)[1]) - 1
    return not any_possible(state, seat, entity.id, block.effects)


def is_unmet(case: Case) -> bool:
    needs = case.played()[1].needs
    return needs is not None and not needs.holds(case.state, case.seat)


def has_no_room(case: Case) -> bool:
    room = case.number("room")
    there = limit(case.state) - points(case.state)
    return any(entity.card.cost == case.number("cost") > room == there for entity in case.copies())


def only_primary(case: Case) -> bool:
    primary = primary_target(case.state, case.state.active)
    is_primary = case.state.card(primary).name == case.named()
    return case.in_defence() and may_be_defended(case.state) == [primary] and is_primary


def nobody_boosts(case: Case) -> bool:
    entity = case.spent() if case.line.startswith("spend ") else case.played()[0]
    return booster(case.state, case.seat, entity) == NOTHING


def is_too_little(case: Case) -> bool:
    paid = case.card(case.line.rsplit(" with ", 1)[1], HAND).card
    return paid.kind != EQUIPMENT or paid.cost < case.number("cost")


def has_stealth(state: State, entity: Entity) -> bool:
    return has_mark(state, entity, STEALTH)


def hides(case: Case) -> bool:
    seen = of_card(lambda state, entity: not has_stealth(state, entity), "other")
    return bool(of_card(has_stealth)(case) and seen(case))


def hides_dearer(case: Case) -> bool:
    cheaper = BOOK.card(case.named("other"), "test").cost < BOOK.card(case.named(), "test").cost
    return bool(of_card(has_stealth)(case) and of_card(has_stealth, "other")(case) and cheaper)


def is_out_of_place(case: Case) -> bool:
    verb = next(verb for verb in sorted(VERBS, key=len, reverse=True) if case.line.startswith(verb))
    return case.args["step"] == keyed("word-at-step", STEP_NAMES[case.state.step]) and not case.offers(verb)


def is_choice_between(case: Case) -> bool:
    offered = case.args["lines"]
    assert isinstance(offered, str)
    return set(offered.split("; ")) <= set(lines(case.state)) and case.line not in offered.split("; ")


def belongs_to_other(case: Case) -> bool:
    return any(entity.owner == case.seat_named() != case.seat for entity in case.copies())


def forbids(holds: Callable[[Case], bool]) -> Question:
    """Asks whether the card named forbids it, and can."""
    able = of_card(lambda state, entity: not is_locked(state, entity), "source")
    return lambda case: able(case) and holds(case)


def is_banned(case: Case) -> bool:
    entity = case.spent() if case.line.startswith("spend ") else case.played()[0]
    return banned_by(case.state, case.seat, entity.card.kind) in [source.id for source in case.copies("source")]


def is_not_boosted(case: Case) -> bool:
    sources = [source.id for source in case.copies("source")]
    return boost_forbidden_by(case.state, case.played()[0]) in sources


def is_another_rival(case: Case) -> bool:
    against = case.args["seat"]
    assert isinstance(against, str)
    return int(against) - 1 not in case.state.format.rivals(case.state, case.seat)


REASONS: Final[dict[str, Question]] = {
    "why-illegal-target": lambda case: case.offers("choose") and bool(case.copies()),
    "why-choice": is_choice_between,
    "why-not-offered": is_out_of_place,
    # Crawler cards.
    "why-too-dear": costs,
    "why-no-target": does_nothing,
    "why-no-playing-now": lambda case: not case.offers("play"),
    "why-no-spending-now": lambda case: not case.offers("spend"),
    "why-wrong-moment": lambda case: has_other_moment(case, case.played()[1].when),
    "why-wrong-moment-to-spend": lambda case: has_other_moment(case, case.spent().block().spend_when),
    "why-no-spend": of_card(lambda state, entity: entity.zone == IN_PLAY and not entity.block().spend),
    "why-already-spent": of_card(lambda state, entity: entity.has_flag(SPENT_FLAG)),
    "why-host-locked": of_card(
        lambda state, entity: entity.target == NOTHING or is_locked(state, state.entities[entity.target])
    ),
    "why-banned": forbids(is_banned),
    "why-boost-forbidden": forbids(is_not_boosted),
    "why-no-disruption": of_card(lambda state, entity: entity.card.red_block is None and not entity.card.blended),
    "why-no-boost": of_card(lambda state, entity: len(entity.card.blocks) < 2),
    "why-booster-locked": lambda case: nobody_boosts(case) and of_card(is_locked)(case),
    "why-no-booster": nobody_boosts,
    "why-unmet": is_unmet,
    "why-no-attacker": lambda case: not case.offers("activate"),
    "why-no-defender": lambda case: not defended_targets(case.state),
    "why-nobody-to-activate": lambda case: not case.offers("activate"),
    "why-dungeon-card": of_card(lambda state, entity: entity.card.is_dungeon()),
    "why-only-disruptions": lambda case: case.seat not in case.state.format.allies(case.state, case.state.active),
    "why-no-opponent": lambda case: not case.state.format.rivals(case.state, case.seat),
    "why-no-opponent-there": is_another_rival,
    "why-other-faces": lambda case: case.seat_named() == case.state.active,
    "why-not-greedy": of_card(
        lambda state, entity: all(ability.price_to_leave() == NOTHING for ability in entity.card.abilities)
    ),
    "why-too-cheap": is_too_little,
    "why-no-buying-off-now": lambda case: not case.offers("buy off"),
    "why-no-draw": lambda case: not case.offers("draw"),
    "why-too-many-to-draw": lambda case: case.number("most") < int(case.line.split()[1]),
    # Combat.
    "why-other-activates": belongs_to_other,
    "why-other-spends": belongs_to_other,
    "why-locked-by": lambda case: any(
        case.state.card(possessor(case.state, entity)).name == case.named("other") for entity in case.copies()
    ),
    "why-locked": of_card(is_locked),
    "why-already-activated": of_card(lambda state, entity: entity.activated() and not is_locked(state, entity)),
    "why-attacks-already": lambda case: (
        case.in_attack() and of_card(lambda state, entity: entity.id in fought(state).activated)(case)
    ),
    "why-defends-already": lambda case: (
        case.in_defence() and of_card(lambda state, entity: entity.id in held(state).assigned)(case)
    ),
    "why-no-attackers": lambda case: case.in_attack() and not case.attackers(),
    "why-attackers-gone": lambda case: case.in_attack() and not case.attackers() and fought(case.state).activated,
    "why-attack-begun": lambda case: case.in_attack() and case.attackers(),
    "why-attack-made": lambda case: not case.in_attack() and fought(case.state).resolved,
    "why-attack-over": lambda case: case.state.step > ATTACK,
    "why-no-attack-now": lambda case: not case.in_attack() and case.state.step <= ATTACK,
    "why-no-defence-now": lambda case: not case.in_defence(),
    "why-nothing-attacks": lambda case: case.state.defence is None,
    "why-not-attacked": lambda case: (
        case.in_defence() and of_card(lambda state, entity: entity.id not in struck(state, state.active))(case)
    ),
    "why-only-challenged": only_primary,
    # Wounds.
    "why-no-wound-now": lambda case: not case.offers("wound"),
    "why-not-a-character": of_card(lambda state, entity: entity.card.kind != CHARACTER),
    "why-already-picked": lambda case: of_card(lambda state, entity: entity.id in picked(case))(case),
    "why-already-chosen": lambda case: of_card(lambda state, entity: entity.id in picked(case))(case),
    "why-fought-apart": of_card(lambda state, entity: not stands_here(state, entity.id)),
    "why-hides": hides,
    "why-hides-behind-cheaper": hides_dearer,
    "why-leaps": of_card(lambda state, entity: has_mark(state, entity, LEAP) and attack_area(state, fought(state)) > 1),
    "why-immune": of_card(lambda state, entity: immunity(state, entity) != 0),
    "why-immune-in-part": of_card(lambda state, entity: immunity(state, entity) != 0),
    "why-resists": of_card(lambda state, entity: resistance(entity, ALL_DAMAGE) > 0),
    "why-charms": of_card(lambda state, entity: has_mark(state, entity, CHARM)),
    # Dungeon cards and choices.
    "why-no-dungeon-card": of_card(lambda state, entity: not entity.card.is_dungeon()),
    "why-no-room": has_no_room,
    "why-encounter-full": lambda case: points(case.state) >= limit(case.state),
    "why-no-placing-now": lambda case: not case.offers("place"),
    "why-no-draft": lambda case: not case.state.format.drafts(),
    "why-not-drafted": of_card(lambda state, entity: not entity.card.marks & DRAFT_MARK),
    "why-no-draft-now": of_card(lambda state, entity: bool(entity.card.marks & DRAFT_MARK)),
    "why-no-conceding": lambda case: case.line == "concede",
}


def picked(case: Case) -> tuple[int, ...]:
    """What has been chosen already of several."""
    assert isinstance(case.effect, Pick | CombatWounds)
    return case.effect.picked


def is_true(case: Case) -> bool:
    """Whether the reason is of a known kind and holds."""
    assert case.key in REASONS, f"{case.line}: nobody asks whether it is true: {case.key}"
    return bool(REASONS[case.key](case))


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_every_line_that_is_not_offered_says_truly_why(at: tuple[str, int], seed: int) -> None:
    for game in states(new_game(at, seed), seed):
        state = game.state
        decision = state.decision
        if decision is None:
            continue
        for line in sayable(state, decision.seat):
            reason = why_not(state, decision.seat, line)
            if parse(state, line) is not None or (is_interjection(line) and can_interject(state, line, decision.seat)):
                assert reason is None, line
            else:
                assert reason, line
                assert is_true(Case(state, decision.seat, line, reason)), f"{line}: {say(reason)}"
