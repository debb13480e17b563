"""``delve balance``: the targets of the game's balance, and which of them are met."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from delve.cli.extras import needs
from delve.cli.odds_table import interval, percent, table
from delve.cli.sim import read_percent
from delve.cli.sim_run import discard, interrupted, open_checkpoint, watched, workers
from delve.library.shipped import standard_book
from delve.messages import message, say

if TYPE_CHECKING:
    from delve.lab.balance import Aims, OrderData, Report, Score, TargetData
    from delve.lab.checkpoint import Checkpoint


# How many games of a table are played if nothing is said: by agents that do not search, and by those that do.
GAMES: Final = 1000
SEARCH_GAMES: Final = 60


def balance(
    target: list[str] | None = None,
    search: Annotated[bool, typer.Option("--search")] = False,
    games: Annotated[int | None, typer.Option(min=1)] = None,
    until: Annotated[str | None, typer.Option(metavar="PERCENT")] = None,
    seed: int = 1,
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    targets: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve balance``."""
    with needs("delve balance", "lab"):
        from delve.lab.balance import TARGETS, read_aims, report, scores_of
    width = None if until is None else read_percent(until)
    aims = read_aims(targets or TARGETS)
    aims = aims.named(target) if target else aims.only(lambda each: search or not each.searches())
    scores = scores_of(aims)
    kept = play(aims, scores, games, width, seed, ray, jobs)
    found = report(scores, aims.orders)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(found)
    for checkpoint in kept:
        discard(checkpoint)


def play(
    aims: Aims,
    scores: list[Score],
    games: int | None,
    until: float | None,
    seed: int,
    ray: str | None,
    jobs: int | None,
) -> list[Checkpoint]:
    """Plays agent by agent; gives the checkpoints, which may go when everything has been told."""
    from delve.lab.balance import Series, play_series

    book = standard_book()
    kept: list[Checkpoint] = []
    played = 0
    try:
        with workers(ray, jobs) as players:
            for agent in dict.fromkeys([target.agent for target in aims.targets()]):
                mine = [score for score in scores if score.target.agent == agent]
                tables = tuple(dict.fromkeys([score.table for score in mine]))
                most = games or (SEARCH_GAMES if mine[0].target.searches() else GAMES)
                series = Series(book, tables, agent, seed)
                kept.append(open_checkpoint(series.data()))
                with progress(agent, most * len(tables)) as advance:
                    for _ in play_series(series, mine, most, players, kept[-1], until):
                        played += 1
                        advance()
    except KeyboardInterrupt:
        interrupted(played, kept[-1] if kept else None)
    finally:
        for checkpoint in kept:
            checkpoint.close()
    return kept


@contextlib.contextmanager
def progress(agent: str, games: int) -> Iterator[Callable[[], None]]:
    """A bar where somebody watches, on the side of the result."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not watched(console)) as bar:
        task = bar.add_task(say(message("lab-playing-agent", agent=agent)), total=games)
        yield lambda: bar.advance(task)


# --- For people. -------------------------------------------------------------------------------------------------


def show(found: Report) -> None:
    console = Console(file=sys.stdout, highlight=False)
    shown = table("lab-target", "lab-range", "lab-share", "lab-interval", "lab-met")
    for each in found["targets"]:
        low, high = each["range"]
        shown.add_row(each["name"], f"{low:.0%} … {high:.0%}", percent(each["rate"]), interval(each["ci95"]), met(each))
    console.print(shown)
    for order in found["orders"]:
        console.print()
        console.print(" > ".join(order["names"]) + ": " + met(order), soft_wrap=True)
    missed = sum(not each["met"] for each in (*found["targets"], *found["orders"]))
    console.print()
    console.print(say(message("lab-targets-missed", missed=missed, all=len(found["targets"]) + len(found["orders"]))))


def met(found: TargetData | OrderData) -> str:
    return say(message("lab-met" if found["met"] else "lab-missed"))
