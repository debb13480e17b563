"""Moving cards: the only code that moves a card from zone to zone.

A card that leaves play loses every token (B-012); a card always goes to the Grave of the deck it came from.
"""

from __future__ import annotations

from delve.model.abilities import GIVES_LIFE, UNIQUE
from delve.model.events import (
    ADVENTURER_PERISHED,
    CARD_DRAWN,
    CARD_ENTERED,
    CARD_REMOVED,
    CARD_SLAIN,
    CARD_SUMMONED,
    DECK_SHUFFLED,
    PRIMARY_TARGET_CHANGED,
    TARGET_ASSIGNED,
)
from delve.model.format import BEATEN, OTHERWISE
from delve.model.frames import Effect, Frame
from delve.model.ids import (
    ADVENTURER,
    CRAWLER_GRAVE,
    DUNGEON_DECK,
    DUNGEON_GRAVE,
    ENCOUNTER,
    END_COMBAT,
    FALLEN,
    HAND,
    IN_PLAY,
    NOBODY,
    NOTHING,
    PARTY,
    POOL,
)
from delve.model.state import State
from delve.model.switches import QUEST_TOKENS
from delve.model.tokens import (
    AIMED_AT,
    DEFEATED_FLAG,
    DISRUPTING_FLAG,
    FACE_UP_FLAG,
    LATE_FLAG,
    LEFT_HOST_FLAG,
    POSSESSED,
    SUMMONED_FLAG,
    Entity,
)
from delve.queries.marching_order import leader, order, target_x
from delve.queries.sides import encounter_of, side
from delve.queries.standing import life, on_table


def without(cards: tuple[int, ...], id: int) -> tuple[int, ...]:
    # A loop: compiled, it is several times quicker than ``index``. The card is mostly the first.
    place = 0
    while cards[place] != id:
        place += 1
    return cards[:place] + cards[place + 1 :] if place else cards[1:]


def lift(state: State, id: int) -> Entity:
    """Takes a card out of its zone, without its tokens; it must be put somewhere at once."""
    entity = state.entities[id]
    if on_table(entity):
        leaves_play(state, entity)
    if entity.zone == DUNGEON_GRAVE and state.format.plays(QUEST_TOKENS):
        # Cards counted by Quests stay counted (B-052).
        state.counted = (*state.counted, entity)
    cards = state.cards(entity.zone, entity.seat)
    state.put(entity.zone, entity.seat, without(cards, id))
    fresh = state.edit(id)
    fresh.seat = fresh.owner
    fresh.flags = 0
    fresh.wounds = 0
    fresh.poison = 0
    fresh.time = 0
    fresh.locks = 0
    fresh.target = NOTHING
    fresh.paid = 0
    fresh.known = 0
    return fresh


def leaves_play(state: State, entity: Entity) -> None:
    """Ends everything that depends on a card leaving play: its effects, and what was aimed at or Assigned to it."""
    if entity.id in state.listeners[GIVES_LIFE]:
        state.push(LifeGone(), side(state, entity))
    state.ignore(entity.id)
    for seat in range(state.seats):
        for id in state.cards(ENCOUNTER, seat):
            if state.entities[id].target == entity.id:
                state.edit(id).target = NOTHING
        for id in state.in_play(seat):
            if state.entities[id].target == entity.id:
                state.edit(id).flags |= LEFT_HOST_FLAG
    if state.modifiers:
        # Effects on the card end, so that it returns without them (B-012). Possession from an earlier Encounter ends,
        # whichever of the two leaves (B-123).
        state.modifiers = tuple(
            [
                modifier
                for modifier in state.modifiers
                if modifier.target != entity.id and not (modifier.what == POSSESSED and modifier.source == entity.id)
            ]
        )
    if entity.zone == PARTY:
        primary_leaves(state, entity)


