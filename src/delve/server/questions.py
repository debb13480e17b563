"""Questions about a game, answered as far as the one who asks may know."""

from __future__ import annotations

from delve.engine.explain import explain, is_cost, told
from delve.engine.notation import parse
from delve.engine.preview import preview
from delve.engine.refusals import why_not
from delve.model.errors import BadInput
from delve.model.state import State
from delve.server.errors import Forbidden
from delve.server.messages import Explain, Question, Told, Why


def check_plays(seat: int) -> None:
    """Whoever looks on has no seat."""
    if seat < 0:
        raise Forbidden("you are watching: only those who sit at the table play")


def tell(state: State, seat: int, asked: Question) -> Told:
    """What somebody in a seat, or who looks on, is told."""
    if isinstance(asked, Explain):
        return tell_number(state, seat, asked)
    check_plays(seat)
    if isinstance(asked, Why):
        return Told(asked.id, reason=why_not(state, seat, asked.line))
    option = parse(state, asked.line) if state.decision is not None and state.decision.seat == seat else None
    if option is None:
        raise BadInput(why_not(state, seat, asked.line))
    return Told(asked.id, preview=preview(state, option))


def tell_number(state: State, seat: int, asked: Explain) -> Told:
    """Where a number comes from; who looks on is told of what lies open, as the active player sees it."""
    if seat < 0 and (asked.what.startswith(("hand.", "resources.")) or is_cost(asked.what)):
        raise Forbidden("that is for those who sit at the table")
    why = explain(state, seat if seat >= 0 else state.active, asked.what)
    return Told(asked.id, rows=told(state, why), total=why.total())
