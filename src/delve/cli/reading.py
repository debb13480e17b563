"""Finds the option for typed input: a number, a line of the notation, or a part of one."""

from __future__ import annotations

import re
from typing import Final

from delve.engine.interjections import is_interjection
from delve.engine.notation import lines, parse
from delve.engine.play import Game
from delve.messages import message
from delve.model.decisions import Option
from delve.model.errors import BadInput
from delve.model.ids import NOBODY

_SPOKEN: Final = re.compile(r"(\d+): *(\w+)")


def read_speaker(text: str, people: list[int]) -> tuple[int, str]:
    """Splits off the speaker: ``2: stalling`` is said by the second seat; without a prefix nobody is named."""
    match = _SPOKEN.fullmatch(text)
    if match is None or not is_interjection(match[2]):
        return NOBODY, text
    seat = int(match[1]) - 1
    if seat not in people:
        raise BadInput(message("terminal-nobody-here-plays-seat", text=text, seat=match[1]))
    return seat, match[2]


def read_option(game: Game, text: str) -> Option:
    """The option meant; bad input with the reason if there is none or more than one."""
    decision = game.state.decision
    if decision is None:
        raise BadInput(message("terminal-game-over-undo-save"))
    if text.isdecimal():
        return numbered(decision.options, int(text))
    found = parse(game.state, text)
    if found is not None:
        return found
    offered = lines(game.state)
    meant = candidates(offered, text)
    if len(meant) > 1:
        several = ", ".join([f"{place + 1} {offered[place]}" for place in meant])
        raise BadInput(message("terminal-ambiguous-line", text=text, list=several))
    if meant:
        return decision.options[meant[0]]
    return game.option(text)


def numbered(options: list[Option], number: int) -> Option:
    if not 1 <= number <= len(options):
        raise BadInput(message("terminal-no-option-they-go", number=number, options=len(options)))
    return options[number - 1]


def candidates(offered: list[str], text: str) -> list[int]:
    """The indexes of lines with this prefix, else of those in which every typed word begins a word, in order."""
    wanted = " ".join(text.lower().split())
    found = [place for place, line in enumerate(offered) if line.lower().startswith(wanted)]
    return found or [place for place, line in enumerate(offered) if abbreviates(wanted, line)]


def abbreviates(text: str, line: str) -> bool:
    """Whether ``act thief`` may stand for ``activate Gypsy Thief``: the verb first, then words in order."""
    typed = text.split()
    words = line.lower().split()
    if not typed or not words[0].startswith(typed[0]):
        return False
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)
