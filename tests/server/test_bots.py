"""Bots that search: how long they may take, and that they play at a table."""

from __future__ import annotations

import time

import pytest
from tests.server.conftest import NewPerson
from tests.server.running import Server

from delve.agents.catalogue import LONGEST
from delve.server.bots import with_time


@pytest.mark.parametrize(
    ("asked", "processes", "seconds"), [(1, 1, LONGEST), (4, 1, LONGEST / 4), (2, 4, LONGEST), (6, 2, LONGEST / 3)]
)
def test_who_searches_takes_less_time_when_many_are_asked(asked: int, processes: int, seconds: float) -> None:
    agent, _, thinking = with_time("search", asked, processes).partition(":")
    assert agent == "search"
    assert float(thinking.removesuffix("s")) == pytest.approx(seconds, abs=0.001)
    assert with_time("steady", asked, processes) == "steady"
    assert with_time("master", asked, processes) == f"master:{seconds:.3f}s"


def test_a_bot_that_searches_plays_and_others_are_answered_meanwhile(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    table = person.open_table("competitive", "search", "search", spectators="open")
    with person.come(table) as watching:
        watching.wait_for_game(1)
        begun = time.monotonic()
        assert server.visit("GET", "/api/formats").status_code == 200
        assert time.monotonic() - begun < LONGEST
        watching.wait_for_game(3)
