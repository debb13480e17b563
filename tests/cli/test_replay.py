"""``delve replay``: the story, the proof, and files that are none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from delve.content.loader import read_card
from delve.library.shipped import CardBook, standard_book


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A game of a few answers, saved."""
    file = tmp_path / "game.jsonl"
    run("play", "--seed", "2", typed=["1", "1", "1", f"save {file}"])
    return file


def change(file: Path, number: int, **fields: object) -> None:
    """Writes other values into one line of a saved game."""
    rows = [json.loads(row) for row in file.read_text().splitlines()]
    rows[number - 1].update(fields)
    file.write_text("".join([json.dumps(row) + "\n" for row in rows]))


def test_it_tells_the_story(run: Run, saved: Path) -> None:
    ran = run("replay", str(saved))
    assert ran.status == 0
    assert "Round 1 begins." in ran.out
    assert "comes into play." in ran.out
    assert "The game goes on in Round" in ran.out


def test_a_true_game_is_verified(run: Run, saved: Path) -> None:
    ran = run("replay", str(saved), "--verify")
    assert ran.status == 0
    assert ran.out.startswith(f"Verified: every line of {saved} follows (3 answers).")


def test_a_wrong_hash_is_found_at_its_line(run: Run, saved: Path) -> None:
    change(saved, 3, state="000000000000")
    ran = run("replay", str(saved), "--verify")
    assert ran.status == 1
    assert f"{saved}: line 3: state" in ran.out
    assert run("replay", str(saved)).status == 0


def test_a_line_that_was_not_offered_does_not_follow(run: Run, saved: Path) -> None:
    change(saved, 4, do="concede")
    ran = run("replay", str(saved), "--verify")
    assert ran.status == 1
    assert f"{saved}: line 4" in ran.out


def test_a_game_is_told_up_to_a_line_that_does_not_follow(run: Run, saved: Path) -> None:
    whole = run("replay", str(saved)).out
    change(saved, 4, do="concede")
    ran = run("replay", str(saved))
    assert ran.status == 1
    assert f"{saved}: line 4" in ran.err
    first_half = ran.out.splitlines()[:-1]
    assert first_half == whole.splitlines()[: len(first_half)]


def test_json_for_machines(run: Run, saved: Path) -> None:
    outcome = json.loads(run("replay", str(saved), "--verify", "--json").out)
    assert outcome["verified"] is True
    assert outcome["inputs"] == 3
    assert outcome["story"]
    change(saved, 2, state="x")
    refused = run("replay", str(saved), "--verify", "--json")
    assert refused.status == 1
    assert json.loads(refused.out)["verified"] is False


@pytest.mark.parametrize("field", ["n", "seat", "do", "state"])
def test_a_line_without_its_fields_is_malformed(run: Run, saved: Path, field: str) -> None:
    change(saved, 3, **{field: None})
    ran = run("replay", str(saved), "--verify")
    assert ran.status == 2
    assert f"line 3: {field}" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "not json\n", "[]\n", "{}\n", '{"delve": 1}\n'])
def test_a_file_that_is_not_a_saved_game_is_bad_input(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "other"
    file.write_text(text)
    ran = run("replay", str(file), "--verify")
    assert ran.status == 2
    assert str(file) in ran.err
    assert ran.err.count("\n") == 1


def test_a_proof_names_the_cards_that_are_different_today(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = CardBook()
    book = standard_book()
    other.files, other.aliases = dict(book.files), dict(book.aliases)
    name = next(iter(json.loads(saved.read_text().splitlines()[0])["cards"]))
    data = {**book.files[name].data, "keys": ["small"], "provenance": {**book.files[name].provenance, "keys": "delve"}}
    other.files[name] = read_card(data, "tests", "tests")
    monkeypatch.setattr("delve.cli.replay.standard_book", lambda sets: other)
    ran = run("replay", str(saved), "--verify")
    assert ran.status == 0
    assert f"It was played with cards that are different today: {name}." in ran.out
