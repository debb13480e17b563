"""Answers questions about a game, from what the asker may know."""

from __future__ import annotations

from delve.engine.explain import explain, told
from delve.engine.notation import parse
from delve.engine.numbers import is_own
from delve.engine.preview import preview
from delve.engine.refusals import why_not
from delve.messages import message
from delve.model.errors import BadInput
from delve.model.state import State
from delve.server.errors import Forbidden
from delve.server.messages import Explain, Question, Told, Why


def check_plays(seat: int) -> None:
    """Refuses spectators."""
    if seat < 0:
        raise Forbidden(message("server-you-watching-only-those"))


def tell(state: State, seat: int, asked: Question) -> Told:
    """The answer for a player or spectator."""
    if isinstance(asked, Explain):
        return tell_number(state, seat, asked)
    check_plays(seat)
    if isinstance(asked, Why):
        return Told(asked.id, reason=why_not(state, seat, asked.line))
    option = parse(state, asked.line) if state.decision is not None and state.decision.seat == seat else None
    if option is None:
        # What may be done at any time, such as conceding, answers no question: nothing speaks against it.
        raise BadInput(why_not(state, seat, asked.line) or message("server-no-preview"))
    return Told(asked.id, preview=preview(state, option))


def tell_number(state: State, seat: int, asked: Explain) -> Told:
    """How a number is made up; spectators get public numbers, as the active player sees them."""
    if seat < 0 and is_own(asked.what):
        raise Forbidden(message("server-those-who-sit-table"))
    why = explain(state, seat if seat >= 0 else state.active, asked.what)
    return Told(asked.id, rows=told(state, why), total=why.total())
