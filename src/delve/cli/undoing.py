"""Taking answers back: which they are, who has learned something by them, and what may be said about it."""

from __future__ import annotations

from delve.cli.words import counted
from delve.engine.play import Game, Input
from delve.model.errors import BadInput
from delve.model.ids import NOBODY


def last_given(game: Game, people: list[int], count: int) -> list[Input]:
    """The inputs since the last so many answers of people, theirs and what agents did between and after them."""
    places = [place for place, each in enumerate(game.inputs) if each.seat in {*people, NOBODY}]
    if count > len(places):
        raise BadInput(f"{counted(len(places), 'answer')} can be taken back, not {count}.")
    return game.inputs[places[-count] :]


def learners(inputs: list[Input], people: list[int]) -> list[int]:
    """The people whom these inputs have told something about hidden cards."""
    return [seat for seat in people if any(each.learned >> seat & 1 for each in inputs)]


def taken_back(taken: list[Input], seat: int) -> list[str]:
    """What an undo took back, newest first, and whether the player keeps knowledge from it.

    What others answered may be their secret: it is only counted.
    """
    own = [given for given in taken if given.seat in {seat, NOBODY}]
    words = [given.line for given in own]
    if len(own) < len(taken):
        words.append(counted(len(taken) - len(own), "answer") + " of others")
    lines = [f"Taken back: {'; '.join(words)}."]
    learned = len([given for given in taken if given.learned >> seat & 1])
    if learned:
        shown = "It" if len(taken) == 1 else counted(learned, "answer") + " of these"
        lines.append(f"{shown} had told you something about hidden cards: that knowledge cannot be taken back.")
    return lines
