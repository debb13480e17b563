"""``delve campaign``: the list, the road, playing, branches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

SHROUD = "shroud-of-stars"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def test_the_list(run: Run) -> None:
    assert "The Shroud of Stars (shroud-of-stars), 4 chapters: " in run("campaign").out


def test_for_a_machine(run: Run) -> None:
    listed = {each["id"]: each for each in json.loads(run("campaign", "--json").out)}
    chapters = listed[SHROUD]["chapters"]
    assert [(each["id"], each["difficulty"], each["next"]) for each in chapters] == [
        ("a01", "easy", "a02"),
        ("a02", "hard", "a03"),
        ("a03", "standard", "a04"),
        ("a04", "hard", None),
    ]
    assert chapters[0]["required"] == "Journey's End"
    assert [each["status"] for each in chapters] == ["open", "locked", "locked", "locked"]


def test_a_game_is_kept_and_goes_on(run: Run) -> None:
    begun = run("campaign", SHROUD, "--play", "--seed", "3", "--plain", typed=["1", "quit"])
    assert "The Forest of Shadows begins where the road gives up." in begun.out
    assert "The Shroud of Stars is kept as you left it." in begun.out
    again = run("campaign", SHROUD, "--play", "--plain", typed=["undo", "quit"])
    assert "1: play Acrobatics" in begun.out
    assert again.out.count("1: play Acrobatics") == 1  # only after taking back what was answered before
    assert "is unfinished: go on with it, or begin it --again" in run("campaign", SHROUD, "--play", "--seed", "4").err


def test_a_lost_chapter_counts_and_is_told(run: Run) -> None:
    assert run("campaign", SHROUD, "--play", "--seed", "3", "--agent", "random").status == 0
    road = run("campaign", SHROUD).out
    assert "open, lost once" in road
    assert "The Shroud of Stars: lost after " in road
    assert "The players lose the game: " in road
    assert "Next: The Shroud of Stars." in road


def test_branches_go_on_side_by_side(run: Run) -> None:
    run("campaign", SHROUD, "--play", "--seed", "3", "--agent", "random")
    assert "open, lost once" in run("campaign", SHROUD, "--branch", "bolder").out
    run("campaign", SHROUD, "--journey", "bolder", "--play", "--seed", "3", "--agent", "random")
    assert "open, lost 2 times" in run("campaign", SHROUD, "--journey", "bolder").out
    assert "open, lost once" in run("campaign", SHROUD).out
    assert "open, lost" not in run("campaign", SHROUD, "--forget").out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("shroud",), "no campaign is called 'shroud'"),
        ((SHROUD, "--play", "--chapter", "a02"), "The Barren Path is locked: win The Shroud of Stars first"),
        ((SHROUD, "--play", "--chapter", "a09"), "The Shroud of Stars has no chapter 'a09'"),
        ((SHROUD, "--play", "--deck", "solo-elite"), "cannot be played in The Shroud of Stars: "),
        ((SHROUD, "--journey", "../x"), "'../x' is no name for a journey"),
        ((SHROUD, "--branch", "first"), "there is already a journey 'first'"),
    ],
)
def test_bad_input(run: Run, home: Path, arguments: tuple[str, ...], told: str) -> None:
    run("campaign", SHROUD, "--play", "--seed", "3", "--agent", "random")
    ran = run("campaign", *arguments)
    assert ran.status == 2
    assert told in ran.err


def test_a_spoilt_journey_is_told(run: Run, home: Path) -> None:
    path = home / "delve" / "campaigns" / SHROUD / "first.json"
    path.parent.mkdir(parents=True)
    path.write_text("{}", encoding="utf-8")
    ran = run("campaign", SHROUD)
    assert (ran.status, ran.err.startswith(f"delve: {path}: not a journey")) == (2, True)


def test_other_commands_know_chapters(run: Run) -> None:
    chapter = f"{SHROUD}/a01"
    made = json.loads(
        run("sim", "--dungeon", chapter, "--agent", "random", "--games", "2", "--jobs", "1", "--json").out
    )
    assert (made["dungeon"], made["deck"], made["format"]) == (chapter, "campaign-a01", "solo-standard")
    assert list(made["quests"]) == ["Journey's End", "Den of Evil", "Goblin Slayer"]
    for arguments, told in (
        (("--dungeon", f"{SHROUD}/a09"), "--dungeon: The Shroud of Stars has no chapter 'a09' (did you mean"),
        (
            ("--dungeon", chapter, "--format", "solo-elite"),
            "The Shroud of Stars is played in Standard Solo or Co-op for",
        ),
        (("--dungeon", chapter, "--deck", "solo-elite"), "--deck: Elite Solo"),
    ):
        ran = run("sim", *arguments)
        assert ran.status == 2
        assert told in ran.err or "cannot be played in" in ran.err
