"""Taking answers back: which ones, who has learned something from them, and what may be said about it."""

from __future__ import annotations

from delve.cli.words import counted
from delve.engine.play import Game, Input
from delve.messages import message, say
from delve.model.errors import BadInput
from delve.model.ids import NOBODY


def last_given(game: Game, people: list[int], count: int) -> list[Input]:
    """The last ``count`` answers of people, with the inputs of agents between and after them."""
    places = [place for place, each in enumerate(game.inputs) if each.seat in {*people, NOBODY}]
    if count > len(places):
        raise BadInput(message("terminal-can-taken-back-not", answers=len(places), count=count))
    return game.inputs[places[-count] :]


def learners(inputs: list[Input], people: list[int]) -> list[int]:
    """The people who learned something about hidden cards from these inputs."""
    return [seat for seat in people if any(each.learned >> seat & 1 for each in inputs)]


def taken_back(taken: list[Input], seat: int) -> list[str]:
    """What an undo took back, newest first, and whether the player keeps knowledge from it.

    Other people's answers may be secret, so they are only counted.
    """
    own = [given for given in taken if given.seat in {seat, NOBODY}]
    words = [given.line for given in own]
    if len(own) < len(taken):
        words.append(counted(len(taken) - len(own), "answer") + say(message("terminal-others")))
    lines = [say(message("terminal-undoing-taken-back", list="; ".join(words)))]
    learned = len([given for given in taken if given.learned >> seat & 1])
    if learned:
        shown = (
            say(message("terminal-undoing-it"))
            if len(taken) == 1
            else counted(learned, "answer") + say(message("terminal-these"))
        )
        lines.append(say(message("terminal-had-told-you-something", shown=shown)))
    return lines
