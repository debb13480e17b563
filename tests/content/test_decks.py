"""Deck files in both forms, and what makes a deck legal: every rule with a deck that keeps it and one that does not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from delve.content.book import CardBook
from delve.content.deck_rules import HINT, PROBLEM, WARNING, problems, single_set_problems
from delve.content.decks import Deck, find_deck, load_deck, write_plain, write_toml
from delve.content.loader import read_card
from delve.formats.competitive import Competitive
from delve.formats.cooperative import Cooperative
from delve.formats.multiplayer import Multiplayer
from delve.formats.solo import Solo
from delve.formats.versus import FOUR_OF_ANY
from delve.library.decks import check_deck, deck_data, report
from delve.library.formats import find_format
from delve.library.shipped import DATA, deck_names, standard_book, standard_deck
from delve.messages import say
from delve.model.errors import BadInput
from delve.model.format import Format, Numbers


# Small numbers make small decks; the real ones are tested below.
def solo_of(adventurers: int, encounter_limit: int, crawler: int, dungeon: int) -> Solo:
    return Solo("solo-test", "Test Solo", Numbers((1, 1), adventurers, encounter_limit, crawler, dungeon), ())


SOLO = solo_of(4, 5, 12, 12)
COOP = Cooperative("coop-test", "Test Co-op", Numbers((2, 2), 2, 6, 6, 12, crawler_copies=3), ())
COMPETITIVE = Competitive("competitive", "Competitive", Numbers((2, 2), 4, 5, 12, 12, dungeon_copies=FOUR_OF_ANY), ())
MULTIPLAYER = Multiplayer("multiplayer", "Multi-player", Numbers((3, 6), 4, 5, 12, 12, dungeon_copies=FOUR_OF_ANY), ())

PARTY = ("Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Gypsy Stormcatcher")
QUIET = ("Quiet One", "Quiet Two", "Quiet Three")
CRAWLER = {"Short Bow": 4, "Staff": 4, "Long Sword": 4}
DUNGEON = {"Skeleton": 4, "Goblin": 4, "Unlucky": 2, "Graveyard": 1, "Damsel": 1}


def quest(name: str, **goal: object) -> dict[str, object]:
    return {"name": name, "kind": "quest", "goal": goal, "provenance": {"goal": "delve"}}


def card(name: str, kind: str, rarity: str = "common", cost: int = 0, **more: object) -> dict[str, object]:
    fields = {"rarity": rarity, "cost": cost, **more}
    return {"name": name, "kind": kind, **fields, "provenance": dict.fromkeys(fields, "delve")}


def character(name: str, rarity: str = "common", cost: int = 1, **more: object) -> dict[str, object]:
    return card(name, "character", rarity, cost, type="creature", power=1, life=1, **more)


GOBLINS = {"kind": "character", "named": "Goblin"}
GREAT = {"kind": "character", "key": "massive", "cost_min": 3}
TEST_CARDS = [
    *[quest(name, deck_at_most=0) for name in QUIET],
    quest("Ten Goblins", in_grave=GOBLINS, count=10),
    quest("Three Great Ones", in_play=GREAT, count=3),
    quest("Both", all_of=[{"defeated": {"kind": "character", "has": "unique"}}, {"challenge_won": "Damsel"}]),
    quest("One Wounded Titan", in_play={**GREAT, "wounded": True}),
    quest("Two of Cost 3", only_costs=[3, 3]),
    quest("Well Armed", in_play={"kind": "equipment"}, count=3),
    quest("Two of a Name", in_grave={"kind": "character", "has": "unique"}, count=2),
    quest("Find Titan", defeated={"kind": "character", "named": "Titan"}),
    quest("Two Gypsies", in_play={"named": "Gypsy"}, count=2),
    quest("A Guest", in_play={"kind": "character", "summoned": True, "has": "stealth"}),
    character("Titan", cost=3, keys="massive"),
    character("Named Titan", cost=3, keys="massive", attributes=["Unique"]),
    {**character("Promo Imp", rarity="promo"), "also": ["Imp"]},
    *[character(f"A {rarity} Imp", rarity=rarity) for rarity in ("common", "infrequent", "uncommon", "rare")],
    {**card("Promo Lamp", "equipment", rarity="promo", power=1), "also": ["Lamp"]},
    character("3 Blind Imps"),
    *[character(f"Cost {cost} Imp", cost=cost) for cost in range(3)],
    character("Filler", cost=4),
    *[card(f"Filler {kind}", kind, cost=4) for kind in ("event", "terrain", "trap")],
]


@pytest.fixture(scope="module")
def cards() -> CardBook:
    """The book, with a few cards for these tests alone."""
    book = standard_book()
    for data in TEST_CARDS:
        book.add(read_card(data, "tests", "tests"))
    return book


def deck(
    adventurers: Sequence[str] = PARTY,
    quests: Sequence[str] = QUIET,
    crawler: dict[str, int] = CRAWLER,
    dungeon: dict[str, int] = DUNGEON,
) -> Deck:
    return Deck("Test", tuple(adventurers), tuple(quests), dict(crawler), dict(dungeon))


def found(book: CardBook, deck: Deck, format: Format = SOLO) -> list[tuple[str, str, str]]:
    return [(finding.level, finding.field, say(finding.message)) for finding in problems(book, deck, format)]


def refused(book: CardBook, deck: Deck, format: Format = SOLO) -> list[tuple[str, str]]:
    """The problems alone."""
    return [(field, text) for level, field, text in found(book, deck, format) if level == PROBLEM]


def padded(characters: dict[str, int], size: int = 12) -> dict[str, int]:
    """A Dungeon of the right size and mix: the Characters that matter, and indifferent cards."""
    filler = round(size * 0.64) - sum(characters.values())
    others = size - round(size * 0.64)
    each = others // 3
    rest = {"Filler event": others - 2 * each, "Filler terrain": each, "Filler trap": each}
    return {**characters, **rest, "Filler": filler} if filler else {**characters, **rest}


def only(book: CardBook, quest_name: str, dungeon: dict[str, int], format: Format = SOLO) -> list[tuple[str, str, str]]:
    """What is found about one Quest in a Dungeon that is otherwise as it should be."""
    return found(book, deck(quests=(quest_name, *QUIET[:2]), dungeon=dungeon), format)


# --- The two forms. ----------------------------------------------------------------------------------------------


def contents(deck: Deck) -> tuple[object, ...]:
    return (deck.name, deck.about, deck.play, *deck.seat().values())


@pytest.mark.parametrize("name", deck_names())
def test_every_deck_survives_both_forms(book: CardBook, tmp_path: Path, name: str) -> None:
    original = standard_deck(book, name)
    plain = tmp_path / "deck.txt"
    plain.write_text(write_plain(original), encoding="utf-8")
    as_plain = load_deck(book, plain)
    assert contents(as_plain) == contents(original)
    toml = tmp_path / "deck.toml"
    toml.write_text(write_toml(as_plain), encoding="utf-8")
    assert contents(load_deck(book, toml)) == contents(original)


def test_name_texts_order_and_repeats_survive_both_forms(cards: CardBook, tmp_path: Path) -> None:
    original = Deck(
        'The "10\' Pit" #1',
        ("Gypsy Thief", "Wood Elf Scout", "Gypsy Thief"),
        (),
        {},
        {"10' Pit Trap": 2, "Goblin": 1},
        "Two lines,\nand a # in the second.",
        "Again\ntwo.",
    )
    for suffix, text in ((".txt", write_plain(original)), (".toml", write_toml(original))):
        path = tmp_path / f"deck{suffix}"
        path.write_text(text, encoding="utf-8")
        assert contents(load_deck(cards, path)) == contents(original)


PLAIN = """\
# what the bandits left
ADVENTURERS:
Gypsy Thief
2 Wood Elf Scout   # twins

