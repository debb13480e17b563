"""A game that nobody here plays, told from its beginning to where it stands."""

from __future__ import annotations

from rich.console import Console

from delve.cli.contest import result_words
from delve.cli.sentences import STEPS
from delve.cli.standings import standings
from delve.cli.story import HEADS, onlooker, story
from delve.engine.play import Game
from delve.engine.views import view


def retell(game: Game) -> None:
    """The story on standard output, its Rounds and steps set off; then the points and how it ended."""
    console = Console(highlight=False)
    for each in story(game, onlooker(game)):
        if each.event == "round_began":
            print()
        style = "bold underline" if each.event == "round_began" else "bold" if each.event in HEADS else None
        indent = "" if each.event in HEADS else "  "
        console.print(indent + each.text, style=style, markup=False, soft_wrap=True)
    for line in standings(game):
        print(line)
    print(standing(game))


def standing(game: Game) -> str:
    """How the game ended, or where it stands."""
    seen = view(game.state, onlooker(game))
    if seen["decision"] is None:
        return result_words(seen)
    return f"The game goes on in Round {seen['round']}: {STEPS.get(seen['step'], seen['step'])}."
