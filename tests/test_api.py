"""Delve as a library."""

from __future__ import annotations

from pathlib import Path

import pytest

import delve
from delve import api


def test_everything_public_is_exported_from_one_place() -> None:
    assert set(delve.__all__) == {*api.__all__, "__version__", "compiled"}
    for name in delve.__all__:
        assert getattr(delve, name) is not None


def test_an_unknown_name_is_not_exported() -> None:
    with pytest.raises(AttributeError, match="no_such_thing"):
        _ = delve.no_such_thing


def test_a_whole_game_by_agents() -> None:
    game = delve.new_game("competitive", seed=3)
    while not game.is_over:
        assert game.options()
        game.let("random", seed=game.round)
    assert game.result in {"1", "2", "draw"}
    assert game.seat == 0
    assert game.options() == []


def test_undo_and_saving(tmp_path: Path) -> None:
    game = delve.new_game(seed=5)
    before = game.options()
    game.play(before[-1])
    game.undo()
    assert game.options() == before
    game.play(before[0])
    game.save(tmp_path / "game.jsonl")
    again = delve.load_game(tmp_path / "game.jsonl")
    assert again.view() == game.view()
    assert again.events() == game.events()


def test_a_seat_sees_only_its_own_hand() -> None:
    game = delve.new_game("competitive", seed=1)
    own, everything = game.view(1), game.view()
    assert own != everything


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        (lambda: delve.new_game("solo-standart"), "solo-standard"),
        (lambda: delve.new_game(decks=["no such deck"]), "no such deck"),
        (lambda: delve.new_game(decks=["starter", "starter"]), "2 decks are named for 1 seats"),
        (lambda: delve.new_game().let("stedy"), "steady"),
        (lambda: delve.new_game().play("fly"), "fly"),
    ],
)
def test_mistakes_get_a_sentence(mistake: object, sentence: str) -> None:
    assert callable(mistake)
    with pytest.raises(delve.BadInput, match=sentence):
        mistake()


def test_cards_decks_formats_and_agents() -> None:
    assert "Goblin" in delve.cards()
    assert delve.card("Goblin").lines
    assert "solo-standard" in delve.format_names()
    assert "starter" in delve.deck_names()
    assert "steady" in delve.agent_names()
