"""What a format of play supplies: seats, numbers, the tuple of steps, who faces whom, and how it ends.

The engine asks the format and never asks which format it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from delve.model.frames import Effect

if TYPE_CHECKING:
    from delve.model.state import State


# Every seat by itself, made once: who serves whom is asked all the time.
ALONE: Final = tuple([(seat,) for seat in range(6)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Format:
    """The numbers of a format, and the answers in which formats differ."""

    def __init__(
        self,
        id: str,
        name: str,
        seats: tuple[int, int],
        adventurers: int,
        encounter_limit: int,
        crawler_deck: int,
        dungeon_deck: int,
        steps: tuple[Effect, ...],
        quests_laid: int = 3,
        quests_needed: int = 2,
        hand_limit: int = 5,
        crawler_copies: int = 4,
        dungeon_copies: tuple[int, int, int, int] = (8, 8, 4, 4),
        quest_levels: tuple[str, str] = ("problem", "warning"),
    ) -> None:
        self.id = id
        self.name = name
        self.seats = seats
        self.adventurers = adventurers
        self.encounter_limit = encounter_limit
        self.crawler_deck = crawler_deck
        self.dungeon_deck = dungeon_deck
        self.steps = steps
        self.quests_laid = quests_laid
        self.quests_needed = quests_needed
        self.hand_limit = hand_limit
        self.crawler_copies = crawler_copies
        self.dungeon_copies = dungeon_copies
        # How grave it is that the Dungeon cannot complete a Quest, or barely can: where others bring the Dungeon
        # that one faces, nobody can know (B-070).
        self.quest_levels = quest_levels

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats whose Adventurers, Resources and Class Keys serve this seat."""
        return ALONE[seat]

    def dungeon(self, state: State, seat: int) -> int:
        """The seat whose Dungeon deck and Grave this seat faces."""
        return seat

    def dungeon_ran_out(self, state: State, seat: int) -> None:
        """A Dungeon card had to be drawn for this seat to face, and there was none."""
        raise NotImplementedError

    def crawler_ran_out(self, state: State, seat: int) -> None:
        """This seat had to draw a Crawler card, and there was none."""
        raise NotImplementedError

    def check(self, state: State) -> None:
        """Ends the game if it is over; asked after every event (B-047)."""
        raise NotImplementedError
