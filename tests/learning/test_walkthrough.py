"""The tutorial against the engine: every way through it that it accepts, and every number and fact that it names."""

from __future__ import annotations

from functools import cache

import pytest

from delve.engine.digest import digest
from delve.engine.notation import lines, parse
from delve.engine.play import Game
from delve.engine.run import answer
from delve.learning.guide import HINTS, REASONS, Guide, Place, find_place, hint, left
from delve.learning.lesson import PARTS, Lesson, lesson_names, read_lesson, words_of
from delve.library.shipped import CardBook, standard_book
from delve.messages import say
from delve.messages.catalogue import Catalogue
from delve.model.state import State
from delve.scenarios.facts import agrees, fact

# What a newcomer has to meet, each once.
IDEAS = {
    "adventurers", "area", "attack", "boost", "bust", "cleave", "damage-types", "damsel", "defence", "distance",
    "encounter-limit", "flip", "lock", "poison", "pull", "quests", "resources", "restock", "retaliation", "stealth",
    "time-limit", "tokens",
}  # fmt: skip


@pytest.fixture(scope="module")
def book() -> CardBook:
    return standard_book()


@cache
def lesson() -> Lesson:
    return read_lesson("walkthrough")


def begun(book: CardBook) -> tuple[Game, Guide]:
    game = Game(book, lesson().setup(), 1)
    return game, Guide(lesson(), game)


def test_every_accepted_way_leads_on_to_the_win(book: CardBook) -> None:
    """All orders of answers, merged where they lead to the same table at the same place."""
    game = begun(book)[0]
    ways: dict[tuple[int, int, str], tuple[State, list[str]]] = {(0, 0, ""): (game.state, [])}
    ends = set()
    while ways:
        further: dict[tuple[int, int, str], tuple[State, list[str]]] = {}
        for state, way in ways.values():
            place = find_place(lesson(), way)
            assert place is not None
            check_facts(state, place)
            page = lesson().pages[place.page]
            if not page.do:
                ends.add(state.result)
                continue
            offered = [each for each in dict.fromkeys(left(page.do, place.given)) if parse(state, each) is not None]
            assert offered, f"nothing leads on at {page.id}: {lines(state)}"
            for each in offered:
                after, said = played(state, each), [*way, each]
                further[(place.page, len(place.given), digest(after))] = (after, said)
        ways = further
    assert ends == {"won"}


def played(state: State, said: str) -> State:
    """The state after an answer."""
    after = state.clone()
    option = parse(after, said)
    assert option is not None
    answer(after, option)
    return after


def check_facts(state: State, place: Place) -> None:
    """What the words of the pages to read now rely on."""
    for page in lesson().pages[place.first : place.page + 1]:
        for key, expected in page.expect.items():
            assert agrees(key, expected, fact(state, [], key)), f"{page.id}: {key}"


def test_every_idea_is_introduced_once() -> None:
    introduced = [page.idea for page in lesson().pages if page.idea]
    assert len(introduced) == len(set(introduced))
    assert set(introduced) >= IDEAS


def test_numbers_in_the_texts_come_from_the_engine() -> None:
    entries = Catalogue().entries
    allowed = {"learn-walkthrough-ready": "3.1", "learn-walkthrough-training": "2", "learn-walkthrough-poison": "4"}
    for page in lesson().pages:
        text = entries[page.key].partition("=")[2]
        digits = [word for word in text.split() if any(letter.isdigit() for letter in word)]
        assert all(allowed.get(page.key, "-") in word for word in digits), f"{page.id}: {digits}"


def test_pages_point_at_parts_of_the_table_and_at_cards(book: CardBook) -> None:
    for page in lesson().pages:
        assert page.show, page.id
        assert all(each in PARTS or book.find(each) is not None for each in page.show), page.id


def test_a_page_fits_on_a_phone() -> None:
    entries = Catalogue().entries
    assert [page.id for page in lesson().pages if len(entries[page.key]) > 330] == []


@pytest.mark.parametrize("name", lesson_names())
def test_everything_a_lesson_says_is_in_the_catalogue_and_nothing_else(name: str) -> None:
    said = {f"learn-{name}-{words}" for words in words_of(read_lesson(name))}
    assert said == {key for key in Catalogue().entries if key.startswith(f"learn-{name}-")}


def test_anything_else_is_answered_with_a_reason(book: CardBook) -> None:
    """Every option of every question of one way through: accepted, or refused in words."""
    game, guide = begun(book)
    while not guide.is_over():
        accepted = guide.accepted()
        for each in lines(game.state):
            refusal = guide.refusal(each)
            assert (refusal is None) == (each in accepted), f"{guide.page().id}: {each}"
            if refusal is not None:
                assert say(refusal).startswith("Not now, because ")
        for said in ("concede", "play Resurrect", "wound Graveyard"):
            refusal = guide.refusal(said)
            assert said in accepted or (refusal is not None and say(refusal).startswith("Not now, because "))
        game.do(accepted[0])
        guide.follow()


def test_hints_come_in_two_steps(book: CardBook) -> None:
    guide = begun(book)[1]
    asked = guide.page()
    assert say(hint(asked)) == "It is in your hand, at the right."
    assert guide.accepted() == ["play Combat Training"]
    assert {page.verb() for page in lesson().pages if page.do and not page.has_hint} <= {*HINTS, "play", "defend"}
    assert REASONS


def test_a_lesson_is_resumed_and_taken_back_with_the_numbers_it_had(book: CardBook) -> None:
    game, guide = begun(book)
    for each in guide.lines_to(3):
        game.do(each)
        guide.follow()
    assert guide.page().chapter == 3
    again = Game(book, lesson().setup(), 1)
    for given in game.inputs:
        again.do(given.line)
    resumed = Guide(lesson(), again)
    assert resumed.shown == guide.shown
    game.undo(1)
    guide.follow()
    assert guide.page().id == "discard"
    assert guide.accepted() == ["discard Weakness"]


def test_every_round_can_be_skipped_to(book: CardBook) -> None:
    for chapter in range(1, len(lesson().chapters)):
        game, guide = begun(book)
        for each in guide.lines_to(chapter):
            game.do(each)
        guide.follow()
        assert lesson().pages[guide.place.first].chapter == chapter


def test_a_game_that_left_the_script_is_let_go(book: CardBook) -> None:
    game, guide = begun(book)
    game.do("play Brawling")
    guide.follow()
    assert guide.lost
    assert guide.refusal("done") is None
