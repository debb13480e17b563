"""How fast the engine is: complete games of uniformly random legal choices, on one core.

``python -m delve.lab.measure`` prints the figures of the running interpreter as JSON; ``both`` asks the
interpreted and the compiled build in turn.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import delve
from delve.agents.quick import QuickAgent
from delve.engine.hidden import redeal
from delve.engine.play import Setup
from delve.engine.run import answer
from delve.engine.tables import table
from delve.library.formats import find_format
from delve.library.shipped import standard_book
from delve.model.chance import seeded
from delve.model.state import State
from delve.planning.playout import playout, start

# What is measured, by its name: the format and the decks of its seats.
GAMES = {
    "solo-standard": ("solo-standard", ["starter"]),
    "multiplayer-4": ("multiplayer", ["multiplayer-steady", "multiplayer-venom"] * 2),
}
ROUNDS = 6
SECONDS = 0.7

Figures = dict[str, float]
# Plays a game to its end, with a seed; returns how many decisions were taken.
Play = Callable[[State, int], int]


BOOK = standard_book()


def measure() -> dict[str, Figures]:
    """The figures of the running build for every game."""
    # Cards never change: exclude them from garbage collection, as the server does.
    gc.collect()
    gc.freeze()
    return {name: measure_game(setup_of(name)) for name in GAMES}


def setup_of(name: str) -> Setup:
    """The cards of a measured game."""
    format, decks = GAMES[name]
    return table(BOOK, find_format(format), decks)


def measure_game(setup: Setup) -> Figures:
    """The best of several rounds: other processes can only slow them down."""
    rounds = [play_games(setup, place * 1_000_000, at_random) for place in range(ROUNDS)]
    quick = [play_games(setup, place * 1_000_000, by_quick) for place in range(ROUNDS)]
    middle = half_played(setup)
    return {
        "games_per_s": round(max(games / spent for games, _, spent in rounds), 1),
        "decisions_per_s": round(max(decisions / spent for _, decisions, spent in rounds)),
        "decisions_per_game": round(sum(each[1] for each in rounds) / sum(each[0] for each in rounds), 1),
        "quick_decisions_per_s": round(max(decisions / spent for _, decisions, spent in quick)),
        "clone_us": round(microseconds(lambda _: middle.clone(), 2000), 3),
        "redeal_us": round(microseconds(lambda seed: redeal(middle, middle.active, seed), 500), 2),
        "state_bytes": state_bytes(middle),
        "search_playouts_per_s": round(max(search_playouts(middle) for _ in range(ROUNDS)), 1),
    }


def play_games(setup: Setup, first_seed: int, play: Play) -> tuple[int, int, float]:
    """Plays whole games for a while; returns games, decisions and seconds."""
    games = 0
    decisions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        seed = first_seed + games
        decisions += play(start(BOOK, setup, seed), seed)
        games += 1
    return games, decisions, time.perf_counter() - begun


def at_random(state: State, seed: int) -> int:
    """Takes any of the options, each equally likely."""
    return playout(state, seeded(seed))


def by_quick(state: State, seed: int) -> int:
    """``quick`` decides in all seats."""
    players = [QuickAgent(seed + seat) for seat in range(state.seats)]
    taken = 0
    while state.decision is not None:
        seat = state.decision.seat
        answer(state, players[seat].choose(state, seat))
        taken += 1
    return taken


def half_played(setup: Setup) -> State:
    """A state from the middle of a game, with cards on the table."""
    state = start(BOOK, setup, 1)
    playout(state, seeded(1), 40)
    return state


def microseconds(work: Callable[[int], object], times: int) -> float:
    """Microseconds per call; the call gets its number."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for number in range(times):
            work(number)
        best = min(best, time.perf_counter() - begun)
    return best / times * 1e6


def state_bytes(state: State) -> int:
    """What a clone adds to memory: its own object and the lists it copies; records are shared."""
    parts = (state, state.chance, state.entities, state.zones, state.listeners, state.stack)
    return sum(sys.getsizeof(part) for part in parts)


def search_playouts(state: State) -> float:
    """Playouts per second from one position, each from a new redeal, as in search."""
    played = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        playout(redeal(state, state.active, played), seeded(played))
        played += 1
    return played / (time.perf_counter() - begun)


# --- Both builds. ------------------------------------------------------------------------------------------------


def both() -> dict[str, dict[str, Figures]]:
    """The figures of the compiled and the interpreted build for every game, as far as they are installed."""
    here = "compiled" if delve.compiled() else "interpreted"
    found = {here: measure()}
    if here == "interpreted":
        python = Path(sys.prefix) / "compiled" / "bin" / "python"
        if python.is_file():
            found["compiled"] = ask(python, {})
    else:
        found["interpreted"] = ask_interpreted()
    return {game: {build: figures[game] for build, figures in found.items()} for game in GAMES}


def ask(python: Path, environment: dict[str, str]) -> dict[str, Figures]:
    """Figures measured by another interpreter."""
    command = [str(python), "-m", "delve.lab.measure"]
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    answer = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=True,
        env={**clean, **environment},
        cwd=tempfile.gettempdir(),
    )
    figures: Any = json.loads(answer.stdout)
    return dict(figures)


def ask_interpreted() -> dict[str, Figures]:
    """A folder with the same sources, without compiled modules."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(delve.__file__).parent
        shutil.copytree(source, Path(folder) / "delve", ignore=shutil.ignore_patterns(f"*{suffix}", "*.so"))
        return ask(Path(sys.executable), {"PYTHONPATH": folder})


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure()))
