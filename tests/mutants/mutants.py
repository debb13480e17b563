"""Breaks one rule at a time in a copy of the sources and sees which scenarios notice.

``make mutants`` runs it. A mutant that no scenario catches is a rule without a test. With words it runs only the
mutants that have one of them in their title, rule, file or text: ``python tests/mutants/mutants.py B-126 draft``.
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
SOURCE = TESTS.parent / "src" / "delve"
SECONDS = 300
KEYS = ("title", "rule", "file", "find", "put")

Mutant = dict[str, str]


def read_mutants() -> list[Mutant]:
    found: list[Mutant] = tomllib.loads((Path(__file__).parent / "mutants.toml").read_text(encoding="utf-8"))["mutant"]
    return found


def problem_with(mutant: Mutant) -> str:
    """Why a mutant cannot break today's sources in exactly one place, as a sentence; empty if it can."""
    if sorted(mutant) != sorted(KEYS):
        return f"A mutant has {', '.join(sorted(mutant))}, and must have exactly {', '.join(KEYS)}."
    where = f"The mutant {mutant['title']!r} ({mutant['rule']})"
    path = SOURCE / mutant["file"]
    if not path.is_file():
        return f"{where} breaks {mutant['file']}, which is not there."
    text = path.read_text(encoding="utf-8")
    times = text.count(mutant["find"])
    if times != 1:
        found = f"finds it {times} times: {mutant['find']!r}"
        return f"{where} must find its text exactly once in {mutant['file']}, and {found}."
    try:
        compile(text.replace(mutant["find"], mutant["put"]), mutant["file"], "exec")
    except SyntaxError as error:
        return f"{where} makes {mutant['file']} something that Python cannot read: {error}."
    return ""


def chosen(mutants: list[Mutant], words: list[str]) -> list[Mutant]:
    """The mutants that have one of the words somewhere; all of them if there are no words."""
    if not words:
        return mutants
    return [mutant for mutant in mutants if any(word.lower() in " ".join(mutant.values()).lower() for word in words)]


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


def how_many(printed: str) -> str:
    """By how many scenarios a mutant was noticed; one that ends the run at once is noticed by that."""
    count = re.search(r"(\d+) failed", printed)
    if not count:
        return "a run that broke off"
    return "1 scenario" if count[1] == "1" else f"{count[1]} scenarios"


def main() -> int:
    everything = read_mutants()
    problems = [problem for mutant in everything if (problem := problem_with(mutant))]
    if problems:
        print("\n".join(problems), file=sys.stderr)
        print("Nothing was run: mend tests/mutants/mutants.toml first.", file=sys.stderr)
        return 2
    mutants = chosen(everything, sys.argv[1:])
    if not mutants:
        print(f"No mutant has any of these words: {', '.join(sys.argv[1:])}.", file=sys.stderr)
        return 2
    survivors = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(SOURCE, folder / "delve", ignore=shutil.ignore_patterns("__pycache__"))
        for mutant in mutants:
            path = folder / "delve" / mutant["file"]
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(mutant["find"], mutant["put"]), encoding="utf-8")
            printed = scenario_run(folder)
            path.write_text(text, encoding="utf-8")
            caught = not re.search(r"\b0 failed", printed)
            survivors += not caught
            words = f"{mutant['title']} ({mutant['rule']})"
            if caught:
                print(f"caught     {words}: by {how_many(printed)}: {', '.join(red_files(printed)[:5])}", flush=True)
            else:
                print(f"SURVIVED   {words}: {mutant['file']}: {mutant['find'].strip()!r}", flush=True)
    print(f"{len(mutants) - survivors} caught, {survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
