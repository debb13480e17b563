"""``delve scenario run``: plays scenario files and says which fail."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from delve.cli.mistakes import Group
from delve.cli.sets import Sets
from delve.library.shipped import CardBook, standard_book
from delve.messages import message, say
from delve.model.errors import BadInput
from delve.scenarios.files import scenario_files
from delve.scenarios.run import Outcome, run_file

app = typer.Typer(cls=Group)


@app.callback()
def scenario() -> None:
    """The command ``delve scenario``."""


@app.command()
def run(
    paths: Annotated[list[Path], typer.Argument()],
    as_json: Annotated[bool, typer.Option("--json")] = False,
    sets: Sets = None,
) -> None:
    """The command ``delve scenario run``."""
    outcomes, unread = run_all(standard_book(sets), scenario_files(paths))
    failed = [outcome for outcome in outcomes if not outcome.passed()]
    passed = len(outcomes) - len(failed)
    if as_json:
        print(json.dumps(report(outcomes), ensure_ascii=False, indent=2))
    else:
        for outcome in failed:
            for failure in outcome.failures:
                print(say(message("terminal-failed", title=outcome.title or outcome.file, what=say(failure))))
        print(say(message("terminal-passed-failed", passed=passed, failed=len(failed))))
    for problem in unread:
        print(f"delve: {problem}", file=sys.stderr)
    if unread:
        raise typer.Exit(2)
    if failed:
        raise typer.Exit(1)


def run_all(book: CardBook, files: list[Path]) -> tuple[list[Outcome], list[str]]:
    """Runs every scenario of every file; returns outcomes, and the errors of unreadable files.

    Progress is shown on a terminal only.
    """
    progress = Console(file=sys.stderr)
    outcomes: list[Outcome] = []
    unread: list[str] = []
    for path in track(
        files, say(message("terminal-scenarios")), console=progress, transient=True, disable=not progress.is_terminal
    ):
        try:
            outcomes.extend(run_file(book, path))
        except BadInput as error:
            unread.append(" ".join(str(error).split()))
            outcomes.append(Outcome(str(path), "", [error.message]))
    return outcomes, unread


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
                "failures": [say(failure) for failure in outcome.failures],
            }
            for outcome in outcomes
        ],
    }
