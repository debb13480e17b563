"""``delve check``: are all cards of all sets in order?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer


def check(
    sets: Annotated[list[Path] | None, typer.Argument(help="Set folders to check beside those of Delve.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The findings for a machine to read.")] = False,
) -> None:
    """Check whole sets: every file reads, every text is a sentence, every example plays, every quest can be done."""
    from delve.engine.check import check_sets

    report = check_sets(sets or [])
    if as_json:
        print(json.dumps({"cards": report.cards, "problems": report.problems, "notes": report.notes}))
    else:
        for problem in report.problems:
            print(problem)
        for note in report.notes:
            print(f"note: {note}")
        print(f"{report.cards} cards, {report.examples} examples, {len(report.problems)} problems")
    if report.problems:
        raise typer.Exit(1)
