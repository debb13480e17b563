"""Products: sums and copies, what the books say is in the boxes, and what can be built from them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from delve.content.book import CardBook
from delve.content.deck_rules import SINGLE_SET, home
from delve.content.products import Collection, Product, load_products, read_product
from delve.library.formats import find_format, formats
from delve.library.products import collection, find_products, product_data, products
from delve.library.shipped import DATA, standard_deck
from delve.model.cards import Card
from delve.model.errors import BadInput
from delve.model.format import Format
from delve.model.ids import CHARACTER, TERRAIN, TRAP

STARTER = "unbound-starter"
PACKS = [f"delve-pack-{number}" for number in range(1, 6)]
UNBOUND = [STARTER, *PACKS]

# What the 2021 book says of each pack: its name, its Adventurers and its Quests.
STATED = {
    "delve-pack-1": ("Keldorna", ["Keldornan Pyromancer", "Keldornan Mercenary"], ["Path Finder"]),
    "delve-pack-2": ("Stonehold", ["Gold Dwarf Priest"], ["Goblin Slayer", "Undead Slayer"]),
    "delve-pack-3": ("Outlands", ["Barbarian Medicine Man", "Gold Dwarf Brawler"], ["Journey's End"]),
    "delve-pack-4": ("Sylvan Woods", ["Wood Elf Wizard"], ["Hold Dominion"]),
    "delve-pack-5": ("Barren Mountains", ["Barbarian Berserker"], ["Dragon Slayer", "Knowledge is Power"]),
}


@pytest.fixture(scope="module")
def boxes(book: CardBook) -> dict[str, Product]:
    return products(book)


def others(product: Product) -> int:
    """The cards that are no Adventure cards."""
    return sum(product.crawler.values()) + sum(product.dungeon.values())


# --- Sums and copies. --------------------------------------------------------------------------------------------


def test_the_starter_has_140_cards(boxes: dict[str, Product]) -> None:
    starter = boxes[STARTER]
    assert (len(starter.adventurers), len(starter.quests)) == (5, 5)
    assert sum(starter.crawler.values()) == 65
    assert sum(starter.dungeon.values()) == 65
    assert starter.size() == 140


@pytest.mark.parametrize("id", PACKS)
def test_a_delve_pack_has_52_cards_about_25_of_each_deck(boxes: dict[str, Product], id: str) -> None:
    assert boxes[id].size() == 52
    assert abs(sum(boxes[id].crawler.values()) - 25) <= 3
    assert abs(sum(boxes[id].dungeon.values()) - 25) <= 3


def test_all_of_unbound_is_376_cards_and_24_adventure_cards(book: CardBook) -> None:
    everything = collection(book, UNBOUND)
    assert everything.size("crawler") + everything.size("dungeon") == 376
    assert (everything.size("adventurers"), everything.size("quests")) == (12, 12)


def test_each_card_is_there_as_often_as_its_rarity_says(book: CardBook, boxes: dict[str, Product]) -> None:
    held = Collection(list(boxes.values())).copies()
    assert held == {name: SINGLE_SET[book.card(name, "test").rarity] for name in held}


# --- What the books say. -----------------------------------------------------------------------------------------


def test_the_starter_holds_every_card_of_the_walkthrough(book: CardBook) -> None:
    assert collection(book, [STARTER]).missing([standard_deck(book, "walkthrough")]) == {}


def test_the_starters_adventurers_and_quests(boxes: dict[str, Product]) -> None:
    assert set(boxes[STARTER].adventurers) == {
        "Gold Dwarf Warrior",
        "Wood Elf Scout",
        "Gypsy Thief",
        "Gypsy Stormcatcher",
        "Keldornan Cleric",
    }
    assert set(boxes[STARTER].quests) == {
        "Evil Has a Name",
        "Rescue the Damsel",
        "The Stars Align",
        "Axis of Evil",
        "Den of Evil",
    }


def test_only_three_characters_of_the_starter_cost_3_or_more(book: CardBook, boxes: dict[str, Product]) -> None:
    great = {
        name: count
        for name, count in boxes[STARTER].dungeon.items()
        if book.card(name, "test").kind == CHARACTER and book.card(name, "test").cost >= 3
    }
    assert great == {"Greenknee, Goblin Necromancer": 1, "Mummy": 1, "Young Granite Dragon": 1}


@pytest.mark.parametrize("id", PACKS)
def test_the_adventure_cards_of_a_pack(boxes: dict[str, Product], id: str) -> None:
    title, adventurers, quests = STATED[id]
    assert boxes[id].name == f"Delve Pack {id[-1]}, {title}"
    assert list(boxes[id].adventurers) == adventurers
    assert list(boxes[id].quests) == quests


def share(book: CardBook, product: Product, fits: Callable[[Card], object]) -> float:
    cards = [(book.card(name, "test"), count) for name, count in product.dungeon.items()]
    return sum(count for card, count in cards if fits(card)) / sum(count for _, count in cards)


def toxic(card: Card) -> bool:
    """What poisons, what helps it, and what crawls, stings and grows in such a wood."""
    bites = {"Poison", "Snare", "Unstoppable"} & {type(ability).__name__ for ability in card.abilities}
    return bool(bites) or card.name == "Murky Swamp"


THEMES: dict[str, Callable[[Card], object]] = {
    "delve-pack-1": lambda card: card.kind == TRAP,
    "delve-pack-2": lambda card: "Goblin" in card.name or {"undead", "spirit"} & set(card.types),
    "delve-pack-3": lambda card: card.kind == TERRAIN,
    "delve-pack-4": toxic,
    "delve-pack-5": lambda card: {"large", "massive"} & set(card.keys),
}


@pytest.mark.parametrize("id", PACKS)
def test_a_packs_theme_is_stronger_in_it_than_anywhere_else(book: CardBook, boxes: dict[str, Product], id: str) -> None:
    fits = THEMES[id]
    rest = [share(book, boxes[other], fits) for other in UNBOUND if other != id]
    assert share(book, boxes[id], fits) > max(0.4, *rest)


# --- What can be built (B-074, B-134). ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "format", [each for each in formats() if each.numbers.seats == (1, 1)], ids=lambda format: format.id
)
def test_starter_and_packs_supply_every_solo_format(book: CardBook, format: Format) -> None:
    everything = collection(book, UNBOUND)
    assert everything.shortage(format.numbers.crawler_deck, format.numbers.dungeon_deck) == 0
    assert everything.size("adventurers") >= format.numbers.adventurers


@pytest.mark.parametrize("id", ["solo-beginner", "solo-starter", "solo-elite", "solo-master"])
def test_the_starter_alone_supplies_the_small_formats(book: CardBook, id: str) -> None:
    format = find_format(id)
    assert collection(book, [STARTER]).shortage(format.numbers.crawler_deck, format.numbers.dungeon_deck) == 0


@pytest.mark.parametrize("pack", PACKS)
def test_the_starter_and_any_pack_supply_standard_and_coop_for_two(book: CardBook, pack: str) -> None:
    held = collection(book, [STARTER, pack])
    assert 179 <= held.size("crawler") + held.size("dungeon") <= 180
    assert held.shortage(80, 80) == 0
    assert held.shortage(70, 70) == 0


def test_the_starter_and_two_packs_supply_delver(book: CardBook) -> None:
    for first in PACKS:
        for second in PACKS:
            if first < second:
                assert collection(book, [STARTER, first, second]).shortage(100, 100) == 0


def test_a_pack_holds_49_or_50_cards_for_the_decks(boxes: dict[str, Product]) -> None:
    assert [others(boxes[id]) for id in PACKS] == [49, 49, 49, 50, 49]


@pytest.mark.parametrize(
    ("ids", "have", "sizes"),
    [
        (PACKS[:3], 147, (80, 80)),  # Standard "from about 3 Delve Packs"
        (PACKS[:4], 197, (100, 100)),  # Delver "from at least 4 Delve Packs"
        ([STARTER, *PACKS[1:3]], 228, (120, 120)),  # Co-op for three "from a Starter and 2 Delve Packs"
        ([STARTER, *PACKS[2:5]], 278, (160, 160)),  # Co-op for four "from a Starter and 3 Delve Packs"
    ],
)
def test_the_books_claims_that_do_not_add_up(book: CardBook, ids: list[str], have: int, sizes: tuple[int, int]) -> None:
    held = collection(book, ids)
    assert held.size("crawler") + held.size("dungeon") == have
    assert held.shortage(*sizes) >= sum(sizes) - have > 0


def test_coop_for_four_from_the_starter_and_three_packs_is_42_cards_short(book: CardBook) -> None:
    assert collection(book, [STARTER, *PACKS[2:5]]).shortage(160, 160) == 42
    assert collection(book, UNBOUND).shortage(160, 160) == 0


def test_one_kind_of_card_does_not_make_up_for_the_other(book: CardBook) -> None:
    starter = collection(book, [STARTER])
    assert starter.shortage(66, 60) == 1
    assert starter.shortage(60, 70) == 5
    assert starter.shortage(65, 65) == 0


def test_a_collection_may_hold_a_product_twice(book: CardBook) -> None:
    two = collection(book, [STARTER, STARTER])
    assert two.parts["adventurers"]["Gypsy Thief"] == 2
    assert two.copies()["Damsel"] == 2


def test_cards_missing_for_several_decks(book: CardBook) -> None:
    starter = collection(book, [STARTER])
    walkthrough = standard_deck(book, "walkthrough")
    assert starter.missing([walkthrough]) == {}
    missing = starter.missing([walkthrough, walkthrough])
    assert missing["Resurrect"] == 1
    assert missing["Gypsy Thief"] == 1
    assert "Skeleton" not in missing


# --- Reading. ----------------------------------------------------------------------------------------------------

GOOD: dict[str, object] = {
    "name": "Box",
    "set": "unbound",
    "about": "A box.",
    "quests": ["Den of Evil"],
    "dungeon": {"Goblin": 2},
}


def test_a_product_reads(book: CardBook) -> None:
    product = read_product(book, GOOD, "box.toml")
    assert product.size() == 3
    assert product_data(product)["dungeon"] == {"Goblin": 2}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"nmae": "Box"}, "box.toml: unknown field 'nmae' (did you mean 'name'?)"),
        ({"name": 3}, "box.toml: name: expected text, found a number (3)"),
        ({"set": "unbnd"}, "box.toml: set: unknown set 'unbnd' (did you mean 'unbound'?)"),
        ({"about": None}, "box.toml: the field 'about' is missing"),
        ({"dungeon": {"Goblni": 1}}, "box.toml: dungeon: no card is called 'Goblni' (did you mean 'Goblin'?)"),
        ({"dungeon": {"Goblin": 0}}, "box.toml: dungeon.Goblin: there must be at least 1 copy"),
        ({"dungeon": {"Goblin": "two"}}, "box.toml: dungeon.Goblin: expected a whole number, found text ('two')"),
        ({"crawler": {"Goblin": 1}}, "box.toml: crawler.Goblin: the card belongs under 'dungeon'"),
        ({"adventurers": ["Den of Evil"]}, "box.toml: adventurers.Den of Evil: the card belongs under 'quests'"),
        (
            {"quests": ["Den of Evil", "Den of Evil"]},
            "box.toml: quests.Den of Evil: a product holds each Adventurer and each Quest once",
        ),
        (
            {"crawler": {"Oilskin Coat": 1}},
            "box.toml: crawler.Oilskin Coat: the card is of the set 'drowned-carillon', not of 'unbound'",
        ),
    ],
)
def test_a_mistake_names_file_and_field(book: CardBook, change: dict[str, Any], told: str) -> None:
    data = {key: value for key, value in {**GOOD, **change}.items() if value is not None}
    with pytest.raises(BadInput) as error:
        read_product(book, data, "box.toml")
    assert str(error.value) == told


def test_files_that_cannot_be_read(book: CardBook, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no such folder of products"):
        load_products(book, tmp_path / "none")
    (tmp_path / "box.toml").write_text("name = ", encoding="utf-8")
    with pytest.raises(BadInput, match=r"box\.toml: "):
        load_products(book, tmp_path)


def test_a_product_by_its_nearest_name(book: CardBook) -> None:
    with pytest.raises(BadInput, match=r"no product is called 'delve-pak-1' \(did you mean 'delve-pack-1'\?\)"):
        find_products(book, ["delve-pak-1"])


def test_the_files_of_delve_put_every_card_where_it_belongs(book: CardBook, boxes: dict[str, Product]) -> None:
    assert list(boxes) == sorted(path.stem for path in (DATA / "products").glob("*.toml"))
    for product in boxes.values():
        for part, counts in Collection([product]).parts.items():
            assert {home(book.card(name, "test")) for name in counts} == {part}
