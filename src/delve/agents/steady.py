"""A solid player for every format and seat.

It tries each option on a copy of the table, sees what comes of it at once, and takes what leaves it standing best
(``agents/judgement.py``), the rest of the Combat planned on paper (``agents/combat.py``). Where one step does not see
enough, it follows rules of thumb.
"""

from __future__ import annotations

from typing import Final

from delve.agents.combat import plan
from delve.agents.following import ENDINGS, next_of_attack, next_of_defence
from delve.agents.hand import use, worth_dropping
from delve.agents.judgement import standing
from delve.engine.run import answer
from delve.model.chance import seeded
from delve.model.decisions import (
    ACTIVATE,
    ASSIGN,
    ATTACK_NOW,
    BOTTOM,
    BUY_OFF,
    CHALLENGE,
    CHOOSE,
    CHOOSE_EFFECT,
    CHOOSE_SEAT,
    DISCARD_CARD,
    DISRUPT,
    DONE,
    DRAFT,
    DRAW_CARDS,
    DROP_CARD,
    NONE,
    PASS,
    PLACE,
    PLAY,
    PLAY_BOOSTED,
    RELEASE,
    RESOLVE,
    SPEND,
    TOP,
    TRIGGER,
    WOUND,
    Option,
)
from delve.model.ids import NOTHING, QUESTS
from delve.model.state import UNDECIDED, State
from delve.model.tokens import LOST_FLAG, WON_FLAG, Entity
from delve.planning.trial import attack_cards, defence_cards

# How much a card must improve the position to be played.
WORTHWHILE: Final = 0.05
# What an Encounter must be worth to be accepted: others will still place cards in it.
BLIND_CARDS: Final = 1.0
# From this badness on, a Dungeon card is put under its deck.
MENACE: Final = 3.5
# How many follow-up questions of an answer are tried: a card and its targets.
FOLLOWED: Final = 2
# How many options of such a question are looked at.
LOOKED_AT: Final = 8

DEEDS: Final = {PLAY, PLAY_BOOSTED, DISRUPT, SPEND, BUY_OFF}
# Questions in the middle of an action.
FOLLOW_UPS: Final = {CHOOSE, NONE, ASSIGN, WOUND, TRIGGER, DISCARD_CARD, DRAW_CARDS, CHOOSE_SEAT, CHOOSE_EFFECT}


