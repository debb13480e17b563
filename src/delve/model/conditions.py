"""Conditions: yes-or-no questions about the table, and the cards that they need."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from delve.model.ids import NOTHING

if TYPE_CHECKING:
    from delve.model.state import State
    from delve.model.tokens import Entity


class Description:
    """A description of cards."""

    def matches(self, state: State, entity: Entity) -> bool:
        raise NotImplementedError

    def printed(self) -> Description:
        """The part about printed values only, without tokens and how the card came into play."""
        raise NotImplementedError

    def may_be_crawler(self) -> bool:
        """Whether it may match Crawler cards."""
        raise NotImplementedError

    def called(self, count: int) -> str:
        """A number of them in words: ``10 Goblins``, ``a Character with Unique``."""
        raise NotImplementedError


class Needed:
    """The cards that a condition requires: by description, by name, or one of each of these Costs."""

    def __init__(
        self,
        count: int,
        cards: Description | None = None,
        name: str = "",
        costs: tuple[int, ...] = (),
        where: int = NOTHING,
    ) -> None:
        self.count = count
        self.cards = cards
        self.name = name  # a challenge
        self.costs = costs
        self.where = where  # the zone where all of them must be at the same time, if that matters


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """A yes-or-no question about the table."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def holds(self, state: State, seat: int) -> bool:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError

    def clause(self) -> str:
        """The text as part of another sentence: without capital and full stop."""
        bare = self.text().rstrip(".")
        return bare[:1].lower() + bare[1:]

    def goal(self) -> str:
        """What to do to fulfil it, in the imperative."""
        return self.text()

    def progress(self, state: State, seat: int) -> tuple[int, int]:
        """The current count and the goal; (0, 0) if there is nothing to count."""
        return 0, 0

    def parts(self) -> list[Condition]:
        """The conditions that it consists of."""
        return [self]

    def needed(self) -> Needed | None:
        """The cards that it requires, if any."""
        return None

    def is_attainable(self, state: State, seat: int) -> bool:
        """Whether it can still be fulfilled, judging by the places of the cards (C-014)."""
        return True

    def waits_for_grave(self) -> bool:
        """Whether it can only become true by a card that goes to its Grave."""
        return False

    def wants(self, state: State, entity: Entity) -> bool:
        """Whether this card is one of those that it waits for."""
        return False
