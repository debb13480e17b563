"""Hints in the terminal, and agents that think."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Run
from tests.cli.test_hot_seat import sit

from delve.agents.search import Budget
from delve.cli import hint as hints
from delve.cli.new_game import Wanted, new_game
from delve.cli.seating import seating_words
from delve.engine.notation import lines
from delve.engine.play import Game
from delve.library.shipped import standard_book
from delve.messages import say


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", Budget(playouts=8))


def begun(format: str | None = None, seed: int = 4) -> Game:
    return new_game(standard_book(), Wanted(format, seed=seed))[0]


def said(game: Game, people: list[int], *typed: str) -> str:
    return "\n".join(text for _, text in sit(game, people, typed).shown)


def test_a_hint_names_an_option_and_how_likely_it_wins() -> None:
    game = begun()
    told = said(game, [0], "hint")
    assert "Hint: " in told
    line = told.partition("Hint: ")[2].splitlines()[0]
    assert line in lines(game.state)
    assert "Wins about " in told
    assert told.rstrip().splitlines()[-2] == "You asked for 1 hint."


def test_a_question_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told = said(begun(), [0], "hint", "hint", "1", "hint")
    assert told.count("Thinking…") == 2
    assert told.count("Hint: ") == 3
    assert "You asked for 2 hints." in told


def test_there_are_no_hints_between_people_but_beside_agents() -> None:
    assert "there are no hints in games between people." in said(begun("competitive"), [0, 1], "", "hint")
    assert "Hint: " in said(begun("competitive"), [0], "hint")


def test_the_comparison_says_when_there_is_nothing_to_choose() -> None:
    rival = {"line": "pass", "chance": 0.334, "error": 0.01}
    advice = {"line": "activate Thief", "chance": 0.412, "options": [], "rival": rival, "reasons": []}
    assert say(hints.compared(advice)) == "Wins about 41% from here; “pass” 33%."  # type: ignore[arg-type]
    even = {**advice, "chance": 0.331}
    assert say(hints.compared(even)) == "Wins about 33% from here; so does “pass”."  # type: ignore[arg-type]


def test_a_master_says_that_it_thinks_and_who_it_is(run: Run) -> None:
    ran = run("play", "--format", "competitive", "--seed", "1", "--seat", "2=search:2", typed=[*["1"] * 40, "quit"])
    assert "search:2 (seat 2) is thinking…" in ran.out
    assert seating_words(["person", "master", "novice", "novice"]) == (
        " Seat 2: Master, who tries out what may come of every option, for up to two seconds."
        " Seats 3 and 4: Novice, who knows the rules, and often does the first thing that comes to mind."
    )
