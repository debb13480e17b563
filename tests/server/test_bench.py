"""``delve bench --server`` measures a server as it is really run."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.server.running import PATIENCE


def test_a_small_measurement_ends_with_figures() -> None:
    command = [sys.executable, "-m", "delve.cli.main", "bench", "--server", "--tables", "3", "--seconds", "3", "--json"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE, check=True)
    figures = json.loads(said.stdout)
    assert figures["tables"] == 3
    assert figures["actions_per_s"] > 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["memory_mb"] > 0
