"""``delve bench``: the engine's speed, interpreted and compiled."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from delve.lab.measure import FORMAT, both

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
    if as_json:
        print(json.dumps({"delve": {FORMAT: figures}, "peers": {}}))
        return
    table = Table(title=f"{FORMAT}, random legal choices, one core")
    table.add_column("")
    for build in figures:
        table.add_column(build, justify="right")
    for key, words in _ROWS.items():
        table.add_row(words, *[f"{figures[build][key]:,}" for build in figures])
    Console().print(table)
    if "compiled" not in figures:
        print("The compiled build was not found: make setup builds it where there is a C compiler.")
