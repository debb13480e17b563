"""What several tests of the engine begin with."""

from __future__ import annotations

from pathlib import Path

import pytest

from delve.agents.random import RandomAgent
from delve.content.book import CardBook
from delve.engine.play import Game, Setup
from delve.engine.replay import save
from delve.formats.catalogue import FORMATS
from delve.library.shipped import standard_deck


@pytest.fixture
def saved(book: CardBook, tmp_path: Path) -> Path:
    """A whole game with Goblins in it, just saved."""
    game = Game(book, Setup(FORMATS["solo-standard"], [standard_deck(book, "starter").seat()], 2), 11)
    agent = RandomAgent(5)
    while game.state.decision is not None:
        game.take(agent.choose(game.state.decision))
    path = tmp_path / "game.jsonl"
    save(game, path)
    return path
