"""Tells a game from its beginning to its current position, for people who do not play in it."""

from __future__ import annotations

from rich.console import Console

from delve.cli.contest import result_words
from delve.cli.standings import standings
from delve.cli.story import HEADS, onlooker, story
from delve.engine.play import Game
from delve.engine.views import view
from delve.messages import keyed, message, say


def retell(game: Game) -> None:
    """Prints the story, divided into Rounds and steps, then the points and the result."""
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
    """The result, or the current position."""
    seen = view(game.state, onlooker(game))
    if seen["decision"] is None:
        return result_words(seen)
    return say(message("terminal-game-goes-round", round=seen["round"], what=say(keyed("word-step", seen["step"]))))
