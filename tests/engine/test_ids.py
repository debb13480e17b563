"""Ids of cards say nothing about the deck list: opponents see those of cards that come into play."""

from __future__ import annotations

from delve.cli.sides import known
from delve.engine.play import Game
from delve.engine.tables import table, usual_decks
from delve.engine.views import view
from delve.library.formats import find_format
from delve.library.shipped import standard_book
from delve.model.ids import CRAWLER_DECK, DUNGEON_DECK, HAND, POOL

BOOK = standard_book()
FORMAT = find_format("multiplayer")
SETUP = table(BOOK, FORMAT, usual_decks(BOOK, FORMAT, 3))


def listed(seed: int) -> list[list[int]]:
    """For every deck of the table, the ids of its cards in the order of the deck list."""
    state = Game(BOOK, SETUP, seed).state
    found = []
    for seat in range(state.seats):
        for deck, held in ((CRAWLER_DECK, HAND), (DUNGEON_DECK, POOL)):
            cards = [id for zone in (deck, held) for id in state.cards(zone, seat)]
            names = list(SETUP.seats[seat]["crawler_deck" if deck == CRAWLER_DECK else "dungeon_deck"])
            by_name: dict[str, list[int]] = {}
            for id in sorted(cards):
                by_name.setdefault(state.card(id).name, []).append(id)
            found.append([by_name[name].pop(0) for name in names])
    return found


def test_ids_reveal_no_place_in_the_deck_list() -> None:
    """Over many games every place has had ids from all over the deck, and neighbours are no nearer than others."""
    games = [listed(seed) for seed in range(60)]
    for deck in range(len(games[0])):
        size = len(games[0][deck])
        lowest = min(games[0][deck])
        assert all(sorted(game[deck]) == list(range(lowest, lowest + size)) for game in games)
        steps = [
            abs(after - before) for game in games for before, after in zip(game[deck], game[deck][1:], strict=False)
        ]
        # Two ids picked blindly are a third of the deck apart; in the order of the list it would be one.
        assert sum(steps) / len(steps) > size / 5
        first = [game[deck][0] - lowest for game in games]
        assert max(first) - min(first) > size / 2


def test_the_same_seed_deals_the_same_ids() -> None:
    assert listed(7) == listed(7)
    assert listed(7) != listed(8)


def test_ids_that_an_opponent_sees_are_those_of_the_game() -> None:
    """What comes into view keeps its id: the page moves cards by it."""
    state = Game(BOOK, SETUP, 3).state
    for seat in range(state.seats):
        own = [card["id"] for card in known(view(state, seat)["seats"][seat]["hand"])]
        assert own == list(state.cards(HAND, seat))
