"""Pending work: effects as frozen data, and the frames of the stack that carry them.

An effect is data with three methods: ``resolve`` (act now, open a decision, or push smaller effects), ``answered``
(continue after the decision it opened) and ``text`` (its card text). The steps of the round are effects too, so the
round is data on the stack that can be saved, copied and inspected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from delve.messages import Message, message

if TYPE_CHECKING:
    from delve.model.cards import Card
    from delve.model.decisions import Option
    from delve.model.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens. Subclasses list their constructor's arguments in ``FIELDS``.

    ``FIELDS`` maps each argument to its kind of value (see ``delve.content.schema``). It drives the reading and
    checking of card files, and the saving of effects on the stack.
    """

    FIELDS: ClassVar[dict[str, str]] = {}

    def resolve(self, state: State, frame: Frame) -> None:
        raise NotImplementedError

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        raise NotImplementedError

    def possible(self, state: State, seat: int, source: int) -> bool:
        """Whether it could do anything now: a card without any possible effect is not offered (A-012)."""
        return True

    def names_target(self) -> bool:
        """Whether a target is named before it resolves; opponents then respond after the naming."""
        return False

    def brings_back(self, card: Card) -> bool:
        """Whether it could bring this card back from the Grave."""
        return False

    def text(self) -> str:
        return ""

    def hint(self, state: State) -> Message:
        """A description of the open decision for the player who is asked."""
        return message("hint-choose")


@mypyc_attr(acyclic=True)
class Frame:
    """An effect on the stack, with its seat and its source card."""

    def __init__(self, effect: Effect, seat: int, source: int) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source
