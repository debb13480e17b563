"""The state of a game: everything needed to continue it.

A ``State`` is a mutable container of records that are never changed in place, only replaced; records refer to each
other by id. ``clone`` copies a handful of lists and shares the records.
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
    """The party's attack of this round (rulebook, Step 3.2): who was Activated for it, and its result.

    Ask ``queries/participation.py`` who takes part, do not read it from here. Once resolved it holds those who fought,
    and later changes to them have no influence.
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
        self.apart = apart  # the Target X Character that is fought separately, or NOTHING
        self.alone = alone  # whether this attack is on the Character that stands apart
        self.declared = declared  # whether ``attack`` was answered
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
    """The defence against the Dungeon's current attack (Step 3.3): who was Activated or assigned, and to which target.

    Like ``Attack`` it does not tell who takes part; once resolved it holds those who fought.
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
        self.first = first  # whether this is the first attack, of Frenzy and Disguise
        self.assigned = assigned  # the Adventurers Activated to defend
        self.defended = defended  # the target of each defender; NOTHING for one who has perished and come back
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

    def __init__(
        self,
        format: Format,
        seats: int,
        chance: Chance,
        entities: list[Entity],
        zones: list[tuple[int, ...]],
        listeners: list[tuple[int, ...]],
        stack: list[Frame],
        primary: tuple[int, ...],
        primary_lasting: tuple[int, ...],
        contest: Contest,
    ) -> None:
        self.format = format
        self.seats = seats
        self.chance = chance
        self.entities = entities
        self.zones = zones
        self.listeners = listeners
        self.stack = stack
        self.decision: Decision | None = None
        self.modifiers: tuple[Modifier, ...] = ()
        # For Quests that count by tokens: Dungeon cards that have left a Grave again, as they were there (B-052).
        self.counted: tuple[Entity, ...] = ()
        self.attack: Attack | None = None
        self.defence: Defence | None = None
        self.round = 0
        self.step = SET_UP
        self.active = 0  # the seat that faces the Encounter
        self.board = format.board(0)  # the seat whose zone holds that Encounter
        self.entries = 0
        self.entering = 0  # Dungeon cards that have not finished coming into play (C-010)
        self.limit = format.numbers.encounter_limit
        self.quests_needed = format.numbers.quests_needed
        # By the first seat of each Marching Order: the Primary Target if it is not the leftmost Adventurer, for this
        # round and lastingly.
        self.primary = primary
        self.primary_lasting = primary_lasting
        self.contest = contest
        self.attack_won = False
        self.defence_won = True
        self.defended = False
        self.hurt = False  # whether an attack of the Dungeon has placed a Wound this round (C-006)
        self.result = UNDECIDED
        self.reason = ""
        self.shuffles = True  # whether decks are shuffled; worked examples switch it off
        self.changed = False  # whether anything relevant to Quests or the end has changed since the last check
        self.buried = True  # whether a Dungeon card may have gone to its Grave since the last check of Quests
        self.learned = 0  # the seats, as bits, that were shown something since the last answer
        self.consulted = 0  # the seats, as bits, whose hidden cards have influenced something since the last answer
        self.recording = True
        self.events: list[Event] = []

    def clone(self) -> State:
        """An independent copy that shares all records. It records no events."""
        twin = State(
            self.format,
            self.seats,
            self.chance.copy(),
            self.entities[:],
            self.zones[:],
            self.listeners[:],
            self.stack[:],
            self.primary,
            self.primary_lasting,
            self.contest,
        )
        twin.decision = self.decision
        twin.modifiers = self.modifiers
        twin.counted = self.counted
        twin.attack = self.attack
        twin.defence = self.defence
        twin.round = self.round
        twin.step = self.step
        twin.active = self.active
        twin.board = self.board
        twin.entries = self.entries
        twin.entering = self.entering
        twin.limit = self.limit
        twin.quests_needed = self.quests_needed
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

    # --- Cards. ------------------------------------------------------------------------------------------

    def edit(self, id: int) -> Entity:
        """Replaces a card's record by a copy, which the caller changes at once."""
        fresh = self.entities[id].copy()
        self.entities[id] = fresh
        return fresh

    def edit_attack(self) -> Attack:
        """Replaces the attack's record by a copy, which the caller changes at once."""
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
        """Replaces the contents of a zone. Only ``effects/move.py`` calls it, and keeps the cards' records in step."""
        self.zones[seat * ZONES + zone] = cards
        # Hands and Crawler piles are irrelevant to Quests and the end of the game.
        if zone != HAND and zone != CRAWLER_DECK and zone != CRAWLER_GRAVE:
            self.changed = True

    def add_card(self, card: Card, owner: int, zone: int, seat: int = NOBODY) -> int:
        """During set-up, adds a physical card at the end of a zone, its owner's or another seat's."""
        id = len(self.entities)
        self.add_cards((card,), (id,), owner, zone, seat)
        return id

    def add_cards(
        self, cards: tuple[Card, ...], ids: tuple[int, ...], owner: int, zone: int, seat: int = NOBODY
    ) -> None:
        """The same for several cards; ``ids`` are the next free ones, in any order."""
        fresh: list[Entity] = []
        for place, card in enumerate(cards):
            self.entries += 1
            fresh.append(Entity(ids[place], card, owner, zone, self.entries, seat=seat))
        held = (owner if seat == NOBODY else seat) * ZONES + zone
        self.zones[held] = self.zones[held] + ids
        fresh.sort(key=lambda entity: entity.id)
        self.entities.extend(fresh)

    def face(self, seat: int) -> None:
        """Makes this seat the one that faces the Encounter."""
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

    # --- Who listens. ------------------------------------------------------------------------------------

    def hooks_of(self, entity: Entity) -> tuple[int, ...]:
        card = entity.card
        if not card.is_crawler():
            return card.hooks
        return entity.block().hooks

    def listen(self, id: int) -> None:
        """Registers a card that comes into play at its hooks, in order of entry."""
        for hook in self.hooks_of(self.entities[id]):
            self.listeners[hook] = self.listeners[hook] + (id,)

    def ignore(self, id: int) -> None:
        """Unregisters a card that leaves play."""
        for hook in self.hooks_of(self.entities[id]):
            self.listeners[hook] = tuple([other for other in self.listeners[hook] if other != id])

    # --- Work and questions. -----------------------------------------------------------------------------

    def push(self, effect: Effect, seat: int, source: int = NOTHING) -> None:
        """Pushes an effect on the stack, to resolve before everything already there."""
        self.stack.append(Frame(effect, seat, source))

    def push_all(self, effects: tuple[Effect, ...], seat: int, source: int = NOTHING) -> None:
        """Pushes several effects on the stack so that the first resolves first."""
        place = len(effects) - 1
        while place >= 0:
            self.stack.append(Frame(effects[place], seat, source))
            place -= 1

    def ask(self, frame: Frame, options: list[Option], seat: int = NOBODY) -> None:
        """Opens a decision for the frame's seat (or another); the frame's effect gets the answer."""
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
        """Records an event, if events are being recorded."""
        if self.recording:
            self.events.append(Event(name, seat, card, other, amount, word, visible))

    def show_all(self) -> None:
        """Records that something hidden was shown to everybody, so an undo is no longer free (A-158)."""
        self.learned |= (1 << self.seats) - 1

    def consult(self, zone: int, owner: int) -> None:
        """Records that the game now depends on a hand or pool, which reveals something about it either way (A-158)."""
        if self.seats == 1 or self.consulted >> owner & 1:
            return
        everybody = (1 << self.seats) - 1
        for id in self.cards(zone, owner):
            if self.entities[id].known & everybody != everybody:
                self.consulted |= 1 << owner
                return

    def modify(self, what: int, target: int, amount: int, source: int) -> None:
        """Adds a modifier to a card, normally until the end of the round."""
        self.modifiers = self.modifiers + (Modifier(what, target, amount, source),)

    def end(self, result: str, reason: str) -> None:
        """Ends the game; only the first end counts."""
        if self.result == UNDECIDED:
            self.result = result
            self.reason = reason


def empty_state(format: Format, seats: int, chance: Chance) -> State:
    """A table without cards."""
    nobody = (NOTHING,) * seats
    return State(format, seats, chance, [], [()] * (seats * ZONES), [()] * HOOKS, [], nobody, nobody, no_contest(seats))
