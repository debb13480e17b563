"""Competitive: two players, each faces the other's Dungeon (rulebook, Competitive Format; B-088 to B-110)."""

from __future__ import annotations

from typing import Final

from delve.effects.move import on_the_left, replaced
from delve.formats.solo import ENCOUNTER_STEPS
from delve.formats.versus import FOUR_OF_ANY, Versus
from delve.model.contest import COMPLETED, SENT
from delve.model.events import PLAYER_CONCEDED, STALLING_CALLED, TIME_RAN_OUT
from delve.model.format import ALONE, Numbers
from delve.model.frames import Effect
from delve.model.ids import DUNGEON_GRAVE
from delve.model.state import UNDECIDED, State
from delve.model.switches import GRAVE_COUNTS, STALLING_CLOCK
from delve.model.tokens import Entity
from delve.rounds.game_end import (
    CONCEDED,
    DUNGEON_DEPLETED,
    NO_CARD_TO_DRAW,
    PARTY_PERISHED,
    STALLED,
    best_of,
    victory,
)
from delve.rounds.points import bank, life_lost, wounds_on
from delve.rounds.step1_build_encounter import BuildEncounter
from delve.rounds.step4_next import PassTurn
from delve.rounds.tie_breakers import ranked

STEPS: Final[tuple[Effect, ...]] = (BuildEncounter(), *ENCOUNTER_STEPS, PassTurn())

POINTS_FOR_QUEST: Final = 10
POINTS_FOR_WOUND: Final = 5


class Competitive(Versus):
    """Won with the most points when time is up, or at once by the last with Adventurers and cards to draw (B-097)."""

    def table_sizes(self) -> tuple[int, int]:
        return (2, 2)

    def board(self, seat: int) -> int:
        """Two Encounters, each in the zone of the seat that faces it (B-089)."""
        return seat

    def dungeon(self, state: State, seat: int) -> int:
        return 1 - seat

    def faced(self, state: State, seat: int) -> tuple[int, ...]:
        return ALONE[1 - seat]

    def faces(self, state: State, seat: int) -> bool:
        return seat == state.active

    def quest_levels(self) -> tuple[str, str]:
        """Nobody knows the opponent's Dungeon in advance (B-070)."""
        return ("", "")

    def dungeon_ran_out(self, state: State, seat: int) -> None:
        victory(state, seat, DUNGEON_DEPLETED)

    def crawler_ran_out(self, state: State, seat: int) -> bool:
        victory(state, 1 - seat, NO_CARD_TO_DRAW)
        return False

    # --- Points (B-092 to B-096). ------------------------------------------------------------------------------------

    def buried(self, state: State, entity: Entity, how: int, by: int) -> None:
        """However a card got to its Grave, its owner's opponent scores."""
        if not self.plays(GRAVE_COUNTS):
            bank(state, 1 - entity.owner, SENT, entity.card.cost + 1, entity.id)

    def completed(self, state: State, seat: int, quest: int) -> None:
        bank(state, seat, COMPLETED, POINTS_FOR_QUEST, quest)

    def table_points(self, state: State, seat: int) -> tuple[tuple[str, int], ...]:
        in_grave = 0
        if self.plays(GRAVE_COUNTS):
            for id in state.cards(DUNGEON_GRAVE, 1 - seat):
                in_grave += state.card(id).cost + 1
        return (
            ("grave", in_grave),
            ("wounds", POINTS_FOR_WOUND * wounds_on(state, 1 - seat)),
            ("perished", POINTS_FOR_WOUND * life_lost(state, 1 - seat)),
        )

    # --- The end. ----------------------------------------------------------------------------------------------------

    def check(self, state: State) -> None:
        standing = [seat for seat in range(state.seats) if state.party(seat)]
        if len(standing) == 1:
            victory(state, standing[0], PARTY_PERISHED)
        elif not standing and state.result == UNDECIDED:
            best_of(state, [0, 1], PARTY_PERISHED)

    def conceded(self, state: State, seat: int) -> bool:
        state.tell(PLAYER_CONCEDED, seat)
        victory(state, 1 - seat, CONCEDED)
        return True

    def time_ran_out(self, state: State) -> bool:
        """The current round is finished by both (B-098)."""
        fresh = state.contest.copy()
        fresh.time_up = True
        state.contest = fresh
        state.tell(TIME_RAN_OUT)
        return True

    def stalling(self, state: State, seat: int) -> bool:
        """The first call is a warning, the second loses the match (B-100)."""
        if not self.plays(STALLING_CLOCK) or seat == state.active:
            return False
        fresh = state.contest.copy()
        called = state.active
        fresh.warnings = replaced(fresh.warnings, called, fresh.warnings[called] + 1)
        state.contest = fresh
        state.tell(STALLING_CALLED, called, amount=fresh.warnings[called])
        if fresh.warnings[called] > 1:
            victory(state, on_the_left(state, called), STALLED)
        return True

    def ranking(self, state: State) -> list[int]:
        if state.result.isdigit():
            winner = int(state.result) - 1
            return [winner, 1 - winner]
        return ranked(state, [0, 1])


FORMATS: Final = (
    Competitive(
        "competitive",
        "",
        Numbers((2, 2), 4, 5, 80, 80, quests_needed=3, dungeon_copies=FOUR_OF_ANY, clock=45),
        STEPS,
    ),
)
