"""The other engines of ``delve bench``, really measured: `make test-peers` installs them and names what it lacks."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from delve.lab import peers
from delve.lab.peers import PEERS, measure_peers

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