class SteadyAgent:
    """Looks one step ahead; the seed only breaks ties."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def choose(self, state: State, seat: int) -> Option:
        """Chooses by the kind of question, which follows from its options."""
        decision = state.decision
        assert decision is not None
        options = decision.options
        verbs = {option.verb for option in options}
        if DROP_CARD in verbs:
            return drop(state, seat, options)
        if RELEASE in verbs or verbs == {DISCARD_CARD}:
            return let_go(state, seat, options)
        if TOP in verbs:
            return rearrange(state, seat, options)
        if CHALLENGE in verbs:
            return accept(state, seat, options)
        if ACTIVATE in verbs or ATTACK_NOW in verbs:
            return self.deed(state, seat, options) or self.next_of_attack(state, seat, options)
        if RESOLVE in verbs:
            return self.deed(state, seat, options) or self.next_of_defence(state, seat, options)
        if verbs & {DONE, PASS} and not verbs & {PLACE, DRAFT}:
            return self.deed(state, seat, options) or options[-1]
        return self.best(state, seat, sensible(state, seat, options))

    def deed(self, state: State, seat: int, options: list[Option]) -> Option | None:
        """The card to play, Spend or buy off with that betters the position most, if any does.

        Cards that only add Power or Stamina are the plan's business.
        """
        planned = {card.id for card in attack_cards(state, seat)} if state.attack is not None else set()
        if state.defence is not None:
            planned = {card.id for card in defence_cards(state, seat)}
        found: Option | None = None
        most: float | None = None
        for option in options:
            if option.verb in DEEDS and option.card not in planned:
                if most is None:
                    most = self.outlook(state, seat) + WORTHWHILE
                worth = after(state, seat, option, FOLLOWED)
                if worth > most:
                    found = option
                    most = worth
        return found

    def outlook(self, state: State, seat: int) -> float:
        """What the position is worth if no card is played now."""
        return outlook(state, seat)

    def next_of_attack(self, state: State, seat: int, options: list[Option]) -> Option:
        """Plans again at every question, because others may have acted in between."""
        return next_of_attack(state, seat, plan(state, seat), options)

    def next_of_defence(self, state: State, seat: int, options: list[Option]) -> Option:
        """The same for the defence."""
        return next_of_defence(state, plan(state, seat), options)

    def best(self, state: State, seat: int, options: list[Option]) -> Option:
        """The option with the best position for this seat."""
        worths = [after(state, seat, option, FOLLOWED) for option in options]
        most = max(worths)
        equal = [option for option, worth in zip(options, worths, strict=True) if worth == most]
        return equal[self.chance.below(len(equal))]


# --- One step ahead. ------------------------------------------------------------------------------------------------


def after(state: State, seat: int, option: Option, depth: int) -> float:
    """The value of an option for this seat, looking one step ahead."""
    twin = state.clone()
    answer(twin, option)
    let_pass(twin, seat)
    decision = twin.decision
    if depth and decision is not None and decision.seat == seat:
        follow = sensible(twin, seat, decision.options)
        if follow[0].verb == DRAW_CARDS:
            # Seen from here, as many as possible.
            follow = follow[:1]
        if all(each.verb in FOLLOW_UPS for each in follow):
            return max([after(twin, seat, each, depth - 1) for each in follow[:LOOKED_AT]])
    return outlook(twin, seat, same_encounter(state, twin))


def sensible(state: State, seat: int, options: list[Option]) -> list[Option]:
    """The options worth a look: of cards to discard, only the one of least use."""
    paid = [option for option in options if option.verb == DISCARD_CARD]
    return [
        *[option for option in options if option.verb != DISCARD_CARD],
        *([let_go(state, seat, paid)] if paid else []),
    ]


def same_encounter(before: State, now: State) -> bool:
    """Whether the same Encounter is still being faced: what the next one brings, only chance can tell."""
    return now.round == before.round and now.active in before.format.allies(before, before.active)


def let_pass(state: State, seat: int) -> None:
    """Assumes that opponents do not respond."""
    decision = state.decision
    while decision is not None and decision.seat != seat and decision.seat != state.active:
        options = decision.options
        if options[-1].verb != PASS or options[0].verb in {PLACE, DRAFT}:
            return
        answer(state, options[-1])
        decision = state.decision


def outlook(state: State, seat: int, ahead: bool = True) -> float:
    """What the position is worth, with the Combat still ahead if it can be seen, less what it is worth to others."""
    return less_rivals(state, seat, plan(state, seat).worth if ahead else standing(state, seat), ahead)


def less_rivals(state: State, seat: int, own: float, ahead: bool = True) -> float:
    """What a position of this worth to a seat is worth to it more than to others."""
    rivals = state.format.rivals(state, seat)
    if not rivals or state.result != UNDECIDED:
        return own
    others = 0.0
    for rival in rivals:
        others += plan(state, rival).worth if ahead else standing(state, rival)
    return own - others / len(rivals)


# --- Rules of thumb. ------------------------------------------------------------------------------------------------


def drop(state: State, seat: int, options: list[Option]) -> Option:
    """Keeps a good hand: discards the least useful cards while the deck lasts."""
    worst = min(options[:-1], key=lambda option: use(state, seat, option.card))
    return worst if worth_dropping(state, seat, worst.card) else options[-1]


def let_go(state: State, seat: int, options: list[Option]) -> Option:
    """Gives up nothing if possible, otherwise the least useful."""
    if options[-1].verb in ENDINGS:
        return options[-1]
    return min(options, key=lambda option: use(state, seat, option.card))


def rearrange(state: State, seat: int, options: list[Option]) -> Option:
    """What is bad to face goes under the deck, or on top of it where an opponent will face it.

    What an open Quest waits for has to be faced, however bad it is.
    """
    entity = state.entities[options[0].card]
    foe = entity.owner == seat and len(state.format.rivals(state, seat)) > 0
    bad = menace(state, entity) > MENACE and (foe or not is_wanted(state, seat, entity))
    wanted = TOP if bad == foe else BOTTOM
    return next(option for option in options if option.verb == wanted and option.card == entity.id)


def is_wanted(state: State, seat: int, entity: Entity) -> bool:
    """Whether an open Quest of this seat's side waits for a card."""
    for ally in state.format.allies(state, seat):
        for id in state.cards(QUESTS, ally):
            quest = state.entities[id]
            goal = quest.card.goal
            if goal is not None and not quest.flags & (WON_FLAG | LOST_FLAG) and goal.wants(state, entity):
                return True
    return False


def menace(state: State, entity: Entity) -> float:
    """How bad a Dungeon card is to face."""
    card = entity.card
    power = card.power.value(state, entity, NOTHING) + card.distance_bonus if card.power is not None else 0
    return power + card.life + (1.0 if card.enters or card.abilities else 0.0)


def accept(state: State, seat: int, options: list[Option]) -> Option:
    """Accepts the challenge if the Encounter is worth more than it will hurt."""
    faced = plan(faced_by(state, seat), seat).worth
    spared = standing(faced_by(state, state.format.rivals(state, seat)[0]), seat)
    return options[0] if faced - spared > BLIND_CARDS else options[-1]


def faced_by(state: State, seat: int) -> State:
    """The table with this seat as the one who faces the Encounter."""
    twin = state.clone()
    contest = state.contest.copy()
    contest.challenger = seat
    twin.contest = contest
    twin.face(seat)
    return twin
