"""Positions to look at in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from delve.agents.random import RandomAgent
from delve.cli.new_game import Wanted, new_game
from delve.engine.play import Game
from delve.library.shipped import standard_book


def positions(seed: int, every: int = 5, format: str = "solo-standard", seats: int | None = None) -> Iterator[Game]:
    """Some positions of a random game."""
    game, _ = new_game(standard_book(), Wanted(format, seats, seed=seed))
    agent = RandomAgent(seed)
    count = 0
    while game.state.decision is not None:
        if count % every == 0:
            yield game
        count += 1
        game.take(agent.choose(game.state.decision))


def asked_seat(game: Game) -> int:
    """The seat that is asked."""
    assert game.state.decision is not None
    return game.state.decision.seat
