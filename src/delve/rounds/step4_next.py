"""After 4.10: the tokens of the formats for several players move (T-23, T-24)."""

from __future__ import annotations

from delve.effects.move import mark_primary, on_the_left
from delve.model.events import PRIMARY_TARGET_CHANGED
from delve.model.ids import NOBODY
from delve.model.state import State
from delve.model.switches import DRIFT_DOWN
from delve.queries.marching_order import from_primary, leader
from delve.rounds.game_end import TIME_UP, best_of
from delve.rounds.round import Round, Turn
from delve.rounds.step1_build_from_pools import FillPool
from delve.rounds.step4_end_round import EndRound


class DriftPrimary(EndRound):
    """Co-op: the mark of the Primary Target moves one place up the Marching Order, skipping the dead (B-080)."""

    def next(self, state: State) -> None:
        first = leader(state, state.active)
        # Changes for this round only are over; the token moves from its lasting place (B-082).
        state.primary = state.primary_lasting
        ring = from_primary(state, first)
        drifted = ring[-1] if state.format.plays(DRIFT_DOWN) else ring[1 % len(ring)]
        mark_primary(state, first, drifted, lasting=True)
        state.tell(PRIMARY_TARGET_CHANGED, state.entities[drifted].owner, drifted)
        state.push(Round(), state.active)


class PassTurn(EndRound):
    """Competitive: the other player's turn; after the second turn the round ends, and so does the time (B-098)."""

    def next(self, state: State) -> None:
        if state.active == state.contest.first:
            state.face(on_the_left(state, state.active))
            state.push(Turn(), state.active)
        elif state.contest.time_up:
            best_of(state, list(range(state.seats)), TIME_UP)
        else:
            state.face(state.contest.first)
            state.push(Round(), state.active)


class PassToken(EndRound):
    """Multi-player: fills pools and passes the token to the Holder's left, whoever faced the Encounter (B-128)."""

    def next(self, state: State) -> None:
        fresh = state.contest.copy()
        fresh.holder = on_the_left(state, fresh.holder)
        fresh.challenger = NOBODY
        state.contest = fresh
        state.face(fresh.holder)
        state.push(Round(), state.active)
        # One pool after another, from the new Holder on: a Regeneration may win the game at once (B-129).
        for place in reversed(range(state.seats)):
            state.push(FillPool(), (fresh.holder + place) % state.seats)
