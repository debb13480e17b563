"""Step 4: End Round (rulebook, Step 4; B-001 to B-046), in this order:

4.0 challenges are judged, 4.1 drop cards, 4.2 remove cards, 4.3 remove Time Tokens, 4.4 Poison becomes Wounds,
4.5 reset cards, 4.6 remove Lock Tokens, 4.7 maintain Permanents, 4.8 draw, 4.9 discard, 4.10 end of the round.
"""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import distinct
from delve.effects.discard import Discard
from delve.effects.draw import draw_cards
from delve.effects.move import to_grave
from delve.effects.tokens import reset_card
from delve.effects.wound import Wounds
from delve.messages import Message, message
from delve.model.abilities import CHALLENGES_PARTY, CLEARED
from delve.model.decisions import DONE, DROP_CARD, RELEASE, TRIGGER, Option
from delve.model.events import (
    CARD_DROPPED,
    CARD_RELEASED,
    CARD_REMOVED,
    CHALLENGE_LOST,
    CHALLENGE_WON,
    TOKEN_CHANGED,
)
from delve.model.format import CLEARED_AWAY
from delve.model.frames import Effect, Frame
from delve.model.ids import (
    CHALLENGES,
    DISCARD,
    DRAW,
    DROP,
    ENCOUNTER,
    END_ROUND,
    HAND,
    MAINTAIN,
    NOTHING,
    POISON,
    REMOVE,
    RESET,
    RESOURCES,
    TIME,
    UNLOCK,
)
from delve.model.state import State
from delve.model.tokens import (
    LEFT_HOST_FLAG,
    LOST_FLAG,
    RAMPAGED_FLAG,
    SPENT_FLAG,
    WON_FLAG,
    Entity,
)
from delve.queries.marching_order import in_turn, order
from delve.queries.resources import cap, hand_limit, occupied
from delve.queries.sides import here
from delve.queries.stamina import stamina
from delve.queries.standing import is_locked, life, on_table
from delve.rounds.round import Round, Step


def table(state: State, seat: int) -> list[int]:
    """The cards that this seat's Step 4 handles: the Encounter, the party and the Crawler cards in play."""
    cards = [*state.encounter(), *order(state, seat)]
    for ally in state.format.allies(state, seat):
        cards.extend(state.in_play(ally))
    return cards


# --- 4.0 -------------------------------------------------------------------------------------------------------------


class Challenges(Step):
    """4.0: every challenge in play is judged, in the order the player chooses (B-002, B-056)."""

    def number(self) -> int:
        return CHALLENGES

    def begin(self, state: State, frame: Frame) -> None:
        if here(state, CHALLENGES_PARTY):
            state.push(JudgeChallenges(()), frame.seat)


class JudgeChallenges(Effect):
    """Won if the attack was won and every defence was (A-144, B-053)."""

    FIELDS: ClassVar[dict[str, str]] = {"judged": "ids"}

    def __init__(self, judged: tuple[int, ...]) -> None:
        self.judged = judged

    def resolve(self, state: State, frame: Frame) -> None:
        waiting = [
            id
            for id in here(state, CHALLENGES_PARTY)
            if id not in self.judged and not state.entities[id].flags & WON_FLAG
        ]
        if waiting:
            state.ask(frame, [Option(TRIGGER, id) for id in waiting])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        id = option.card
        challenge = state.card(id).challenge
        assert challenge is not None
        won = state.attack_won and state.defence_won and state.defended
        state.tell(CHALLENGE_WON if won else CHALLENGE_LOST, frame.seat, id)
        state.push(JudgeChallenges((*self.judged, id)), frame.seat)
        state.push(MarkChallenge(won), frame.seat, id)
        state.push_all(challenge.won if won else challenge.lost, frame.seat, id)

    def hint(self, state: State) -> Message:
        return message("hint-next-challenge")


class MarkChallenge(Effect):
    """Marks a finished challenge, and lets Quests that depend on it be checked (T-03)."""

    FIELDS: ClassVar[dict[str, str]] = {"won": "bool"}

    def __init__(self, won: bool) -> None:
        self.won = won

    def resolve(self, state: State, frame: Frame) -> None:
        state.edit(frame.source).flags |= WON_FLAG if self.won else LOST_FLAG
        state.changed = True


# --- 4.1 -------------------------------------------------------------------------------------------------------------


class DropCards(Step):
    """4.1: any number of cards from the hand to the Grave. A Drop triggers nothing (B-003, B-004)."""

    def number(self) -> int:
        return DROP

    def begin(self, state: State, frame: Frame) -> None:
        for seat in reversed(state.format.tidies(state, frame.seat)):
            state.push(Drop(), seat)


