"""The decks that come with Delve: each legal in its format, playable by its party, and made of real boxes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from delve.content.book import CardBook
from delve.content.deck_rules import PROBLEM, problems, single_set_problems
from delve.content.decks import Deck
from delve.formats.catalogue import FORMATS
from delve.library.decks import check_deck
from delve.library.formats import find_format
from delve.library.products import collection, find_products, products
from delve.library.shipped import deck_names, standard_deck
from delve.messages import say
from delve.model.format import Format
from delve.model.ids import KIND_NAMES, RESOURCE_NAMES

CAMPAIGNS = json.loads((Path(__file__).parent / "campaigns.json").read_text(encoding="utf-8"))

STARTER = "unbound-starter"
UNBOUND = [STARTER, *[f"delve-pack-{number}" for number in range(1, 6)]]

# Decks that hold cards of the expansion.
EXPANSION = ("drowned-carillon", "carillon-low-water", "carillon-seventh-bell")

SOLO = {
    "starter": ["solo-standard"],
    "unbound-starter": ["solo-beginner", "solo-starter"],
    "solo-starter": ["solo-starter"],
    "solo-standard": ["solo-standard"],
    "solo-elite": ["solo-elite"],
    "solo-champion": ["solo-champion"],
    "solo-master": ["solo-master"],
    "solo-delver": ["solo-delver"],
    **{name: ["solo-standard"] for name in EXPANSION},
    **{f"campaign-{chapter.lower()}": ["solo-standard"] for chapter in CAMPAIGNS},
}

COOP_PLAYERS = {"coop-starter": 2, "coop-2": 2, "coop-3": 3, "coop-4": 4}
COMPETITIVE = FORMATS["competitive"]
MULTIPLAYER = FORMATS["multiplayer"]
AGAINST = {
    "competitive-warren": COMPETITIVE,
    "competitive-old-powers": COMPETITIVE,
    "multiplayer-steady": MULTIPLAYER,
    "multiplayer-venom": MULTIPLAYER,
}
COOP_DECKS = {id: [f"{id}-player-{seat}" for seat in range(1, players + 1)] for id, players in COOP_PLAYERS.items()}


def wrong(book: CardBook, deck: Deck, format: Format) -> list[str]:
    return [say(finding.message) for finding in problems(book, deck, format) if finding.level == PROBLEM]


def table(book: CardBook, id: str) -> list[Deck]:
    """The decks of a co-op table, each with the Dungeon and the Quests that all share."""
    decks = [standard_deck(book, name) for name in COOP_DECKS[id]]
    first = decks[0]
    return [Deck(deck.name, deck.adventurers, first.quests, deck.crawler, first.dungeon) for deck in decks]


# --- Legal. ------------------------------------------------------------------------------------------------------


def test_no_deck_is_forgotten() -> None:
    coop = [name for names in COOP_DECKS.values() for name in names]
    assert deck_names() == sorted([*SOLO, *AGAINST, *coop, "walkthrough"])


@pytest.mark.parametrize(("name", "format"), [(name, format) for name, ids in SOLO.items() for format in ids])
def test_a_solo_deck_is_legal(book: CardBook, name: str, format: str) -> None:
    assert wrong(book, standard_deck(book, name), find_format(format)) == []


@pytest.mark.parametrize("name", AGAINST)
def test_a_deck_against_others_is_legal(book: CardBook, name: str) -> None:
    deck = standard_deck(book, name)
    assert wrong(book, deck, AGAINST[name]) == []
    assert max(*deck.crawler.values(), *deck.dungeon.values()) <= 4


@pytest.mark.parametrize("id", COOP_PLAYERS)
def test_a_coop_table_is_legal(book: CardBook, id: str) -> None:
    for deck in table(book, id):
        assert wrong(book, deck, FORMATS[id]) == []
        assert max(deck.crawler.values()) <= 3


@pytest.mark.parametrize("id", COOP_PLAYERS)
def test_the_first_player_of_a_coop_table_brings_dungeon_and_quests(book: CardBook, id: str) -> None:
    first, *rest = [standard_deck(book, name) for name in COOP_DECKS[id]]
    assert first.dungeon
    assert first.quests
    assert [(deck.dungeon, deck.quests) for deck in rest] == [({}, ())] * len(rest)


# --- Sensible. ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in deck_names() if name not in {"walkthrough", "starter"}])
def test_a_deck_says_its_plan(book: CardBook, name: str) -> None:
    about = standard_deck(book, name).about
    assert about.endswith(".")
    assert "\n" not in about
    assert [other for other in deck_names() if standard_deck(book, other).about == about] == [name]


def parties(book: CardBook) -> Iterator[tuple[str, Sequence[str], dict[str, int]]]:
    for name in [*SOLO, *AGAINST]:
        deck = standard_deck(book, name)
        yield name, deck.adventurers, deck.crawler
    for id in COOP_PLAYERS:
        decks = table(book, id)
        party = [adventurer for deck in decks for adventurer in deck.adventurers]
        for name, deck in zip(COOP_DECKS[id], decks, strict=True):
            yield name, party, deck.crawler


def test_every_party_can_pay_for_every_card(book: CardBook) -> None:
    """A table of co-op shares its Resources, highest Score first (2021 book, Co-op)."""
    unpaid = []
    for name, party, crawler in parties(book):
        scores = [book.card(adventurer, name).resources for adventurer in party]
        highest = dict(zip(RESOURCE_NAMES, map(max, zip(*scores, strict=True)), strict=True))
        for word in crawler:
            card = book.card(word, name)
            if card.cost > highest[KIND_NAMES[card.kind]]:
                unpaid.append((name, word))
    assert unpaid == []


def test_every_adventurer_has_cards_to_boost(book: CardBook) -> None:
    for name, party, crawler in parties(book):
        for adventurer in party if not name.startswith("coop") else ():
            classes = set(book.card(adventurer, name).classes)
            boosted = [word for word in crawler if classes & set(book.card(word, name).boost_classes)]
            assert len(boosted) >= 2, (name, adventurer)


def test_pairs_for_one_format_have_different_plans(book: CardBook) -> None:
    for first, second in (
        ("competitive-warren", "competitive-old-powers"),
        ("multiplayer-steady", "multiplayer-venom"),
        ("starter", "solo-standard"),
    ):
        one, other = standard_deck(book, first), standard_deck(book, second)
        for mine, theirs in ((one.crawler, other.crawler), (one.dungeon, other.dungeon)):
            shared = sum(min(count, theirs.get(name, 0)) for name, count in mine.items())
            assert shared < 0.75 * sum(mine.values()), (first, second)


def test_every_adventurer_and_every_quest_is_in_some_deck(book: CardBook) -> None:
    decks = [standard_deck(book, name) for name in deck_names()]
    used = {name for deck in decks for name in (*deck.adventurers, *deck.quests)}
    assert {name for product in products(book).values() for name in (*product.adventurers, *product.quests)} == used


# --- Made of real boxes. -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [STARTER, "solo-starter"])
def test_the_starter_pair_is_the_starter(book: CardBook, name: str) -> None:
    deck, starter = standard_deck(book, name), find_products(book, [STARTER])[0]
    assert deck.crawler == starter.crawler
    assert deck.dungeon == starter.dungeon
    assert set(deck.adventurers) < set(starter.adventurers)
    assert set(deck.quests) < set(starter.quests)


@pytest.mark.parametrize("name", [name for name in SOLO if name not in {"starter", *EXPANSION}])
def test_a_single_set_of_unbound_holds_a_solo_deck(book: CardBook, name: str) -> None:
    deck = standard_deck(book, name)
    assert single_set_problems(book, deck) == []
    assert collection(book, UNBOUND).missing([deck]) == {}


@pytest.mark.parametrize(
    ("id", "boxes"),
    [("coop-starter", [STARTER]), ("coop-2", [STARTER, "delve-pack-2"]), ("coop-3", UNBOUND), ("coop-4", UNBOUND)],
)
def test_a_coop_table_is_built_from_boxes_at_one_time(book: CardBook, id: str, boxes: list[str]) -> None:
    decks = [standard_deck(book, name) for name in COOP_DECKS[id]]
    assert collection(book, boxes).missing(decks) == {}


def test_a_multiplayer_deck_from_one_starter(book: CardBook) -> None:
    assert collection(book, [STARTER]).missing([standard_deck(book, "multiplayer-steady")]) == {}


def test_one_deck_plays_the_expansion(book: CardBook) -> None:
    deck = standard_deck(book, "drowned-carillon")
    assert collection(book, [*UNBOUND, "drowned-carillon"]).missing([deck]) == {}
    of_set = [count for name, count in deck.dungeon.items() if book.card(name, "test").set == "drowned-carillon"]
    assert sum(of_set) >= 60


# --- Campaigns (B-139, B-142). -----------------------------------------------------------------------------------

SECTIONS = {"A01": (46, 10, 20, 4), "A02": (40, 12, 14, 14), "A03": (48, 10, 9, 13), "A04": (40, 10, 10, 20)}


@pytest.mark.parametrize("chapter", CAMPAIGNS)
def test_the_lists_of_a_chapter_add_up(chapter: str) -> None:
    assert tuple(sum(cards.values()) for cards in CAMPAIGNS[chapter]["dungeon"].values()) == SECTIONS[chapter]
    assert sum(SECTIONS[chapter]) == 80


@pytest.mark.parametrize("chapter", CAMPAIGNS)
def test_a_chapters_deck_is_the_books(book: CardBook, chapter: str) -> None:
    listed = CAMPAIGNS[chapter]
    deck = standard_deck(book, f"campaign-{chapter.lower()}")
    assert deck.name == listed["title"]
    assert list(deck.quests) == listed["quests"]
    assert listed["required"] in deck.quests
    assert deck.dungeon == {name: count for cards in listed["dungeon"].values() for name, count in cards.items()}
    kinds = {"characters": "character", "events": "event", "terrain": "terrain", "traps": "trap"}
    for section, cards in listed["dungeon"].items():
        assert {KIND_NAMES[book.card(name, "test").kind] for name in cards} == {kinds[section]}


@pytest.mark.parametrize("id", COOP_PLAYERS)
def test_a_co_op_deck_is_checked_with_the_dungeon_of_the_table(book: CardBook, id: str) -> None:
    first, *others = COOP_DECKS[id]
    assert check_deck(book, first, id).legal()
    for name in others:
        assert not check_deck(book, name, id).legal()
        assert check_deck(book, name, id, first).legal()
