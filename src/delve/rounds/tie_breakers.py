"""Tie-breakers among seats with the same points (B-101, B-131).

1. The most Dungeon cards in the opponents' Graves.
2. The most Wounds dealt to the opponents' Adventurers; perished ones count their full Life.
3. The fewest cards in one's own Crawler Grave.
4. Dungeon cards are drawn simultaneously until their Costs differ; a seat that runs out loses.

Among all players the first two are equivalent to the fewest of one's own, because Graves and Wounds add up to a total
for the table.
"""

from __future__ import annotations

from delve.model.ids import CRAWLER_GRAVE, DUNGEON_DECK, DUNGEON_GRAVE
from delve.model.state import State
from delve.rounds.points import life_lost, score, wounds_on


def standing_key(state: State, seat: int) -> tuple[int, ...]:
    """A sort key, lower is better: points, then the tie-breakers visible on the table."""
    return (
        -score(state, seat),
        len(state.cards(DUNGEON_GRAVE, seat)),
        wounds_on(state, seat) + life_lost(state, seat),
        len(state.cards(CRAWLER_GRAVE, seat)),
    )


def final_key(state: State, seat: int) -> tuple[int, ...]:
    """The same with the draw of Dungeon cards as the last line: it is made when the game is over and not before."""
    draw = [-state.card(id).cost for id in state.cards(DUNGEON_DECK, seat)]
    # A card of any Cost beats having none left to draw.
    return (*standing_key(state, seat), *draw, 1)


def ranked(state: State, seats: list[int]) -> list[int]:
    """These seats from first to last, as far as the table shows."""
    return sorted(seats, key=lambda seat: standing_key(state, seat))


def winners(state: State, seats: list[int]) -> list[int]:
    """The first of these seats when the game is over; two or more if not even the decks tell them apart (B-101)."""
    best = min([final_key(state, seat) for seat in seats])
    return [seat for seat in seats if final_key(state, seat) == best]
