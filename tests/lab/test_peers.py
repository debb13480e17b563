"""Other engines in ``delve bench``: those that are installed are measured, and the others are left out."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from delve.cli import bench
from delve.lab import peers
from delve.lab.peers import ENGINES

FIGURES = {"games_per_s", "decisions_per_s", "decisions_per_game"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SECONDS", 0.02)


def stand_in(_: str) -> None:
    """An engine that is there."""


def not_there(game: str) -> Any:
    raise ModuleNotFoundError(game)


def count_to_five(game: None, chance: random.Random) -> int:
    return 5


def test_those_that_are_not_installed_are_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(ENGINES, "open_spiel", (stand_in, count_to_five))
    monkeypatch.setitem(ENGINES, "rlcard", (not_there, count_to_five))
    monkeypatch.setitem(ENGINES, "pettingzoo", (not_there, count_to_five))
    monkeypatch.setattr(bench, "both", lambda: {"solo-standard": {"interpreted": {"decisions_per_s": 1}}})
    bench.bench(as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"delve", "peers"}
    assert set(told["peers"]) == {"open_spiel/crazy_eights", "open_spiel/hearts", "open_spiel/gin_rummy"}
    assert told["peers"]["open_spiel/hearts"]["decisions_per_game"] == 5
