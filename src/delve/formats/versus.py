"""Common parts of formats with opponents: the draw-off, responses, Draft, conceding (B-088, B-107, B-111)."""

from __future__ import annotations

from typing import Final

from delve.effects.move import on_the_left, shuffle
from delve.model.events import CARD_REVEALED
from delve.model.format import Format
from delve.model.frames import Effect
from delve.model.ids import CRAWLER_DECK
from delve.model.state import State
from delve.model.tokens import Entity
from delve.triggers.windows import Responses

# Four copies of any card in either deck, whatever its rarity.
FOUR_OF_ANY: Final = (4, 4, 4, 4)

# By number of seats and seat, the other seats clockwise from the left; precomputed.
_OTHERS: Final = tuple(
    [tuple([tuple([(seat + step) % seats for step in range(1, seats)]) for seat in range(seats)]) for seats in range(7)]
)


class Versus(Format):
    """Every seat plays against every other."""

    def rivals(self, state: State, seat: int) -> tuple[int, ...]:
        return _OTHERS[state.seats][seat]

    def responses(self, state: State, seat: int) -> Effect | None:
        return Responses(seat)

    def controller(self, state: State, entity: Entity) -> int:
        return entity.owner

    def brings_dungeon(self, seat: int) -> bool:
        return True

    def drafts(self) -> bool:
        return True

    def has_points(self) -> bool:
        return True

    def draw_off(self, state: State) -> None:
        """Each seat reveals a card of its left neighbour's Crawler deck; the highest Cost begins, ties repeat."""
        tied = list(range(state.seats))
        depth = 0
        while len(tied) > 1:
            costs: list[int] = []
            for seat in tied:
                deck = state.crawler_deck(on_the_left(state, seat))
                if depth == len(deck):
                    tied = [tied[state.chance.below(len(tied))]]
                    break
                costs.append(state.card(deck[depth]).cost)
                state.tell(CARD_REVEALED, seat, deck[depth], amount=costs[-1])
            else:
                highest = max(costs)
                tied = [seat for place, seat in enumerate(tied) if costs[place] == highest]
            depth += 1
        for seat in range(state.seats):
            shuffle(state, seat, CRAWLER_DECK)
        begins(state, tied[0])


def begins(state: State, seat: int) -> None:
    """This seat is the first to face an Encounter, or to hold the token."""
    fresh = state.contest.copy()
    fresh.first = seat
    fresh.holder = seat
    state.contest = fresh
    state.face(seat)
