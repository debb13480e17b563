"""``delve bench --server``: the capacity and latency of a server."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from delve.cli.extras import needs_server

_ROWS = {
    "tables": "live tables, two people at each",
    "actions_per_s": "actions a second, each on disk",
    "p50_ms": "milliseconds until everybody is told, half of them",
    "p99_ms": "milliseconds until everybody is told, 99 of 100",
    "cpu_percent": "percent of a core that the server used",
    "cpu_ms_per_action": "milliseconds of computing for an action",
    "bytes_per_update": "bytes that a player is sent after an input, half of the times at most",
    "memory_mb": "megabytes that the server held",
    "memory_kb_per_table": "kilobytes of them for a table and its two connections",
    "stolen_percent": "percent of the machine that its host gave to others",
}


def bench_server(tables: int, seconds: float, database: str | None, as_json: bool) -> None:
    """Runs the measurements and prints the results."""
    with needs_server():
        from delve.lab.server_load import measure_server
    figures = measure_server(tables, seconds, database)
    if as_json:
        print(json.dumps(figures))
        return
    table = Table(
        title=f"A server for {seconds:g} seconds, an action every 2 seconds at every table", show_header=False
    )
    table.add_column()
    table.add_column(justify="right")
    for key, words in _ROWS.items():
        table.add_row(words, f"{figures[key]:,}")
    Console().print(table)
