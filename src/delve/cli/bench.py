"""``delve bench``: the engine's speed, interpreted and compiled, compared with other engines."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from delve.lab.measure import both
from delve.lab.peers import measure_peers
from delve.messages import message, say

# The figures, and the messages that name them.
_ROWS = {
    "games_per_s": "terminal-bench-games",
    "decisions_per_s": "terminal-bench-decisions",
    "decisions_per_game": "terminal-bench-decisions-in-game",
    "quick_decisions_per_s": "terminal-bench-quick",
    "clone_us": "terminal-bench-clone",
    "redeal_us": "terminal-bench-redeal",
    "state_bytes": "terminal-bench-bytes",
    "search_playouts_per_s": "terminal-bench-playouts",
}


def bench(as_json: bool) -> None:
    """Runs the measurements and prints the results."""
    figures = both()
    peers = measure_peers()
    if as_json:
        print(json.dumps({"delve": figures, "peers": peers}))
        return
    columns = {
        **{
            say(message("terminal-delve", game=game, build=build)): builds[build]
            for game, builds in figures.items()
            for build in builds
        },
        **peers,
    }
    table = Table(title=say(message("terminal-whole-games-random-legal")))
    table.add_column("")
    for name in columns:
        table.add_column(name, justify="right")
    for key, name in _ROWS.items():
        table.add_row(say(message(name)), *[f"{row[key]:,}" if key in row else "" for row in columns.values()])
    Console().print(table)
    if not all("compiled" in builds for builds in figures.values()):
        print(say(message("terminal-compiled-build-not-found")))
    if not peers:
        print(say(message("terminal-no-other-engine-installed")))
