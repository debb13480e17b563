"""Playing on from a moment of a game: the same table, other hidden cards, and a game like any other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.properties.games import BOOK

from delve.agents.random import RandomAgent
from delve.engine.play import Game, read_setup
from delve.engine.practice import practice
from delve.engine.replay import load, save
from delve.engine.tables import table, usual_decks
from delve.engine.views import view
from delve.library.formats import find_format
from delve.model.errors import BadInput
from delve.model.ids import HAND

TABLES = [("solo-standard", 1), ("coop-2", 2), ("competitive", 2), ("multiplayer", 3)]


def played(format: str, seats: int, answers: int, seed: int = 4) -> Game:
    found = find_format(format)
    game = Game(BOOK, table(BOOK, found, usual_decks(BOOK, found, seats)), seed)
    play_on(game, answers)
    return game


def play_on(game: Game, answers: int) -> None:
    agent = RandomAgent(answers)
    for _ in range(answers):
        assert game.state.decision is not None
        game.take(agent.choose(game.state.decision))


def asked_at(game: Game, n: int) -> Game:
    again = Game(game.book, game.setup, game.seed)
    for given in game.inputs[:n]:
        again.do(given.line, given.seat)
    return again


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_the_seat_sees_the_same_table_whatever_is_dealt(at: tuple[str, int]) -> None:
    game = played(*at, answers=30)
    then = asked_at(game, 20).state
    assert then.decision is not None
    seat = then.decision.seat
    setup = practice(game, 20, seat)
    one, other = Game(BOOK, setup, 1), Game(BOOK, setup, 2)
    assert json.dumps(view(one.state, seat)) == json.dumps(view(then, seat)) == json.dumps(view(other.state, seat))
    decks = [[each.state.card(id).name for id in each.state.crawler_deck(seat)] for each in (one, other)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1]) == sorted([then.card(id).name for id in then.crawler_deck(seat)])


def test_what_others_hold_is_dealt_again_and_what_oneself_holds_is_not() -> None:
    game = played("competitive", 2, answers=30)
    then = asked_at(game, 20).state
    held = [
        sorted([each.card(id).name for id in each.cards(HAND, 1)])
        for each in (then, *[Game(BOOK, practice(game, 20, 0), seed).state for seed in range(6)])
    ]
    assert len({tuple(each) for each in held}) > 1
    own = [
        [each.card(id).name for id in each.cards(HAND, 0)]
        for each in (then, Game(BOOK, practice(game, 20, 0), 9).state)
    ]
    assert own[0] == own[1]


def test_it_is_saved_verified_taken_back_and_practised_from(tmp_path: Path) -> None:
    game = Game(BOOK, practice(played("solo-standard", 1, answers=40), 25, 0), 7)
    begun = game.hash()
    play_on(game, 15)
    path = tmp_path / "practice.jsonl"
    save(game, path)
    again = load(BOOK, path, verify=True)
    assert again.stopped is None
    assert again.game.hash() == game.hash()
    further = Game(BOOK, practice(again.game, 10, 0), 8)
    assert len(further.setup.preludes) == 2
    game.undo(15)
    assert game.hash() == begun


@pytest.mark.parametrize("moment", [(-1, 0), (30, 0), (3, 1)])
def test_there_is_nothing_to_practise_where_nobody_was_asked(moment: tuple[int, int]) -> None:
    with pytest.raises(BadInput, match="before one of the 30 answers"):
        practice(played("solo-standard", 1, answers=30), *moment)


@pytest.mark.parametrize(
    ("preludes", "sentence"),
    [
        ({}, "a list of earlier games"),
        ([{"seed": 1, "seat": 1}], "setup: preludes: 1: an earlier game has a seed"),
        ([{"seed": 1, "seat": 1, "inputs": [{"seat": 1}]}], "each has a seat and what it did"),
        ([{"seed": 1, "seat": 1, "inputs": [{"seat": 1, "do": "dance"}]}], "setup: preludes: 'dance'"),
        ([{"seed": 1, "seat": 2, "inputs": []}], "for one of its seats"),
    ],
)
def test_a_bad_beginning_is_refused_in_a_sentence(preludes: Any, sentence: str) -> None:
    setup = played("solo-standard", 1, answers=0).setup
    with pytest.raises(BadInput) as refused:
        Game(BOOK, read_setup("solo-standard", {**setup.data(), "preludes": preludes}, "file"), 1)
    assert sentence in str(refused.value)