class Drop(Effect):
    """One card after another, until done."""

    def resolve(self, state: State, frame: Frame) -> None:
        hand = distinct(state, list(state.cards(HAND, frame.seat)))
        options = [Option(DROP_CARD, id) for id in hand]
        options.append(Option(DONE))
        state.ask(frame, options)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == DROP_CARD:
            state.tell(CARD_DROPPED, frame.seat, option.card)
            to_grave(state, option.card)
            state.stack.append(frame)

    def hint(self, state: State) -> Message:
        return message("hint-drop")


# --- 4.2 -------------------------------------------------------------------------------------------------------------


class RemoveCards(Step):
    """4.2: removes cards that nothing keeps in play, in passes until no more leave (B-005, B-008)."""

    def number(self) -> int:
        return REMOVE

    def begin(self, state: State, frame: Frame) -> None:
        state.push(RemovePass(), frame.seat)


class RemovePass(Effect):
    """All cards that fail the test leave together; then their leave effects; then the next pass."""

    def resolve(self, state: State, frame: Frame) -> None:
        leaving = [id for id in table(state, frame.seat) if not stays(state, state.entities[id])]
        if not leaving:
            return
        state.push(RemovePass(), frame.seat)
        cleared = [id for id in leaving if id in state.listeners[CLEARED] and not is_locked(state, state.entities[id])]
        if cleared:
            state.push(ClearedTriggers(tuple(cleared)), frame.seat)
        # In order of entry, so that the last to enter lies on top (B-011).
        for id in leaving:
            state.tell(CARD_REMOVED, frame.seat, id, NOTHING)
            to_grave(state, id, CLEARED_AWAY, frame.seat)


class ClearedTriggers(Effect):
    """The leave effects of removed cards, in the order the player chooses (B-013)."""

    FIELDS: ClassVar[dict[str, str]] = {"waiting": "ids"}

    def __init__(self, waiting: tuple[int, ...]) -> None:
        self.waiting = waiting

    def resolve(self, state: State, frame: Frame) -> None:
        if self.waiting:
            state.ask(frame, [Option(TRIGGER, id) for id in self.waiting])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        rest = tuple([id for id in self.waiting if id != option.card])
        state.push(ClearedTriggers(rest), frame.seat)
        entity = state.entities[option.card]
        for ability in entity.card.abilities:
            effect = ability.cleared(state, entity)
            if effect is not None:
                state.push(effect, frame.seat, option.card)

    def hint(self, state: State) -> Message:
        return message("hint-next-leaving")


def stays(state: State, entity: Entity) -> bool:
    """A card stays by a Time Token, Life above 0, a link to a card in play, or as Adventurer or Permanent (B-005)."""
    if entity.card.is_crawler():
        block = entity.block()
        if entity.flags & (SPENT_FLAG | LEFT_HOST_FLAG):
            return False
        return block.permanent or entity.time > 0
    if entity.zone != ENCOUNTER:
        return True
    if entity.time > 0 or life(state, entity) > 0:
        return True
    if state.format.stamina_keeps_in_play and entity.card.has_life() and stamina(state, entity) > 0:
        return True
    return entity.card.linked and entity.target != NOTHING and on_table(state.entities[entity.target])


# --- 4.3 to 4.6 ------------------------------------------------------------------------------------------------------


class RemoveTime(Step):
    """4.3: removes one Time Token from each card; a card without any left stays until the next 4.2 (B-016)."""

    def number(self) -> int:
        return TIME

    def begin(self, state: State, frame: Frame) -> None:
        for id in table(state, frame.seat):
            if state.entities[id].time > 0:
                state.edit(id).time -= 1
                state.tell(TOKEN_CHANGED, card=id, amount=-1, word="time")


class ConvertPoison(Step):
    """4.4: on every poisoned card one Poison becomes a Wound, simultaneously; then the dead leave (B-020, B-021).

    It counts as a normal Wound: the Adventurer Possessed by a wounded Possessor takes it too (C-008).
    """

    def number(self) -> int:
        return POISON

    def begin(self, state: State, frame: Frame) -> None:
        sick = [id for id in table(state, frame.seat) if state.entities[id].poison > 0]
        for id in sick:
            state.edit(id).poison -= 1
            state.tell(TOKEN_CHANGED, card=id, amount=-1, word="poison")
        if sick:
            # Wounds from tokens cannot be prevented (B-020).
            state.push(Wounds(tuple(sick), 0, False, asked=len(sick)), frame.seat)


