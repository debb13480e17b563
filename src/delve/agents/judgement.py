"""What a position is worth to a seat: a handful of terms in the rulebook's words.

The unit is about a Crawler card of one's own. The terms say what has been gained and lost so far; what the Combat of
this round may still bring is reckoned in ``agents/combat.py``.
"""

from __future__ import annotations

import math
from typing import Final

from delve.model.abilities import CLEARED
from delve.model.ids import CHARACTER, HAND, ON_WOUND, QUESTS
from delve.model.state import DRAWN, UNDECIDED, WON, State
from delve.model.tokens import LOST_FLAG, SPENT_FLAG, WON_FLAG, Entity
from delve.planning.figures import encounter_of, life, power, progress, score
from delve.planning.trial import slain

# Winning or losing outweighs everything else.
GAME: Final = 1000.0

# A Life of an Adventurer, and how much dearer the last ones of a party are.
LIFE: Final = 6.0
LAST_LIVES: Final = 12.0
# An Adventurer who stands, with Resources and Class Keys.
ADVENTURER: Final = 5.0
# Poison is most of a Wound: it can still be cured. A Lock costs a round's work.
POISON: Final = 0.75
LOCK: Final = 1.0

# A Crawler card, how much dearer the last ones are, and what one in hand is worth besides.
CARD: Final = 0.45
LAST_CARDS: Final = 25.0
IN_HAND: Final = 0.25
# A Permanent in play can be used repeatedly; most valuable are those that prevent Wounds.
PERMANENT: Final = 2.2
PREVENTER: Final = 3.0
# A drafted card.
DRAFTED: Final = 0.5

# A Quest that counts towards winning, and in points where it gives points.
QUEST: Final = 40.0
QUEST_POINTS: Final = 4.0
# The part of it that a Quest almost done is worth, and one where nothing can be counted.
ALMOST: Final = 0.5
OPEN: Final = 0.15

# A card that the Dungeon still has: to exhaust it wins as well as Quests do.
DUNGEON_CARD: Final = 1.0
# A Dungeon card that stays for the next round, each point of its Cost, which keeps others out, and of its Power.
SURVIVOR: Final = 2.3
SURVIVING_COST: Final = 0.5
SURVIVING_POWER: Final = 0.65
# The part of its end that the Wounds on a Character are worth.
WOUNDED: Final = 0.9
# The penalty for an effect of a card that leaves play.
PARTING: Final = 8.0

# All the points that win, where so many win; a single point where they only count in the end.
POINTS_TO_WIN: Final = 150.0
POINT: Final = 0.3


def standing(state: State, seat: int) -> float:
    """What a seat's side of the table is worth to it; the Wounds on a Character are part of its end."""
    total = table_worth(state, seat)
    if state.result == UNDECIDED:
        for id in encounter_of(state, seat):
            entity = state.entities[id]
            if entity.wounds and entity.card.kind == CHARACTER:
                gained = table_worth(slain(state, id), seat) - total
                total += WOUNDED * max(0.0, gained) * entity.wounds / max(1, life(state, entity))
    return total


def table_worth(state: State, seat: int) -> float:
    """Party, cards, Quests and points, less what the Dungeon still has."""
    if state.result != UNDECIDED:
        return outcome(state.result, seat)
    total = 0.0
    for ally in state.format.allies(state, seat):
        total += party_worth(state, ally) + cards_worth(state, ally) + quests_worth(state, ally)
    if state.format.has_points():
        total += point_worth(state) * score(state, seat)
    return total - dungeon_worth(state, seat)


def outcome(result: str, seat: int) -> float:
    """The end of the game as this seat sees it."""
    if result == DRAWN:
        return 0.0
    return GAME if result in {WON, str(seat + 1)} else -GAME


# --- The party. ------------------------------------------------------------------------------------------------------


def lives_worth(lives: float) -> float:
    """The value of Lives of one party: the last are worth most."""
    return LIFE * lives - LAST_LIVES / (1.0 + max(0.0, lives))


