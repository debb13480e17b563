"""``delve balance``: tables for people, JSON to the letter, and going on after Ctrl-C."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

from delve.cli import balance as command
from delve.lab.balance import TARGETS, read_aims

OWN = """
[[table]]
format  = "solo-beginner"
decks   = ["unbound-starter"]
targets = [{ name = "all", range = [0, 1], agent = "random" }, { name = "none", range = [0.98, 1], agent = "random" }]

[[table]]
format  = "solo-elite"
decks   = ["solo-elite"]
targets = [{ name = "elite", range = [0, 1], agent = "random" }]

[[order]]
names = ["all", "elite"]
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    return folder


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "targets.toml"
    path.write_text(OWN, encoding="utf-8")
    return str(path)


def found(run: Run, *arguments: str) -> dict[str, Any]:
    ran = run("balance", "--games", "3", "--jobs", "1", "--json", *arguments)
    assert (ran.status, ran.err) == (0, "")
    made: dict[str, Any] = json.loads(ran.out)
    return made


def test_for_a_machine(run: Run, own: str, home: Path) -> None:
    made = found(run, "--targets", own)
    assert list(made) == ["targets", "orders"]
    assert [list(each) for each in made["targets"]] == [["name", "range", "rate", "ci95", "met"]] * 3
    named = {each["name"]: each for each in made["targets"]}
    assert named["all"]["range"] == [0, 1]
    assert named["all"]["rate"] == named["none"]["rate"]
    assert named["all"]["met"]
    assert not named["none"]["met"]
    assert [list(order) for order in made["orders"]] == [["names", "met"]]
    assert made["orders"][0]["names"] == ["all", "elite"]
    assert [path for path in home.rglob("*") if path.is_file()] == []


def test_for_people(run: Run, own: str) -> None:
    ran = run("balance", "--games", "3", "--jobs", "1", "--targets", own)
    assert ran.status == 0
    assert "0% … 100%" in ran.out
    assert "all > elite: " in ran.out
    assert "of 4 are not met." in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_one_target_alone(run: Run) -> None:
    made = found(run, "--target", "solo-beginner", "--games", "1")
    assert [each["name"] for each in made["targets"]] == ["solo-beginner"]
    assert made["orders"] == []


def test_the_slow_targets_are_played_if_they_are_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "play", lambda *arguments: [])
    names = [target.name for target in read_aims(TARGETS).targets()]
    quick = [name for name in names if not name.endswith("-search")]
    assert [each["name"] for each in found(run)["targets"]] == quick
    assert [each["name"] for each in found(run, "--search")["targets"]] == names
    assert [each["name"] for each in found(run, "--target", "coop-2-search")["targets"]] == ["coop-2-search"]


def test_the_number_of_processes_changes_nothing(run: Run, own: str) -> None:
    assert found(run, "--targets", own, "--jobs", "2") == found(run, "--targets", own)


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(
    run: Run, own: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = found(run, "--targets", own)

    def stopping(*arguments: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as stopped:
        stopped.setattr("delve.lab.balance.Score.add", stopping)
        ran = run("balance", "--games", "3", "--jobs", "1", "--targets", own)
    assert ran.status == 130
    assert "The same command goes on from there." in ran.err
    assert len(list(home.rglob("*.jsonl"))) == 1
    assert found(run, "--targets", own) == expected
    assert list(home.rglob("*.jsonl")) == []


BAD: dict[tuple[str, ...], str] = {
    ("--target", "solo-begginer"): "did you mean 'solo-beginner'?",
    ("--games", "0"): "'--games' must be <int range> [1<=x]",
    ("--until", "0%"): "should be more than 0%",
    ("--targets", "none.toml"): "none.toml",
}


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input(run: Run, arguments: tuple[str, ...]) -> None:
    ran = run("balance", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert BAD[arguments] in ran.err
    assert len(ran.err.splitlines()) == 1
