"""``delve scenario run``: plays scenario files and says which fail."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from delve.engine.library import standard_book
from delve.engine.scenario import Outcome, run_file, scenario_files

app = typer.Typer(help="Scenario files: positions, what a player does, and what must be true then.")


@app.callback()
def scenario() -> None:
    """Keeps ``run`` a command of its own, beside those to come."""


@app.command()
def run(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    as_json: Annotated[bool, typer.Option("--json", help="The outcomes for a machine to read.")] = False,
) -> None:
    """Run scenario files: a line for each failure, then how many passed and failed."""
    outcomes = run_all(scenario_files(paths))
    failed = [outcome for outcome in outcomes if not outcome.passed()]
    passed = len(outcomes) - len(failed)
    if as_json:
        print(json.dumps(report(outcomes), ensure_ascii=False, indent=2))
    else:
        for outcome in failed:
            for failure in outcome.failures:
                print(f"FAILED {outcome.title or outcome.file}: {failure}")
        print(f"{passed} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(1)


def run_all(files: list[Path]) -> list[Outcome]:
    """Every scenario of every file; how far it has come is shown on a terminal only."""
    book = standard_book()
    progress = Console(file=sys.stderr)
    outcomes: list[Outcome] = []
    for path in track(files, "Scenarios", console=progress, transient=True, disable=not progress.is_terminal):
        outcomes.extend(run_file(book, path))
    return outcomes


def report(outcomes: list[Outcome]) -> dict[str, object]:
    failed = len([outcome for outcome in outcomes if not outcome.passed()])
    return {
        "passed": len(outcomes) - failed,
        "failed": failed,
        "scenarios": [
            {
                "file": outcome.file,
                "title": outcome.title,
                "passed": outcome.passed(),
                "failures": outcome.failures,
            }
            for outcome in outcomes
        ],
    }
