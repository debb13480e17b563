"""``delve check``: validates all cards and campaigns of all sets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from delve.library.shipped import standard_book
from delve.messages import message, say


def check(
    sets: Annotated[list[Path] | None, typer.Argument()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve check``."""
    from delve.campaigns.checking import campaign_problems
    from delve.scenarios.check import check_sets

    report = check_sets(sets or [])
    if not report.problems:
        # Campaigns need a book in which every card reads.
        report.problems.extend(campaign_problems(standard_book(sets)))
    if as_json:
        said = {"problems": list(map(say, report.problems)), "notes": list(map(say, report.notes))}
        print(json.dumps({"cards": report.cards, **said}))
    else:
        for problem in report.problems:
            print(say(problem))
        for note in report.notes:
            print(say(message("terminal-note", what=say(note))))
        print(
            say(
                message(
                    "terminal-cards-examples-problems",
                    cards=report.cards,
                    examples=report.examples,
                    problems=len(report.problems),
                )
            )
        )
    if report.problems:
        raise typer.Exit(1)
