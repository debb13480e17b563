"""``delve soak``: many random games with all the cards there are, to see everything happen and nothing get stuck."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer

from delve.cli.new_game import reading
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
    # The runner reads all cards when it is imported, which nobody else should wait for.
    from delve.lab import soak as lab

    with reading("--format"):
        tables = [table for table in lab.tables(format) if seats is None or table[1] == seats]
    if not tables:
        raise BadInput(f"no such table: {format or 'any format'} with {seats} seats")
    seen = lab.soak(tables, games, seed, jobs)
    left = lab.missing(seen)
    if as_json:
        print(json.dumps({"games": seen.games, "decisions": seen.decisions, "stuck": seen.stuck, "unseen": left}))
    else:
        print(f"{seen.games:,} games, {seen.decisions:,} decisions, {len(seen.stuck)} stuck")
        print(f"{len(seen.cards)} cards in play, {len(seen.attributes)} attributes, {len(seen.pairs)} pairs of them")
        print(f"{len(seen.effects)} kinds of effect resolved")
        for what, names in left.items():
            if names:
                print(f"not seen yet, {what}: {', '.join(names)}")
    if seen.stuck or any(left.values()):
        raise typer.Exit(1)
