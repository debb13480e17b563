"""A job has the same result for any kind and number of workers, and after interruptions."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.lab.matches import match

from delve.lab.checkpoint import Checkpoint, CheckpointFile, job_name
from delve.lab.games import GameRecord, Match
from delve.lab.jobs import Games, Here, Job, Play, Processes, play_games
from delve.model.errors import BadInput

GAMES = 12


def told(records: Iterator[GameRecord]) -> list[object]:
    """Records without the time they took."""
    return [{**record.data(), "seats": [{**vars(seat), "seconds": 0} for seat in record.seats]} for record in records]


def expected() -> list[object]:
    return told(play_games(match(), GAMES, Here(), Checkpoint()))


class Counting(Here):
    """Plays here, last number first, and counts."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def play(self, job: Job, numbers: Iterator[int]) -> Games:
        self.numbers = sorted(numbers, reverse=True)
        yield from super().play(job, iter(self.numbers))


def test_games_come_in_order_however_they_are_finished() -> None:
    assert told(play_games(match(), GAMES, Counting(), Checkpoint())) == expected()


@pytest.mark.parametrize("processes", [1, 3])
def test_the_number_of_processes_makes_no_difference(processes: int) -> None:
    assert told(play_games(match(), GAMES, Processes(processes), Checkpoint())) == expected()


def test_a_consumer_can_stop_early() -> None:
    playing = play_games(match(), 1_000_000, Processes(2), Checkpoint())
    assert [next(playing).number, next(playing).number] == [0, 1]
    playing.close()


def test_an_interrupted_job_continues_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "job.jsonl"
    first = CheckpointFile(path, match().data())
    playing = play_games(match(), GAMES, Here(), first)
    for _ in range(5):
        next(playing)
    playing.close()
    first.close()
    # The machine lost its power in the middle of a line.
    path.write_text(path.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    workers = Counting()
    second = CheckpointFile(path, match().data())
    assert told(play_games(match(), GAMES, workers, second)) == expected()
    second.close()
    assert workers.numbers == list(range(GAMES - 1, 3, -1))
    third = CheckpointFile(path, match().data())
    assert sorted(third.places) == list(range(GAMES))
    third.close()


def test_a_checkpoint_of_another_job_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "job.jsonl"
    CheckpointFile(path, match(seed=1).data()).close()
    kept = path.read_bytes()
    with pytest.raises(BadInput, match="another job, which differs in agents, seed"):
        CheckpointFile(path, match(seed=2, agent="steady").data())
    assert path.read_bytes() == kept
    assert job_name(match(seed=1).data()) != job_name(match(seed=2).data())


@pytest.mark.parametrize("text", ["dear diary\n", '{"delve": 2}\n', '"delve_job"\n', "\x00\xff"])
def test_a_file_that_is_no_checkpoint_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(BadInput, match="no checkpoint"):
        CheckpointFile(path, match().data())
    assert path.read_text(encoding="latin-1") == text


def test_a_checkpoint_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="directory"):
        CheckpointFile(tmp_path, match().data())
    with pytest.raises(BadInput, match="No such file"):
        CheckpointFile(tmp_path / "none" / "job.jsonl", match().data())


@pytest.mark.parametrize("line", ["{}", "[]", '{"number": 1}', "nonsense", '{"number": 3, "seats": [{}]}'])
def test_a_line_that_cannot_be_read_is_a_game_to_play(tmp_path: Path, line: str) -> None:
    path = tmp_path / "job.jsonl"
    CheckpointFile(path, match().data()).close()
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    found = CheckpointFile(path, match().data())
    found.close()
    assert found.places == {}


@dataclass(frozen=True)
class Fatal:
    """A job whose second game kills its process."""

    match: Match

    def data(self) -> dict[str, object]:
        return {}

    def open(self) -> Play:
        play = self.match.open()

        def dying(number: int) -> GameRecord:
            if number == 1:
                os.kill(os.getpid(), signal.SIGKILL)
            return play(number)

        return dying


def test_a_process_that_dies_ends_the_job_with_a_sentence() -> None:
    with pytest.raises(BadInput, match="ended from outside"):
        list(play_games(Fatal(match()), GAMES, Processes(2), Checkpoint()))


def test_the_file_has_the_job_and_one_line_per_game(tmp_path: Path) -> None:
    path = tmp_path / "job.jsonl"
    file = CheckpointFile(path, match().data())
    list(play_games(match(), 2, Here(), file))
    file.close()
    rows = [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]
    assert rows[0]["job"]["agents"] == ["random"]
    assert [row["number"] for row in rows[1:]] == [0, 1]
