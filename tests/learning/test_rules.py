"""The rules reference: complete, fresh, and with examples that run."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.learning.packaged import named_examples, written_rulings

from delve.attributes.catalogue import ATTRIBUTES
from delve.attributes.terms import TERMS
from delve.engine.play import Game
from delve.learning.article import ATTRIBUTE, STEP, TERM, TOPIC, address, addresses, articles, find_article
from delve.learning.example import EXAMPLES, begun, examples, shown_example, tried
from delve.learning.lesson import lesson_names, read_lesson
from delve.learning.reference import RULINGS, index, rulings, search, whole
from delve.library.shipped import CardBook, standard_book
from delve.model.errors import BadInput
from delve.model.ids import STEP_NAMES
from delve.scenarios.run import run_scenario

ALL = articles()


@pytest.fixture(scope="module")
def book() -> CardBook:
    return standard_book()


def of_kind(kind: str) -> list[str]:
    return [article.id for article in ALL.values() if article.kind == kind]


def test_every_step_attribute_and_word_has_an_article_and_none_is_of_something_else() -> None:
    assert of_kind(STEP) == [f"step-{name}" for name in STEP_NAMES]
    assert sorted(of_kind(ATTRIBUTE)) == sorted([address(name) for name in ATTRIBUTES])
    assert sorted(of_kind(TERM)) == sorted([address(term.name) for term in TERMS])


def test_what_the_package_holds_is_what_tests_and_documents_say() -> None:
    assert EXAMPLES.read_text(encoding="utf-8") == named_examples(), "out of date: make golden"
    assert RULINGS.read_text(encoding="utf-8") == written_rulings(), "out of date: make golden"


def test_every_ruling_belongs_to_an_article() -> None:
    linked = {id for article in ALL.values() for id in article.rulings}
    assert linked == set(rulings())


def test_every_ruling_is_whole() -> None:
    assert all(ruling["question"] and ruling["ruling"] for ruling in rulings().values())
    assert not [id for id, ruling in rulings().items() if "](" in "".join(map(str, ruling.values()))]


@pytest.mark.parametrize("id", ALL)
def test_what_an_article_names_is_there(id: str) -> None:
    article = ALL[id]
    assert article.related
    assert id not in article.related
    assert set(article.related) <= set(ALL)


def test_every_name_leads_to_one_article() -> None:
    names = Counter([name for article in ALL.values() for name in {article.id, *article.also}])
    assert not [name for name, count in names.items() if count > 1]
    words = Counter([word for article in ALL.values() for word in article.words])
    assert not [word for word, count in words.items() if count > 1]


@pytest.mark.parametrize("name", sorted(examples()))
def test_every_example_runs_and_can_be_tried(name: str, book: CardBook) -> None:
    assert run_scenario(book, examples()[name], name).failures == []
    shown = shown_example(book, name)
    assert all(moment["view"]["seat"] == shown["seat"] for moment in shown["moments"])
    game = begun(book, name)
    assert game.state.decision is not None, "nobody can try it: nothing is asked"
    assert len(game.setup.seats) == game.state.seats
    game = Game(book, tried(name), 2)
    assert game.state.decision is not None
    unreal = [entity.card.name for entity in game.state.entities if entity.card.name not in book.files]
    assert not unreal, "a card that nobody can look up"


def test_a_tried_example_goes_on_with_a_shuffled_deck(book: CardBook) -> None:
    def drawn(seed: int) -> list[str]:
        state = Game(book, tried("attributes/stealth#2"), seed).state
        return [state.card(id).name for id in state.crawler_deck(0)]

    assert drawn(1) == drawn(1) != drawn(2)
    assert sorted(drawn(1)) == sorted(drawn(2))


@pytest.mark.parametrize("id", ALL)
def test_an_example_shows_something(id: str, book: CardBook) -> None:
    """Something is done, happens, or is explained."""
    moments = shown_example(book, ALL[id].example)["moments"]
    assert len(moments) > 1 or moments[0]["story"] or moments[0]["numbers"]


def test_lessons_lead_to_articles() -> None:
    for lesson in map(read_lesson, lesson_names()):
        for page in lesson.pages:
            assert page.rule in {"", *addresses()}, page.id


def test_numbers_and_refusals_are_explained(book: CardBook) -> None:
    shown = shown_example(book, "attributes/stealth#2")
    last = shown["moments"][-1]
    assert [each["line"] for each in last["refusals"]] == ["wound Greenknee, Goblin Necromancer"]
    totals = [(each["name"]["key"], each["total"]) for moment in shown["moments"] for each in moment["numbers"]]
    assert ("rules-number-attack-power", 2) in totals


def test_a_number_is_explained_again_only_when_it_has_changed(book: CardBook) -> None:
    for name in examples():
        last: dict[str, int] = {}
        for moment in shown_example(book, name)["moments"]:
            for number in moment["numbers"]:
                said = str(number["name"])
                assert last.get(said) != number["total"] or "seat." in str(examples()[name]), f"{name}: {said}"
                last[said] = number["total"]


def test_an_article_has_its_cards_rulings_and_relations(book: CardBook) -> None:
    stealth = whole(book, ALL["stealth"])
    assert "Kobold" in stealth["cards"]
    assert "Ghoul" not in stealth["cards"]
    assert [ruling["id"] for ruling in stealth["rulings"]] == ["A-094", "A-095", "A-096", "A-097"]
    assert whole(book, ALL["wounds"])["cards"] == []


@pytest.mark.parametrize("term", ["Target X", "target-x", " TARGET X "])
def test_a_term_is_found_as_it_is_written_or_addressed(term: str) -> None:
    assert find_article(term).id == "target-x"


def test_other_names_lead_to_an_article() -> None:
    assert find_article("retaliation").id == "step-retaliate"
    with pytest.raises(BadInput, match=r"no entry 'stelth'.*stealth"):
        find_article("stelth")


def test_searching_looks_at_everything_and_puts_titles_first() -> None:
    found = [article.id for article in search("poison")]
    assert set(found[:2]) == {"step-poison", "poison"}
    assert "pin" not in found
    assert search("marching order")[0].id == "adventurers"
    assert search("no such words anywhere") == []


def test_the_index_has_every_article_with_its_kind() -> None:
    assert [entry["id"] for entry in index()] == list(ALL)
    assert {entry["kind"] for entry in index()} == {STEP, ATTRIBUTE, TERM, TOPIC}
