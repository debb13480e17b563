"""Games with decks kept for tests: what a seed deals stays the same when the shipped decks are rebalanced."""

from __future__ import annotations

from pathlib import Path

from delve.cli.new_game import Wanted, new_game
from delve.engine.play import Game
from delve.library.shipped import standard_book

DECKS = Path(__file__).parent / "decks"


def kept_decks(format: str, seats: int) -> list[str]:
    """The files of the kept decks for a format, one per seat, repeated if there are more seats."""
    own = sorted(DECKS.glob(f"{format}-*.toml")) or [DECKS / "starter.toml"]
    return [str(own[seat % len(own)]) for seat in range(seats)]


def kept_game(format: str, seats: int, seed: int) -> Game:
    """A new game with the kept decks."""
    return new_game(standard_book(), Wanted(format, seats, kept_decks(format, seats), seed=seed))[0]


def play_kept(format: str, seats: int, seed: int) -> list[str]:
    """The same as a command."""
    decks = [word for deck in kept_decks(format, seats) for word in ("--deck", deck)]
    return ["play", "--format", format, "--seats", str(seats), *decks, "--seed", str(seed)]
