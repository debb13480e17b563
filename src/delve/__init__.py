"""Delve: an unofficial, rules-enforced digital edition of the Dungeon Crawler expandable card game."""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

__version__ = "0.1.0"

__all__ = ["__version__", "compiled"]


def compiled() -> bool:
    """Whether the core running here is the one compiled with mypyc, or interpreted Python."""
    file = import_module("delve.model.state").__file__
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))
