"""``delve learn``: pages, tasks, reasons, leaving and resuming."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from delve.cli.main import app
from delve.engine.play import Game
from delve.learning.guide import Guide
from delve.learning.lesson import read_lesson
from delve.library.shipped import standard_book


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def learn(*typed: str, options: tuple[str, ...] = ()) -> str:
    result = CliRunner().invoke(app, ["learn", *options], input="".join([f"{each}\n" for each in typed]))
    assert result.exit_code == 0, result.output
    return result.output


def test_enter_reads_on_and_back_reads_again() -> None:
    shown = learn("", "", "back")
    assert shown.count("This is what you came for.") == 2
    assert "page 3 of" in shown


def test_any_other_step_is_refused_with_a_reason_and_changes_nothing() -> None:
    shown = learn("done", "concede", "play Combat Training", "choose Skeleton")
    assert "Not now, because there is still something to do here." in shown
    assert "Not now, because the Skeleton is the easy one" in shown
    assert "Skeleton goes" not in shown


def test_the_first_hint_says_where_and_the_second_what() -> None:
    shown = learn("hint", "hint")
    assert shown.index("It is in your hand, at the right.") < shown.index("Answer: 'play Combat Training'.")


def test_a_lesson_goes_on_where_it_was_left_and_begins_again_on_request() -> None:
    learn("play Combat Training", "choose Zombie")
    assert "Play Brawling." in learn("")
    assert "Welcome!" in learn(options=("--restart",))


def test_rounds_can_be_skipped() -> None:
    assert "Round 5: the Damsel" in learn("skip 5")


def test_the_whole_lesson_can_be_played_to_its_end() -> None:
    lesson = read_lesson("walkthrough")
    answers = Guide(lesson, Game(standard_book(), lesson.setup(), 1)).lines_to(len(lesson.chapters))
    shown = learn(*answers)
    assert "the stars align. Two Quests are done" in shown
    assert "Well played." in shown
    # Over is over: the next time it begins again.
    assert "Welcome!" in learn()


def test_lessons_are_listed_for_machines() -> None:
    listed = json.loads(learn(options=("--json",)))
    assert [each["id"] for each in listed] == ["walkthrough"]
    assert len(listed[0]["chapters"]) == 7
