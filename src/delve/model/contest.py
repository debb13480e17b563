"""The state of a game with opponents besides the cards: banked points, turn tokens, and the clock."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from delve.model.ids import NOBODY

# --- Sources of points. Points from the table (Wounds, the dead) are computed on demand and never banked. --------

SOURCE_NAMES: Final = (
    "sent",
    "cleared",
    "quests",
    "passed",
    "regenerated",
)
SENT: Final = 0
CLEARED_CARDS: Final = 1
COMPLETED: Final = 2
PASSED: Final = 3
REGENERATED: Final = 4
SOURCES: Final = 5


@mypyc_attr(acyclic=True)
class Contest:
    """Never changed in place: a change puts a new record in the state."""

    def __init__(
        self,
        banked: tuple[int, ...],
        warnings: tuple[int, ...],
        first: int = 0,
        holder: int = 0,
        challenger: int = NOBODY,
        placer: int = NOBODY,
        time_up: bool = False,
        conceded: int = NOBODY,
    ) -> None:
        self.banked = banked  # for every seat, the points of each source
        self.warnings = warnings  # how often each seat was called for stalling (B-100)
        self.first = first  # the seat with the first turn of a round
        self.holder = holder  # the seat with the Challenger token (B-117)
        self.challenger = challenger  # the seat that faces the common Encounter, once accepted
        self.placer = placer  # the seat that placed the last card of the open build (B-119)
        self.time_up = time_up  # the clock has run out: the round is the last (B-098)
        self.conceded = conceded  # seats that conceded, and so come last (B-130)

    def copy(self) -> Contest:
        """A copy to be changed and put in the state at once."""
        return Contest(
            self.banked,
            self.warnings,
            self.first,
            self.holder,
            self.challenger,
            self.placer,
            self.time_up,
            self.conceded,
        )

    def points(self, seat: int, source: int) -> int:
        return self.banked[seat * SOURCES + source]


def no_contest(seats: int) -> Contest:
    """The initial record."""
    return Contest((0,) * (seats * SOURCES), (0,) * seats)
