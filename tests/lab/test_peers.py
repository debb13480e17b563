"""Other engines in ``delve bench``: those that are installed are measured, and the others are left out."""

from __future__ import annotations

import json
import random
from importlib.util import find_spec
from typing import Any

import pytest

from delve.cli import bench
from delve.lab import peers
from delve.lab.peers import ENGINES, PEERS, measure_peers

FIGURES = {"games_per_s", "decisions_per_s", "decisions_per_game"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SECONDS", 0.02)


@pytest.mark.parametrize(
    ("engine", "needed"),
    [("open_spiel", ["pyspiel"]), ("rlcard", ["rlcard"]), ("pettingzoo", ["pygame", "pyspiel", "rlcard", "shimmy"])],
)
@pytest.mark.filterwarnings("ignore")
def test_those_that_are_installed_are_measured(
    engine: str, needed: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    if any(find_spec(module) is None for module in needed):
        pytest.skip(f"{engine} is not installed with all that it needs")
    wanted = tuple(name for name in PEERS if name.startswith(engine))
    monkeypatch.setattr(peers, "PEERS", wanted)
    found = measure_peers()
    assert tuple(found) == wanted
    for figures in found.values():
        assert set(figures) == FIGURES
        assert all(figure > 0 for figure in figures.values())
    # Nothing of theirs comes between the lines of --json.
    assert capfd.readouterr().out == ""


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
