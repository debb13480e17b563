"""``hint``: what search would do, and why."""

from __future__ import annotations

import secrets
from typing import Final

from delve.agents.advice import advise
from delve.agents.catalogue import LONGEST
from delve.agents.search import Budget
from delve.engine.play import Game
from delve.messages import Message, Reader, message, say
from delve.model.errors import BadInput
from delve.model.shown import Advice

BUDGET: Final = Budget(seconds=LONGEST)


def check_hint(game: Game, people: list[int]) -> None:
    """Refuses hints in a game between people, and when it is over."""
    if game.state.decision is None:
        raise BadInput(message("why-game-over"))
    if len(people) > 1:
        raise BadInput(message("why-no-hint-people"))


def hint(game: Game) -> list[str]:
    """The hint for whoever is asked, line by line."""
    decision = game.state.decision
    assert decision is not None
    advice = advise(game.state, secrets.randbits(48), BUDGET)
    reader = Reader(decision.seat + 1, game.state.seats)
    said = [say(each, reader) for each in [*advice["reasons"], compared(advice)]]
    return [say(message("terminal-hint", line=advice["line"])), *[f"  {each}" for each in said]]


def compared(advice: Advice) -> Message:
    """How likely the seat is to win with it, and with the best other plan."""
    chance, other = round(100 * advice["chance"]), round(100 * advice["rival"]["chance"])
    if chance == other:
        return message("advice-even", chance=chance, line=advice["rival"]["line"])
    return message("advice-chance", chance=chance, line=advice["rival"]["line"], other=other)
