"""The story: a sentence for every event, like events told together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.engine.position import position
from delve.engine.story import SENTENCES, last_deed, story, story_since
from delve.library.shipped import standard_book
from delve.messages import Reader, sentence
from delve.model.events import ACTIVATED, CARD_PLAYED, EVENT_NAMES, EVERYONE, Event
from delve.model.ids import NOTHING
from delve.model.state import State

CARDS = ["Staff", "Cleave", "Fly", "Short Bow"]
TRAP = "Pendulum"
DUNGEON = ["Zombie", "Ghoul", TRAP, "Greenknee, Goblin Necromancer"]
PARTY = ["Gypsy Thief", "Wood Elf Scout"]
FIRST = 0
ONLOOKER = TRUSTED_SPECTATOR
Tell = Callable[..., list[str]]


@pytest.fixture(scope="module")
def tables() -> dict[str, State]:
    """A game alone, one against somebody, and one together with somebody."""
    book = standard_book()
    given = {"crawler_deck": CARDS, "dungeon_deck": DUNGEON}
    theirs = {"adventurers": ["Gold Dwarf Warrior"], "dungeon_deck": DUNGEON}
    several = {**given, "adventurers": PARTY, "seat": {"2": theirs}}
    together = {**given, "adventurers": [*PARTY, "Gold Dwarf Warrior", "Keldornan Mercenary"]}
    return {
        "alone": position(book, {"given": {**given, "adventurers": PARTY}}, "here"),
        "against": position(book, {"format": "competitive", "given": several}, "here"),
        "together": position(book, {"format": "coop-2", "given": together}, "here"),
    }


@pytest.fixture
def told(tables: dict[str, State]) -> Tell:
    """The sentences for some events, each written as (name, card, other, amount, word, seat)."""

    def tell(*events: tuple[Any, ...], table: str = "alone", to: int = FIRST) -> list[str]:
        state = tables[table]
        log = [made(state, *event) for event in events]
        reader = Reader(max(0, to + 1), state.seats)
        return [sentence(line["message"], reader) for line in story(state, log, to)]

    return tell


def made(
    state: State,
    name: str,
    card: str | None = None,
    other: str | None = None,
    amount: int = 0,
    word: str = "",
    seat: int = 1,
    visible: int = EVERYONE,
) -> Event:
    return Event(EVENT_NAMES.index(name), seat - 1, id_of(state, card), id_of(state, other), amount, word, visible)


def id_of(state: State, name: str | None) -> int:
    return next(id for id in range(len(state.entities)) if state.card(id).name == name) if name else NOTHING


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    names = [name.replace("_", "-") for name in EVENT_NAMES]
    for name in names:
        assert any(key == name or key.startswith(f"{name}-") for key in SENTENCES), name
    for key in SENTENCES:
        assert any(key == name or key.startswith(f"{name}-") for name in names), key


def test_everybody_sees_where_a_card_goes_that_only_one_looked_at(told: Tell) -> None:
    assert told(("card_put_under", "Ghoul")) == ["You put Ghoul under the deck."]
    hidden = ("card_put_on_top", "Ghoul", None, 0, "", 2, 1)
    assert told(hidden, table="against") == ["Seat 2 puts a card back on top of the deck."]


def test_like_events_are_told_together(told: Tell) -> None:
    assert told(("card_drawn", "Staff"), ("card_drawn", "Cleave"), ("card_drawn", "Fly")) == [
        "You draw Staff, Cleave and Fly."
    ]
    assert told(("reset", "Zombie"), ("reset", "Ghoul")) == ["Zombie and Ghoul are ready again."]
    assert told(("reset", "Zombie")) == ["Zombie is ready again."]


def test_repeated_events_of_one_card_are_told_separately(told: Tell) -> None:
    poison = ("token_changed", "Ghoul", None, 1, "poison")
    assert told(poison, poison) == ["Ghoul takes 1 Poison Token."] * 2


def test_titles_are_left_out_of_lists(told: Tell) -> None:
    lady = "Greenknee, Goblin Necromancer"
    assert told(("reset", lady)) == ["Greenknee, Goblin Necromancer is ready again."]
    assert told(("reset", lady), ("reset", "Ghoul")) == ["Greenknee and Ghoul are ready again."]


def test_steps_without_events_are_left_out(told: Tell) -> None:
    steps = [("step_began", None, None, 0, word) for word in ("drop", "remove", "time")]
    assert told(*steps) == ["Step 4.3, time passes."]
    assert told(steps[0], ("card_dropped", "Staff"), steps[1], ("round_began", None, None, 2)) == [
        "Step 4.1, cards may be dropped.",
        "You drop Staff.",
        "Round 2 begins.",
    ]


def test_tokens_come_and_go(told: Tell) -> None:
    assert told(("token_changed", "Gypsy Thief", TRAP, 2, "lock")) == ["Gypsy Thief takes 2 Lock Tokens from Pendulum."]
    assert told(("token_changed", "Gypsy Thief", None, -1, "poison")) == ["Gypsy Thief loses 1 Poison Token."]


def test_another_seat_is_told_of_in_the_third_person_and_its_draws_stay_hidden(told: Tell) -> None:
    drawn = [("card_drawn", name, None, 0, "", 2, 1) for name in ("Staff", "Cleave", "Fly")]
    assert told(drawn[0], table="against") == ["Seat 2 draws a card."]
    assert told(*drawn, table="against") == ["Seat 2 draws 3 cards."]
    assert told(*drawn[:2], table="against", to=ONLOOKER) == ["Seat 2 draws Staff and Cleave."]
    assert told(("card_played", "Staff", None, 1, "boosted", 2), table="against") == [
        "Seat 2 plays Staff boosted, Cost 1."
    ]


def test_a_disruption_says_against_whom(told: Tell) -> None:
    played = ("card_played", "Staff", None, 0, "disrupting 1", 2)
    assert told(played, table="against") == ["Seat 2 plays Staff against you, Cost 0."]
    assert told(played, table="against", to=ONLOOKER) == ["Seat 2 plays Staff against seat 1, Cost 0."]


def test_adventurers_are_told_with_their_player_where_there_are_several(told: Tell) -> None:
    assert told(("wound_dealt", "Gold Dwarf Warrior", TRAP), table="against") == [
        "Seat 2's Gold Dwarf Warrior takes a Wound from Pendulum."
    ]
    mine = [("reset", name) for name in PARTY]
    assert told(*mine, table="against") == ["Your Gypsy Thief and Wood Elf Scout are ready again."]
    assert told(mine[0]) == ["Gypsy Thief is ready again."]
    assert told(("defender_assigned", "Gypsy Thief", "Gold Dwarf Warrior"), table="against") == [
        "Seat 2's Gold Dwarf Warrior defends your Gypsy Thief."
    ]


def test_parties_and_decks_are_told_with_their_player_where_there_are_several(told: Tell) -> None:
    attack = ("attack_declared", None, None, 3, "", 2)
    assert told(attack, table="against") == ["Seat 2's party attacks with 3 Power."]
    assert told(attack, table="together") == ["The party attacks with 3 Power."]
    shuffled = ("deck_shuffled", None, None, 0, "dungeon")
    assert told(shuffled) == ["The Dungeon deck is shuffled."]
    assert told(shuffled, table="against") == ["Your Dungeon deck is shuffled."]


def test_those_who_play_together_win_and_lose_together(told: Tell) -> None:
    lost = ("game_lost", None, None, 0, "party perished", 2)
    assert told(lost, table="together") == ["You lose the game: seat 2's last Adventurer has perished."]
    assert told(lost, table="together", to=ONLOOKER) == [
        "The players lose the game: seat 2's last Adventurer has perished."
    ]
    assert told(lost) == ["You lose the game: the last Adventurer has perished."]
    assert told(("game_lost", None, None, 0, "no card to draw", 2), table="together") == [
        "You lose the game: there is no Crawler card left to draw for seat 2."
    ]
    assert told(("game_won", None, None, 0, "points", 2), table="against") == ["Seat 2 wins the game by points."]


def test_points_are_told_with_their_card_or_their_reason(told: Tell) -> None:
    assert told(("points_scored", "Zombie", None, 2, "sent"), table="against") == ["You score 2 points for Zombie."]
    assert told(("points_scored", None, None, 1, "passed", 2), table="against") == [
        "Seat 2 scores 1 point: challenges others passed."
    ]


def test_effects_of_the_round_are_told_with_their_cause(told: Tell) -> None:
    assert told(("effect_applied", "Zombie", TRAP, -1, "power")) == ["Zombie: -1 Power this Round (Pendulum)."]
    assert told(("effect_applied", "Zombie", TRAP, 0, "powerless")) == ["Zombie: 0 Power this Round (Pendulum)."]
    assert told(("effect_applied", "Zombie", TRAP, 0, "gains Stealth")) == [
        "Zombie: gains Stealth this Round (Pendulum)."
    ]
    assert told(("effect_applied", None, TRAP, 0, "all-immune (fire)")) == ["This Round, all Immune (fire) (Pendulum)."]


def test_a_second_call_for_stalling_is_once_too_often(told: Tell) -> None:
    assert told(("stalling_called", None, None, 1), table="against") == ["Stalling is called against you: a warning."]
    assert told(("stalling_called", None, None, 2, "", 2), table="against") == [
        "Stalling is called against seat 2: once too often."
    ]


def test_the_defender_is_not_told_twice(told: Tell) -> None:
    assert told(("defender_assigned", "Gypsy Thief", "Gypsy Thief"), ("activated", "Gypsy Thief")) == [
        "Gypsy Thief defends."
    ]


def test_news_begin_with_the_line_that_they_may_continue(tables: dict[str, State]) -> None:
    state = tables["alone"]
    log = [
        made(state, "card_dropped", "Staff"),
        made(state, "card_drawn", "Cleave"),
        made(state, "card_drawn", "Fly"),
    ]
    news = story_since(state, log, FIRST, 2)
    assert news["from"] == 1
    assert [(line["at"], sentence(line["message"], Reader(1, 1))) for line in news["lines"]] == [
        (1, "You draw Cleave and Fly.")
    ]


def test_the_last_deed_is_what_may_be_responded_to(tables: dict[str, State]) -> None:
    state = tables["against"]
    scout = id_of(state, "Wood Elf Scout")
    log = [Event(CARD_PLAYED, 0, id_of(state, "Staff")), Event(ACTIVATED, card=scout, other=id_of(state, TRAP))]
    played = last_deed(state, log, 1, 0)
    assert played is not None
    assert sentence(played, Reader(2, 2)) == "Seat 1 plays Staff, Cost 0."
    activated = last_deed(state, [*log, Event(ACTIVATED, card=scout)], 1, 0)
    assert activated is not None
    assert sentence(activated, Reader(2, 2)) == "Seat 1's Wood Elf Scout is Activated."
    assert last_deed(state, log, 0, 1) is None
