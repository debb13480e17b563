"""``delve arena``: figures for machines and people, and bad input."""

from __future__ import annotations

import json

import pytest
from tests.cli.conftest import Run


def test_it_prints_figures_for_machines_and_people(run: Run) -> None:
    words = ["arena", "--format", "solo-beginner", "--agents", "random,quick", "--games", "2", "--jobs", "1"]
    found = json.loads(run(*words, "--json").out)
    assert set(found) == {"format", "games", "agents", "differences", "gap_closed"}
    assert found["games"] == found["agents"]["random"]["games"] == 2
    assert set(found["agents"]["quick"]) == {"games", "wins", "rate", "ci95", "decisions_per_s"}
    assert list(found["differences"]) == ["random-quick"]
    assert "random-quick:" in run(*words).out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--agents", "stedy"], "no agent is called 'stedy' (did you mean 'steady'?)"),
        (["--agents", "steady,steady"], "steady is named twice"),
        (["--agents", "search:5x"], "how long to think"),
        (["--seconds-per-decision", "0"], "should be more than 0"),
        (["--deck", "nothing"], "nothing"),
        (["--games", "0"], "games"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(run: Run, words: list[str], said: str) -> None:
    found = run("arena", *words)
    assert found.status == 2
    assert said in found.err
    assert "Traceback" not in found.err
