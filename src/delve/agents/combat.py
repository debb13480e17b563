"""Plans for Combat: with whom and what to attack, and how to meet the Dungeon's attack.

A plan is made on paper, with the numbers of ``planning/trial.py``, and made again at every question: what somebody does
in between is seen the next time.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from delve.agents.hand import use
from delve.agents.judgement import (
    ADVENTURER,
    GAME,
    PREVENTER,
    card_price,
    lives_left,
    lives_worth,
    prevents,
    standing,
)
from delve.model.abilities import CHARM
from delve.model.ids import ATTACK, NOTHING
from delve.model.state import UNDECIDED, State
from delve.model.tokens import LOST_FLAG, WON_FLAG
from delve.planning.figures import attackers_of, life, may_attack, may_defend, order
from delve.planning.trial import (
    Assault,
    Blow,
    CombatCard,
    attack_cards,
    blows,
    can_pay,
    cover,
    defence_cards,
    judged,
    struck,
    try_attack,
)

# Effects of an attack besides the Wound, such as Poison, Drain and Steal.
SIDE_EFFECT: Final = 1.5
# A challenge that no Quest asks for, and how much of one is still hoped for when little is missing.
CHALLENGE: Final = 2.5
HOPE: Final = 1.0
# An Adventurer who meets an attack that comes before the party's own.
DEFENDS_EARLY: Final = 0.7
# The cards that a Character with Charm asks for.
CHARM_CARDS: Final = 1.5
# The most cards that a plan adds to an attack, or to one defence.
MOST_CARDS: Final = 3


class Guard:
    """A defence of one Adventurer; NOTHING stands for any defender."""

    def __init__(self, target: int, defenders: int, cards: list[CombatCard]) -> None:
        self.target = target
        self.defenders = defenders
        self.cards = cards


class Plan:
    """What to do in this Combat, and what the position is worth with it."""

    def __init__(
        self,
        worth: float,
        guards: list[Guard],
        attackers: list[int] | None = None,
        cards: list[CombatCard] | None = None,
    ) -> None:
        self.worth = worth
        self.guards = guards
        self.attackers = attackers or []
        self.cards = cards or []


def plan(state: State, seat: int) -> Plan:
    """The best plan for the rest of the Combat; empty if this side does not fight."""
    fights = state.active in state.format.allies(state, seat)
    if state.result != UNDECIDED or not fights or (state.step > ATTACK and state.defence is None):
        return Plan(standing(state, seat), [])
    ready = [id for id in order(state, seat) if may_defend(state, id)]
    # Its own Adventurers first: it does not control the others.
    ready.sort(key=lambda id: state.entities[id].owner != seat)
    covers = defence_cards(state, seat)
    over = state.defence is not None or (state.attack is not None and state.attack.resolved)
    if over:
        return Front(state, seat).meet(ready, covers, stake_of(state, seat) if state.attack_won else 0.0)
    return plan_attack(state, seat, ready, covers)


def stake_of(state: State, seat: int) -> float:
    """The value of winning the challenges in play: Quests and rewards."""
    total = 0.0
    for id in state.encounter():
        entity = state.entities[id]
        if entity.card.challenge is not None and not entity.flags & (WON_FLAG | LOST_FLAG):
            lost = standing(judged(state, id, False), seat)
            total += CHALLENGE + standing(judged(state, id, True), seat) - lost
    return total


# --- The party's attack. --------------------------------------------------------------------------------------------


class Attempt:
    """An attack that would win: who makes it, with which cards, and whom it Wounds."""

    def __init__(self, attackers: list[int], cards: list[CombatCard], targets: tuple[int, ...]) -> None:
        self.attackers = attackers
        self.cards = cards
        self.targets = targets


def plan_attack(state: State, seat: int, ready: list[int], covers: list[CombatCard]) -> Plan:
    """The best plan among no attack and the cheapest winning attacks."""
    best = Front(state, seat).meet(ready, covers, 0.0)
    stake = stake_of(state, seat)
    price = card_price(state, seat)
    after: dict[tuple[int, ...], Front] = {}
    for attempt in attempts(state, seat, ready):
        targets = attempt.targets
        if targets not in after:
            after[targets] = Front(wounded(state, targets), seat)
        used = {card.id for card in attempt.cards}
        left = [card for card in covers if card.id not in used]
        rest = [id for id in ready if id not in attempt.attackers]
        tried = after[targets].meet(rest, left, stake)
        worth = tried.worth - price * (len(attempt.cards) + charm(state, targets))
        if worth > best.worth:
            best = Plan(worth, tried.guards, attempt.attackers, attempt.cards)
    return best


def attempts(state: State, seat: int, ready: list[int]) -> Iterator[Attempt]:
    """The attacks that win, those with the fewest cards first; several are added only where one gives no Wound."""
    # Of two cards that do as well, the one of less use comes first.
    hand = sorted(attack_cards(state, seat), key=lambda card: use(state, seat, card.id))
    found = False
    for count in range(min(MOST_CARDS, len(hand)) + 1):
        if found and count > 1:
            return
        for chosen in combinations(hand, count):
            cards = list(chosen)
            if count > 1 and not can_pay(state, seat, cards):
                continue
            for attackers, assault in winning(state, seat, ready, cards):
                found = found or len(assault.targets) > 0
                for targets in aims(assault):
                    yield Attempt(attackers, cards, targets)


def winning(state: State, seat: int, ready: list[int], cards: list[CombatCard]) -> list[tuple[list[int], Assault]]:
    """Attacks with these cards that win: with the fewest Adventurers, and with all, which some targets ask for."""
    attack = state.attack
    begun = attack is not None and len(attackers_of(state, attack)) > 0
    free = [id for id in ready if may_attack(state, id)]
    if not free and not begun:
        return []
    most = try_attack(state, seat, free, cards)
    if not most.wins():
        return []
    fewest = max(0 if begun else 1, len(free) - (most.power - max(1, most.against)))
    if fewest >= len(free):
        return [(free, most)]
    least = try_attack(state, seat, free[:fewest], cards)
    if not least.wins():
        return [(free, most)]
    return (
        [(free[:fewest], least)] if len(least.targets) == len(most.targets) else [(free[:fewest], least), (free, most)]
    )


def aims(assault: Assault) -> list[tuple[int, ...]]:
    """Whom to Wound: any one of the targets, or as many together as an Area attack reaches."""
    if assault.area == 1 or len(assault.targets) < 2:
        return [(id,) for id in assault.targets] or [()]
    return list(combinations(assault.targets, min(assault.area, len(assault.targets))))


def wounded(state: State, targets: tuple[int, ...]) -> State:
    """The table after a Wound on each of these."""
    for id in targets:
        state = struck(state, id)
    return state


def charm(state: State, targets: tuple[int, ...]) -> float:
    """The cards that must be paid before these targets can be Wounded."""
    return CHARM_CARDS * len([id for id in targets if state.card(id).marks & CHARM])


# --- The Dungeon's attack. ------------------------------------------------------------------------------------------


class Front:
    """A table before the Dungeon's attack: what it is worth, and what is coming at whom, the worst first.

    Made once for all the ways to meet that attack.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.worth = standing(state, seat)
        self.price = card_price(state, seat)
        self.effort = DEFENDS_EARLY if state.defence is not None and state.defence.first else 0.0
        self.shields = len([id for id in state.in_play(seat) if prevents(state.entities[id])])
        self.coming: list[tuple[float, Blow]] = []
        if state.result == UNDECIDED:
            self.coming = [(wound_cost(state, each), each) for each in blows(state, seat)]
            self.coming.sort(key=lambda pair: -pair[0])

    def meet(self, ready: list[int], cards: list[CombatCard], stake: float) -> Plan:
        """What the position is worth with the Dungeon's attack still to be met by those who are left for it.

        Whoever would suffer most is defended first, if it is worth the cards. ``stake`` is won if nothing gets
        through and somebody has defended.
        """
        worth = self.worth
        if self.state.result != UNDECIDED:
            return Plan(worth, [])
        helpers = len(ready)
        shields = self.shields
        guards: list[Guard] = []
        safe = True
        for hurt, blow in self.coming:
            if not blow.lands(0, []):
                continue
            spared = min(hurt, PREVENTER) if shields else hurt
            guard = cheapest_guard(self.state, self.seat, blow, helpers, cards)
            cost = 0.0 if guard is None else self.price * len(guard.cards) + self.effort * guard.defenders
            if guard is not None and cost < spared + stake:
                guards.append(guard)
                helpers -= guard.defenders
                worth -= cost
                used = {card.id for card in guard.cards}
                cards = [card for card in cards if card.id not in used]
                continue
            shields = max(0, shields - 1)
            safe = False
            worth -= spared
            if stake:
                worth += HOPE * stake / (2.0 + missing(self.state, blow, helpers, cards))
        if stake and safe:
            if guards or any(blow.defenders for _, blow in self.coming):
                worth += stake
            elif helpers:
                guards.append(Guard(NOTHING, 1, []))
                worth += stake
        return Plan(worth, guards)


