"""Hints at tables: who gets them, how often, and that nobody waits for them."""

from __future__ import annotations

import time

import pytest
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.people import Line, by_turn
from tests.server.running import Server

from delve.agents.catalogue import LONGEST
from delve.server.bots import time_for


def hint(line: Line) -> dict[str, object]:
    """The advice on the open question."""
    told = line.ask(type="hint")
    assert told["type"] == "told", told
    advice: dict[str, object] = told["advice"]
    return advice


def why_not(line: Line) -> str:
    told = line.ask(type="hint")
    assert told["type"] == "refused"
    return str(told["reason"]["key"])


def test_a_hint_says_which_option_to_take_and_how_likely_each_wins(server: Server, new_person: NewPerson) -> None:
    ann = new_person(server)
    with ann.come(ann.open_table("solo-standard", "me")) as line:
        line.wait_for_game()
        for _ in range(4):
            assert line.wait_until_asked()
            advice = hint(line)
            offered = line.options()
            assert sorted(each["line"] for each in advice["options"]) == sorted(offered)  # type: ignore[attr-defined]
            assert advice["line"] in offered
            assert 0.0 <= float(advice["chance"]) <= 1.0  # type: ignore[arg-type]
            line.do(str(advice["line"]))


def test_a_hint_is_thought_out_once_for_a_moment_and_others_are_answered_meanwhile(
    server: Server, new_person: NewPerson
) -> None:
    ann = new_person(server)
    with ann.come(ann.open_table("coop-4", "me", "steady", "steady", "steady")) as line:
        assert line.wait_until_asked()
        asked = line.send(type="hint")
        again = line.send(type="hint")
        assert line.ask(type="ping")["type"] == "ack"
        told = [line.until(lambda said, id=id: said.get("id") == id) for id in (asked, again)]  # type: ignore[misc]
        assert told[0]["advice"] == told[1]["advice"]
        begun = time.monotonic()
        assert hint(line) == told[0]["advice"]
        assert time.monotonic() - begun < LONGEST


def test_a_hint_ends_when_the_game_goes_on(server: Server, new_person: NewPerson) -> None:
    ann = new_person(server)
    with ann.come(ann.open_table("coop-4", "me", "steady", "steady", "steady")) as line:
        assert line.wait_until_asked()
        asked = line.send(type="hint")
        line.do(line.options()[0])
        told = line.until(lambda said: said.get("id") == asked and said["type"] in {"stale", "told"})
        # Where the machine was quick enough, it was done before.
        assert told["type"] == "stale" or told["advice"]


def test_hints_are_refused_between_people_to_watchers_and_out_of_turn(server: Server, new_person: NewPerson) -> None:
    ann, ben, eve = new_person(server), new_person(server), new_person(server)
    table = ann.open_table("competitive", "me", "open", spectators="open")
    ben.sit(table, 2)
    with ann.come(table) as one, ben.come(table) as two, eve.come(table) as watching:
        one.wait_for_game()
        two.wait_for_game()
        watching.wait_for_game()
        asked, other = by_turn(one, two)
        assert why_not(asked) == why_not(other) == "why-no-hint-people"
        assert why_not(watching) == "server-you-watching-only-those"
        asked.ask(type="concede")
        asked.wait_until_over()
        assert why_not(asked) == "why-game-over"


def test_hints_are_refused_in_lessons(server: Server, new_person: NewPerson) -> None:
    ann = new_person(server)
    lesson = ann.get("/api/lessons")[0]["id"]
    table = ann.post(f"/api/lessons/{lesson}", {})
    with ann.come(table) as line:
        line.wait_for_game()
        assert why_not(line) == "why-no-hint-lesson"


def test_one_person_gets_so_many_hints(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--limits", "hints=1")
    ann = new_person(server)
    with ann.come(ann.open_table("solo-standard", "me")) as line:
        line.wait_for_game()
        assert hint(line) == hint(line)
        line.do(line.options()[-1])
        assert line.wait_until_asked()
        told = line.ask(type="hint")
        assert told["type"] == "refused"
        assert told["reason"]["key"] == "server-too-many-allowed-try"


@pytest.mark.parametrize(("asked", "processes", "share"), [(1, 1, 1), (4, 1, 0.25), (2, 4, 1), (6, 2, 1 / 3)])
def test_all_who_are_asked_at_once_share_the_processes(asked: int, processes: int, share: float) -> None:
    assert time_for(asked, processes) == pytest.approx(LONGEST * share)
