"""``delve scenario run``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

PASSES = """
title = "the Zombie stands"
[given]
encounter = ["Zombie"]
[expect]
encounter = ["Zombie"]
"""
FAILS = """
title = "the Zombie is gone"
[given]
encounter = ["Zombie"]
[expect]
encounter = []
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "passes.toml").write_text(PASSES)
    (tmp_path / "fails.toml").write_text(FAILS)
    return tmp_path


def test_passed_scenarios_are_counted(run: Run, folder: Path) -> None:
    ran = run("scenario", "run", str(folder / "passes.toml"))
    assert (ran.status, ran.out) == (0, "1 passed, 0 failed\n")


def test_a_failure_is_a_line_and_the_status_is_1(run: Run, folder: Path) -> None:
    ran = run("scenario", "run", str(folder))
    failure, count = ran.out.splitlines()
    assert ran.status == 1
    assert "the Zombie is gone" in failure
    assert "expected encounter = [], found ['Zombie']" in failure
    assert count == "1 passed, 1 failed"


def test_json_for_machines(run: Run, folder: Path) -> None:
    ran = run("scenario", "run", str(folder), "--json")
    report = json.loads(ran.out)
    assert ran.status == 1
    assert (report["passed"], report["failed"]) == (1, 1)
    assert [row["passed"] for row in report["scenarios"]] == [False, True]
    assert report["scenarios"][0]["title"] == "the Zombie is gone"
    assert len(report["scenarios"][0]["failures"]) == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = ", "Invalid value"),
        ("titel = 'x'", "did you mean 'title'?"),
        ("[given]\nencounter = ['Zombi']", "did you mean 'Zombie'?"),
        ("[expect]\n'dungeon.stamin' = 1", "did you mean 'dungeon.stamina'?"),
    ],
)
def test_a_malformed_file_is_bad_input_that_names_it(run: Run, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    ran = run("scenario", "run", str(file))
    assert ran.status == 2
    assert str(file) in ran.err
    assert told in ran.err
    assert ran.err.count("\n") == 1
