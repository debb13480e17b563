"""``delve arena``: agents compared on the same deals, against the Dungeon or against each other."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from delve.agents.catalogue import AGENTS, ORACLE, THINKERS, check_agent
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

Data = dict[str, Any]


def arena(
    agents: Annotated[
        str, typer.Option(help=f"Who is compared: of {', '.join(AGENTS)} and {ORACLE}, with commas between them.")
    ] = "random,steady",
    format: Annotated[
        str | None, typer.Option(help="A format (delve formats lists them), or a house variant's file.")
    ] = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(help="A deck, by name or file; again for the next seat. If none, one the format allows."),
    ] = None,
    dungeon: Annotated[str | None, typer.Option(help="The deck whose Dungeon is faced, if not the usual one.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, where the format leaves it open.")] = None,
    games: Annotated[int, typer.Option(help="How many games each agent plays.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same deals.")] = 1,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds-per-decision", help="How long search and the oracle think about a decision."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(help="How many are played at once (as many as processors); changes only the time.", min=1),
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Plays on a Ray cluster: auto, HOST:PORT or ray://HOST:PORT.")
    ] = None,
    checkpoint: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keeps the games in this file, and goes on from it.")
    ] = None,
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json", help="The figures for a machine to read.")] = False,
) -> None:
    """Compare agents on the same deals, with 95% intervals.

    In solo and co-op every agent plays every deal in all seats. Where players are opponents the agents share a table,
    in all orders, and the decks change seats from deal to deal.

    search:500 plays on 500 worlds for a decision and search:2s thinks for two seconds; only the first, like the agents
    that do not search, gives the same figures every time.
    """
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
