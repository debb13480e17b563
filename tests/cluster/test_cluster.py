"""A real Ray cluster on this machine: it plays the same games, also when a worker is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="Ray is not installed: pip install 'delve[ray]'")

from tests.lab.matches import match

from delve.cli.main import main
from delve.lab.checkpoint import Checkpoint
from delve.lab.games import GameRecord, Match
from delve.lab.jobs import Here, Play, play_games
from delve.model.errors import BadInput

GAMES = 8
CPUS = 2
# Ray leaves sockets and files to the end of the process.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*:FutureWarning"),
]


def free_port() -> int:
    """One below those that Ray gives to its workers."""
    for port in range(6400, 9900):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no port is free")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of our own with its head in a process group that is ended afterwards."""
    port = free_port()
    # Sockets have short names, so not pytest's folder.
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        command = [
            str(Path(sys.executable).with_name("ray")),
            "start",
            "--head",
            "--block",
            f"--port={port}",
            f"--num-cpus={CPUS}",
            "--include-dashboard=false",
            "--disable-usage-stats",
            f"--temp-dir={folder}",
        ]
        started = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        )
        try:
            assert started.stdout is not None
            assert any("Ray runtime started" in line for line in started.stdout)
            yield f"127.0.0.1:{port}"
        finally:
            os.killpg(started.pid, signal.SIGKILL)
            started.communicate()


def told(records: Iterator[GameRecord]) -> list[Any]:
    return [{**record.data(), "seats": [{**vars(seat), "seconds": 0} for seat in record.seats]} for record in records]


@dataclass(frozen=True)
class Deadly:
    """A job whose game 3 kills its worker as often as it is told to; a file counts."""

    match: Match
    file: str
    deaths: int

    def data(self) -> dict[str, Any]:
        return self.match.data()

    def open(self) -> Play:
        play = self.match.open()

        def dying(number: int) -> GameRecord:
            path = Path(self.file)
            died = path.stat().st_size if path.exists() else 0
            if number == 3 and died < self.deaths:
                with path.open("a", encoding="utf-8") as file:
                    file.write("x")
                os.kill(os.getpid(), signal.SIGKILL)
            return play(number)

        return dying


def test_the_same_games_when_a_worker_is_killed(address: str, tmp_path: Path) -> None:
    from delve.lab.cluster import cluster

    expected = told(play_games(match(), GAMES, Here(), Checkpoint()))
    job = Deadly(match(), str(tmp_path / "died"), 2)
    with cluster(address, None) as workers:
        assert workers.count == CPUS
        assert told(play_games(job, GAMES, workers, Checkpoint())) == expected
    assert (tmp_path / "died").read_text(encoding="utf-8") == "xx"


def test_a_game_that_kills_every_worker_ends_the_job(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from delve.lab import cluster

    monkeypatch.setattr(cluster, "RETRIES", 1)
    job = Deadly(match(), str(tmp_path / "died"), 1000)
    with (
        pytest.raises(BadInput, match="the cluster could not play: WorkerCrashedError"),
        cluster.cluster(address, 1) as workers,
    ):
        list(play_games(job, GAMES, workers, Checkpoint()))


def test_the_command_prints_the_same_odds(address: str) -> None:
    command = [sys.executable, "-m", "delve.cli", "sim", "--agent", "random", "--games", "8", "--json"]
    here = subprocess.run([*command, "--jobs", "1"], capture_output=True, text=True, check=True)
    there = subprocess.run([*command, "--ray", address], capture_output=True, text=True, check=True)
    assert json.loads(there.stdout) == json.loads(here.stdout)


@pytest.mark.parametrize("nobody", ["127.0.0.1:1", "nowhere", "host:port", "127.0.0.1:99999"])
def test_a_cluster_that_nobody_answers_for(
    nobody: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is refused in a sentence, and no checkpoint is left."""
    home = tmp_path / "home"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home))
    assert main(["sim", "--agent", "random", "--games", "6", "--ray", nobody]) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    assert "--ray: " in streams.err
    assert nobody in streams.err
    assert not home.exists()
