"""Co-op: two to four parties together against one Dungeon (rulebook, Co-op Formats; B-075 to B-087)."""

from __future__ import annotations

from typing import Final

from delve.effects.move import mark_primary
from delve.formats.solo import ENCOUNTER_STEPS
from delve.model.format import ALONE, Format, Numbers
from delve.model.frames import Effect
from delve.model.ids import NOBODY, NOTHING
from delve.model.state import State
from delve.model.switches import ONLY_ACTIVE_TIDIES
from delve.queries.marching_order import in_turn, primary_target
from delve.rounds.game_end import DUNGEON_DEPLETED, NO_CARD_TO_DRAW, judge_quest, lose, win
from delve.rounds.step1_build_encounter import BuildEncounter
from delve.rounds.step4_next import DriftPrimary

STEPS: Final[tuple[Effect, ...]] = (BuildEncounter(), *ENCOUNTER_STEPS, DriftPrimary())
# All seats of a table, by the number of seats; precomputed.
_ALL: Final = tuple([tuple(range(seats)) for seats in range(7)])


class Cooperative(Format):
    """One Encounter, one Dungeon and one set of Quests, held by the first seat; all else is separate.

    "The player" who decides is the one whose Adventurer is the Primary Target (B-076): that seat is active.
    """

    def table_sizes(self) -> tuple[int, int]:
        return (2, len(_ALL) - 1)

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        return _ALL[state.seats]

    def lay_out(self, state: State) -> None:
        """The first Adventurer begins with the token of the Primary Target (B-080)."""
        mark_primary(state, 0, state.party(0)[0], lasting=True)

    def tidies(self, state: State, seat: int) -> tuple[int, ...]:
        return ALONE[seat] if self.plays(ONLY_ACTIVE_TIDIES) else in_turn(state, seat)

    def primary_moved(self, state: State) -> None:
        target = primary_target(state, 0)
        if target != NOTHING:
            state.active = state.entities[target].owner

    def dungeon_ran_out(self, state: State, seat: int) -> None:
        win(state, seat, DUNGEON_DEPLETED)

    def crawler_ran_out(self, state: State, seat: int) -> bool:
        lose(state, seat, NO_CARD_TO_DRAW)
        return False

    def check(self, state: State) -> None:
        """Lost with the last Adventurer of any player; a loss beats a simultaneous win (B-048, B-084)."""
        perished = [seat for seat in range(state.seats) if not state.party(seat)]
        judge_quest(self, state, 0, perished[0] if perished else NOBODY)


def cooperative(id: str, players: int, crawler: int, dungeon: int, encounter_limit: int) -> Cooperative:
    """A Co-op format by its numbers: two Adventurers and a Crawler deck each, one Dungeon for the table."""
    numbers = Numbers((players, players), 2, encounter_limit, crawler, dungeon, crawler_copies=3)
    return Cooperative(id, "", numbers, STEPS)


FORMATS: Final = (
    cooperative("coop-starter", 2, 30, 60, 5),
    cooperative("coop-2", 2, 40, 80, 6),
    cooperative("coop-3", 3, 40, 120, 8),
    cooperative("coop-4", 4, 40, 160, 10),
)
