"""Card games of other engines, if installed, measured in the same way.

``pip install 'delve[peers]'`` brings those that can be had. Each plays whole games of uniformly random legal choices
through its Python interface.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from delve.lab.measure import SECONDS, Figures

# Plays one game and returns the number of decisions.
Play = Callable[[Any, random.Random], int]


def play_open_spiel(game: Any, chance: random.Random) -> int:
    state = game.new_initial_state()
    taken = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            taken += 1
    return taken


def play_rlcard(env: Any, chance: random.Random) -> int:
    seen, _ = env.reset()
    taken = 0
    while not env.is_over():
        seen, _ = env.step(chance.choice(list(seen["legal_actions"])))
        taken += 1
    return taken


def play_pettingzoo(env: Any, chance: random.Random) -> int:
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


def load_open_spiel(game: str) -> Any:
    return import_module("pyspiel").load_game(game)


def load_rlcard(game: str) -> Any:
    return import_module("rlcard").make(game)


def load_pettingzoo(game: str) -> Any:
    return import_module(f"pettingzoo.classic.{game}").env()


ENGINES: Final[dict[str, tuple[Callable[[str], Any], Play]]] = {
    "open_spiel": (load_open_spiel, play_open_spiel),
    "rlcard": (load_rlcard, play_rlcard),
    "pettingzoo": (load_pettingzoo, play_pettingzoo),
}
# The fastest card games of each engine, and those most like ours.
PEERS: Final = (
    "open_spiel/crazy_eights",
    "open_spiel/hearts",
    "open_spiel/gin_rummy",
    "rlcard/uno",
    "rlcard/gin-rummy",
    "pettingzoo/texas_holdem_v4",
    "pettingzoo/hanabi_v5",
)


def measure_peers() -> dict[str, Figures]:
    """The figures of the installed engines."""
    found: dict[str, Figures] = {}
    for name in PEERS:
        engine, _, game = name.partition("/")
        load, play = ENGINES[engine]
        # Their warnings are for their own developers.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                loaded = load(game)
            except ImportError:
                continue
            found[name] = measure_one(play, loaded)
    return found


def measure_one(play: Play, game: Any) -> Figures:
    chance = random.Random(1)
    play(game, chance)
    games = 0
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < 3 * SECONDS:
        decisions += play(game, chance)
        games += 1
    spent = time.perf_counter() - begun
    return {
        "games_per_s": round(games / spent, 1),
        "decisions_per_s": round(decisions / spent),
        "decisions_per_game": round(decisions / games, 1),
    }
