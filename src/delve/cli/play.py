"""``delve play``: a game in the terminal, for people, agents, or both."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from delve.cli.completion import complete_with
from delve.cli.new_game import Wanted, new_game
from delve.cli.plain import PlainScreen
from delve.cli.retell import retell
from delve.cli.screen import Screen
from delve.cli.seating import Seating, read_seating, seating_words
from delve.cli.session import Session, Table
from delve.cli.sets import Sets
from delve.engine.play import Game
from delve.engine.replay import load
from delve.library.faces import card_faces
from delve.library.shipped import standard_book
from delve.messages import message, say
from delve.model.errors import BadInput


def play(
    format: str | None = None,
    seats: int | None = None,
    deck: list[str] | None = None,
    dungeon: str | None = None,
    seed: int | None = None,
    agent: str | None = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="N=PLAYER")] = None,
    quests: str | None = None,
    casual: Annotated[bool, typer.Option("--casual")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    load_file: Annotated[Path | None, typer.Option("--load", metavar="FILE")] = None,
    sets: Sets = None,
) -> None:
    """The command ``delve play``."""
    if load_file is None:
        game, opening = new_game(standard_book(sets), Wanted(format, seats, deck, dungeon, seed, quests, casual))
    else:
        check_alone(format, seats, deck, dungeon, seed, quests, casual or None)
        saved = load(standard_book(sets), load_file)
        game, opening = saved.game, say(message("terminal-play-seed", load_file=str(load_file), seed=saved.game.seed))
        if saved.stopped:
            opening += say(message("terminal-goes-from-before-line", what=say(saved.stopped)))
    players = read_seating(game.state.seats, agent, seat or [])
    seating = Seating(players, game.seed)
    if not seating.people:
        print(opening)
        seating.let_play(game)
        retell(game)
        return
    sit_down(game, seating, opening + seating_words(players), plain)


def check_alone(*others: object) -> None:
    """Refuses set-up options together with a saved game, which has its own set-up."""
    if any(other is not None for other in others):
        raise BadInput(message("terminal-load-goes-game-as"))


def sit_down(game: Game, seating: Seating, opening: str, plain: bool) -> None:
    """Runs a game with people, with a prompt only on a terminal."""
    interactive = sys.stdin.isatty()
    table, read = screen_for(game, plain, interactive)
    session = Session(game, table, read, interactive, seating)
    if interactive:
        complete_with(session.offered)
    session.play(opening)


def screen_for(game: Game, plain: bool, interactive: bool) -> tuple[Table, Callable[[str], str]]:
    """The display, drawn where the terminal can, and how lines are read."""
    console = Console(highlight=False)
    faces = card_faces(game.book)
    drawn = not plain and interactive and can_draw(console)
    return Screen(console, faces) if drawn else PlainScreen(faces), read_line if interactive else read_piped


def can_draw(console: Console) -> bool:
    """Whether the table can be drawn: on a capable terminal with more than ASCII."""
    return console.is_terminal and not console.is_dumb_terminal and not console.options.ascii_only


def read_line(prompt: str) -> str:
    return input(prompt)


def read_piped(prompt: str) -> str:
    return input()
