"""Breaks one rule at a time in a copy of the sources and sees which scenarios notice.

``make mutants`` runs it. A mutant that no scenario catches is a rule without a test.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

TESTS = Path(__file__).parent.parent
SOURCE = TESTS.parent / "src"
SECONDS = 300


def scenario_run(folder: Path) -> str:
    """What running all scenarios prints with the sources in this folder."""
    command = [sys.executable, "-m", "delve.cli.main", "scenario", "run", str(TESTS / "scenarios")]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "FAILED: it never ended"
    return done.stdout + done.stderr


def red_files(printed: str) -> list[str]:
    return sorted(set(re.findall(r"([\w-]+)\.toml", printed)))


def main() -> int:
    mutants = tomllib.loads((Path(__file__).parent / "mutants.toml").read_text(encoding="utf-8"))["mutant"]
    survivors = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(SOURCE / "delve", folder / "delve", ignore=shutil.ignore_patterns("__pycache__"))
        for mutant in mutants:
            path = folder / "delve" / mutant["file"]
            text = path.read_text(encoding="utf-8")
            if mutant["find"] not in text:
                print(f"NOT THERE  {mutant['file']}: {mutant['find']!r}")
                survivors += 1
                continue
            path.write_text(text.replace(mutant["find"], mutant["put"], 1), encoding="utf-8")
            printed = scenario_run(folder)
            path.write_text(text, encoding="utf-8")
            caught = not re.search(r"\b0 failed", printed)
            survivors += not caught
            word = "caught    " if caught else "SURVIVED  "
            print(f"{word} {mutant['file']}: {mutant['find'].strip()!r} by {', '.join(red_files(printed)[:5])}")
    print(f"{len(mutants) - survivors} caught, {survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
