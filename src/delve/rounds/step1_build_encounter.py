"""Step 1: Build an Encounter (rulebook, Step 1; A-021 to A-041).

1. A face-up card on top of the Dungeon deck is Pulled into play, whatever the limit.
2. Otherwise, at the limit, the top card is Flipped face-up and stays on the deck.
3. Otherwise cards are drawn while the points are below the limit. A card that would exceed it is a Bust: it goes back
   face-up, and the building ends.

Every card that enters is resolved completely before points and limit are read again. If players bring Dungeons against
each other, the owner may draft a revealed card, and place a drafted one instead of a draw or a Pull.
"""

from __future__ import annotations

from typing import ClassVar, Final

from delve.effects.base import distinct
from delve.effects.move import bury_unique, enter_encounter, is_dead_unique, to_hand
from delve.messages import Message, message
from delve.model.abilities import DRAFT_MARK, REVEALS, SWIFT
from delve.model.decisions import DRAFT, PASS, PLACE, Option
from delve.model.events import CARD_BUSTED, CARD_DRAFTED, CARD_FLIPPED, CARD_PLACED
from delve.model.frames import Effect, Frame
from delve.model.ids import BUILD, DUNGEON_DECK, HAND
from delve.model.state import State
from delve.model.tokens import FACE_UP_FLAG
from delve.queries.encounter import limit, points
from delve.queries.sides import here
from delve.queries.standing import is_locked
from delve.rounds.round import Step

NO_LIMIT: Final = 99


class BuildEncounter(Step):
    """The step. Quests count the cards carried over before the first draw (B-051)."""

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
            drafted = drafted_cards(state, state.format.dungeon(state, frame.seat), NO_LIMIT)
            if drafted:
                state.push(InsteadOfPull(), frame.seat)
            else:
                pull(state, frame.seat)
        elif points(state) >= limit(state):
            flip(state, frame.seat)
        else:
            state.push(DrawOn(False), frame.seat)


def pull(state: State, seat: int) -> None:
    """The face-up card comes into play, regardless of the limit."""
    state.push(DrawOn(False), seat)
    enter_encounter(state, state.dungeon_deck(seat)[0])


class InsteadOfPull(Effect):
    """A drafted card may replace a Pull; the face-up card stays for the next Step 1 (B-104)."""

    def resolve(self, state: State, frame: Frame) -> None:
        owner = state.format.dungeon(state, frame.seat)
        options = [Option(PLACE, id) for id in drafted_cards(state, owner, NO_LIMIT)]
        options.append(Option(PASS))
        state.ask(frame, options, owner)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        # The face-up card is still on top, so no more cards can be drawn: the building ends.
        if option.verb == PLACE:
            place(state, option.card)
        else:
            pull(state, frame.seat)

    def hint(self, state: State) -> Message:
        return message("hint-place-or-pull")


class DrawOn(Effect):
    """Draw while the points are below the limit."""

    FIELDS: ClassVar[dict[str, str]] = {"declined": "bool"}

    def __init__(self, declined: bool) -> None:
        self.declined = declined  # the owner chose to draw rather than place a drafted card

    def resolve(self, state: State, frame: Frame) -> None:
        now = points(state)
        most = limit(state)
        if now >= most:
            return
        owner = state.format.dungeon(state, frame.seat)
        if not self.declined:
            drafted = drafted_cards(state, owner, most - now)
            if drafted:
                options = [Option(PLACE, id) for id in drafted]
                options.append(Option(PASS))
                state.ask(frame, options, owner)
                return
        deck = state.cards(DUNGEON_DECK, owner)
        if not deck:
            state.format.dungeon_ran_out(state, frame.seat)
            return
        top = deck[0]
        state.show_all()
        if bury_second_unique(state, top):
            state.push(DrawOn(False), frame.seat)
        elif may_be_drafted(state, top):
            offer_draft(state, frame.seat, top, flipped=False)
        else:
            drawn(state, frame.seat, top)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == PLACE:
            state.push(DrawOn(False), frame.seat)
            place(state, option.card)
        else:
            state.push(DrawOn(True), frame.seat)

    def hint(self, state: State) -> Message:
        return message("hint-place-or-draw")


