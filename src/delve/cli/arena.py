"""``delve arena``: agents compared on the same deals, against the Dungeon or against each other."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from delve.agents.catalogue import ORACLE, THINKERS, check_agent
from delve.cli.extras import needs
from delve.cli.new_game import Wanted, lay
from delve.cli.odds_table import difference, interval, percent
from delve.cli.sets import Sets
from delve.cli.sim_run import workers
from delve.library.shipped import standard_book
from delve.messages import message, say
from delve.model.errors import BadInput

if TYPE_CHECKING:
    from delve.lab.arena import Standings


def arena(
    agents: str = "random,steady",
    format: str | None = None,
    deck: list[str] | None = None,
    dungeon: str | None = None,
    seats: int | None = None,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: int = 1,
    seconds: Annotated[float | None, typer.Option("--seconds-per-decision")] = None,
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    checkpoint: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve arena``."""
    with needs("delve arena", "lab"):
        from delve.lab.arena import Contest, Standings
        from delve.lab.checkpoint import Checkpoint, CheckpointFile
        from delve.lab.jobs import play_games
    players = read_agents(agents, seconds)
    book = standard_book(sets)
    setup, _ = lay(book, Wanted(format, seats, deck, dungeon, seed))
    contest = Contest(book, setup, players, seed)
    standings = Standings(contest)
    total = contest.total(games)
    with workers(ray, jobs) as found:
        kept = Checkpoint() if checkpoint is None else CheckpointFile(checkpoint, contest.data())
        console = Console(stderr=True)
        playing = play_games(contest, total, found, kept)
        for record in track(
            playing, say(message("lab-playing")), total, console=console, disable=not console.is_terminal
        ):
            standings.add(record)
        kept.close()
    if as_json:
        print(json.dumps(standings.result(), ensure_ascii=False))
    else:
        show(standings)


def read_agents(text: str, seconds: float | None) -> dict[str, str]:
    """Those who are compared, each with the name that it is made by."""
    if seconds is not None and not 0 < seconds < 10_000:
        raise BadInput(message("lab-seconds", seconds=str(seconds)))
    found: dict[str, str] = {}
    for name in [part.strip() for part in text.split(",")]:
        check_agent(name, (ORACLE,))
        if name in found:
            raise BadInput(message("lab-agent-twice", agent=name))
        found[name] = f"{name}:{seconds:.6f}s" if seconds is not None and name in THINKERS else name
    return found


# --- The figures for people. -------------------------------------------------------------------------------------


def show(standings: Standings) -> None:
    found = standings.result()
    headings = ("lab-agent", "lab-games", "lab-wins", "lab-share", "lab-interval", "lab-speed")
    rates = Table(*[say(message(heading)) for heading in headings])
    for name, score in found["agents"].items():
        speed = score["decisions_per_s"]
        rates.add_row(
            name,
            str(score["games"]),
            str(score["wins"]),
            percent(score["rate"]),
            interval(score["ci95"]),
            "" if speed is None else f"{speed:,.0f}",
        )
    console = Console(file=sys.stdout, highlight=False)
    console.print(rates)
    for pair, gap in found["differences"].items():
        console.print(f"{pair}: {difference(gap['mean'], gap['ci95'])}")
    if found["gap_closed"] is not None:
        console.print(say(message("lab-gap-closed", share=percent(found["gap_closed"]))))
