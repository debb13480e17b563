"""The speed figures."""

from __future__ import annotations

import json

import pytest

from delve.cli import bench
from delve.lab import measure
from delve.planning.playout import start


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures as little as possible."""
    monkeypatch.setattr(measure, "ROUNDS", 1)
    monkeypatch.setattr(measure, "SECONDS", 0.01)


@pytest.mark.usefixtures("hurried")
def test_every_game_has_all_figures() -> None:
    found = measure.measure()
    assert set(found) == {"solo-standard", "multiplayer-4"}
    for figures in found.values():
        assert set(figures) == set(bench._ROWS)
        assert min(figures.values()) > 0


@pytest.mark.parametrize("play", [measure.at_random, measure.by_quick])
def test_games_are_played_to_the_end(play: measure.Play) -> None:
    setup = measure.setup_of("multiplayer-4")
    state = start(measure.BOOK, setup, 1)
    again = start(measure.BOOK, setup, 1)
    assert play(state, 1) == play(again, 1) > 100
    assert state.decision is None
    assert state.result == again.result != "none"


def test_json_has_builds_by_game_and_peers_beside_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "both", lambda: {"solo-standard": {"interpreted": {"decisions_per_s": 1.0}}})
    monkeypatch.setattr(bench, "measure_peers", lambda: {"open_spiel/hearts": {"decisions_per_s": 2.0}})
    bench.bench(as_json=True)
    assert json.loads(capsys.readouterr().out) == {
        "delve": {"solo-standard": {"interpreted": {"decisions_per_s": 1.0}}},
        "peers": {"open_spiel/hearts": {"decisions_per_s": 2.0}},
    }