Quests
Stars Align

crawler
4x Short Bow
2 × Staff
Staff
Dungeon deck
10' Pit Trap
3 X 20' Pit Trap
\t 4\tGoblin
Goblin
"""


@pytest.mark.parametrize("name", ["bandits.txt", "bandits", "bandits.deck"])
def test_plain_text_is_read_as_people_write_it(book: CardBook, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"\xef\xbb\xbf" + PLAIN.replace("\n", "\r\n").encode())
    read = load_deck(book, path)
    assert read.name == "bandits"
    assert read.adventurers == ("Gypsy Thief", "Wood Elf Scout", "Wood Elf Scout")
    assert read.quests == ("The Stars Align",)
    assert read.crawler == {"Short Bow": 4, "Staff": 3}
    assert read.dungeon == {"10' Pit Trap": 1, "20' Pit Trap": 3, "Goblin": 5}


@pytest.mark.parametrize(("line", "count"), [("3 Blind Imps", 1), ("2 3 Blind Imps", 2), ("2x 3 Blind Imps", 2)])
def test_a_name_may_begin_with_a_number(cards: CardBook, tmp_path: Path, line: str, count: int) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(f"Dungeon deck\n{line}", encoding="utf-8")
    assert load_deck(cards, path).dungeon == {"3 Blind Imps": count}


def test_toml_is_known_by_its_first_line(book: CardBook, tmp_path: Path) -> None:
    path = tmp_path / "deck"
    path.write_text("# mine\n\n[dungeon]\nGoblin = 4\n", encoding="utf-8")
    assert load_deck(book, path).dungeon == {"Goblin": 4}


@pytest.mark.parametrize("text", ["[dungeon]\n'Promo Imp' = 2\nImp = 3", "Dungeon deck\n2 Promo Imp\n3 Imp"])
def test_two_names_of_one_card_are_copies_of_it(cards: CardBook, tmp_path: Path, text: str) -> None:
    path = tmp_path / "deck"
    path.write_text(text, encoding="utf-8")
    assert load_deck(cards, path).dungeon == {"Promo Imp": 5}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("4 Goblni", "line 3: no card is called 'Goblni' (did you mean 'Goblin'?)"),
        ("Goblni", "line 3: no card and no part of a deck is called 'Goblni' (did you mean 'Goblin'?)"),
        ("Crawlr deck", "line 3: no card and no part of a deck is called 'Crawlr deck' (did you mean 'Crawler deck'?)"),
        ("0 Goblin", "line 3: 'Goblin': there must be at least 1 copy"),
        ("Goblin 4", "line 3: no card and no part of a deck is called 'Goblin 4' (did you mean 'Goblin'?)"),
        ("-1 Goblin", "line 3: no card and no part of a deck is called '-1 Goblin' (did you mean 'Goblin'?)"),
    ],
)
def test_a_bad_line_is_told_with_file_line_and_nearest_card(
    book: CardBook, tmp_path: Path, line: str, told: str
) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(f"Dungeon deck\n4 Skeleton\n{line}\n", encoding="utf-8")
    with pytest.raises(BadInput) as error:
        load_deck(book, path)
    assert str(error.value) == f"{path}: {told}"


def test_all_bad_lines_are_told_at_once_but_not_a_whole_book(book: CardBook, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("4 Goblin\nDungeon deck\n2 Skeletn\n", encoding="utf-8")
    with pytest.raises(BadInput) as error:
        load_deck(book, path)
    assert "line 1: 'Goblin' stands under no heading (Adventurers, Quests, " in str(error.value)
    assert "line 3: no card is called 'Skeletn'" in str(error.value)
    path.write_text("It was a dark night.\n" * 40, encoding="utf-8")
    with pytest.raises(BadInput, match=r"line 5: .*; and 35 more such lines$") as error:
        load_deck(book, path)
    assert "line 6" not in str(error.value)
    path.write_text("It was a dark night.\n" * 6, encoding="utf-8")
    with pytest.raises(BadInput, match=r"; and 1 more such line$"):
        load_deck(book, path)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("dungeon = 4", "dungeon: expected a table"),
        ("[dungeon]\nGoblni = 4", "dungeon: no card is called 'Goblni' (did you mean 'Goblin'?)"),
        ("[dungeon]\nGoblin = 0", "dungeon.Goblin: there must be at least 1 copy"),
        ("[dungeon]\nGoblin = '4'", "dungeon.Goblin: expected a whole number"),
        ("[dungon]\nGoblin = 4", "unknown field 'dungon' (did you mean 'dungeon'?)"),
        ("adventurers = ['Gypsy Theif']", "adventurers: no card is called 'Gypsy Theif' (did you mean 'Gypsy Thief'?)"),
        ("name = ", "Invalid value"),
    ],
)
def test_a_bad_toml_file_is_told_with_its_place(book: CardBook, tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as error:
        load_deck(book, path)
    assert str(error.value).startswith(f"{path}: ")
    assert told in str(error.value)


def test_a_file_that_cannot_be_read_is_bad_input(book: CardBook, tmp_path: Path) -> None:
    missing = tmp_path / "none.txt"
    with pytest.raises(BadInput, match="No such file"):
        load_deck(book, missing)
    picture = tmp_path / "picture.txt"
    picture.write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(BadInput, match="not UTF-8 text"):
        load_deck(book, picture)


def test_a_deck_of_delve_by_name(book: CardBook) -> None:
    assert find_deck(book, "walkthrough", DATA / "decks").name == "Walkthrough"
    with pytest.raises(BadInput, match=r"did you mean 'walkthrough'\?"):
        find_deck(book, "walkthruogh", DATA / "decks")
    with pytest.raises(BadInput, match="No such file"):
        find_deck(book, str(Path("no", "such.txt")), DATA / "decks")


# --- A deck that keeps every rule. -------------------------------------------------------------------------------


@pytest.mark.parametrize("format", [SOLO, COMPETITIVE, MULTIPLAYER])
def test_a_correct_deck_has_no_findings(cards: CardBook, format: Format) -> None:
    assert found(cards, deck(), format) == []


def test_a_cooperative_deck_has_two_sizes(cards: CardBook) -> None:
    legal = deck(adventurers=PARTY[:2], crawler={"Short Bow": 3, "Staff": 3})
    assert found(cards, legal, COOP) == []
    assert found(cards, deck(adventurers=PARTY[:2], crawler={"Short Bow": 3}), COOP) == [
        (PROBLEM, "crawler", "The Crawler deck has 3 cards and the Dungeon deck 12; Test Co-op takes 6 and 12.")
    ]


# --- Sizes (B-065). ----------------------------------------------------------------------------------------------


def test_unequal_decks_are_refused_with_both_numbers(cards: CardBook) -> None:
    dungeon = {**DUNGEON, "Goblin": 3}
    assert refused(cards, deck(dungeon=dungeon)) == [
        ("dungeon", "The Crawler deck has 12 cards and the Dungeon deck 11; Test Solo takes 12 in each.")
    ]
    assert refused(cards, deck(crawler={"Staff": 1})) == [
        ("crawler", "The Crawler deck has 1 card and the Dungeon deck 12; Test Solo takes 12 in each.")
    ]
    assert refused(cards, deck(crawler={"Staff": 1}, dungeon=dungeon)) == [
        ("decks", "The Crawler deck has 1 card and the Dungeon deck 11; Test Solo takes 12 in each.")
    ]


def test_equal_decks_of_another_size_are_refused(cards: CardBook) -> None:
    smaller = deck(crawler={**CRAWLER, "Staff": 3}, dungeon={**DUNGEON, "Goblin": 3})
    assert refused(cards, smaller) == [("decks", "Both decks have 11 cards; Test Solo takes 12 in each.")]


def test_the_numbers_are_those_of_the_format(cards: CardBook) -> None:
    names = [card.name for card in cards.cards() if card.is_crawler()][:20]
    crawler = dict.fromkeys(names, 4)
    dungeon = padded({"Skeleton": 8, "A common Imp": 8, "A infrequent Imp": 8, "A rare Imp": 3}, 55)
    standard = refused(cards, deck(crawler=crawler, dungeon=dungeon), find_format("solo-standard"))
    assert standard == [
        ("dungeon", "The Crawler deck has 80 cards and the Dungeon deck 55; Standard Solo takes 80 in each.")
    ]
    elite = refused(cards, deck(crawler=crawler, dungeon=dungeon), find_format("solo-elite"))
    assert elite == [
        ("decks", "The Crawler deck has 80 cards and the Dungeon deck 55; Elite Solo takes 60 in each."),
        ("adventurers", "The party has 4 Adventurers; Elite Solo takes 3."),
    ]


# --- Copies (B-067, B-068, B-087). -------------------------------------------------------------------------------


def test_four_copies_of_a_crawler_card(cards: CardBook) -> None:
    assert found(cards, deck(crawler={"Short Bow": 5, "Staff": 4, "Long Sword": 3})) == [
        (PROBLEM, "crawler.Short Bow", "Short Bow is there 5 times; Test Solo allows 4 of a Crawler card.")
    ]
    assert found(cards, deck(crawler={"Promo Lamp": 5, "Staff": 4, "Long Sword": 3})) == [
        (PROBLEM, "crawler.Promo Lamp", "Promo Lamp is there 5 times; Test Solo allows 4 of a Crawler card.")
    ]


def test_three_copies_of_a_crawler_card_in_a_cooperative_deck(cards: CardBook) -> None:
    four = deck(adventurers=PARTY[:2], crawler={"Short Bow": 4, "Staff": 2})
    assert found(cards, four, COOP) == [
        (PROBLEM, "crawler.Short Bow", "Short Bow is there 4 times; Test Co-op allows 3 of a Crawler card.")
    ]


@pytest.mark.parametrize(
    ("name", "most", "words"),
    [
        ("A common Imp", 8, "a common card"),
        ("A infrequent Imp", 8, "an infrequent card"),
        ("A uncommon Imp", 4, "an uncommon card"),
        ("A rare Imp", 4, "a rare card"),
        ("Promo Imp", 4, "a promo"),
    ],
)
def test_copies_of_a_dungeon_card_by_rarity(cards: CardBook, name: str, most: int, words: str) -> None:
    larger = solo_of(4, 5, 12, 16)
    assert found(cards, deck(dungeon=padded({name: most}, 16)), larger) == []
    assert found(cards, deck(dungeon=padded({name: most + 1}, 16)), larger) == [
        (PROBLEM, f"dungeon.{name}", f"{name} is there {most + 1} times; Test Solo allows {most} of {words}.")
    ]


@pytest.mark.parametrize("format", [COMPETITIVE, MULTIPLAYER])
def test_four_copies_of_any_card_where_all_rarities_are_alike(cards: CardBook, format: Format) -> None:
    assert found(cards, deck(dungeon=padded({"A common Imp": 4})), format) == []
    assert found(cards, deck(dungeon=padded({"A common Imp": 5})), format) == [
        (
            PROBLEM,
            "dungeon.A common Imp",
            f"A common Imp is there 5 times; {format.name} allows 4 of a Dungeon card.",
        )
    ]


def test_further_copies_of_a_unique_card_are_legal_and_useless(cards: CardBook) -> None:
    assert found(cards, deck(dungeon=padded({"Named Titan": 1}))) == []
    assert found(cards, deck(dungeon=padded({"Named Titan": 2}))) == [
        (
            HINT,
            "dungeon.Named Titan",
            "Named Titan is Unique: once one copy has come up, the other copy goes straight to the Grave.",
        )
    ]
    assert "the other 2 copies go" in found(cards, deck(dungeon=padded({"Named Titan": 3})))[0][2]


def test_a_single_set_holds_so_many(cards: CardBook) -> None:
    names = ["A common Imp", "A infrequent Imp", "A uncommon Imp", "A rare Imp", "Promo Imp"]
    holds = dict(zip(names, [4, 3, 2, 1, 1], strict=True))
    crawler = {"Promo Lamp": 1}
    assert single_set_problems(cards, deck(crawler=crawler, dungeon=holds)) == []
    more = {name: count + 1 for name, count in holds.items()}
    twins = ("Gypsy Thief", "Wood Elf Scout", "Gypsy Thief")
    told = single_set_problems(cards, deck(twins, crawler={"Promo Lamp": 2}, dungeon=more))
    assert {finding.level for finding in told} == {PROBLEM}
    assert [say(finding.message) for finding in told] == [
        "Gypsy Thief is there twice; a single set holds 1 of each Adventurer.",
        "Promo Lamp is there twice; a single set holds 1 of a promo.",
        "A common Imp is there 5 times; a single set holds 4 of a common card.",
        "A infrequent Imp is there 4 times; a single set holds 3 of an infrequent card.",
        "A uncommon Imp is there 3 times; a single set holds 2 of an uncommon card.",
        "A rare Imp is there twice; a single set holds 1 of a rare card.",
        "Promo Imp is there twice; a single set holds 1 of a promo.",
    ]
    assert told[0].field == "adventurers.Gypsy Thief"
    assert told[1].field == "crawler.Promo Lamp"
    assert told[2].field == "dungeon.A common Imp"


# --- Adventurers and Quests (B-069). -----------------------------------------------------------------------------


def test_the_number_of_adventurers(cards: CardBook) -> None:
    assert found(cards, deck(adventurers=PARTY[:1])) == [
        (PROBLEM, "adventurers", "The party has 1 Adventurer; Test Solo takes 4.")
    ]
    assert found(cards, deck(adventurers=[*PARTY, "Gypsy Thief"])) == [
        (PROBLEM, "adventurers", "The party has 5 Adventurers; Test Solo takes 4.")
    ]


def test_adventurers_may_be_all_the_same(cards: CardBook) -> None:
    assert found(cards, deck(adventurers=["Gypsy Thief"] * 4)) == []


def test_three_quests(cards: CardBook) -> None:
    assert found(cards, deck(quests=QUIET[:1])) == [
        (PROBLEM, "quests", "There is 1 Quest; Test Solo lays out 3."),
    ]
    four = (*QUIET, "Rescue the Damsel")
    assert found(cards, deck(quests=four))[0] == (PROBLEM, "quests", "There are 4 Quests; Test Solo lays out 3.")


def test_quests_must_be_different(cards: CardBook) -> None:
    assert found(cards, deck(quests=("Quiet One", "Quiet Two", "Quiet One"))) == [
        (PROBLEM, "quests.Quiet One", "Quiet One is there twice; the Quests must be different.")
    ]


# --- Cards in the wrong place. -----------------------------------------------------------------------------------


def test_every_card_belongs_in_one_place(cards: CardBook) -> None:
    mixed_up = deck(
        adventurers=(*PARTY[:3], "Quiet Three"),
        quests=(*QUIET[:2], "Gypsy Thief"),
        crawler={"Short Bow": 4, "Staff": 4, "Goblin": 3, "Graveyard": 1},
        dungeon={**DUNGEON, "Skeleton": 3, "Long Sword": 1},
    )
    told = found(cards, mixed_up)
    assert [text for level, _, text in told if level == PROBLEM] == [
        "Quiet Three is a Quest: it belongs among the Quests, not among the Adventurers.",
        "Gypsy Thief is an Adventurer: it belongs among the Adventurers, not among the Quests.",
        "Goblin is a Character: it belongs in the Dungeon deck, not in the Crawler deck.",
        "Graveyard is a Terrain card: it belongs in the Dungeon deck, not in the Crawler deck.",
        "Long Sword is an Equipment card: it belongs in the Crawler deck, not in the Dungeon deck.",
    ]
    assert [field for level, field, _ in told if level == PROBLEM] == [
        "adventurers.Quiet Three",
        "quests.Gypsy Thief",
        "crawler.Goblin",
        "crawler.Graveyard",
        "dungeon.Long Sword",
    ]


def test_a_card_in_the_wrong_deck_is_told_once_whatever_its_copies(cards: CardBook) -> None:
    assert refused(cards, deck(crawler={"Goblin": 12})) == [
        ("crawler.Goblin", "Goblin is a Character: it belongs in the Dungeon deck, not in the Crawler deck.")
    ]
    assert refused(cards, deck(dungeon={"Staff": 12})) == [
        ("dungeon.Staff", "Staff is an Equipment card: it belongs in the Crawler deck, not in the Dungeon deck.")
    ]


# --- What Quests ask of the Dungeon (B-070, B-143). --------------------------------------------------------------

LARGE = solo_of(4, 5, 12, 20)


def goblins(total: int) -> dict[str, int]:
    return padded({"Goblin": 4, "Goblin Thief": 4, "Goblin Conjurer": total - 8}, 20)


def test_too_few_for_a_counting_quest(cards: CardBook) -> None:
    assert only(cards, "Ten Goblins", goblins(9), LARGE) == [
        (PROBLEM, "quests.Ten Goblins", "Ten Goblins needs 10 Goblins; this Dungeon has 9.")
    ]
    assert only(cards, "Ten Goblins", padded({}))[0][2].endswith("; this Dungeon has none.")


def test_just_enough_for_a_counting_quest_is_a_warning(cards: CardBook) -> None:
    assert only(cards, "Ten Goblins", goblins(10), LARGE) == [
        (
            WARNING,
            "quests.Ten Goblins",
            "Ten Goblins needs 10 Goblins, and this Dungeon has just 10: every one must reach the Grave.",
        )
    ]
    assert only(cards, "Ten Goblins", goblins(11), LARGE) == []


def test_a_quest_for_a_unique_character(book: CardBook, cards: CardBook) -> None:
    assert only(cards, "Evil Has a Name", padded({"Goblin": 4})) == [
        (
            PROBLEM,
            "quests.Evil Has a Name",
            "Evil Has a Name needs a Unique Character; this Dungeon has none.",
        )
    ]
    greenknee = book.card("Greenknee", "test").name
    one = only(cards, "Evil Has a Name", padded({greenknee: 1}))
    assert [level for level, _, _ in one] == [WARNING]
    assert one[0][2].endswith("this Dungeon has just 1: if that is lost, so is the Quest.")
    # Its second copy would go straight to the Grave: only another name is a second chance.
    assert [level for level, _, _ in only(cards, "Evil Has a Name", padded({greenknee: 2}))] == [WARNING, HINT]
    assert only(cards, "Evil Has a Name", padded({greenknee: 1, "Named Titan": 1})) == []


def test_a_quest_for_a_named_card(cards: CardBook) -> None:
    without = {**DUNGEON, "Damsel": 0, "Pendulum": 1}
    assert only(cards, "Rescue the Damsel", {name: n for name, n in without.items() if n}) == [
        (PROBLEM, "quests.Rescue the Damsel", "Rescue the Damsel needs Damsel; this Dungeon has none.")
    ]
    assert only(cards, "Rescue the Damsel", DUNGEON) == [
        (
            WARNING,
            "quests.Rescue the Damsel",
            "Rescue the Damsel needs Damsel, and this Dungeon has just 1: if that is lost, so is the Quest.",
        )
    ]
    two = {**DUNGEON, "Damsel": 2, "Unlucky": 1}
    assert only(cards, "Rescue the Damsel", two) == []


def test_a_quest_for_several_at_one_time(cards: CardBook) -> None:
    what = "Three Great Ones needs 3 Massive Characters of Cost 3 or more in play at one time"
    field = "quests.Three Great Ones"
    assert only(cards, "Three Great Ones", padded({"Titan": 2})) == [(PROBLEM, field, f"{what}; this Dungeon has 2.")]
    assert only(cards, "Three Great Ones", padded({"Titan": 3})) == [
        (WARNING, field, f"{what}, and this Dungeon has just 3: there is none to spare.")
    ]
    assert only(cards, "Three Great Ones", padded({"Titan": 4})) == [
        (WARNING, field, f"{what}: that is 9 points, and the Encounter Limit is 5.")
    ]
    wide = solo_of(4, 9, 12, 12)
    assert only(cards, "Three Great Ones", padded({"Titan": 4}), wide) == []


def test_copies_of_a_unique_card_are_never_in_play_together(cards: CardBook) -> None:
    told = only(cards, "Three Great Ones", padded({"Titan": 2, "Named Titan": 4}))
    assert [level for level, _, _ in told] == [WARNING, HINT]
    assert "just 3" in told[0][2]
    told = only(cards, "Three Great Ones", padded({"Named Titan": 4}))
    assert told[0][0] == PROBLEM
    assert told[0][2].endswith("this Dungeon has 1.")


def test_copies_of_a_unique_card_lie_in_the_grave_together(cards: CardBook) -> None:
    assert [level for level, _, _ in only(cards, "Two of a Name", padded({"Named Titan": 3}))] == [HINT]
    assert [level for level, _, _ in only(cards, "Two of a Name", padded({"Named Titan": 1}))] == [PROBLEM]


def test_a_quest_for_costs(cards: CardBook) -> None:
    what = "The Stars Align needs cards of Costs 3, 2, 1 and 0 in play at one time"
    field = "quests.The Stars Align"
    poor = padded({"Cost 0 Imp": 4, "Cost 1 Imp": 2})
    assert only(cards, "The Stars Align", poor) == [
        (PROBLEM, field, f"{what}; this Dungeon has none of Cost 3 and none of Cost 2.")
    ]
    assert only(cards, "The Stars Align", padded({"Cost 0 Imp": 3, "Cost 1 Imp": 2, "Cost 2 Imp": 2, "Titan": 1})) == [
        (WARNING, field, f"{what}, and this Dungeon has just 1 of Cost 3.")
    ]
    rich = padded({"Cost 0 Imp": 2, "Cost 1 Imp": 2, "Cost 2 Imp": 2, "Titan": 2})
    assert only(cards, "The Stars Align", rich) == [
        (WARNING, field, f"{what}: that is 6 points, and the Encounter Limit is 5.")
    ]
    wide = solo_of(4, 6, 12, 12)
    assert only(cards, "The Stars Align", rich, wide) == []
    told = only(cards, "Two of Cost 3", padded({"Titan": 1}))
    assert told[0][2] == "Two of Cost 3 needs cards of Costs 3 and 3 in play at one time; this Dungeon has 1 of Cost 3."


def test_every_part_of_a_quest_is_looked_at(cards: CardBook) -> None:
    dungeon = {**DUNGEON, "Goblin": 5}
    del dungeon["Damsel"]
    told = only(cards, "Both", dungeon)
    assert [text for level, _, text in told if level == PROBLEM] == [
        "Both needs a Unique Character; this Dungeon has none.",
        "Both needs Damsel; this Dungeon has none.",
    ]


def test_deck_rules_ignore_tokens_and_how_a_card_entered(cards: CardBook) -> None:
    assert only(cards, "One Wounded Titan", padded({"Titan": 2})) == []
    assert only(cards, "A Guest", padded({"Goblin": 4})) == []


def test_adventurers_are_in_play_too(cards: CardBook) -> None:
    assert [level for level, _, _ in only(cards, "Two Gypsies", DUNGEON)] == [WARNING]


def test_a_quest_about_the_partys_own_cards_is_asked_of_the_crawler_deck(cards: CardBook) -> None:
    assert only(cards, "Well Armed", DUNGEON) == []
    unarmed = deck(quests=("Well Armed", *QUIET[:2]), crawler={"Fireball": 4, "Phase": 4, "Light": 2, "Staff": 2})
    assert refused(cards, unarmed) == [
        (
            "quests.Well Armed",
            "Well Armed needs 3 Equipment cards in play at one time; this Crawler deck has 2.",
        )
    ]


def test_a_quest_for_one_who_has_a_name(cards: CardBook) -> None:
    assert only(cards, "Find Titan", padded({}))[0][2] == "Find Titan needs Titan; this Dungeon has none."
    assert only(cards, "Find Titan", padded({"Titan": 1, "Named Titan": 1})) == []


def test_a_quest_laid_twice_is_judged_once(cards: CardBook) -> None:
    twice = deck(quests=("Rescue the Damsel", "Rescue the Damsel", "Quiet One"))
    assert [level for level, _, _ in found(cards, twice)] == [PROBLEM, WARNING]


@pytest.mark.parametrize(
    ("format", "impossible", "difficult"),
    [(SOLO, [PROBLEM], [WARNING]), (COMPETITIVE, [], []), (MULTIPLAYER, [WARNING], [HINT])],
)
def test_the_dungeon_of_an_opponent_need_not_be_known(
    cards: CardBook, format: Format, impossible: list[Any], difficult: list[Any]
) -> None:
    none = padded({"Goblin": 4})
    assert [level for level, _, _ in only(cards, "Rescue the Damsel", none, format)] == impossible
    assert [level for level, _, _ in only(cards, "Rescue the Damsel", DUNGEON, format)] == difficult


# --- The recommended mix (B-071). --------------------------------------------------------------------------------


def test_a_dungeon_of_characters_alone_is_legal_with_a_hint(cards: CardBook) -> None:
    assert found(cards, deck(dungeon={"Skeleton": 8, "Goblin": 4})) == [
        (
            HINT,
            "dungeon",
            "The Dungeon has 12 Characters, 0 Events, 0 Terrain and 0 Traps; "
            "recommended are 9, 1, 1 and 1 (64, 12, 12 and 12 percent).",
        )
    ]


def test_the_recommended_mix_of_65(book: CardBook) -> None:
    starter = find_format("solo-starter")
    dungeon = {"Skeleton": 8, "Goblin": 8, "Zombie": 49}
    texts = [say(finding.message) for finding in problems(book, deck(quests=(), dungeon=dungeon), starter)]
    assert [text for text in texts if "recommended are 41, 8, 8 and 8 " in text]


# --- All at once, and the door for outsiders. --------------------------------------------------------------------


def test_every_problem_is_named_at_once_and_the_gravest_first(cards: CardBook) -> None:
    bad = deck(
        adventurers=PARTY[:3],
        quests=("Rescue the Damsel", "Ten Goblins", "Ten Goblins"),
        crawler={"Short Bow": 5, "Goblin": 1},
        dungeon={"A rare Imp": 6, "Named Titan": 2, "Damsel": 1},
    )
    told = found(cards, bad)
    assert [field for _, field, _ in told] == [
        "decks",
        "crawler.Goblin",
        "crawler.Short Bow",
        "dungeon.A rare Imp",
        "adventurers",
        "quests.Ten Goblins",
        "quests.Ten Goblins",
        "quests.Rescue the Damsel",
        "dungeon.Named Titan",
        "dungeon",
    ]
    assert [level for level, _, _ in told] == [PROBLEM] * 7 + [WARNING] + [HINT] * 2
    assert all(text.endswith(".") and "  " not in text for _, _, text in told)


def test_a_report_is_legal_without_problems(cards: CardBook) -> None:
    legal = report(cards, deck(dungeon={"Skeleton": 8, "Goblin": 4}), SOLO)
    assert legal.legal()
    assert legal.count(HINT) == 1
    refused = report(cards, deck(quests=()), SOLO)
    assert not refused.legal()
    assert refused.data()["findings"] == [
        {"level": PROBLEM, "field": "quests", "text": "There are 0 Quests; Test Solo lays out 3."}
    ]


def test_a_report_can_ask_for_a_single_set_too(cards: CardBook) -> None:
    twins = deck(adventurers=["Gypsy Thief"] * 4, dungeon={"Skeleton": 8, "Goblin": 4})
    assert report(cards, twins, SOLO).legal()
    levels = [finding.level for finding in report(cards, twins, SOLO, single_set=True).findings]
    assert levels[-1] == HINT
    assert PROBLEM in levels


def test_a_deck_can_be_checked_against_the_dungeon_of_another(book: CardBook, tmp_path: Path) -> None:
    half = tmp_path / "half.txt"
    half.write_text("Crawler deck\n4 Staff", encoding="utf-8")
    alone = check_deck(book, str(half), "solo-standard")
    assert "the Dungeon deck 0;" in say(alone.findings[0].message)
    assert check_deck(book, str(half), "solo-standard", "walkthrough").deck.dungeon
    with pytest.raises(BadInput, match=r"no format is called 'solo-standrad' \(did you mean 'solo-standard'\?\)"):
        check_deck(book, str(half), "solo-standrad")


def test_a_deck_for_machines(book: CardBook) -> None:
    data = deck_data(book, standard_deck(book, "walkthrough"))
    assert data["name"] == "Walkthrough"
    assert [line["name"] for line in data["adventurers"]] == list(PARTY)
    goblin = [line for line in data["dungeon"] if line["name"] == "Goblin"]
    card = book.card("Goblin", "test")
    assert goblin == [{"name": "Goblin", "count": 1, "kind": "character", "cost": card.cost, "rarity": card.rarity}]
