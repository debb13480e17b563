"""What is kept of a game: it can be played again, and says what happened in it."""

from __future__ import annotations

import json

import pytest
from tests.lab.matches import BOOK, match

from delve.agents.base import answer_for
from delve.agents.catalogue import AGENTS
from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.engine.play import Game, read_setup
from delve.engine.tables import table, usual_decks
from delve.engine.views import view
from delve.lab import games
from delve.lab.games import GameRecord, game_seed, new_match, play, read_record
from delve.library.formats import find_format, formats
from delve.model.events import ADVENTURER_PERISHED, CARD_RETURNED
from delve.model.ids import HAND
from delve.model.state import State

TABLES = [(format.id, format.numbers.seats[0]) for format in formats()]


def without_time(record: GameRecord) -> GameRecord:
    for seat in record.seats:
        seat.seconds = 0.0
    return record


@pytest.mark.parametrize(("format", "seats"), TABLES)
def test_every_format_is_played_to_its_end(format: str, seats: int) -> None:
    record = match(format, seats).open()(0)
    assert len(record.seats) == seats
    assert record.reason
    assert {seat.result for seat in record.seats} <= {"won", "lost", "draw"}
    assert all(seat.decisions and set(seat.played) <= set(seat.drawn) for seat in record.seats)
    assert all(0 < len(seat.opening) <= 5 and set(seat.opening) < set(seat.drawn) for seat in record.seats)


def test_a_game_is_decided_by_the_seed_of_the_match_and_its_number() -> None:
    one, other = match(seed=1).open(), match(seed=1).open()
    later = without_time(one(5))
    assert without_time(other(5)) == later
    assert without_time(other(6)).seed != later.seed
    assert match(seed=2).open()(5).seed != later.seed
    assert len({game_seed(seed, number) for seed in range(20) for number in range(100)}) == 2000


def names_in_hand(state: State, seat: int) -> list[str]:
    return [state.card(id).name for id in state.cards(HAND, seat) if state.card(id).is_crawler()]


@pytest.mark.parametrize(("format", "seats", "agent"), [("competitive", 2, "random"), ("solo-starter", 1, "steady")])
def test_a_record_is_what_the_game_shows(format: str, seats: int, agent: str) -> None:
    """The same game through a ``Game``, as ``delve play`` plays it: its last view says what the record says."""
    found = find_format(format)
    setup = table(BOOK, found, usual_decks(BOOK, found, seats))
    record = play(BOOK, setup, [agent] * seats, 77)
    game = Game(BOOK, setup, 77)
    hands = [set(names_in_hand(game.state, seat)) for seat in range(seats)]
    agents = [AGENTS[agent](77 + seat) for seat in range(seats)]
    while game.state.decision is not None:
        seat = game.state.decision.seat
        game.take(answer_for(game.state, agents[seat], 77 + len(game.inputs)))
    assert sum(seat.decisions for seat in record.seats) == len(game.inputs)
    shown = view(game.state, TRUSTED_SPECTATOR)
    assert record.rounds == shown["round"]
    assert record.reason == shown["reason"]
    assert record.first == game.state.contest.first
    for number, (kept, side) in enumerate(zip(record.seats, shown["seats"], strict=True), 1):
        assert kept.result == (("won" if shown["result"] == str(number) else "lost") if seats > 1 else shown["result"])
        assert {name for name, fell in kept.adventurers.items() if not fell} == {each["name"] for each in side["party"]}
        assert {name for name, fell in kept.adventurers.items() if fell} == set(side["fallen"])
        assert kept.quests == {quest["name"]: quest["status"] for quest in side["quests"]}
        assert set(kept.opening) == hands[number - 1]
        assert set(names_in_hand(game.state, number - 1)) <= set(kept.drawn)


def test_a_resurrected_adventurer_has_survived() -> None:
    state = Game(BOOK, table(BOOK, find_format("solo-standard"), ["starter"]), 1).state
    watch = games.Watch(state)
    watch.read_opening(state)
    first, second = state.party(0)[:2]
    state.recording = True
    state.events = []
    state.round = 3
    for name, card in ((ADVENTURER_PERISHED, first), (ADVENTURER_PERISHED, second), (CARD_RETURNED, first)):
        state.tell(name, 0, card)
    watch.read(state)
    record = watch.record(state, 0, games.Players(["random"], 1))
    assert record.adventurers[state.card(first).name] == 0
    assert record.adventurers[state.card(second).name] == 3


def test_a_game_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "TOO_LONG", 10)
    record = match().open()(0)
    assert record.seats[0].decisions == 10
    assert (record.reason, record.seats[0].result) == ("too long", "none")


def test_a_record_comes_back_from_a_file_as_it_was() -> None:
    record = match("multiplayer", 3).open()(1)
    assert read_record(json.loads(json.dumps(record.data()))) == record


def test_a_match_of_a_house_variant_needs_no_file() -> None:
    setup = table(BOOK, find_format("solo-standard"), ["starter"])
    variant = {"id": "long-night", "base": "solo-standard", "name": "Long Night", "hand_limit": 3}
    setup.format = read_setup(variant, setup.data(), "test").format
    made = new_match(BOOK, setup, ["random"], 1)
    assert made.format == variant
    assert without_time(made.open()(0)) != without_time(match().open()(0))
