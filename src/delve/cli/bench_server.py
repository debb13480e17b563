"""``delve bench --server``: the capacity and latency of a server."""

from __future__ import annotations

import json
from typing import Final

from rich.console import Console
from rich.table import Table

from delve.cli.extras import needs_server
from delve.messages import keyed, message, say

ROWS: Final = (
    "tables",
    "actions_per_s",
    "p50_ms",
    "p99_ms",
    "cpu_percent",
    "cpu_ms_per_action",
    "bytes_per_update",
    "memory_mb",
    "memory_kb_per_table",
    "stolen_percent",
)


def bench_server(tables: int, seconds: float, database: str | None, as_json: bool) -> None:
    """Runs the measurements and prints the results."""
    with needs_server():
        from delve.lab.server_load import measure_server
    figures = measure_server(tables, seconds, database)
    if as_json:
        print(json.dumps(figures))
        return
    table = Table(title=say(message("terminal-bench-server", seconds=f"{seconds:g}")), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for key in ROWS:
        table.add_row(say(keyed("terminal-bench", key)), f"{figures[key]:,}")
    Console().print(table)
