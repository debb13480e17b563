"""Explanations of numbers."""

from __future__ import annotations

from typing import TypedDict

from delve.engine.numbers import asked_of, number
from delve.messages import Message, card_arg, message
from delve.model.ids import NOTHING
from delve.model.state import State
from delve.queries.explanation import Explanation
from delve.queries.standing import enfeebler, possessor


class Row(TypedDict):
    """A contribution to a number, its card, and the reason."""

    amount: int
    card: str | None
    reason: Message


def explain(state: State, seat: int, what: str) -> Explanation:
    """The contributions to a number, by its name (engine/numbers.py)."""
    why = Explanation()
    name, id = asked_of(state, seat, what)
    number(state, seat, name, id, why)
    return why


def told(state: State, why: Explanation) -> list[Row]:
    """An explanation row by row."""
    rows: list[Row] = []
    for source, amount, reason in zip(why.sources, why.amounts, why.reasons, strict=True):
        name = state.card(source).name if source != NOTHING else None
        rows.append({"amount": amount, "card": name, "reason": reason})
    return rows


def standing(state: State, id: int) -> list[Message]:
    """The unusual states of a card in play, for display."""
    entity = state.entities[id]
    notes: list[Message] = []
    holder = possessor(state, entity)
    if holder != NOTHING:
        notes.append(message("label-possessed", card=card_arg(state.card(holder).name)))
    weakener = enfeebler(state, entity)
    if weakener != NOTHING:
        notes.append(message("label-enfeebled", card=card_arg(state.card(weakener).name)))
    return notes
