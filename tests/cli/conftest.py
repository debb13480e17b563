"""Running the command as a user does: arguments and typed lines in, exit status and two streams out."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from delve.cli.main import main


class Ran:
    """What a run of the command left behind."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """``run("play", "--seed", "1", typed=["1", "quit"])``."""

    def running(*arguments: str, typed: list[str] | None = None) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join([line + "\n" for line in typed or []])))
        status = main(list(arguments))
        streams = capsys.readouterr()
        return Ran(status, streams.out, streams.err)

    return running
