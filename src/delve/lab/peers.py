"""Card games of other engines, if installed, measured in the same way.

``pip install 'delve[peers]'`` brings those that can be had. Each plays whole games of uniformly random legal choices.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from delve.lab.measure import SECONDS, Figures


def open_spiel_game(chance: random.Random) -> int:
    """A game of gin rummy in OpenSpiel; returns the number of decisions."""
    state = _loaded("open_spiel").new_initial_state()
    taken = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            taken += 1
    return taken


def rlcard_game(chance: random.Random) -> int:
    """A game of gin rummy in RLCard."""
    env = _loaded("rlcard")
    seen, _ = env.reset()
    taken = 0
    while not env.is_over():
        seen, _ = env.step(chance.choice(list(seen["legal_actions"])))
        taken += 1
    return taken


def pettingzoo_game(chance: random.Random) -> int:
    """A game of Hanabi in PettingZoo, which no longer has gin rummy."""
    env = _loaded("pettingzoo")
    env.reset(seed=chance.randrange(1 << 31))
    taken = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = [action for action, allowed in enumerate(observation["action_mask"]) if allowed]
        env.step(chance.choice(legal))
        taken += 1
    return taken


_MADE: dict[str, Any] = {}

PEERS: Final[dict[str, tuple[str, Callable[[random.Random], int]]]] = {
    "open_spiel/gin_rummy": ("pyspiel", open_spiel_game),
    "rlcard/gin-rummy": ("rlcard", rlcard_game),
    "pettingzoo/hanabi_v5": ("pettingzoo", pettingzoo_game),
}


def _loaded(name: str) -> Any:
    """A game of another engine, created once."""
    if name not in _MADE:
        if name == "open_spiel":
            _MADE[name] = import_module("pyspiel").load_game("gin_rummy")
        elif name == "rlcard":
            _MADE[name] = import_module("rlcard").make("gin-rummy")
        else:
            _MADE[name] = import_module("pettingzoo.classic.hanabi_v5").env()
    return _MADE[name]


def measure_peers() -> dict[str, Figures]:
    """The figures of the installed engines."""
    return {name: measure_one(play) for name, (module, play) in PEERS.items() if find_spec(module) is not None}


def measure_one(play: Callable[[random.Random], int]) -> Figures:
    chance = random.Random(1)
    play(chance)
    games = 0
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < 3 * SECONDS:
        decisions += play(chance)
        games += 1
    spent = time.perf_counter() - begun
    return {
        "games_per_s": round(games / spent, 1),
        "decisions_per_s": round(decisions / spent),
        "decisions_per_game": round(decisions / games, 1),
    }
