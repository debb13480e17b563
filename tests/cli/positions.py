"""Positions to look at in the terminal."""

from __future__ import annotations

from delve.agents.random import RandomAgent
from delve.cli.new_game import Wanted, new_game
from delve.engine.library import standard_book


def positions(seed, every=5, format="solo-standard", seats=None):
    """Some positions of a random game."""
    game, _ = new_game(standard_book(), Wanted(format, seats, seed=seed))
    agent = RandomAgent(seed)
    count = 0
    while game.state.decision is not None:
        if count % every == 0:
            yield game
        count += 1
        game.take(agent.choose(game.state.decision))