def primary_leaves(state: State, entity: Entity) -> None:
    """Moves the mark of the Primary Target to the next living Adventurer on the right (A-146, B-082)."""
    first = leader(state, entity.owner)
    if entity.id not in {state.primary[first], state.primary_lasting[first]}:
        return
    ring = order(state, entity.owner)
    following = ring[(ring.index(entity.id) + 1) % len(ring)]
    if following == entity.id:
        following = NOTHING
    if state.primary_lasting[first] == entity.id:
        state.primary_lasting = replaced(state.primary_lasting, first, following)
    if state.primary[first] == entity.id:
        state.primary = replaced(state.primary, first, following)
        state.tell(PRIMARY_TARGET_CHANGED, entity.owner, following)


def on_the_left(state: State, seat: int) -> int:
    """The next seat clockwise (B-111)."""
    return (seat + 1) % state.seats


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The values with one of them replaced."""
    return values[:place] + (value,) + values[place + 1 :]


def mark_primary(state: State, seat: int, id: int, lasting: bool) -> None:
    """Names the Primary Target of a seat's Marching Order, for this round or from now on."""
    first = leader(state, seat)
    state.primary = replaced(state.primary, first, id)
    if lasting:
        state.primary_lasting = replaced(state.primary_lasting, first, id)
    state.format.primary_moved(state)


def next_entry(state: State) -> int:
    state.entries += 1
    return state.entries


def on_top(state: State, id: int, zone: int) -> Entity:
    """Moves a card to the top of a pile of its owner's."""
    fresh = lift(state, id)
    fresh.zone = zone
    state.put(zone, fresh.owner, (id,) + state.cards(zone, fresh.owner))
    return fresh


def grave_of(entity: Entity) -> int:
    return DUNGEON_GRAVE if entity.card.is_dungeon() else CRAWLER_GRAVE


def to_grave(state: State, id: int, how: int = OTHERWISE, by: int = NOBODY) -> None:
    """Sends a card to the Grave of its deck; ``how`` and ``by`` record the cause (B-059, B-092, B-113)."""
    entity = state.entities[id]
    fresh = on_top(state, id, grave_of(entity))
    if how == BEATEN:
        fresh.flags |= DEFEATED_FLAG
        fresh.since = state.round
    if fresh.zone == DUNGEON_GRAVE:
        state.buried = True
        state.format.buried(state, fresh, how, by)


def removed_by(state: State, source: int) -> int:
    """The seat responsible when a card removes another: the player who played it."""
    return state.entities[source].owner if source != NOTHING else state.active


def to_hand(state: State, id: int) -> None:
    fresh = lift(state, id)
    fresh.zone = HAND
    fresh.entered = next_entry(state)
    state.put(HAND, fresh.owner, state.cards(HAND, fresh.owner) + (id,))


def to_pool(state: State, id: int) -> None:
    """Moves a Dungeon card to its player's pool; only that player has seen it (B-112)."""
    fresh = lift(state, id)
    fresh.zone = POOL
    fresh.entered = next_entry(state)
    fresh.known = 1 << fresh.owner
    state.put(POOL, fresh.owner, state.cards(POOL, fresh.owner) + (id,))


def lay_in_play(state: State, id: int, how: int, cost: int) -> None:
    """Puts a Crawler card into play; ``how`` is the block it was played by, ``cost`` what was paid."""
    fresh = lift(state, id)
    fresh.zone = IN_PLAY
    fresh.entered = next_entry(state)
    fresh.since = state.round
    fresh.paid = cost
    fresh.flags = how
    state.put(IN_PLAY, fresh.owner, state.in_play(fresh.owner) + (id,))
    state.listen(id)
    begin_anew(state, id)


def draw_one(state: State, seat: int) -> bool:
    """Draws a Crawler card. The format decides about a failed draw, in any step (B-041)."""
    if not state.crawler_deck(seat) and not state.format.crawler_ran_out(state, seat):
        return False
    deck = state.crawler_deck(seat)
    to_hand(state, deck[0])
    state.learned |= 1 << seat
    state.tell(CARD_DRAWN, seat, deck[0], visible=seat)
    return True


def perish(state: State, id: int) -> None:
    """An Adventurer leaves play; its place in the Marching Order is kept in case it returns (B-062)."""
    fresh = lift(state, id)
    fresh.zone = FALLEN
    join_in_order(state, FALLEN, fresh.owner, id)
    state.format.primary_moved(state)


