"""Everything needed to go on with a game.

A ``State`` is a mutable container of records that are never changed in place, only replaced; records refer to
each other by number. ``clone`` copies a handful of lists and shares the records.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from delve.model.abilities import HOOKS
from delve.model.cards import Card
from delve.model.chance import Chance
from delve.model.contest import Contest, no_contest
from delve.model.decisions import Decision, Option
from delve.model.events import EVERYONE, Event
from delve.model.format import Format
from delve.model.frames import Effect, Frame
from delve.model.ids import (
    CRAWLER_DECK,
    CRAWLER_GRAVE,
    DUNGEON_DECK,
    DUNGEON_GRAVE,
    ENCOUNTER,
    HAND,
    IN_PLAY,
    NOBODY,
    NOTHING,
    PARTY,
    SET_UP,
    ZONES,
)
from delve.model.tokens import Entity, Modifier

UNDECIDED: Final = "none"
WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "draw"


@mypyc_attr(acyclic=True)
class Attack:
    """The party's attack of this round (rulebook, Step 3.2): who was Activated for it, and how it went.

    Who takes part is not read from here but asked of ``queries/participation.py``. Once resolved it holds those who
    fought: what happens to them later changes nothing.
    """

    def __init__(
        self,
        activated: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        apart: int = NOTHING,
        alone: bool = False,
        declared: bool = False,
        resolved: bool = False,
        killed: bool = False,
    ) -> None:
        self.activated = activated  # the Adventurers Activated for it
        self.cards = cards  # the Power cards played into it; Assigned weapons come with their Adventurers
        self.apart = apart  # the Target X Character fought apart from the rest, or NOTHING
        self.alone = alone  # this attack is on the Character that stands apart
        self.declared = declared  # somebody has said ``attack``
        self.resolved = resolved
        self.killed = killed

    def copy(self) -> Attack:
        return Attack(
            self.activated,
            self.cards,
            self.apart,
            self.alone,
            self.declared,
            self.resolved,
            self.killed,
        )


@mypyc_attr(acyclic=True)
class Defence:
    """The Dungeon's attack now being met (Step 3.3): who was Activated or assigned, and to which target.

    Like ``Attack`` it answers nobody who asks who takes part; once resolved it holds those who fought.
    """

    def __init__(
        self,
        activated: tuple[int, ...] = (),
        first: bool = False,
        assigned: tuple[int, ...] = (),
        defended: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        covered: tuple[int, ...] = (),
        wounded: tuple[int, ...] = (),
        resolved: bool = False,
    ) -> None:
        self.activated = activated  # the Dungeon cards Activated for it
        self.first = first  # this is the attack of Frenzy and Disguise
        self.assigned = assigned  # the Adventurers Activated to defend
        self.defended = defended  # the target of each of them; NOTHING for one who has fallen and come back
        self.cards = cards  # the Stamina cards played into it
        self.covered = covered  # the target of each Stamina card
        self.wounded = wounded  # the targets on whom a Wound was placed
        self.resolved = resolved

    def copy(self) -> Defence:
        return Defence(
            self.activated,
            self.first,
            self.assigned,
            self.defended,
            self.cards,
            self.covered,
            self.wounded,
            self.resolved,
        )


class State:
    """A game at one moment."""

    def __init__(self, format: Format, seats: int, chance: Chance) -> None:
        self.format = format
        self.seats = seats
        self.chance = chance
        self.entities: list[Entity] = []
        self.zones: list[tuple[int, ...]] = [()] * (seats * ZONES)
        self.listeners: list[tuple[int, ...]] = [()] * HOOKS
        self.stack: list[Frame] = []
        self.decision: Decision | None = None
        self.modifiers: tuple[Modifier, ...] = ()
        # Where Quests count by tokens: the Dungeon cards that have left a Grave again, as they lay there (B-052).
        self.counted: tuple[Entity, ...] = ()
        self.attack: Attack | None = None
        self.defence: Defence | None = None
        self.round = 0
        self.step = SET_UP
        self.active = 0  # who faces the Encounter
        self.board = format.board(0)  # in whose zone that Encounter lies
        self.entries = 0
        self.entering = 0  # Dungeon cards whose coming into play is not over (C-010)
        self.limit = format.numbers.encounter_limit
        self.quests_needed = format.numbers.quests_needed
        # For every Marching Order, by its first seat: the Primary Target where it is not the leftmost Adventurer,
        # in this round and from now on.
        self.primary: tuple[int, ...] = (NOTHING,) * seats
        self.primary_lasting: tuple[int, ...] = (NOTHING,) * seats
        self.contest: Contest = no_contest(seats)
        self.attack_won = False
        self.defence_won = True
        self.defended = False
        self.hurt = False  # an attack of the Dungeon has placed a Wound this round (C-006)
        self.result = UNDECIDED
        self.reason = ""
        self.shuffles = True  # a worked example may put cards aside instead of shuffling
        self.changed = False  # what Quests and ends look at has changed since they were last looked at
        self.buried = True  # a Dungeon card may have come to its Grave since Quests were last looked at
        self.learned = 0  # the seats, as bits, that were shown something since the last answer
        self.consulted = 0  # the seats, as bits, whose hidden cards have decided something since the last answer
        self.recording = True
        self.events: list[Event] = []

    def clone(self) -> State:
        """An independent copy that shares all records. It keeps no events."""
        twin = State(self.format, self.seats, self.chance.copy())
        twin.entities = self.entities[:]
        twin.zones = self.zones[:]
        twin.listeners = self.listeners[:]
        twin.stack = self.stack[:]
        twin.decision = self.decision
        twin.modifiers = self.modifiers
        twin.counted = self.counted
        twin.attack = self.attack
        twin.defence = self.defence
        twin.round = self.round
        twin.step = self.step
        twin.active = self.active
        twin.board = self.board
        twin.contest = self.contest
        twin.entries = self.entries
        twin.entering = self.entering
        twin.limit = self.limit
        twin.quests_needed = self.quests_needed
        twin.primary = self.primary
        twin.primary_lasting = self.primary_lasting
        twin.attack_won = self.attack_won
        twin.defence_won = self.defence_won
        twin.defended = self.defended
        twin.hurt = self.hurt
        twin.result = self.result
        twin.reason = self.reason
        twin.shuffles = self.shuffles
        twin.changed = self.changed
        twin.buried = self.buried
        twin.learned = self.learned
        twin.consulted = self.consulted
        twin.recording = False
        return twin

    # --- Cards. --------------------------------------------------------------------------------------

    def edit(self, id: int) -> Entity:
        """A fresh copy of a card's record, already in its place, to be filled in at once."""
        fresh = self.entities[id].copy()
        self.entities[id] = fresh
        return fresh

    def edit_attack(self) -> Attack:
        """A fresh copy of the attack's record, already in its place, to be filled in at once."""
        assert self.attack is not None
        fresh = self.attack.copy()
        self.attack = fresh
        return fresh

    def edit_defence(self) -> Defence:
        """The same for the record of the defence."""
        assert self.defence is not None
        fresh = self.defence.copy()
        self.defence = fresh
        return fresh

    def card(self, id: int) -> Card:
        return self.entities[id].card

    def cards(self, zone: int, seat: int) -> tuple[int, ...]:
        return self.zones[seat * ZONES + zone]

    def put(self, zone: int, seat: int, cards: tuple[int, ...]) -> None:
        """Replaces what a zone holds; the cards' own records are the caller's business."""
        self.zones[seat * ZONES + zone] = cards
        # A hand and the Crawler piles are nothing that a Quest or an end of the game looks at.
        if zone != HAND and zone != CRAWLER_DECK and zone != CRAWLER_GRAVE:
            self.changed = True

    def add_card(self, card: Card, owner: int, zone: int, seat: int = NOBODY) -> int:
        """A new physical card at the end of a zone, its owner's or another seat's, while the table is laid."""
        id = len(self.entities)
        self.entries += 1
        entity = Entity(id, card, owner, zone, self.entries, seat=seat)
        self.entities.append(entity)
        place = entity.seat * ZONES + zone
        self.zones[place] = self.zones[place] + (id,)
        return id

    def face(self, seat: int) -> None:
        """From now on this seat is the one that faces an Encounter."""
        self.active = seat
        self.board = self.format.board(seat)

    def party(self, seat: int) -> tuple[int, ...]:
        """The living Adventurers in Marching Order."""
        return self.zones[seat * ZONES + PARTY]

    def encounter(self) -> tuple[int, ...]:
        """The Dungeon cards in play that the active seat faces, in order of entry."""
        return self.zones[self.board * ZONES + ENCOUNTER]

    def in_play(self, seat: int) -> tuple[int, ...]:
        return self.zones[seat * ZONES + IN_PLAY]

    def dungeon_deck(self, seat: int) -> tuple[int, ...]:
        """The deck this seat faces, top first."""
        return self.zones[self.format.dungeon(self, seat) * ZONES + DUNGEON_DECK]

    def dungeon_grave(self, seat: int) -> tuple[int, ...]:
        """The Grave of the Dungeon this seat faces, top first."""
        return self.zones[self.format.dungeon(self, seat) * ZONES + DUNGEON_GRAVE]

    def crawler_deck(self, seat: int) -> tuple[int, ...]:
        return self.zones[seat * ZONES + CRAWLER_DECK]

    def crawler_grave(self, seat: int) -> tuple[int, ...]:
        return self.zones[seat * ZONES + CRAWLER_GRAVE]

    # --- Who listens. ----------------------------------------------------------------------------------

    def hooks_of(self, entity: Entity) -> tuple[int, ...]:
        card = entity.card
        if not card.is_crawler():
            return card.hooks
        return entity.block().hooks

    def listen(self, id: int) -> None:
        """The card has come into play: from now on it is asked at its hooks, in order of entry."""
        for hook in self.hooks_of(self.entities[id]):
            self.listeners[hook] = self.listeners[hook] + (id,)

    def ignore(self, id: int) -> None:
        """The card leaves play: it is asked no more."""
        for hook in self.hooks_of(self.entities[id]):
            self.listeners[hook] = tuple([other for other in self.listeners[hook] if other != id])

    # --- Work and questions. -----------------------------------------------------------------------------

    def push(self, effect: Effect, seat: int, source: int = NOTHING) -> None:
        """Puts work on top of the stack: it is done before anything already waiting."""
        self.stack.append(Frame(effect, seat, source))

    def push_all(self, effects: tuple[Effect, ...], seat: int, source: int = NOTHING) -> None:
        """Puts several effects on the stack so that the first is done first."""
        place = len(effects) - 1
        while place >= 0:
            self.stack.append(Frame(effects[place], seat, source))
            place -= 1

    def ask(self, frame: Frame, options: list[Option], seat: int = NOBODY) -> None:
        """Opens a decision for the frame's seat (or another); the effect in the frame is told the answer."""
        self.decision = Decision(frame.seat if seat == NOBODY else seat, frame, options)

    def tell(
        self,
        name: int,
        seat: int = NOBODY,
        card: int = NOTHING,
        other: int = NOTHING,
        amount: int = 0,
        word: str = "",
        visible: int = EVERYONE,
    ) -> None:
        """Records an event, if anybody reads events."""
        if self.recording:
            self.events.append(Event(name, seat, card, other, amount, word, visible))

    def show_all(self) -> None:
        """Something that was hidden is shown to everybody: it cannot be taken back as if it were not (A-158)."""
        self.learned |= (1 << self.seats) - 1

    def consult(self, zone: int, owner: int) -> None:
        """What happens now depends on a hand or pool, so it tells others about it, whichever way it goes (A-158)."""
        if self.seats == 1 or self.consulted >> owner & 1:
            return
        everybody = (1 << self.seats) - 1
        for id in self.cards(zone, owner):
            if self.entities[id].known & everybody != everybody:
                self.consulted |= 1 << owner
                return

    def modify(self, what: int, target: int, amount: int, source: int) -> None:
        """Something holds of a card, as a rule until the end of the round."""
        self.modifiers = self.modifiers + (Modifier(what, target, amount, source),)

    def end(self, result: str, reason: str) -> None:
        """The game is over; the first end is the one that counts."""
        if self.result == UNDECIDED:
            self.result = result
            self.reason = reason
