"""Game set-up: Adventurers, Quests, decks, the first hand (rulebook, Game Setup; A-017 to A-020)."""

from __future__ import annotations

from delve.effects.move import draw_one, shuffle
from delve.model.cards import Card
from delve.model.chance import Chance
from delve.model.format import Format
from delve.model.ids import CRAWLER_DECK, DUNGEON_DECK, PARTY, QUESTS
from delve.model.state import State, empty_state
from delve.rounds.round import Round


class Seat:
    """What one player brings to the table."""

    def __init__(
        self,
        adventurers: tuple[Card, ...],
        quests: tuple[Card, ...],
        crawler: tuple[Card, ...],
        dungeon: tuple[Card, ...],
    ) -> None:
        self.adventurers = adventurers
        self.quests = quests
        self.crawler = crawler
        self.dungeon = dungeon


def lay_table(format: Format, seats: list[Seat], chance: Chance, naming: Chance) -> State:
    """Puts every card in its place, with unshuffled decks.

    Opponents see the ids of cards that come into play, so ``naming`` assigns ids at random: in the order of the deck
    list, they would reveal neighbouring cards.
    """
    state = empty_state(format, len(seats), chance)
    for number, seat in enumerate(seats):
        for zone, cards in (
            (PARTY, seat.adventurers),
            (QUESTS, seat.quests),
            (CRAWLER_DECK, seat.crawler),
            (DUNGEON_DECK, seat.dungeon),
        ):
            first = len(state.entities)
            ids = tuple(range(first, first + len(cards)))
            if zone == CRAWLER_DECK or zone == DUNGEON_DECK:
                ids = naming.shuffled(ids)
            state.add_cards(cards, ids, number, zone)
        for id in state.party(number):
            state.listen(id)
    return state


def begin(state: State) -> None:
    """Shuffles both decks, determines who begins, draws the first hands, and pushes the first round (A-018, B-088)."""
    for seat in range(state.seats):
        for deck in (CRAWLER_DECK, DUNGEON_DECK):
            shuffle(state, seat, deck)
    state.format.draw_off(state)
    for seat in range(state.seats):
        for _ in range(state.format.hand_limit):
            draw_one(state, seat)
    state.format.lay_out(state)
    state.push(Round(), state.active)
