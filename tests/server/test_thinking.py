"""Measuring the time of a turn for the stalling clock, with fake times (C-017)."""

from __future__ import annotations

import pytest

from delve.engine.position import position
from delve.library.shipped import standard_book
from delve.model.errors import BadInput
from delve.model.state import State
from delve.server.play import LiveGame
from delve.server.thinking import Thinking


def table(active: int, clock: bool = True) -> State:
    """Both players have cards to play, in the turn of either."""
    hands = {str(seat): {"hand": ["Foresight", "Staff"]} for seat in (1, 2)}
    format = {"base": "competitive", "stalling_clock": clock}
    given = {"step": "respond", "active": active, "encounter": ["Ghoul"], "seat": hands}
    return position(standard_book(), {"format": format, "given": given}, "here")


def test_only_the_time_of_the_player_who_faces_the_encounter_counts() -> None:
    state = table(1)
    thinking = Thinking(1000.0, state)
    assert thinking.seconds(1030.0, state) == 30.0
    thinking.hear(0, "play Foresight", 1040.0, state)
    thinking.hear(1, "pass", 1900.0, state)
    assert thinking.seconds(1901.0, state) == 41.0


def test_a_new_turn_and_a_call_reset_the_time() -> None:
    first, second = table(1), table(2)
    thinking = Thinking(1000.0, first)
    thinking.hear(0, "done", 1100.0, second)
    assert thinking.seconds(1101.0, second) == 1.0
    thinking.hear(0, "stalling", 1230.0, second)
    assert thinking.seconds(1231.0, second) == 1.0


class Called:
    """The part of a live game that checks calls."""

    def __init__(self, state: State) -> None:
        self.game = self
        self.state = state
        self.thinking = Thinking(1000.0, state)


def test_a_call_before_the_time_is_used_is_refused_with_the_time() -> None:
    live = Called(table(1))
    with pytest.raises(BadInput, match="seat 1 has used 119 of 120 seconds"):
        LiveGame.check_stalling(live, 1119.0)  # type: ignore[arg-type]
    LiveGame.check_stalling(live, 1120.0)  # type: ignore[arg-type]


def test_without_the_switch_the_rules_refuse_it_and_not_the_clock() -> None:
    LiveGame.check_stalling(Called(table(1, clock=False)), 1001.0)  # type: ignore[arg-type]
