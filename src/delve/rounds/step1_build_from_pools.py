"""Step 1 at a table of three to six: the Encounter is built from pools (rulebook, Multi-Player Step 1).

1. Open build: clockwise from the Holder's left, each places one card that fits, drafts one, or passes. It ends at the
   limit, or when everybody has passed at least once (B-114, B-115).
2. The challenge is accepted (``rounds/step1_accept_challenge.py``).
3. Blind build: the same with a higher limit, from the left of the last player who placed (B-119, B-120).
4. The enter effects of the placed cards happen now, to the player who faces them (B-122).
"""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import distinct
from delve.effects.move import assign_target_x, buries_uniques, come_into_play, lay_in_encounter, on_the_left, to_pool
from delve.effects.tokens import LinkTo
from delve.messages import Message, message
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
    """The open build, before the challenge is accepted."""

    def number(self) -> int:
        return OPEN_BUILD

    def begin(self, state: State, frame: Frame) -> None:
        fresh = state.contest.copy()
        fresh.challenger = NOBODY
        fresh.placer = NOBODY
        state.contest = fresh
        state.push(BuildTurn(on_the_left(state, fresh.holder), (), False), frame.seat)


class BlindBuildFromPools(Step):
    """The blind build, after the challenge was accepted; then the Encounter begins."""

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
        self.passed = passed  # seats that have passed at least once
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
        # A seat without a card that fits passes automatically, which reveals something about its pool.
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

    def hint(self, state: State) -> Message:
        return message("hint-blind-build") if self.blind else message("hint-open-build")


def place_from_pool(state: State, seat: int, id: int) -> bool:
    """Places a card face-up in the common Encounter; its enter effects are held back (B-122).

    Returns False if it is a second Unique, which never enters play (B-058).
    """
    state.show_all()
    state.tell(CARD_PLACED, seat, id)
    if bury_second_unique(state, id):
        return False
    lay_in_encounter(state, id).flags |= HELD_FLAG
    return True


class BeginEncounter(Effect):
    """Survivors are re-aimed at the player who faces them now; then the placed cards come into play in order."""

    def resolve(self, state: State, frame: Frame) -> None:
        state.push(HeldCards(), state.active)
        for id in reversed(state.encounter()):
            if not state.entities[id].flags & HELD_FLAG:
                retarget(state, id)


def retarget(state: State, id: int) -> None:
    """Re-aims a survivor; it keeps an Adventurer that it Possessed before (B-123)."""
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
    """The held enter effects, one placed card after another."""

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
    """Fills a player's pool before the next round."""

    def resolve(self, state: State, frame: Frame) -> None:
        fill_pool(state, frame.seat)


def fill_pool(state: State, seat: int) -> None:
    """Tops up a pool from its player's Dungeon deck, Regenerating it if need be; only its player sees the cards."""
    renewed = 0
    while len(state.cards(POOL, seat)) < state.format.numbers.pool:
        deck = state.cards(DUNGEON_DECK, seat)
        if not deck:
            # A deck of second Uniques only would loop for ever.
            if renewed == 2 or not regenerate(state, seat, DUNGEON_DECK):
                return
            renewed += 1
            continue
        id = deck[0]
        if buries_uniques(state, seat):
            state.show_all()
        if bury_second_unique(state, id):
            continue
        to_pool(state, id)
        state.learned |= 1 << seat
