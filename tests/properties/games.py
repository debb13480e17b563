"""Random games for the property tests: the one place that knows how to start and play one."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from delve.agents.random import RandomAgent
from delve.content.book import CardBook
from delve.engine.hidden import SPECTATOR, TRUSTED_SPECTATOR
from delve.engine.play import Game
from delve.engine.tables import table, usual_decks
from delve.formats.variants import variant
from delve.lab.soak import random_setup
from delve.lab.soak import tables as all_tables
from delve.library.formats import find_format
from delve.library.shipped import standard_book
from delve.model.chance import seeded
from delve.model.state import State
from delve.model.switches import SWITCH_NAMES

BOOK: CardBook = standard_book()

seeds = st.integers(min_value=0, max_value=2**32 - 1)
# A house variant that plays by every switch there is.
HOUSE = variant({"base": "multiplayer", **dict.fromkeys(SWITCH_NAMES, True)}, "every switch")
HOUSE_TABLE = (HOUSE.id, 3)
tables = st.sampled_from([*all_tables(), HOUSE_TABLE])


def new_game(at: tuple[str, int], seed: int) -> Game:
    """A game at any table: with the decks that come with Delve, or with decks dealt from all cards there are."""
    format = HOUSE if at[0] == HOUSE.id else find_format(at[0])
    if seed % 3:
        setup = random_setup(format, at[1], seeded(seed))
    else:
        setup = table(BOOK, format, usual_decks(BOOK, format, at[1]))
    return Game(BOOK, setup, seed)


def viewers(state: State) -> list[int]:
    """All viewers: each seat, and spectators with and without open hands."""
    return [*range(state.seats), SPECTATOR, TRUSTED_SPECTATOR]


def states(game: Game, seed: int, most: int = 3000) -> Iterator[Game]:
    """The game at every decision, played by random choices to its end."""
    agent = RandomAgent(seed)
    for _ in range(most):
        yield game
        if game.state.decision is None:
            return
        game.take(agent.choose(game.state.decision))
    raise AssertionError(f"no end after {most} decisions")
