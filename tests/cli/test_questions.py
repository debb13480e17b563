"""What may be asked at a table of several seats: it is answered for the one who asks, and betrays nobody."""

from __future__ import annotations

import pytest
from tests.cli.positions import asked_seat, positions

from delve.cli.questions import asked, on_table, refused
from delve.cli.sides import known
from delve.engine.views import view
from delve.model.ids import RESOURCE_NAMES

TABLES = [("coop-3", 3), ("competitive", 2), ("multiplayer", 4)]


@pytest.mark.parametrize(("format", "seats"), TABLES)
def test_everything_on_the_table_can_be_asked_about_by_whoever_is_asked(format: str, seats: int) -> None:
    for game in positions(1, 25, format, seats):
        seat = asked_seat(game)
        seen = view(game.state, seat)
        for number in ("", "stamina", "power", "attack", "hand", "points", "limit", *RESOURCE_NAMES):
            assert asked(game, seat, number).lines
        for name in set(on_table(seen)):
            face = asked(game, seat, name).face
            assert face is not None
            assert face.name == name
        faced = {card["name"] for card in seen["encounter"]}
        waiting = [card for card in seen["seats"][seat]["waiting"] if card["name"] not in faced]
        for card in seen["encounter"] + waiting:
            if card["power"] is not None:
                assert asked(game, seat, f"{card['name']} power").lines[0].endswith((f" is {card['power']}:", "to it."))
        assert refused(game, seat, "play Nothing At All")


@pytest.mark.parametrize(("format", "seats"), TABLES)
def test_a_hidden_card_is_nowhere(format: str, seats: int) -> None:
    hidden = 0
    for game in positions(1, 9, format, seats):
        seat = asked_seat(game)
        seen = set(on_table(view(game.state, seat)))
        for other in range(game.state.seats):
            for card in known(view(game.state, other)["seats"][other]["hand"]):
                if card["name"] not in seen:
                    hidden += 1
                    assert asked(game, seat, card["name"]).lines == []
    assert hidden > 20


def test_another_s_cards_are_told_with_their_seat() -> None:
    game = next(positions(1, 9, "multiplayer", 4))
    seat = asked_seat(game)
    lines = asked(game, seat, "Gypsy Thief").lines
    assert [line.split(": ")[1].split(",")[0] for line in lines].count("Life 3 of 3") == 1
    for other in {0, 1, 2, 3} - {seat}:
        assert f"Gypsy Thief, in the party: seat {other + 1}, Life 3 of 3, Thief, Equipment 1 Skill 4 Tactic 2" in lines
    quest = view(game.state, seat)["seats"][seat]["quests"][0]["name"]
    assert any(line.endswith(" (yours)") for line in asked(game, seat, quest).lines)


def test_a_card_of_the_encounter_that_waits() -> None:
    for game in positions(1, 9, "competitive", 2):
        seat = asked_seat(game)
        for card in view(game.state, seat)["seats"][seat]["waiting"]:
            lines = asked(game, seat, card["card"]).lines
            assert any(line.startswith(f"{card['name']}, waiting for you: ") for line in lines)
            return
    raise AssertionError("no Encounter waited")
