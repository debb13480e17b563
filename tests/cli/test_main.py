"""The command itself: help, version, and bad input in one line."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from tests.cli.conftest import Run


def test_version_says_which_build_is_running(run: Run) -> None:
    ran = run("--version")
    assert ran.status == 0
    assert ran.out in {"delve 0.1.0 (interpreted)\n", "delve 0.1.0 (compiled)\n"}


def test_without_arguments_it_shows_the_help(run: Run) -> None:
    ran = run()
    assert ran.status == 0
    for command in ("play", "scenario", "replay", "card", "bench"):
        assert command in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["play", "--seed", "many"],
        ["play", "--format", "solo-standrd"],
        ["play", "--deck", "startr"],
        ["play", "--deck", "/no/such/deck.toml"],
        ["play", "--dungeon", "nowhere"],
        ["play", "--agent", "nobody"],
        ["play", "--quests", "some"],
        ["play", "--load", "/no/such/file"],
        ["replay", "/no/such/file"],
        ["card", "No Such Card"],
        ["scenario", "run", "/no/such/folder"],
        ["scenario", "run"],
    ],
)
def test_bad_input_is_one_line_on_standard_error(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("delve: ")
    assert ran.err.count("\n") == 1


def test_a_near_miss_is_told_the_right_word(run: Run) -> None:
    assert "did you mean 'solo-standard'?" in run("play", "--format", "solo-standrd").err
    assert "did you mean 'starter'?" in run("play", "--deck", "startr").err


def delve(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "delve.cli.main", *arguments], capture_output=True, text=True, check=False, **options
    )


def test_as_a_process_bad_input_leaves_no_traceback() -> None:
    ran = delve("card", "No Such Card")
    assert ran.returncode == 2
    assert ran.stderr == "delve: card: no card is called 'No Such Card'\n"


def test_a_reader_who_leaves_early_causes_no_noise() -> None:
    command = f"{sys.executable} -m delve.cli.main play --seed 1 --agent random | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert ran.stdout == "Standard Solo, deck starter, seed 1.\n"
    assert ran.stderr == ""