def wound_cost(state: State, blow: Blow) -> float:
    """The loss if the attack on one Adventurer gets through."""
    entity = state.entities[blow.target]
    lives = lives_left(state, entity.owner)
    cost = lives_worth(lives) - lives_worth(lives - 1)
    if life(state, entity) - entity.wounds <= 1:
        cost += ADVENTURER if len(state.party(entity.owner)) > 1 else GAME
    for id in blow.attackers:
        for ability in state.card(id).abilities:
            if ability.on_target(NOTHING) is not None or ability.on_attack() is not None:
                cost += SIDE_EFFECT
    return cost


def cheapest_guard(state: State, seat: int, blow: Blow, helpers: int, cards: list[CombatCard]) -> Guard | None:
    """The fewest cards, of those the weakest, and the fewest defenders that keep an attack from getting through."""
    if blow.unstoppable or (not helpers and not blow.defenders):
        return None
    covers = [cover(state, card, blow.target) for card in cards]
    covers.sort(key=lambda each: each.stamina)
    for count in range(min(MOST_CARDS, len(covers)) + 1):
        for chosen in combinations(covers, count):
            picked = list(chosen)
            if blow.lands(helpers, picked):
                continue
            joined = [each.card for each in picked]
            if count > 1 and not can_pay(state, seat, joined):
                continue
            fewest = 0 if blow.defenders else 1
            while blow.lands(fewest, picked):
                fewest += 1
            return Guard(blow.target, fewest, joined)
    return None


def missing(state: State, blow: Blow, helpers: int, cards: list[CombatCard]) -> int:
    """The Stamina still missing against an attack."""
    there = blow.stamina + blow.defenders + helpers
    for card in cards:
        there += cover(state, card, blow.target).stamina
    return max(0, blow.power - there)
