"""``delve play``: a game in the terminal, played by whoever sits there or by an agent."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from delve.agents.random import RandomAgent
from delve.cli.completion import complete_with
from delve.cli.describe import result_words
from delve.cli.plain import PlainScreen
from delve.cli.screen import Screen
from delve.cli.session import Session, Table
from delve.cli.sets import Sets
from delve.cli.story import Told, story
from delve.engine.catalogue import card_faces, find_format, quest_counts
from delve.engine.decks import check_deck
from delve.engine.library import CardBook, standard_book, standard_deck
from delve.engine.play import Game, Setup
from delve.engine.replay import load
from delve.engine.tables import seat_for, usual_decks
from delve.engine.views import view
from delve.model.errors import BadInput, nearest

AGENTS: Final = {"random": RandomAgent}
SEEDS: Final = 1_000_000
STARTER: Final = "starter"


def play(
    format: Annotated[str | None, typer.Option(help="The format: solo-standard unless you say otherwise.")] = None,
    deck: Annotated[
        str | None,
        typer.Option(help="Your deck, by name or file; if none, one the format allows."),
    ] = None,
    dungeon: Annotated[str | None, typer.Option(help="The deck whose Dungeon you face, if not your own.")] = None,
    seed: Annotated[int | None, typer.Option(help="Deals the same cards again; shown when the game begins.")] = None,
    agent: Annotated[str | None, typer.Option(help="Lets an agent play the whole game: random.")] = None,
    quests: Annotated[str | None, typer.Option(help="Quests that win: quick 1, standard 2, unyielding 3.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Linear text, for pipes and screen readers.")] = False,
    load_file: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Goes on with a saved game.")] = None,
    sets: Sets = None,
) -> None:
    """Play a game in the terminal.

    Type the number of an option, or its line; 'help' tells the rest. The same seed deals the same cards.
    """
    if agent is not None and agent not in AGENTS:
        known = ", ".join(AGENTS)
        raise BadInput(f"--agent: no agent is called {agent!r}{nearest(agent, list(AGENTS))}; known: {known}")
    if load_file is None:
        game, opening = new_game(standard_book(sets), format or "solo-standard", deck, dungeon, seed, quests)
    else:
        check_alone(format, deck, dungeon, seed, quests)
        game = load(standard_book(sets), load_file)
        opening = f"{load_file}, seed {game.seed}."
    console = Console(highlight=False)
    if agent is not None:
        print(opening)
        let_play(game, agent)
        print_story(story(game, 0), console)
        print(result_words(view(game.state, 0)))
        return
    faces = card_faces(game.book)
    drawn = not plain and sys.stdin.isatty() and can_draw(console)
    table: Table = Screen(console, faces) if drawn else PlainScreen(faces)
    sit_down(game, table, opening)


# --- Setting up. ----------------------------------------------------------------------------------------------


def new_game(
    book: CardBook, format_id: str, named: str | None, dungeon: str | None, seed: int | None, quests: str | None
) -> tuple[Game, str]:
    """A game as the options ask for it, and the words with which it can be repeated."""
    format = find_format(format_id)
    deck = named or usual_decks(book, format, 1)[0]
    seat = seat_for(format, 0, standard_deck(book, deck).seat())
    if dungeon is not None:
        seat["dungeon_deck"] = standard_deck(book, dungeon).seat()["dungeon_deck"]
    needed = format.numbers.quests_needed if quests is None else quest_count(quests)
    dealt = secrets.randbelow(SEEDS) if seed is None else seed
    against = f", the Dungeon of {dungeon}" if dungeon else ""
    opening = f"{format.name}, deck {deck}{against}, seed {dealt}."
    if named is not None and not check_deck(book, deck, format.id, dungeon).legal():
        opening += f" By the rules the deck is not legal here: delve deck check {deck} --format {format.id} says why."
    return Game(book, Setup(format, [seat], needed), dealt), opening


def check_alone(*others: object) -> None:
    """A saved game brings its own set-up."""
    if any(other is not None for other in others):
        raise BadInput("--load goes on with a game as it was set up: leave the other options out")


def quest_count(word: str) -> int:
    counts = quest_counts()
    if word not in counts:
        raise BadInput(f"--quests: {word!r} is none of {', '.join(counts)}{nearest(word, list(counts))}")
    return counts[word]


# --- Playing. ------------------------------------------------------------------------------------------------------


def can_draw(console: Console) -> bool:
    """Whether the table can be drawn: a terminal, not a dumb one, that knows more than ASCII."""
    return console.is_terminal and not console.is_dumb_terminal and not console.options.ascii_only


def let_play(game: Game, agent: str) -> None:
    """The agent plays the game to its end."""
    player = AGENTS[agent](game.seed)
    while game.state.decision is not None:
        game.take(player.choose(game.state.decision))


def print_story(told: list[Told], console: Console) -> None:
    """A story on standard output, its Rounds and steps set off."""
    for each in told:
        if each.event == "round_began":
            print()
        heads = {"round_began": "bold underline", "step_began": "bold"}
        indent = "" if each.event in heads else "  "
        console.print(indent + each.text, style=heads.get(each.event), markup=False, soft_wrap=True)


def sit_down(game: Game, table: Table, opening: str) -> None:
    """A person plays. A prompt is for those who see it."""
    interactive = sys.stdin.isatty()
    session = Session(game, table, read_line if interactive else read_piped, interactive)
    if interactive:
        complete_with(session.offered)
    session.play(opening)


def read_line(prompt: str) -> str:
    return input(prompt)


def read_piped(prompt: str) -> str:
    return input()
