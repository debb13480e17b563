"""What is said to have decided a lost game."""

from __future__ import annotations

import pytest

from delve.engine.notation import lines
from delve.engine.play import Game, read_setup
from delve.learning.decided import decided
from delve.library.shipped import standard_book
from delve.messages import say
from delve.model.setups import SeatSetup

# How to go on without doing anything.
ONWARD = ("done", "pass", "resolve")
QUESTS = ["Evil Has a Name", "Rescue the Damsel", "The Stars Align"]


def played(
    adventurers: list[str],
    dungeon: list[str],
    crawlers: int,
    first: tuple[str, ...] = ONWARD,
    quests: list[str] = QUESTS,
) -> Game:
    """A game in which nothing is done that can be left undone."""
    given = {
        "step": "build",
        "shuffle": False,
        "adventurers": adventurers,
        "quests": QUESTS,
        "crawler_deck": ["Light"] * crawlers,
        "dungeon_deck": dungeon,
    }
    nothing: SeatSetup = {"adventurers": [], "quests": [], "crawler_deck": [], "dungeon_deck": []}
    setup = read_setup("solo-standard", {"seats": [nothing], "position": given}, "a test")
    game = Game(standard_book(), setup, 1)
    while game.state.decision is not None:
        offered = lines(game.state)
        game.do(next((each for word in first for each in offered if each.startswith(word)), offered[0]))
    return game


def told(game: Game) -> list[str]:
    return [say(each) for each in decided(game)]


def test_who_fell_first_and_that_nobody_defended() -> None:
    game = played(["Gypsy Stormcatcher"], ["Troll"] * 9, crawlers=30)
    assert game.state.reason == "party perished"
    fell, alone = told(game)
    assert fell.startswith(f"Gypsy Stormcatcher fell first, in Round {game.state.round}: ")
    assert alone.startswith("2 attacks of the Dungeon came through, and against 2 of them nobody defended")


def test_attacks_that_somebody_defended_against_are_told_apart() -> None:
    game = played(["Gypsy Stormcatcher"], ["Troll"] * 9, crawlers=30, first=("defend", *ONWARD))
    assert told(game)[1].startswith("2 attacks of the Dungeon came through, 0 of them undefended")


@pytest.mark.parametrize(
    ("dungeon", "first", "why"),
    [
        ("Graveyard", ONWARD, "Every Round costs cards"),
        ("Graveyard", ("drop", *ONWARD), "You dropped "),
        ("Damsel", ONWARD, "The Dungeon took "),
    ],
)
def test_when_the_deck_ran_out_and_where_its_cards_went(dungeon: str, first: tuple[str, ...], why: str) -> None:
    game = played(["Gypsy Stormcatcher"], [dungeon, *["Graveyard"] * 40], crawlers=8, first=first)
    assert game.state.reason == "no card to draw"
    ran_out, where = told(game)[:2]
    assert ran_out == f"Your Crawler deck ran out in Round {game.state.round}, with 0 of 2 Quests done."
    assert where.startswith(why)


def test_which_quest_failed() -> None:
    game = played(["Gypsy Stormcatcher"], ["Damsel", *["Graveyard"] * 40], crawlers=8)
    assert told(game)[2:] == ["Rescue the Damsel failed in Round 1: one way less to win."]


def test_a_game_that_was_not_lost_to_the_dungeon_has_nothing_to_tell() -> None:
    game = played(["Gold Dwarf Warrior"], ["Graveyard"], crawlers=40)
    assert game.state.result == "won"
    assert told(game) == []
