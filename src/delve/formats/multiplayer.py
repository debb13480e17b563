"""Multi-player: three to six build one Encounter, and one of them faces it (rulebook, Multi-Player; B-111 to B-134)."""

from __future__ import annotations

from typing import Final

from delve.formats.solo import ENCOUNTER_STEPS
from delve.formats.versus import FOUR_OF_ANY, Versus
from delve.model.contest import CLEARED_CARDS, COMPLETED, SENT
from delve.model.events import PLAYER_CONCEDED
from delve.model.format import BEATEN, CLEARED_AWAY, Numbers
from delve.model.frames import Effect
from delve.model.ids import CRAWLER_DECK, END_ROUND
from delve.model.state import UNDECIDED, State
from delve.model.switches import ALL_DRAW, POINTS_AT_END
from delve.model.tokens import Entity
from delve.rounds.game_end import BY_POINTS, CONCEDED, PARTY_PERISHED, best_of
from delve.rounds.points import bank, banked, life_lost, score, wounds_on
from delve.rounds.regenerate import regenerate
from delve.rounds.step1_accept_challenge import AcceptChallenge
from delve.rounds.step1_build_from_pools import BlindBuildFromPools, OpenBuildFromPools, fill_pool
from delve.rounds.step4_next import PassToken
from delve.rounds.tie_breakers import ranked

STEPS: Final[tuple[Effect, ...]] = (
    OpenBuildFromPools(),
    AcceptChallenge(),
    BlindBuildFromPools(),
    *ENCOUNTER_STEPS,
    PassToken(),
)

POINTS_FOR_QUEST: Final = 3


class Multiplayer(Versus):
    """The first to reach enough points wins; when a party is gone, the best of the others (B-129, B-130)."""

    def table_sizes(self) -> tuple[int, int]:
        return (2, 6)

    def dungeon(self, state: State, seat: int) -> int:
        """One's own: counting Quests use one's own Grave (B-125)."""
        return seat

    def faced(self, state: State, seat: int) -> tuple[int, ...]:
        return tuple(range(state.seats))

    def faces(self, state: State, seat: int) -> bool:
        return seat == state.contest.challenger

    def quest_levels(self) -> tuple[str, str]:
        """One's own Dungeon is only one of several on the table (B-070)."""
        return ("warning", "hint")

    def lay_out(self, state: State) -> None:
        for seat in range(state.seats):
            fill_pool(state, seat)

    def draws(self, state: State, seat: int) -> tuple[int, ...]:
        return (seat, *self.rivals(state, seat)) if self.plays(ALL_DRAW) else (seat,)

    def drawable(self, state: State, seat: int) -> int:
        """Includes the Grave, which is Regenerated during the draw (B-126)."""
        return len(state.crawler_deck(seat)) + len(state.crawler_grave(seat))

    def renews_dungeons(self) -> bool:
        return True

    def crawler_ran_out(self, state: State, seat: int) -> bool:
        return regenerate(state, seat, CRAWLER_DECK)

    # --- Points (B-113). ---------------------------------------------------------------------------------------------

    def buried(self, state: State, entity: Entity, how: int, by: int) -> None:
        """Only the one who faces the Encounter scores for Dungeon cards."""
        if by != state.contest.challenger:
            return
        if how == BEATEN:
            bank(state, by, SENT, entity.card.cost + 1, entity.id)
        elif how == CLEARED_AWAY and entity.card.cost:
            bank(state, by, CLEARED_CARDS, entity.card.cost, entity.id)

    def completed(self, state: State, seat: int, quest: int) -> None:
        bank(state, seat, COMPLETED, POINTS_FOR_QUEST, quest)

    def table_points(self, state: State, seat: int) -> tuple[tuple[str, int], ...]:
        return (
            ("own-wounds", -wounds_on(state, seat)),
            ("own-perished", -life_lost(state, seat)),
        )

    # --- The end. ----------------------------------------------------------------------------------------------------

    def check(self, state: State) -> None:
        """A lost party takes precedence over points reached by the same event (B-130)."""
        if state.result != UNDECIDED:
            return
        standing = [seat for seat in range(state.seats) if state.party(seat)]
        if len(standing) < state.seats:
            best_of(state, standing or list(range(state.seats)), PARTY_PERISHED)
            return
        if self.plays(POINTS_AT_END) and state.step != END_ROUND:
            return
        there = [seat for seat in range(state.seats) if self.has_won(state, seat)]
        if there:
            best_of(state, there, BY_POINTS)

    def has_won(self, state: State, seat: int) -> bool:
        """Whether a seat has enough points. What the table shows only takes some away."""
        enough = self.numbers.points_to_win
        return banked(state, seat) >= enough and score(state, seat) >= enough

    def conceded(self, state: State, seat: int) -> bool:
        """A seat that concedes counts as eliminated (B-130)."""
        state.tell(PLAYER_CONCEDED, seat)
        fresh = state.contest.copy()
        fresh.conceded = seat
        state.contest = fresh
        best_of(state, list(self.rivals(state, seat)), CONCEDED)
        return True

    def ranking(self, state: State) -> list[int]:
        """The winner first, seats that conceded or lost their party last."""
        winner = int(state.result) - 1 if state.result.isdigit() else -1
        order = ranked(state, list(range(state.seats)))
        order.sort(key=lambda seat: (seat != winner, seat == state.contest.conceded or not state.party(seat)))
        return order


FORMATS: Final = (
    Multiplayer(
        "multiplayer",
        "",
        Numbers(
            (3, 6),
            4,
            5,
            40,
            40,
            quests_needed=3,
            dungeon_copies=FOUR_OF_ANY,
            pool=3,
            blind_points=2,
            points_to_win=40,
        ),
        STEPS,
    ),
)
