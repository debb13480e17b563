"""Saves are replays are proofs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from delve.content.book import CardBook
from delve.engine.replay import load
from delve.messages import say
from delve.model.errors import BadInput


def change(path: Path, number: int, **fields: object) -> None:
    rows = path.read_text(encoding="utf-8").splitlines()
    data = json.loads(rows[number])
    data.update(fields)
    rows[number] = json.dumps(data)
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")


def test_a_saved_game_is_the_game(book: CardBook, saved: Path) -> None:
    replay = load(book, saved, verify=True)
    assert not replay.stopped
    assert not replay.changed
    assert replay.game.state.result in {"won", "lost"}


def test_the_first_line_has_what_is_needed(saved: Path) -> None:
    first = json.loads(saved.read_text(encoding="utf-8").splitlines()[0])
    assert set(first) == {"delve", "content", "format", "setup", "seed", "cards", "numbers"}


def test_going_on_elsewhere(book: CardBook, saved: Path) -> None:
    rows = saved.read_text(encoding="utf-8").splitlines()
    half = saved.with_name("half.jsonl")
    half.write_text("\n".join(rows[:20]) + "\n", encoding="utf-8")
    game = load(book, half).game
    for row in rows[20:]:
        game.do(json.loads(row)["do"])
    assert game.hash() == load(book, saved).game.hash()


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"do": "dance wildly"}, "line 6: "),
        ({"do": "play Resurrect"}, "line 6: "),
        ({"state": "000000000000"}, "line 6: state"),
        ({"seat": 2}, "line 6: seat"),
        ({"n": 9}, "line 6: n"),
    ],
)
def test_a_line_that_does_not_follow_is_refused(
    book: CardBook, saved: Path, fields: dict[str, object], message: str
) -> None:
    change(saved, 5, **fields)
    stopped = load(book, saved, verify=True).stopped
    assert stopped is not None
    assert message in say(stopped)


@pytest.mark.parametrize("text", ["", "nonsense\n", "[1]\n", '{"delve": 99}\n', '{"delve": 1, "seed": 1}\n'])
def test_a_file_that_is_no_game_is_bad_input(book: CardBook, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=r"bad\.jsonl"):
        load(book, path)


def test_another_seed_is_another_game(book: CardBook, saved: Path) -> None:
    change(saved, 0, seed=12)
    assert load(book, saved, verify=True).stopped