def drawn(state: State, seat: int, id: int) -> None:
    """A drawn card comes into play if it fits, else it is a Bust."""
    # The card's own bonus to the limit does not count before it is in play.
    if points(state) + state.card(id).cost <= limit(state):
        state.push(DrawOn(False), seat)
        enter_encounter(state, id)
    else:
        state.tell(CARD_BUSTED, seat, id)
        turn_up(state, seat, id)


def flip(state: State, seat: int) -> None:
    """At the limit: exactly one card is turned up, regardless of its Cost (A-029)."""
    deck = state.dungeon_deck(seat)
    if not deck:
        state.format.dungeon_ran_out(state, seat)
        return
    state.show_all()
    # A second Unique turned up by a Flip goes to the Grave, and the Flip is done (B-058).
    if bury_second_unique(state, deck[0]):
        return
    state.tell(CARD_FLIPPED, seat, deck[0])
    if may_be_drafted(state, deck[0]):
        offer_draft(state, seat, deck[0], flipped=True)
    else:
        turn_up(state, seat, deck[0])


def turn_up(state: State, seat: int, id: int) -> None:
    """Leaves a card face-up on its deck; a Swift one comes into play instead (A-030)."""
    if state.card(id).marks & SWIFT or brought_in(state):
        state.push(DrawOn(False), seat)
        enter_encounter(state, id)
    else:
        state.edit(id).flags |= FACE_UP_FLAG


def brought_in(state: State) -> bool:
    """Whether a card in play makes revealed cards enter."""
    for id in here(state, REVEALS):
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
    bury_unique(state, id)
    return True


# --- Draft (B-102 to B-106). ---------------------------------------------------------------------------------------


def may_be_drafted(state: State, id: int) -> bool:
    """Whether its owner may take a revealed card into hand."""
    return state.card(id).marks & DRAFT_MARK != 0 and state.format.drafts()


def drafted_cards(state: State, seat: int, most: int) -> list[int]:
    """The drafted cards in a hand with at most that Cost, one of each name."""
    if not state.format.drafts():
        return []
    hand = [id for id in state.cards(HAND, seat) if state.card(id).is_dungeon() and state.card(id).cost <= most]
    return distinct(state, hand)


def offer_draft(state: State, seat: int, id: int, flipped: bool) -> None:
    """Shows the card to everybody and lets its owner decide before it takes effect."""
    state.edit(id).known = (1 << state.seats) - 1
    state.push(OfferDraft(id, flipped), seat)


class OfferDraft(Effect):
    """The owner takes the card into hand, or lets it enter, Bust or stay face-up."""

    FIELDS: ClassVar[dict[str, str]] = {"card": "int", "flipped": "bool"}

    def __init__(self, card: int, flipped: bool) -> None:
        self.card = card
        self.flipped = flipped

    def resolve(self, state: State, frame: Frame) -> None:
        state.ask(frame, [Option(DRAFT, self.card), Option(PASS)], state.entities[self.card].owner)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == DRAFT:
            take_draft(state, self.card)
            if not self.flipped:
                state.push(DrawOn(False), frame.seat)
        elif self.flipped:
            turn_up(state, frame.seat, self.card)
        else:
            drawn(state, frame.seat, self.card)

    def hint(self, state: State) -> Message:
        return message("hint-draft")


def take_draft(state: State, id: int) -> None:
    """A revealed card goes to its owner's hand without having entered play (B-102)."""
    to_hand(state, id)
    state.edit(id).known = (1 << state.seats) - 1
    state.tell(CARD_DRAFTED, state.entities[id].owner, id)


def place(state: State, id: int) -> None:
    """A drafted card comes into play as if drawn; a second Unique goes to the Grave instead."""
    state.tell(CARD_PLACED, state.entities[id].owner, id)
    if not bury_second_unique(state, id):
        enter_encounter(state, id)
