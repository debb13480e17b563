"""The training example runs: it plays, learns, and is tested on new games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.docs.rulings import ROOT

EXAMPLE = ROOT / "docs" / "examples" / "learn_solo.py"


def test_the_training_example_learns_and_is_tested(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLE), "--minutes", "0.001", "--games", "2", "--jobs", "1"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    learned, tested = done.stdout.splitlines()
    assert re.fullmatch(r"learned from 1024 steps of \d+ games", learned)
    assert re.fullmatch(r"won [012] of 2 new games: .*%, between .*% and .*%", tested)
