"""A position as numbers, for a value that is learned: figures of both sides, and which cards lie where.

Everything is seen from one seat. The figures are scaled to be about 1; a rival's are the mean of all rivals'.
"""

from __future__ import annotations

import math
from typing import Final

from delve.agents.judgement import lives_left, prevents, standing
from delve.model.ids import DUNGEON_DECK, HAND, QUESTS
from delve.model.state import State
from delve.model.tokens import LOST_FLAG, WON_FLAG
from delve.planning.figures import encounter_of, life, power, progress, score, stamina

# The places where it matters which cards lie there, as the learned value counts them.
PLACES: Final = ("party", "hand", "in play", "crawler deck", "open quests", "encounter", "dungeon deck")
# How many figures there are: of a side and what it faces, of its rivals, and of the table.
SIDE: Final = 24
TABLE: Final = 9
FIGURES: Final = 2 * SIDE + TABLE


def figures(state: State, seat: int) -> list[float]:
    """The figures that can be counted."""
    found = side(state, seat)
    rivals = state.format.rivals(state, seat)
    mean = [0.0] * SIDE
    for rival in rivals:
        for place, figure in enumerate(side(state, rival)):
            mean[place] += figure / len(rivals)
    numbers = state.format.numbers
    return [
        *found,
        *mean,
        state.quests_needed / 3.0,
        numbers.points_to_win / 40.0,
        state.seats / 6.0,
        len(rivals) / 5.0,
        numbers.dungeon_deck / 65.0,
        numbers.crawler_deck / 65.0,
        min(state.round, 40) / 20.0,
        1.0 if state.active in state.format.allies(state, seat) else 0.0,
        numbers.adventurers / 4.0,
    ]


def side(state: State, seat: int) -> list[float]:
    """A side of the table, and what it faces."""
    allies = state.format.allies(state, seat)
    lives = 0.0
    weakest = 9.0
    adventurers = 0
    locks = 0
    poison = 0
    held = 0
    permanents = 0
    preventers = 0
    deck = 0
    shortest = 200
    done = 0
    open_quests = 0
    best = 0.0
    second = 0.0
    for ally in allies:
        lives += lives_left(state, ally)
        for id in state.party(ally):
            entity = state.entities[id]
            adventurers += 1
            locks += entity.locks
            poison += entity.poison
            weakest = min(weakest, float(life(state, entity) - entity.wounds))
        held += len(state.cards(HAND, ally))
        permanents += len(state.in_play(ally))
        for id in state.in_play(ally):
            if prevents(state.entities[id]):
                preventers += 1
        cards = len(state.crawler_deck(ally))
        deck += cards
        shortest = min(shortest, cards)
        for id in state.cards(QUESTS, ally):
            flags = state.entities[id].flags
            if flags & WON_FLAG:
                done += 1
            elif not flags & LOST_FLAG:
                open_quests += 1
                part, whole = progress(state, ally, id)
                share = part / whole if whole else 0.0
                if share > best:
                    best, second = share, best
                elif share > second:
                    second = share
    faced = encounter_of(state, seat)
    strength = 0
    firmness = 0
    healthy = 0
    for id in faced:
        entity = state.entities[id]
        strength += power(state, entity)
        firmness += stamina(state, entity)
        healthy += max(0, life(state, entity) - entity.wounds)
    seats = len(allies)
    left = len(state.dungeon_deck(seat))
    return [
        lives / 10.0 / seats,
        math.log(1.0 + max(0.0, lives)) / 3.0,
        adventurers / 4.0 / seats,
        0.0 if weakest > 8.0 else weakest / 3.0,
        locks / 4.0,
        poison / 4.0,
        deck / 40.0 / seats,
        math.log(1.0 + shortest) / 4.0,
        held / 6.0 / seats,
        permanents / 4.0,
        preventers / 2.0,
        done / 2.0,
        open_quests / 3.0,
        best,
        second,
        score(state, seat) / 20.0,
        left / 50.0,
        math.log(1.0 + left) / 4.0,
        len(faced) / 6.0,
        strength / 12.0,
        firmness / 8.0,
        healthy / 10.0,
        max(-1.5, min(1.5, standing(state, seat) / 150.0)),
        max(0, lives - strength) / 10.0,
    ]


def cards(state: State, seat: int) -> list[tuple[int, ...]]:
    """The ids of the cards in each of the PLACES, on this seat's side."""
    allies = state.format.allies(state, seat)
    found: list[tuple[int, ...]] = []
    party: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    in_play: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    quests: tuple[int, ...] = ()
    dungeon: tuple[int, ...] = ()
    for ally in allies:
        party += state.party(ally)
        hand += state.cards(HAND, ally)
        in_play += state.in_play(ally)
        deck += state.crawler_deck(ally)
        for id in state.cards(QUESTS, ally):
            if not state.entities[id].flags & (WON_FLAG | LOST_FLAG):
                quests += (id,)
    for owner in state.format.faced(state, seat):
        dungeon += state.cards(DUNGEON_DECK, owner)
    found.extend([party, hand, in_play, deck, quests, tuple(encounter_of(state, seat)), dungeon])
    return found
