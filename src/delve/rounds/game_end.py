"""How a game ends: Quests, an empty deck, a perished party, points (rulebook, Game Objective; B-047 to B-050)."""

from __future__ import annotations

from typing import Final

from delve.model.events import GAME_DRAWN, GAME_LOST, GAME_WON
from delve.model.format import Format
from delve.model.ids import NOBODY, QUESTS
from delve.model.state import DRAWN, LOST, UNDECIDED, WON, State
from delve.model.switches import STRICT_QUESTS, WIN_BEATS_LOSS
from delve.model.tokens import LOST_FLAG, REQUIRED_FLAG, WON_FLAG
from delve.rounds.tie_breakers import winners

BY_QUESTS: Final = "quests"
DUNGEON_DEPLETED: Final = "dungeon depleted"
PARTY_PERISHED: Final = "party perished"
QUESTS_FAILED: Final = "quests failed"
NO_CARD_TO_DRAW: Final = "no card to draw"
BY_POINTS: Final = "points"
TIME_UP: Final = "time"
CONCEDED: Final = "conceded"
STALLED: Final = "stalling"


def win(state: State, seat: int, reason: str) -> None:
    """The players have beaten the Dungeon."""
    state.end(WON, reason)
    state.tell(GAME_WON, seat, word=reason)


def lose(state: State, seat: int, reason: str) -> None:
    """The Dungeon has beaten the players."""
    state.end(LOST, reason)
    state.tell(GAME_LOST, seat, word=reason)


def victory(state: State, seat: int, reason: str) -> None:
    """One player has beaten the others."""
    if state.result == UNDECIDED:
        state.end(str(seat + 1), reason)
        state.tell(GAME_WON, seat, word=reason)


def best_of(state: State, seats: list[int], reason: str) -> None:
    """Ends the game; the first of these seats by points and tie-breakers wins, or it is a draw."""
    first = winners(state, seats)
    if len(first) > 1:
        state.end(DRAWN, reason)
        state.tell(GAME_DRAWN, NOBODY, word=reason)
    else:
        victory(state, first[0], reason)


def judge_quest(format: Format, state: State, seat: int, perished: int) -> None:
    """Against the Dungeon: checks for a lost party and completed Quests. A loss beats a simultaneous win (B-048)."""
    won = quests_marked(state, seat, WON_FLAG) >= state.quests_needed and has_required(state, seat)
    if won and (perished == NOBODY or format.plays(WIN_BEATS_LOSS)):
        win(state, seat, BY_QUESTS)
    elif perished != NOBODY:
        lose(state, perished, PARTY_PERISHED)
    elif format.plays(STRICT_QUESTS):
        laid = len(state.cards(QUESTS, seat))
        if laid - quests_marked(state, seat, LOST_FLAG) < state.quests_needed or required_is_lost(state, seat):
            lose(state, seat, QUESTS_FAILED)


def quests_marked(state: State, seat: int, flag: int) -> int:
    """How many Quests have this flag: completed, or no longer attainable."""
    count = 0
    for id in state.cards(QUESTS, seat):
        if state.entities[id].flags & flag:
            count += 1
    return count


def has_required(state: State, seat: int) -> bool:
    """Whether the Quests that must be among the completed ones are (B-140)."""
    for id in state.cards(QUESTS, seat):
        flags = state.entities[id].flags
        if flags & REQUIRED_FLAG and not flags & WON_FLAG:
            return False
    return True


def required_is_lost(state: State, seat: int) -> bool:
    """Whether only an empty Dungeon can still be a win (B-143)."""
    for id in state.cards(QUESTS, seat):
        flags = state.entities[id].flags
        if flags & REQUIRED_FLAG and flags & LOST_FLAG:
            return True
    return False
