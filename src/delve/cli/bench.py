"""``delve bench``: the engine's speed, interpreted and compiled, beside that of its peers."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from delve.lab.measure import both
from delve.lab.peers import measure_peers

_ROWS = {
    "games_per_s": "whole games a second",
    "decisions_per_s": "decisions a second",
    "decisions_per_game": "decisions in a game",
    "clone_us": "microseconds for a clone",
    "state_bytes": "bytes a clone adds",
    "search_playouts_per_s": "playouts a second from one position",
}


def bench(as_json: bool) -> None:
    """Measures and prints."""
    figures = both()
    peers = measure_peers()
    if as_json:
        print(json.dumps({"delve": figures, "peers": peers}))
        return
    columns = {
        **{f"Delve, {game}, {build}": builds[build] for game, builds in figures.items() for build in builds},
        **peers,
    }
    table = Table(title="Whole games of random legal choices, one core")
    table.add_column("")
    for name in columns:
        table.add_column(name, justify="right")
    for key, words in _ROWS.items():
        table.add_row(words, *[f"{row[key]:,}" if key in row else "" for row in columns.values()])
    Console().print(table)
    if not all("compiled" in builds for builds in figures.values()):
        print("The compiled build was not found: make setup builds it where there is a C compiler.")
    if not peers:
        print("No other engine is installed to compare with: pip install 'delve[peers]' brings some.")
