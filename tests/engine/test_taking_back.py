"""What an input has shown to whom: taking it back is free only while nobody has learned anything (A-158)."""

from __future__ import annotations

import pytest
from tests.properties.games import new_game, states

from delve.engine.hidden import redeal
from delve.engine.library import standard_book
from delve.engine.notation import parse
from delve.engine.position import position
from delve.engine.run import answer
from delve.engine.views import respond_to, view
from delve.lab.soak import tables
from delve.model.state import State


def test_drawing_from_the_belt_pouch_shows_cards_and_opening_it_or_activating_somebody_does_not() -> None:
    given = {
        "step": "respond",
        "adventurers": ["Gypsy Thief"],
        "encounter": ["Ogre"],
        "in_play": ["Belt Pouch"],
        "crawler_deck": ["Cleave", "Feint", "Light"],
    }
    learned = []
    for step, lines in (("respond", ("spend Belt Pouch", "draw 2")), ("attack", ("activate Gypsy Thief",))):
        state = position(standard_book(), {"given": {**given, "step": step}, "format": "solo-standard"}, "here")
        for line in lines:
            option = parse(state, line)
            assert option is not None, line
            answer(state, option)
            learned.append(state.learned)
    assert learned == [0, 1, 0]


@pytest.mark.parametrize("at", [("competitive", 2), ("multiplayer", 3)])
def test_that_somebody_can_respond_tells_all_others_something(at: tuple[str, int]) -> None:
    """Only who can is asked to: to play a card and take it back would be a free look into a hand."""
    responses = 0
    for seed in range(6):
        for game in states(new_game(at, seed), seed):
            decision = game.state.decision
            if decision is None or respond_to(game.state, decision) is None:
                continue
            others = [seat for seat in range(game.state.seats) if seat != decision.seat]
            assert all(game.inputs[-1].learned >> seat & 1 for seat in others)
            responses += 1
    assert responses > 20


@pytest.mark.parametrize("at", [each for each in tables() if each[1] == 1])
def test_what_shows_nothing_leads_to_the_same_whatever_lies_hidden(at: tuple[str, int]) -> None:
    """The decks are dealt again, so that the player cannot tell them from what they were, and the same is done."""
    alike = 0
    for seed in range(2):
        dealt_again: State | None = None
        for game in states(new_game(at, seed), seed):
            if dealt_again is not None:
                given = game.inputs[-1]
                option = parse(dealt_again, given.line)
                assert option is not None, given.line
                answer(dealt_again, option)
                if not given.learned:
                    assert view(dealt_again, 0) == view(game.state, 0), given.line
                    alike += 1
            dealt_again = redeal(game.state, 0, seed)
    assert alike > 20
