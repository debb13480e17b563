"""Random games for the property tests: the one place that knows how to start and play one."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from delve.agents.random import RandomAgent
from delve.content.book import CardBook
from delve.engine.library import standard_book, standard_deck
from delve.engine.play import Game, Setup
from delve.formats.catalogue import FORMATS
from delve.lab.soak import random_setup
from delve.model.chance import seeded

BOOK: CardBook = standard_book()

seeds = st.integers(min_value=0, max_value=2**32 - 1)
formats = st.sampled_from(sorted(FORMATS))


def new_game(format: str, seed: int) -> Game:
    """A game of any format: with the starter deck, or with decks dealt from all cards there are.

    Sizes are the deck rules' business, not the engine's.
    """
    if seed % 3:
        seat = random_setup(seeded(seed)).seats[0]
    else:
        seat = standard_deck(BOOK, "starter").seat()
    return Game(BOOK, Setup(format, [seat], FORMATS[format].quests_needed), seed)


def states(game: Game, seed: int, most: int = 3000) -> Iterator[Game]:
    """The game at every decision, played by random choices to its end."""
    agent = RandomAgent(seed)
    for _ in range(most):
        yield game
        if game.state.decision is None:
            return
        game.take(agent.choose(game.state.decision))
    raise AssertionError(f"no end after {most} decisions")
