"""``delve sim``: the odds of a deck against a Dungeon, from many games that agents play."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Annotated, Final

import typer

from delve.agents.catalogue import AGENTS
from delve.cli.extras import needs
from delve.cli.new_game import Wanted, lay
from delve.cli.odds_table import show_odds
from delve.cli.seating import known_player
from delve.cli.sets import Sets
from delve.cli.sim_run import Run
from delve.library.shipped import standard_book
from delve.messages import message
from delve.model.errors import BadInput

GAMES: Final = 1000
GAMES_UNTIL: Final = 1_000_000


def sim(
    deck: list[str] | None = None,
    dungeon: str | None = None,
    format: str | None = None,
    seats: int | None = None,
    agent: str = "steady",
    games: Annotated[int | None, typer.Option(min=1)] = None,
    seed: int = 1,
    until: Annotated[str | None, typer.Option(metavar="PERCENT")] = None,
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    checkpoint: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    quests: str | None = None,
    casual: Annotated[bool, typer.Option("--casual")] = False,
    sets: Sets = None,
    weigh: Annotated[int, typer.Option(metavar="N", min=0)] = 0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """The command ``delve sim``."""
    with needs("delve sim", "lab"):
        from delve.lab.files import check_writable
        from delve.lab.games import new_match
        from delve.lab.simulation import Subject, Tally
    width = None if until is None else read_percent(until)
    known_player(agent, "--agent", list(AGENTS))
    book = standard_book(sets)
    setup, decks = lay(book, Wanted(format, seats, deck, dungeon, seed, quests, casual, its_quests=True))
    check_different([path for path in (checkpoint, parquet, html) if path is not None])
    for path in (parquet, html):
        if path is not None:
            check_writable(path)
    faced = None if setup.format.has_points() else decks[0]
    subject = Subject(setup.format.id, setup.format.title(), decks, dungeon or faced, agent, seed)
    tally = Tally(setup, book)
    most = games or (GAMES if width is None else GAMES_UNTIL)
    run = Run(new_match(book, setup, [agent] * len(decks), seed, weigh), tally, most, width, checkpoint, parquet)
    run.play(ray, jobs)
    if html is not None:
        from delve.lab.report import write_report

        write_report(html, subject, tally)
    if as_json:
        from delve.lab.odds import odds

        print(json.dumps(odds(subject, tally), ensure_ascii=False))
    else:
        show_odds(subject, tally)
    run.done()


def read_percent(text: str) -> float:
    """How far the interval may reach to either side: 1% or 0.01."""
    number = text.strip().removesuffix("%")
    try:
        value = float(number) / (100 if number != text.strip() else 1)
    except ValueError:
        value = math.nan
    if not 0 < value < 0.5:
        raise BadInput(message("lab-until", text=text))
    return value


def check_different(paths: list[Path]) -> None:
    """Bad input where two files would be one."""
    seen: set[Path] = set()
    for path in paths:
        if path.resolve() in seen:
            raise BadInput(message("lab-same-file", path=str(path)))
        seen.add(path.resolve())
