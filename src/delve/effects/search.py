"""Looking through decks and Graves: Summon, Restock, Rearrange."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import chooser, is_among
from delve.effects.move import arrange, bury_unique, dungeon_of, enter_encounter, is_dead_unique, shuffle_in
from delve.effects.selectors import Selector
from delve.effects.words import counted, plural
from delve.messages import Message, message
from delve.model.abilities import UNIQUE
from delve.model.cards import Card
from delve.model.decisions import BOTTOM, CHOOSE, CHOOSE_SEAT, NONE, TOP, Option
from delve.model.events import CARD_PUT_ON_TOP, CARD_PUT_UNDER, CARD_RESTOCKED, CARD_SEEN
from delve.model.frames import Effect, Frame
from delve.model.ids import CHARACTER, DUNGEON_DECK, DUNGEON_GRAVE
from delve.model.state import State
from delve.model.tokens import FACE_UP_FLAG


def fits(card: Card, cost_max: int, types: tuple[str, ...]) -> bool:
    """A Character of one of the types, of at most that Cost (A-035)."""
    return card.kind == CHARACTER and card.cost <= cost_max and (not types or any(word in card.types for word in types))


def wanted(count: int, types: tuple[str, ...], cost_max: int, cost_min: int = -1) -> str:
    """``an undead or spirit of Cost 1 or less``: a count in letters and a Cost in digits cannot be confused."""
    cards = Selector(kind=1 << CHARACTER, type=types, cost_max=cost_max, cost_min=cost_min)
    return cards.one() if count == 1 else counted(cards.noun(plural=True), count)


class Summon(Effect):
    """Turns up cards of the Dungeon deck until enough fit; they come into play outside the Encounter Limit."""

    FIELDS: ClassVar[dict[str, str]] = {"summon": "number", "type": "words?", "count": "count?"}

    def __init__(self, summon: int, type: tuple[str, ...] = (), count: int = 1) -> None:
        self.summon = summon
        self.type = type
        self.count = count

    def resolve(self, state: State, frame: Frame) -> None:
        owner = dungeon_of(state, frame)
        deck = state.cards(DUNGEON_DECK, owner)
        face_up = deck[:1] if deck and state.entities[deck[0]].flags & FACE_UP_FLAG else ()
        found: list[int] = []
        dead: list[int] = []
        revealed: list[int] = []
        for id in deck[len(face_up) :]:
            if len(found) == self.count:
                break
            if is_dead_unique(state, state.entities[id]) or is_second(state, id, found):
                dead.append(id)
            elif fits(state.card(id), self.summon, self.type):
                found.append(id)
            else:
                revealed.append(id)
        for id in dead:
            bury_unique(state, id)
        hidden = deck[len(face_up) + len(found) + len(dead) + len(revealed) :]
        # The revealed cards stay under the deck until the found ones have entered; then everything is shuffled.
        arrange(state, owner, DUNGEON_DECK, (*face_up, *hidden, *revealed, *found))
        state.show_all()
        state.push(ShuffleDungeon(owner), frame.seat, frame.source)
        for id in reversed(found):
            state.push(EnterSummoned(id), frame.seat, frame.source)

    def text(self) -> str:
        return f"Summon {wanted(self.count, self.type, self.summon)}."


class EnterSummoned(Effect):
    """A Summoned card comes into play (A-024)."""

    FIELDS: ClassVar[dict[str, str]] = {"card": "int"}

    def __init__(self, card: int) -> None:
        self.card = card

    def resolve(self, state: State, frame: Frame) -> None:
        if state.entities[self.card].zone == DUNGEON_DECK:
            # A card that entered before it may have brought a copy.
            if is_second(state, self.card, list(state.encounter())):
                bury_unique(state, self.card)
            else:
                enter_encounter(state, self.card, summoned=True)


def is_second(state: State, id: int, others: list[int]) -> bool:
    """Whether a Unique card has a copy among these: found by the same Summon, or in play (C-018)."""
    card = state.card(id)
    return card.marks & UNIQUE != 0 and is_among(card, [state.card(other) for other in others])


class ShuffleDungeon(Effect):
    """A Dungeon deck is shuffled; a face-up card stays on top (A-036)."""

    FIELDS: ClassVar[dict[str, str]] = {"owner": "int"}

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def resolve(self, state: State, frame: Frame) -> None:
        shuffle_in(state, self.owner, DUNGEON_DECK, [])


class Restock(Effect):
    """Cards of the Grave, latest first, are shuffled back into the Dungeon deck (A-038)."""

    FIELDS: ClassVar[dict[str, str]] = {
        "restock": "number",
        "type": "words?",
        "count": "count?",
        "cost_min": "number?",
        "may": "bool?",
    }

    def __init__(
        self, restock: int, type: tuple[str, ...] = (), count: int = 1, cost_min: int = 0, may: bool = False
    ) -> None:
        self.restock = restock
        self.type = type
        self.count = count
        self.cost_min = cost_min
        self.may = may

    def resolve(self, state: State, frame: Frame) -> None:
        found = self.latest(state, frame)
        if not found:
            return
        controller = state.format.controller(state, state.entities[frame.source])
        # In formats with opponents its Controller may decline, even when facing it (B-122).
        if self.may and state.format.rivals(state, controller):
            state.ask(frame, [Option(CHOOSE, found[0]), Option(NONE)], controller)
        else:
            self.put_back(state, frame, found)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == CHOOSE:
            self.put_back(state, frame, self.latest(state, frame))

    def brings_back(self, card: Card) -> bool:
        return fits(card, self.restock, self.type) and card.cost >= self.cost_min

    def latest(self, state: State, frame: Frame) -> list[int]:
        """The matching cards of the Grave, latest first."""
        owner = dungeon_of(state, frame)
        found: list[int] = []
        for id in state.cards(DUNGEON_GRAVE, owner):
            if len(found) == self.count:
                break
            if self.brings_back(state.card(id)):
                found.append(id)
        return found

    def put_back(self, state: State, frame: Frame, found: list[int]) -> None:
        owner = dungeon_of(state, frame)
        for id in found:
            state.tell(CARD_RESTOCKED, owner, id)
        shuffle_in(state, owner, DUNGEON_DECK, found)

    def hint(self, state: State) -> Message:
        return message("hint-restock")

    def text(self) -> str:
        found = wanted(self.count, self.type, self.restock, self.cost_min or -1)
        declined = "; in a game with opponents, only if its Controller wants to" if self.may else ""
        return f"Restock {found}{declined}."


class Rearrange(Effect):
    """Look at the top cards of the Dungeon deck and put each on the top or the bottom, face down (A-037).

    With ``any_deck`` the player may choose among several Dungeon decks in the game (C-016).
    """

    FIELDS: ClassVar[dict[str, str]] = {"rearrange": "count", "any_deck": "bool?"}

    def __init__(self, rearrange: int, any_deck: bool = False) -> None:
        self.rearrange = rearrange
        self.any_deck = any_deck

    def resolve(self, state: State, frame: Frame) -> None:
        owners = state.format.faced(state, frame.seat) if self.any_deck else ()
        if len(owners) > 1:
            state.ask(frame, [Option(CHOOSE_SEAT, other=owner) for owner in owners], chooser(state, frame))
        else:
            self.look(state, frame, dungeon_of(state, frame))

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        self.look(state, frame, option.other)

    def look(self, state: State, frame: Frame, owner: int) -> None:
        """Shows the top cards of this seat's Dungeon deck; then they are put back."""
        seen = state.cards(DUNGEON_DECK, owner)[: self.rearrange]
        if not seen:
            return
        looker = chooser(state, frame)
        state.learned |= 1 << looker
        for id in seen:
            looked = state.edit(id)
            looked.known |= 1 << looker
            looked.flags &= ~FACE_UP_FLAG
            state.tell(CARD_SEEN, looker, id, visible=looker)
        state.push(PlaceBack(seen), frame.seat, frame.source)

    def hint(self, state: State) -> Message:
        return message("hint-whose-deck")

    def text(self) -> str:
        deck = "any Dungeon deck" if self.any_deck else "the Dungeon deck"
        if self.rearrange == 1:
            return f"Look at the top card of {deck}; put it on its top or bottom, face down."
        cards = plural(self.rearrange, "card")
        return f"Look at the top {cards} of {deck}; put each on its top or bottom, in any order, face down."


class PlaceBack(Effect):
    """Puts the cards looked at back one at a time, on the top or the bottom of the deck."""

    FIELDS: ClassVar[dict[str, str]] = {"left": "ids"}

    def __init__(self, left: tuple[int, ...]) -> None:
        self.left = left

    def resolve(self, state: State, frame: Frame) -> None:
        options = [Option(TOP, id) for id in self.left]
        options.extend([Option(BOTTOM, id) for id in self.left])
        state.ask(frame, options, chooser(state, frame))

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        left = tuple([id for id in self.left if id != option.card])
        owner = state.entities[option.card].owner
        below = tuple([id for id in state.cards(DUNGEON_DECK, owner) if id not in self.left])
        placed = (option.card, *below) if option.verb == TOP else (*below, option.card)
        arrange(state, owner, DUNGEON_DECK, left + placed)
        # Everybody sees where a card goes, but only the looker sees which card it is.
        looker = chooser(state, frame)
        state.tell(CARD_PUT_ON_TOP if option.verb == TOP else CARD_PUT_UNDER, looker, option.card, visible=looker)
        if left:
            state.push(PlaceBack(left), frame.seat, frame.source)

    def hint(self, state: State) -> Message:
        return message("hint-put-back")
