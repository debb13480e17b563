"""``delve soak``: many random games with all cards, to cover everything and find games that get stuck."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer

from delve.cli.new_game import reading
from delve.messages import keyed, message, say
from delve.model.errors import BadInput


def soak(
    games: Annotated[int, typer.Option(min=1)] = 1000,
    format: Annotated[str | None, typer.Option("--format")] = None,
    seats: int | None = None,
    seed: int = 1,
    jobs: Annotated[int, typer.Option(min=1)] = os.cpu_count() or 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve soak``."""
    # Imported late, because the runner loads all cards on import.
    from delve.lab import soak as lab

    with reading("--format"):
        tables = [table for table in lab.tables(format) if seats is None or table[1] == seats]
    if not tables:
        raise BadInput(
            message("terminal-no-table-seats", format=format or say(message("terminal-any-format")), seats=str(seats))
        )
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
                print(say(message("terminal-not-seen-yet", what=keyed("terminal-seen", what), list=", ".join(names))))
    if seen.stuck or any(left.values()):
        raise typer.Exit(1)