def lives_left(state: State, seat: int) -> float:
    """The remaining Life of one party; Poison counts as its expected Wounds."""
    total = 0.0
    for id in state.party(seat):
        entity = state.entities[id]
        left = life(state, entity) - entity.wounds
        total += left - POISON * min(entity.poison, left)
    return total


def party_worth(state: State, seat: int) -> float:
    """The Adventurers of one player."""
    total = lives_worth(lives_left(state, seat))
    for id in state.party(seat):
        total += ADVENTURER - LOCK * min(2, state.entities[id].locks)
    return total


# --- Cards. ----------------------------------------------------------------------------------------------------------


def cards_worth(state: State, seat: int) -> float:
    """The Crawler cards of one player that can still be used: in the deck, in hand and in play."""
    total = 0.0
    left = len(state.crawler_deck(seat))
    for id in state.cards(HAND, seat):
        if state.card(id).is_crawler():
            left += 1
            total += IN_HAND
        else:
            total += DRAFTED
    for id in state.in_play(seat):
        entity = state.entities[id]
        if entity.block().permanent and not entity.flags & SPENT_FLAG:
            total += PREVENTER if prevents(entity) else PERMANENT
    return total + CARD * (left + scarcity(state) * math.log(left + 5))


def card_price(state: State, seat: int) -> float:
    """The value lost by using a card in hand."""
    left = len(state.crawler_deck(seat)) + len(state.cards(HAND, seat))
    return IN_HAND + CARD * (1.0 + scarcity(state) / (left + 5))


def scarcity(state: State) -> float:
    """The factor for the last cards: higher if the Dungeon deck is long compared with the Crawler deck."""
    numbers = state.format.numbers
    return LAST_CARDS * numbers.dungeon_deck / numbers.crawler_deck


def prevents(entity: Entity) -> bool:
    """Whether a card in play can be Spent to prevent a Wound."""
    block = entity.block()
    return len(block.spend) > 0 and block.spend_when == ON_WOUND and not entity.flags & SPENT_FLAG


# --- Quests and points. ----------------------------------------------------------------------------------------------


def quests_worth(state: State, seat: int) -> float:
    """The Quests before one player, done and half done. Points they have given are counted as points."""
    points = state.format.has_points()
    whole = QUEST_POINTS * point_worth(state) if points else QUEST
    total = 0.0
    for id in state.cards(QUESTS, seat):
        flags = state.entities[id].flags
        if flags & WON_FLAG:
            total += 0.0 if points else whole
        elif not flags & LOST_FLAG:
            done, needed = progress(state, seat, id)
            total += whole * (ALMOST * done / needed if needed else OPEN)
    return total


def point_worth(state: State) -> float:
    """A victory point."""
    needed = state.format.numbers.points_to_win
    return POINTS_TO_WIN / needed if needed else POINT


# --- The Dungeon. ----------------------------------------------------------------------------------------------------


def dungeon_worth(state: State, seat: int) -> float:
    """What the Dungeon that a seat faces still has: its deck, and those who will stay for the next round."""
    # Where an Encounter is built from pools, no deck is ever exhausted, and who stays is for somebody else to face.
    shared = state.format.numbers.pool > 0
    total = 0.0 if shared else DUNGEON_CARD * len(state.dungeon_deck(seat))
    for id in encounter_of(state, seat):
        entity = state.entities[id]
        if entity.time > 1 or life(state, entity) > 0:
            total += 0.0 if shared else DUNGEON_CARD + survivor_worth(state, entity)
            continue
        if CLEARED in entity.card.hooks:
            total += PARTING
        if state.format.has_points():
            total -= point_worth(state) * entity.card.cost
    return total


def survivor_worth(state: State, entity: Entity) -> float:
    """The loss from a Dungeon card that stays for the next round."""
    return SURVIVOR + SURVIVING_COST * entity.card.cost + SURVIVING_POWER * power(state, entity)
