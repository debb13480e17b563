"""Delve: an unofficial, rules-enforced digital edition of the Dungeon Crawler expandable card game.

``delve.api`` documents the exports of this package. They are loaded lazily.
"""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from delve.api import BadInput as BadInput
    from delve.api import Face as Face
    from delve.api import Game as Game
    from delve.api import State as State
    from delve.api import agent_names as agent_names
    from delve.api import card as card
    from delve.api import cards as cards
    from delve.api import deck_names as deck_names
    from delve.api import format_names as format_names
    from delve.api import load_game as load_game
    from delve.api import new_game as new_game

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Face",
    "Game",
    "State",
    "__version__",
    "agent_names",
    "card",
    "cards",
    "compiled",
    "deck_names",
    "format_names",
    "load_game",
    "new_game",
]


def compiled() -> bool:
    """Whether the core is the one compiled with mypyc, not interpreted Python."""
    file = import_module("delve.model.state").__file__
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


def __getattr__(name: str) -> Any:
    # Lazy, so that `delve --help` does not load the engine; submodules still work.
    if name in __all__:
        return getattr(import_module("delve.api"), name)
    raise AttributeError(f"module 'delve' has no attribute {name!r}")
