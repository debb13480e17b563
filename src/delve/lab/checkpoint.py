"""The games of a job that have been played so far, in a file: JSON Lines, the job first, then a game a line.

Games are written as they are finished, in any order. A line that cannot be read, such as the last one of a machine that
lost its power, is a game that will be played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, BinaryIO, Final

from delve.engine.contents import fingerprint
from delve.lab.games import GameRecord, read_record
from delve.messages import message
from delve.model.errors import BadInput

VERSION: Final = 1

Data = dict[str, Any]


class Checkpoint:
    """Stores nothing, for jobs that cannot be resumed."""

    def __init__(self) -> None:
        self.places: dict[int, int] = {}  # where the line of a game begins

    def take(self, number: int) -> GameRecord:
        """A stored game."""
        raise KeyError(number)

    def add(self, record: GameRecord) -> None:
        """Stores a finished game."""

    def close(self) -> None:
        """Closes the file."""


class CheckpointFile(Checkpoint):
    """Stores the games of one job in a file. Games that are there already are read on demand."""

    def __init__(self, path: Path, job: dict[str, object]) -> None:
        super().__init__()
        self.path = path
        try:
            if path.exists():
                self.find(job)
            self.file: BinaryIO = path.open("ab")
            self.begin(job)
            self.kept: BinaryIO = path.open("rb")
        except OSError as error:
            raise BadInput(message("lab-file-unusable", path=str(path), error=str(error.strerror or error))) from None

    def find(self, job: dict[str, object]) -> None:
        """Finds the games of an earlier run; a file that holds something else is refused."""
        with self.path.open("rb") as file:
            first = file.readline()
            if not first:
                return
            header = read_line(first)
            if header.get("delve_job") != VERSION:
                raise BadInput(message("lab-no-checkpoint", path=str(self.path)))
            kept = header.get("job")
            if kept != plain(job):
                raise BadInput(message("lab-other-job", path=str(self.path), what=differing(kept, plain(job))))
            place = file.tell()
            for row in file:
                number = number_of(row)
                if number is not None:
                    self.places[number] = place
                place += len(row)

    def begin(self, job: dict[str, object]) -> None:
        """Writes the header of a new file; in an existing file, ends an incomplete last line."""
        if self.file.tell() == 0:
            self.write({"delve_job": VERSION, "job": plain(job)})
        else:
            self.file.write(b"\n")

    def take(self, number: int) -> GameRecord:
        self.kept.seek(self.places[number])
        return read_record(read_line(self.kept.readline()))

    def add(self, record: GameRecord) -> None:
        self.write(record.data())

    def write(self, row: dict[str, object]) -> None:
        self.file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()
        self.kept.close()


def number_of(row: bytes) -> int | None:
    """The number of a game's line; None for a line that cannot be read."""
    try:
        return read_record(read_line(row)).number
    except (KeyError, TypeError):
        return None


def job_name(job: dict[str, object]) -> str:
    """A unique name for the job."""
    return fingerprint(plain(job))


def plain(job: dict[str, object]) -> dict[str, object]:
    """The job as it is read back from a file."""
    made: dict[str, object] = json.loads(json.dumps(job))
    return made


def read_line(row: bytes) -> Data:
    try:
        data = json.loads(row)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def differing(kept: object, wanted: dict[str, object]) -> str:
    """What two jobs differ in."""
    held = kept if isinstance(kept, dict) else {}
    return ", ".join([key for key in wanted if held.get(key) != wanted[key]])
