"""``delve soak``: many random games with all cards, to cover everything and find games that get stuck."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer

from delve.cli.new_game import reading
from delve.messages import message, say
from delve.model.errors import BadInput


def soak(
    games: Annotated[int, typer.Option(help="How many games to play at each table.", min=1)] = 1000,
    format: Annotated[
        str | None,
        typer.Option("--format", help="The format of the games, or a house variant's file; all formats if left out."),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many play; every number the format allows if left out.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to share the work.", min=1)] = os.cpu_count() or 1,
    as_json: Annotated[bool, typer.Option("--json", help="The result for a machine to read.")] = False,
) -> None:
    """Play random games with random decks until every card, attribute and effect has been seen."""
    # Imported late, because the runner loads all cards on import.
    from delve.lab import soak as lab

    with reading("--format"):
        tables = [table for table in lab.tables(format) if seats is None or table[1] == seats]
    if not tables:
        raise BadInput(message("terminal-no-table-seats", format=format or "any format", seats=str(seats)))
    seen = lab.soak(tables, games, seed, jobs)
    left = lab.missing(seen)
    if as_json:
        print(json.dumps({"games": seen.games, "decisions": seen.decisions, "stuck": seen.stuck, "unseen": left}))
    else:
        print(
            say(
                message(
                    "terminal-games-decisions-stuck",
                    games=f"{seen.games:,}",
                    decisions=f"{seen.decisions:,}",
                    stuck=len(seen.stuck),
                )
            )
        )
        print(
            say(
                message(
                    "terminal-cards-play-attributes-pairs",
                    cards=len(seen.cards),
                    attributes=len(seen.attributes),
                    pairs=len(seen.pairs),
                )
            )
        )
        print(say(message("terminal-kinds-effect-resolved", effects=len(seen.effects))))
        for what, names in left.items():
            if names:
                print(say(message("terminal-not-seen-yet", what=what, list=", ".join(names))))
    if seen.stuck or any(left.values()):
        raise typer.Exit(1)
