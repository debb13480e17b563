"""``delve sim``: the odds as a table, JSON, Parquet and a page, the same however they are played; and bad input."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from tests.cli.conftest import Run

from delve.cli import sim_run

GAMES = ("--agent", "random", "--games", "6", "--jobs", "1")
KEYS = {"format", "deck", "dungeon", "agent", "games", "wins", "rate", "ci95", "ended", "rounds", "cards"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of our own, where checkpoints are kept that nobody named."""
    folder = tmp_path / "home"
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    return folder


def found(run: Run, *arguments: str) -> dict[str, Any]:
    ran = run("sim", *GAMES, *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    made: dict[str, Any] = json.loads(ran.out)
    return made


def test_the_odds_for_a_machine(run: Run) -> None:
    made = found(run, "--deck", "starter", "--dungeon", "campaign-a01", "--seed", "3")
    assert KEYS | {"adventurers", "quests"} <= set(made)
    assert (made["format"], made["deck"], made["dungeon"]) == ("solo-standard", "starter", "campaign-a01")
    assert (made["agent"], made["games"], sum(made["ended"].values())) == ("random", 6, 6)
    assert 0 <= made["ci95"][0] <= made["rate"] <= made["ci95"][1] <= 1
    assert set(made["rounds"]) == {"mean", "p10", "p50", "p90"}
    assert len(made["adventurers"]) == 4
    assert list(made["quests"]) == ["Den of Evil", "Goblin Slayer", "Journey's End"], "those of the chapter"


def test_the_odds_for_people(run: Run) -> None:
    ran = run("sim", *GAMES)
    assert ran.status == 0
    for words in ("starter in Standard Solo, played by random", "Won 0 of 6", "party perished", "Keldornan Cleric"):
        assert words in ran.out
    assert max(len(line) for line in ran.out.splitlines()[3:]) <= 80


@pytest.mark.parametrize("format", ["solo-beginner", "coop-2", "competitive", "multiplayer"])
def test_every_kind_of_format(run: Run, format: str) -> None:
    made = found(run, "--format", format)
    assert made["format"] == format
    assert (made["dungeon"] is None) == (format in ("competitive", "multiplayer"))


def test_the_number_of_processes_changes_nothing(run: Run) -> None:
    assert found(run, "--jobs", "2") == found(run)
    assert found(run, "--seed", "2")["seed"] == 2
    assert found(run, "--seed", "2")["rounds"] != found(run)["rounds"]


def test_until_it_is_known_well_enough(run: Run) -> None:
    assert found(run, "--until", "2%", "--games", "1000")["games"] == 100


def test_the_games_as_a_table(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    made = found(run, "--parquet", str(path))
    rows = pl.read_parquet(path)
    assert rows["game"].to_list() == list(range(6))
    assert rows["won"].sum() == made["wins"]
    assert rows["rounds"].mean() == pytest.approx(made["rounds"]["mean"], abs=1e-6)
    lived = rows.filter(pl.col("fell: Keldornan Cleric").is_null()).height
    assert lived == made["adventurers"]["Keldornan Cleric"]["survived"]
    drawn = rows.filter(pl.col("drawn").list.contains("Brawling")).height
    assert drawn == {card["name"]: card["drawn"] for card in made["cards"]}["Brawling"]


def test_a_row_can_be_played_again(run: Run, tmp_path: Path) -> None:
    """A row's seed deals the same game to ``delve play``."""
    path = tmp_path / "games.parquet"
    found(run, "--parquet", str(path))
    row = pl.read_parquet(path).row(2, named=True)
    told = run("play", "--deck", "starter", "--seed", str(row["seed"]), "--agent", "random").out
    assert row["reason"].lower() in told.lower()
    assert max(int(number) for number in re.findall(r"Round (\d+)", told)) == row["rounds"]


def test_the_report(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    found(run, "--html", str(path))
    assert "<svg" in path.read_text(encoding="utf-8")


# --- Interrupted. ------------------------------------------------------------------------------------------------


def test_it_goes_on_from_a_checkpoint(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "job.jsonl"
    few = found(run, "--checkpoint", str(path), "--games", "4")
    assert few["games"] == 4
    assert found(run, "--checkpoint", str(path)) == found(run)
    assert len([line for line in path.read_text(encoding="utf-8").splitlines() if line]) == 7


def test_a_job_that_is_done_leaves_nothing_behind(run: Run, home: Path) -> None:
    found(run)
    assert [path for path in home.rglob("*") if path.is_file()] == []


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = found(run)

    def stopping(*arguments: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as stopped:
        stopped.setattr(sim_run.Run, "so_far", stopping)
        stopped.setattr(sim_run, "watched", lambda console: True)
        ran = run("sim", *GAMES, "--json")
    assert ran.status == 130
    assert ran.out == ""
    assert "Stopped after 1 game. The same command goes on from there." in ran.err
    assert len(list(home.rglob("*.jsonl"))) == 1
    assert found(run) == expected
    assert list(home.rglob("*.jsonl")) == []


def test_a_process_that_is_stopped_takes_its_processes_along(home: Path) -> None:
    command = [sys.executable, "-m", "delve.cli", "sim", "--agent", "random", "--games", "100000", "--jobs", "2"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ}) as process:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not any(path.stat().st_size > 90_000 for path in home.rglob("*.jsonl")):
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert re.search(r"Stopped after \d+ games\. The same command goes on from there\.", said)
    assert "Traceback" not in said


# --- Bad input. --------------------------------------------------------------------------------------------------

BAD = {
    ("--agent", "nobody"): "no player is called 'nobody'",
    ("--deck", "nothing"): "nothing",
    ("--format", "solo-standart"): "did you mean 'solo-standard'?",
    ("--deck", "coop-2-player-2"): "not legal in Standard Solo",
    ("--games", "0"): "'--games' must be <int range> [1<=x]",
    ("--jobs", "0"): "'--jobs' must be <int range> [1<=x]",
    ("--until", "many"): "'many' should be more than 0% and less than 50%",
    ("--until", "0%"): "should be more than 0%",
    ("--until", "1"): "should be more than 0%",
    ("--until", "nan"): "should be more than 0%",
    ("--html", "none/at/all.html"): "none/at/all.html cannot be used: No such file or directory",
    ("--parquet", "."): ". is there already and is no file",
    ("--checkpoint", "."): ". cannot be used",
    ("--checkpoint", "/none/x"): "/none/x cannot be used: No such file or directory",
    ("--html", "same", "--parquet", "./same"): "same is named for two files",
}


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input(
    run: Run, arguments: tuple[str, ...], tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("sim", *GAMES, *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert BAD[arguments] in ran.err
    assert len(ran.err.splitlines()) == 1
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_report_that_cannot_be_written_is_told_before_the_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def played(*arguments: Any) -> None:
        raise AssertionError("games were played")

    monkeypatch.setattr(sim_run.Run, "play", played)
    assert run("sim", *GAMES, "--html", "none/report.html").status == 2


def test_a_checkpoint_of_something_else_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "job.jsonl"
    found(run, "--checkpoint", str(path))
    kept = path.read_bytes()
    ran = run("sim", *GAMES, "--checkpoint", str(path), "--seed", "9")
    assert (ran.status, ran.out) == (2, "")
    assert "holds the games of another job, which differs in seed" in ran.err
    assert path.read_bytes() == kept


def test_without_the_libraries_of_the_laboratory(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("delve.lab", "scipy"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "scipy.stats", None)
    ran = run("sim", *GAMES)
    assert (ran.status, ran.err) == (
        2,
        "delve: delve sim needs more than is installed (scipy): pip install 'delve[lab]'\n",
    )