def return_to_party(state: State, id: int) -> None:
    """A perished Adventurer takes its old place, unhurt (B-062)."""
    fresh = lift(state, id)
    fresh.zone = PARTY
    fresh.since = state.round
    join_in_order(state, PARTY, fresh.owner, id)
    state.listen(id)
    begin_anew(state, id)
    state.format.primary_moved(state)


def join_in_order(state: State, zone: int, seat: int, id: int) -> None:
    """Adventurers keep their original order, living or perished."""
    cards = [*state.cards(zone, seat), id]
    cards.sort(key=lambda other: state.entities[other].entered)
    state.put(zone, seat, tuple(cards))


def begin_anew(state: State, id: int) -> None:
    """A card that comes into play takes no part in a Combat for which it was Activated before it left (C-003)."""
    attack = state.attack
    if attack is not None and not attack.resolved and (id in attack.activated or id in attack.cards):
        fresh = state.edit_attack()
        fresh.activated = tuple([other for other in attack.activated if other != id])
        fresh.cards = tuple([other for other in attack.cards if other != id])
    defence = state.defence
    if defence is None or defence.resolved:
        return
    if id in defence.activated:
        state.edit_defence().activated = without(defence.activated, id)
    if id in defence.assigned:
        # Keep the assignment, without a target: nobody is assigned twice (C-001).
        state.edit_defence().defended = replaced(defence.defended, defence.assigned.index(id), NOTHING)
    if id in defence.cards:
        state.edit_defence().covered = replaced(defence.covered, defence.cards.index(id), NOTHING)


def slay(state: State, id: int) -> None:
    """A Character whose Wounds meet its Life goes to the Grave at once (A-008)."""
    by = side(state, state.entities[id])
    state.tell(CARD_SLAIN, by, id)
    to_grave(state, id, BEATEN, by)


def bury(state: State, id: int) -> None:
    """One card dies of its Wounds."""
    if state.card(id).kind == ADVENTURER:
        state.tell(ADVENTURER_PERISHED, state.entities[id].owner, id)
        perish(state, id)
    else:
        slay(state, id)


def is_dead(state: State, id: int) -> bool:
    """Whether a card in play has as many Wounds as Life."""
    entity = state.entities[id]
    return on_table(entity) and entity.wounds > 0 and entity.wounds >= life(state, entity)


class LifeGone(Effect):
    """A card that gave others Life has left: cards that only this kept alive die at once (A-008)."""

    def resolve(self, state: State, frame: Frame) -> None:
        for id in (*encounter_of(state, frame.seat), *order(state, frame.seat)):
            if is_dead(state, id):
                bury(state, id)


# --- Decks. --------------------------------------------------------------------------------------------------------


def dungeon_of(state: State, frame: Frame) -> int:
    """The seat whose Dungeon deck and Grave an effect uses: its card's own, or those its player faces."""
    if frame.source == NOTHING:
        return state.format.dungeon(state, frame.seat)
    source = state.entities[frame.source]
    # A Disruption uses the Dungeon of the player who plays it, which its opponent faces (B-124).
    if source.card.is_dungeon() or source.flags & DISRUPTING_FLAG:
        return source.owner
    return state.format.dungeon(state, frame.seat)


def arrange(state: State, seat: int, deck: int, cards: tuple[int, ...]) -> None:
    """Reorders the cards of a deck."""
    state.put(deck, seat, cards)


def shuffle(state: State, seat: int, deck: int) -> None:
    """Shuffles a deck that nobody has seen any part of."""
    arrange(state, seat, deck, state.chance.shuffled(state.cards(deck, seat)))


def shuffle_in(state: State, seat: int, deck: int, added: list[int]) -> None:
    """Shuffles a deck with cards added to it; a face-up top card is set aside and put back (A-036)."""
    cards = state.cards(deck, seat)
    face_up: tuple[int, ...] = ()
    if cards and state.entities[cards[0]].flags & FACE_UP_FLAG:
        face_up = cards[:1]
        cards = cards[1:]
    for id in added:
        fresh = lift(state, id)
        fresh.zone = deck
    loose = tuple([id for id in cards if id not in added]) + tuple(added)
    for id in loose:
        if state.entities[id].known:
            state.edit(id).known = 0
    if state.shuffles:
        loose = state.chance.shuffled(loose)
    state.put(deck, seat, face_up + loose)
    state.tell(DECK_SHUFFLED, seat, word="dungeon" if deck == DUNGEON_DECK else "crawler")


