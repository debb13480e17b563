"""Step 1: Build an Encounter (rulebook, Step 1; A-021 to A-041).

1. A face-up card on top of the Dungeon deck is Pulled into play, whatever the limit.
2. Otherwise, at the limit, the top card is Flipped face-up and stays on the deck.
3. Otherwise cards are drawn while the points are below the limit; one that would exceed it is a Bust: it goes
   back face-up, and the building ends.

Every card that enters is resolved completely, then points and limit are read again.
"""

from __future__ import annotations

from delve.effects.move import enter_encounter, is_dead_unique, to_grave
from delve.model.abilities import REVEALS, SWIFT
from delve.model.events import CARD_BUSTED, CARD_FLIPPED, CARD_REMOVED
from delve.model.frames import Effect, Frame
from delve.model.ids import BUILD, NOTHING
from delve.model.state import State
from delve.model.tokens import FACE_UP_FLAG
from delve.queries.encounter import limit, points
from delve.queries.standing import is_locked
from delve.rounds.round import Step


class BuildEncounter(Step):
    """The step. What was carried over is looked at before the first draw (B-051)."""

    def number(self) -> int:
        return BUILD

    def begin(self, state: State, frame: Frame) -> None:
        state.changed = True
        state.push(OpenBuild(), frame.seat)


class OpenBuild(Effect):
    """The first, compulsory card: a Pull, a Flip or a draw."""

    def resolve(self, state: State, frame: Frame) -> None:
        deck = state.dungeon_deck(frame.seat)
        if deck and state.entities[deck[0]].flags & FACE_UP_FLAG:
            state.push(DrawOn(), frame.seat)
            enter_encounter(state, deck[0])
        elif points(state) >= limit(state):
            flip(state, frame.seat)
        else:
            state.push(DrawOn(), frame.seat)


class DrawOn(Effect):
    """Draw while the points are below the limit."""

    def resolve(self, state: State, frame: Frame) -> None:
        now = points(state)
        most = limit(state)
        if now >= most:
            return
        deck = state.dungeon_deck(frame.seat)
        if not deck:
            state.format.dungeon_ran_out(state, frame.seat)
            return
        top = deck[0]
        state.learned |= (1 << state.seats) - 1
        if bury_second_unique(state, top):
            state.push(DrawOn(), frame.seat)
        # The card's own bonus to the limit does not count before it is in play.
        elif now + state.card(top).cost <= most:
            state.push(DrawOn(), frame.seat)
            enter_encounter(state, top)
        else:
            state.tell(CARD_BUSTED, frame.seat, top)
            turn_up(state, frame.seat, top)


def flip(state: State, seat: int) -> None:
    """At the limit: exactly one card is turned up, whatever it costs (A-029)."""
    deck = state.dungeon_deck(seat)
    if not deck:
        state.format.dungeon_ran_out(state, seat)
        return
    state.learned |= (1 << state.seats) - 1
    # A second Unique turned up by a Flip goes to the Grave, and the duty to draw is met (B-058).
    if not bury_second_unique(state, deck[0]):
        state.tell(CARD_FLIPPED, seat, deck[0])
        turn_up(state, seat, deck[0])


def turn_up(state: State, seat: int, id: int) -> None:
    """A card lies face-up on its deck; a Swift one comes into play instead (A-030)."""
    if state.card(id).marks & SWIFT or brought_in(state):
        state.push(DrawOn(), seat)
        enter_encounter(state, id)
    else:
        state.edit(id).flags |= FACE_UP_FLAG


def brought_in(state: State) -> bool:
    """Whether a card in play brings in what is turned up."""
    for id in state.listeners[REVEALS]:
        source = state.entities[id]
        if not is_locked(state, source):
            for ability in source.card.abilities:
                if ability.reveal_enters(state, source):
                    return True
    return False


def bury_second_unique(state: State, id: int) -> bool:
    """A Unique card with a copy in play or in the Grave goes straight to the Grave (A-034)."""
    if not is_dead_unique(state, state.entities[id]):
        return False
    state.tell(CARD_REMOVED, state.active, id, NOTHING)
    to_grave(state, id)
    return True
