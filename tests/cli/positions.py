"""Positions to look at in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from tests.cli.kept import kept_game

from delve.agents.random import RandomAgent
from delve.engine.play import Game


def positions(seed: int, every: int = 5, format: str = "solo-standard", seats: int = 1) -> Iterator[Game]:
    """Some positions of a random game."""
    game = kept_game(format, seats, seed)
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
