"""Pending work: effects as frozen data, and the frames of the stack that carry them.

An effect is data with three abilities: ``resolve`` (act now, or open a decision, or push smaller effects),
``answered`` (go on after the decision it opened) and ``text`` (say itself in words). The steps of the round
are effects too, so the round is data on the stack and can be saved, copied and looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from delve.model.cards import Card
    from delve.model.decisions import Option
    from delve.model.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens. Subclasses list their constructor's arguments in ``FIELDS``.

    ``FIELDS`` maps each argument to the kind of value it takes (see ``delve.content.schema``): from it come
    the reading of card files, their checking, and the saving of effects that wait on the stack.
    """

    FIELDS: ClassVar[dict[str, str]] = {}

    def resolve(self, state: State, frame: Frame) -> None:
        raise NotImplementedError

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        raise NotImplementedError

    def possible(self, state: State, seat: int, source: int) -> bool:
        """Whether it could do anything now: a card none of whose effects can is not offered (A-012)."""
        return True

    def brings_back(self, card: Card) -> bool:
        """Whether it could bring this card back from the Grave."""
        return False

    def text(self) -> str:
        return ""

    def hint(self, state: State) -> str:
        """What the open decision is about, for the player who is asked."""
        return ""


@mypyc_attr(acyclic=True)
class Frame:
    """An effect waiting its turn, for a seat, because of a card."""

    def __init__(self, effect: Effect, seat: int, source: int) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source
