"""Random games for the property tests: the one place that knows how to start and play one."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from delve.agents.random import RandomAgent
from delve.content.loader import CardBook
from delve.engine.library import standard_book, standard_deck
from delve.engine.play import Game, Setup
from delve.formats.catalogue import FORMATS

BOOK: CardBook = standard_book()

seeds = st.integers(min_value=0, max_value=2**32 - 1)
formats = st.sampled_from(sorted(FORMATS))


def new_game(format: str, seed: int, deck: str = "starter") -> Game:
    """A game of any format with a deck of any size: sizes are the deck rules' business, not the engine's."""
    setup = Setup(format, [standard_deck(BOOK, deck).seat()], FORMATS[format].quests_needed)
    return Game(BOOK, setup, seed)


def states(game: Game, seed: int, most: int = 3000) -> Iterator[Game]:
    """The game at every decision, played by random choices to its end."""
    agent = RandomAgent(seed)
    for _ in range(most):
        yield game
        if game.state.decision is None:
            return
        game.take(agent.choose(game.state.decision))
    raise AssertionError(f"no end after {most} decisions")
