"""Step 1 at a table of three to six: the Encounter is built from everybody's pool (rulebook, Multi-Player Step 1).

1. Open build: from the left of the Holder round the table, each places one card that fits, drafts one, or passes.
   It ends at the limit, or when everybody has passed at least once (B-114, B-115).
2. The challenge is accepted (``rounds/step1_accept_challenge.py``).
3. Blind build: the same with a higher limit, from the left of the last who placed (B-119, B-120).
4. What the placed cards do on coming into play happens now, to the one who faces them (B-122).
"""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import distinct
from delve.effects.move import (
    assign_target_x,
    buries_uniques,
    come_into_play,
    lay_in_encounter,
    next_entry,
    on_the_left,
    without,
)
from delve.effects.tokens import LinkTo
from delve.model.abilities import POSSESSES
from delve.model.decisions import DRAFT, PASS, PLACE, Option
from delve.model.events import BUILD_PASSED, CARD_ENTERED, CARD_PLACED
from delve.model.frames import Effect, Frame
from delve.model.ids import BLIND_BUILD, DUNGEON_DECK, HAND, NOBODY, NOTHING, OPEN_BUILD, PARTY, POOL
from delve.model.state import State
from delve.model.tokens import HELD_FLAG, POSSESSED
from delve.queries.encounter import limit, points
from delve.queries.standing import still_holds
from delve.rounds.regenerate import regenerate
from delve.rounds.round import Step
from delve.rounds.step1_build_encounter import bury_second_unique, may_be_drafted, take_draft


class OpenBuildFromPools(Step):
    """The open build: nobody has accepted anything yet."""

    def number(self) -> int:
        return OPEN_BUILD

    def begin(self, state: State, frame: Frame) -> None:
        fresh = state.contest.copy()
        fresh.challenger = NOBODY
        fresh.placer = NOBODY
        state.contest = fresh
        state.push(BuildTurn(on_the_left(state, fresh.holder), (), False), frame.seat)


class BlindBuildFromPools(Step):
    """The blind build, after the decision; then the Encounter begins."""

    def number(self) -> int:
        return BLIND_BUILD

    def begin(self, state: State, frame: Frame) -> None:
        contest = state.contest
        last = contest.holder if contest.placer == NOBODY else contest.placer
        state.push(BeginEncounter(), frame.seat)
        state.push(BuildTurn(on_the_left(state, last), (), True), frame.seat)


class BuildTurn(Effect):
    """One player's turn of a build."""

    FIELDS: ClassVar[dict[str, str]] = {"turn": "int", "passed": "ids", "blind": "bool"}

    def __init__(self, turn: int, passed: tuple[int, ...], blind: bool) -> None:
        self.turn = turn
        self.passed = passed  # who has passed at least once
        self.blind = blind

    def resolve(self, state: State, frame: Frame) -> None:
        room = limit(state) - points(state)
        if room <= 0 or len(self.passed) == state.seats:
            return
        pool = distinct(state, list(state.cards(POOL, self.turn)))
        drafted = distinct(state, [id for id in state.cards(HAND, self.turn) if state.card(id).is_dungeon()])
        fitting = [id for id in (*pool, *drafted) if state.card(id).cost <= room]
        fitting.sort(key=lambda id: state.entities[id].entered)
        options = [Option(PLACE, id) for id in fitting]
        options.extend([Option(DRAFT, id) for id in pool if may_be_drafted(state, id)])
        options.append(Option(PASS))
        # Who has nothing that fits passes without being asked.
        state.consult(POOL, self.turn)
        state.ask(frame, options, self.turn)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        passed = self.passed
        if option.verb == PASS:
            state.tell(BUILD_PASSED, self.turn)
            if self.turn not in passed:
                passed = (*passed, self.turn)
        elif option.verb == DRAFT:
            take_draft(state, option.card)
            state.show_all()
        elif place_from_pool(state, self.turn, option.card) and not self.blind:
            fresh = state.contest.copy()
            fresh.placer = self.turn
            state.contest = fresh
        state.push(BuildTurn(on_the_left(state, self.turn), passed, self.blind), frame.seat)

    def hint(self, state: State) -> str:
        return "Blind build: place a card, or pass" if self.blind else "Open build: place a card, or pass"


def place_from_pool(state: State, seat: int, id: int) -> bool:
    """A card is laid face up in the common Encounter; what it does on coming into play is held (B-122).

    False if it is a second Unique, which never enters play (B-058).
    """
    state.show_all()
    state.tell(CARD_PLACED, seat, id)
    if bury_second_unique(state, id):
        return False
    lay_in_encounter(state, id).flags |= HELD_FLAG
    return True


class BeginEncounter(Effect):
    """Survivors turn to the one who faces them now; then the placed cards come into play in their order."""

    def resolve(self, state: State, frame: Frame) -> None:
        state.push(HeldCards(), state.active)
        for id in reversed(state.encounter()):
            if not state.entities[id].flags & HELD_FLAG:
                retarget(state, id)


def retarget(state: State, id: int) -> None:
    """A survivor is aimed at somebody new; whom it Possessed before it does not let go (B-123)."""
    entity = state.entities[id]
    victim = entity.target
    if entity.card.takes_target:
        assign_target_x(state, id)
        if id in state.listeners[POSSESSES] and victim != NOTHING and not still_holds(state, id, victim):
            state.modify(POSSESSED, victim, 1, id)
    elif victim != NOTHING and state.entities[victim].zone == PARTY and victim not in state.party(state.active):
        state.edit(id).target = NOTHING
        for effect in entity.card.enters:
            if isinstance(effect, LinkTo):
                state.push(effect, state.active, id)


class HeldCards(Effect):
    """One placed card after another does what it does on coming into play."""

    def resolve(self, state: State, frame: Frame) -> None:
        for id in state.encounter():
            if state.entities[id].flags & HELD_FLAG:
                state.edit(id).flags &= ~HELD_FLAG
                state.push(HeldCards(), state.active)
                state.tell(CARD_ENTERED, state.active, id)
                come_into_play(state, id)
                return


# --- The pools (B-112). --------------------------------------------------------------------------------------------


class FillPool(Effect):
    """A player's pool is filled before the next round."""

    def resolve(self, state: State, frame: Frame) -> None:
        fill_pool(state, frame.seat)


def fill_pool(state: State, seat: int) -> None:
    """Tops up a pool from its player's Dungeon deck, Regenerating it if need be; only its player sees the cards."""
    renewed = 0
    while len(state.cards(POOL, seat)) < state.format.numbers.pool:
        deck = state.cards(DUNGEON_DECK, seat)
        if not deck:
            # A deck of nothing but second Uniques would come round for ever.
            if renewed == 2 or not regenerate(state, seat, DUNGEON_DECK):
                return
            renewed += 1
            continue
        id = deck[0]
        if buries_uniques(state, seat):
            state.show_all()
        if bury_second_unique(state, id):
            continue
        state.put(DUNGEON_DECK, seat, without(deck, id))
        pooled = state.edit(id)
        pooled.zone = POOL
        pooled.entered = next_entry(state)
        pooled.known = 1 << seat
        state.put(POOL, seat, state.cards(POOL, seat) + (id,))
        state.learned |= 1 << seat