class ResetCards(Step):
    """4.5: resets Activated cards unless Locked; cards with Shapeshift go back to the deck instead (B-024, B-030)."""

    def number(self) -> int:
        return RESET

    def begin(self, state: State, frame: Frame) -> None:
        for id in table(state, frame.seat):
            entity = state.entities[id]
            if entity.activated() and not is_locked(state, entity):
                instead = [ability.instead_of_reset() for ability in entity.card.abilities]
                changes = [effect for effect in instead if effect is not None]
                if changes:
                    state.push(changes[0], frame.seat, id)
                else:
                    reset_card(state, id)


class RemoveLocks(Step):
    """4.6: removes one Lock Token from each Locked card; Activated cards stay Activated (B-025, B-026)."""

    def number(self) -> int:
        return UNLOCK

    def begin(self, state: State, frame: Frame) -> None:
        for id in table(state, frame.seat):
            if state.entities[id].locks > 0:
                state.edit(id).locks -= 1
                state.tell(TOKEN_CHANGED, card=id, amount=-1, word="lock")


# --- 4.7 -------------------------------------------------------------------------------------------------------------


class MaintainPermanents(Step):
    """4.7: Permanents that Resources no longer cover must be dropped, others may be (B-031 to B-037)."""

    def number(self) -> int:
        return MAINTAIN

    def begin(self, state: State, frame: Frame) -> None:
        for seat in reversed(state.format.tidies(state, frame.seat)):
            state.push(Maintain(), seat)


class Maintain(Effect):
    """The controller drops Permanents one by one; while a Resource is short, only of that kind."""

    def resolve(self, state: State, frame: Frame) -> None:
        held = state.in_play(frame.seat)
        if not held:
            return
        short = [kind for kind in range(RESOURCES) if occupied(state, frame.seat, kind) > cap(state, frame.seat, kind)]
        if short and not left_to_allies(state, frame.seat, short):
            must = [id for id in held if state.card(id).kind in short and state.entities[id].paid > 0]
            if must:
                state.ask(frame, [Option(RELEASE, id) for id in must])
                return
        options = [Option(RELEASE, id) for id in held]
        options.append(Option(DONE))
        state.ask(frame, options)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == RELEASE:
            state.tell(CARD_RELEASED, frame.seat, option.card)
            to_grave(state, option.card)
            state.stack.append(frame)

    def hint(self, state: State) -> Message:
        return message("hint-maintain")


def left_to_allies(state: State, seat: int, short: list[int]) -> bool:
    """Whether the seats asked after this one can cover everything that is short: the table may keep any set of cards
    within the caps (B-035, B-078)."""
    seats = in_turn(state, state.active)
    later = seats[seats.index(seat) + 1 :]
    for kind in short:
        over = occupied(state, seat, kind) - cap(state, seat, kind)
        for ally in later:
            for id in state.in_play(ally):
                if state.card(id).kind == kind:
                    over -= state.entities[id].paid
        if over > 0:
            return False
    return True


# --- 4.8 to 4.10 -----------------------------------------------------------------------------------------------------


class DrawHand(Step):
    """4.8: draws up to the Hand Limit, but at least one (B-038); if one seat fails, the others still draw (C-017)."""

    def number(self) -> int:
        return DRAW

    def begin(self, state: State, frame: Frame) -> None:
        for seat in state.format.draws(state, frame.seat):
            draw_cards(state, seat, max(1, hand_limit(state, seat) - len(state.cards(HAND, seat))))


class DiscardDown(Step):
    """4.9: discards down to the Hand Limit, the player's choice (B-043)."""

    def number(self) -> int:
        return DISCARD

    def begin(self, state: State, frame: Frame) -> None:
        for seat in reversed(state.format.draws(state, frame.seat)):
            over = len(state.cards(HAND, seat)) - hand_limit(state, seat)
            if over > 0:
                state.push(Discard(over), seat)


class EndRound(Step):
    """4.10: the round is over, and the next begins."""

    def number(self) -> int:
        return END_ROUND

    def begin(self, state: State, frame: Frame) -> None:
        # The last formal check for the end of the game (T-22).
        state.changed = True
        for id in state.encounter():
            if state.entities[id].flags & RAMPAGED_FLAG:
                state.edit(id).flags &= ~RAMPAGED_FLAG
        self.next(state)

    def next(self, state: State) -> None:
        """Pushes what comes next."""
        state.push(Round(), state.active)