def is_dead_unique(state: State, entity: Entity) -> bool:
    """Unique: a copy is already in play or in the Grave (A-034, B-058)."""
    if not entity.card.marks & UNIQUE:
        return False
    for pile in (state.encounter(), state.cards(DUNGEON_GRAVE, entity.owner)):
        for id in pile:
            if id != entity.id and state.card(id).name == entity.card.name:
                return True
    return False


def buries_uniques(state: State, owner: int) -> bool:
    """Whether a Unique card is in play or in this Grave, so that everybody sees if a drawn card is a second copy."""
    for pile in (state.encounter(), state.cards(DUNGEON_GRAVE, owner)):
        for id in pile:
            if state.card(id).marks & UNIQUE:
                return True
    return False


def bury_unique(state: State, id: int) -> None:
    """A second copy of a Unique card goes straight to the Grave (A-034)."""
    state.tell(CARD_REMOVED, state.active, id, NOTHING)
    to_grave(state, id)


# --- Coming into play. ---------------------------------------------------------------------------------------------


def lay_in_encounter(state: State, id: int) -> Entity:
    """A Dungeon card joins the Encounter with its Time Tokens, before its effects (T1.6 a, b)."""
    state.entering += 1
    fresh = lift(state, id)
    fresh.zone = ENCOUNTER
    fresh.entered = next_entry(state)
    fresh.since = state.round
    fresh.time = fresh.card.time_limit
    if state.step >= END_COMBAT:
        fresh.flags |= LATE_FLAG
    fresh.seat = state.board
    state.put(ENCOUNTER, state.board, state.encounter() + (id,))
    state.listen(id)
    begin_anew(state, id)
    return fresh


def take_aim(state: State, id: int, target: int) -> None:
    """Fixes the Adventurer that an attack with Target X strikes for the rest of the round (A-114)."""
    state.modifiers = tuple(
        [modifier for modifier in state.modifiers if modifier.what != AIMED_AT or modifier.target != id]
    )
    if target != NOTHING:
        state.modify(AIMED_AT, id, target, id)
        state.tell(TARGET_ASSIGNED, side(state, state.entities[id]), id, target)


def assign_target_x(state: State, id: int) -> None:
    """Fixes the Adventurer that a card's Attribute is aimed at (A-114)."""
    entity = state.entities[id]
    facing = side(state, entity)
    target = target_x(state, facing, entity.owner)
    state.edit(id).target = target
    if target != NOTHING:
        state.tell(TARGET_ASSIGNED, facing, id, target)


def enter_encounter(state: State, id: int, summoned: bool = False) -> None:
    """A Dungeon card comes into play and its enter effects go on the stack (A-024, T1.6)."""
    fresh = lay_in_encounter(state, id)
    if summoned:
        fresh.flags |= SUMMONED_FLAG
    state.show_all()
    state.tell(CARD_SUMMONED if summoned else CARD_ENTERED, state.active, id)
    come_into_play(state, id)


def come_into_play(state: State, id: int) -> None:
    """Puts a card's enter effects on the stack, for the seat that faces it."""
    card = state.card(id)
    if card.takes_target:
        assign_target_x(state, id)
    state.push(Entered(), state.active, id)
    for effect in reversed(card.enters):
        state.push(effect, state.active, id)
    for ability in reversed(card.abilities):
        entering = ability.enters()
        if entering is not None:
            state.push(entering, state.active, id)


class Entered(Effect):
    """A card has finished coming into play, with all effects and Summons: Quests are checked again (C-010)."""

    def resolve(self, state: State, frame: Frame) -> None:
        state.entering -= 1
        state.changed = True


def burn_one(state: State, seat: int, deck: int) -> int:
    """Sends the top card of a deck to the Grave without any effect (A-013); NOTHING if the deck is empty."""
    cards = state.cards(deck, seat)
    if not cards:
        return NOTHING
    to_grave(state, cards[0])
    return cards[0]
