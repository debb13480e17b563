"""Every card obeys every stated and strictly derived fact of the rulebooks.

``facts.json`` holds those facts, by card and field, each a list of values that all hold; ``take_facts.py`` takes them
from the list. What can be read from a card's data has a check here. What is told in words has its place in
``shown.toml``. No fact may be without either.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from delve.content.book import CardBook
from delve.content.text import card_lines
from delve.library.products import products
from delve.library.shipped import standard_book, standard_deck
from delve.model.abilities import SWIFT
from delve.model.cards import Card
from delve.model.ids import (
    ALL_DAMAGE,
    DAMAGE_NAMES,
    DISTANCE_NAMES,
    HARM,
    KIND_NAMES,
    RESOURCE_NAMES,
    mask_of,
)

FOLDER = Path(__file__).parent
SCENARIOS = FOLDER.parent / "scenarios"
FACTS: dict[str, Any] = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))
SHOWN: dict[str, dict[str, str]] = tomllib.loads((FOLDER / "shown.toml").read_text(encoding="utf-8"))
# One card under two names; the 2021 name is the card.
RENAMED = {"Primal Environment": "Primal Terrain"}
# Named in the books for sets that are not part of this edition.
OTHER_SETS = sorted(name for name, entry in FACTS.items() if entry["kind"] == "unknown")
BOOK = standard_book()
BOXES = products(BOOK)
WALKTHROUGH = standard_deck(BOOK, "walkthrough")
CHAPTERS = {chapter: standard_deck(BOOK, f"campaign-{chapter.lower()}") for chapter in ("A01", "A02", "A03", "A04")}


def number(amount: object) -> int | None:
    value = getattr(amount, "amount", None)
    return value if isinstance(value, int) else None


def has(card: Card, name: str, amount: int | None = None, word: str | None = None) -> bool:
    for ability in card.abilities:
        if ability.name() == name:
            if amount is not None and getattr(ability, "amount", None) != amount:
                continue
            if word is not None and word.lower() not in [each.lower() for each in getattr(ability, "words", ())]:
                continue
            return True
    return False


def boosters(card: Card) -> set[str]:
    """The Adventurers whose Class Key Boosts this card."""
    return {
        other.name
        for other in BOOK.cards()
        if KIND_NAMES[other.kind] == "adventurer" and set(other.classes) & set(card.boost_classes)
    }


def attribute(card: Card, value: dict[str, Any]) -> bool:
    keyword = value["keyword"]
    if keyword == "Summon":
        return any(
            effect.FIELDS.get("summon") and effect.summon == value["max_cost"]
            for ability in card.abilities
            for effect in getattr(ability, "then", ())
        )
    if keyword == "Area":
        return bool(card.area == value["amount"])
    if keyword == "Target X" and value.get("applies_to") == "Enfeeble":
        return has(card, "Enfeeble")
    return has(card, keyword, value.get("amount"), value.get("param"))


def enters(card: Card, value: dict[str, Any]) -> bool:
    keyword = value["keyword"]
    if keyword == "Lock":
        return any(getattr(effect, "lock_primary", 0) == value["amount"] for effect in card.enters)
    return any(
        getattr(effect, keyword.lower(), None) == value["max_cost"]
        and list(effect.type) == value["types"]  # type: ignore[attr-defined]
        and effect.count == value["count"]  # type: ignore[attr-defined]
        for effect in card.enters
    )


def boost(card: Card, value: Any) -> bool:
    if not isinstance(value, dict):
        return True
    if "boosted_by" in value and value["boosted_by"] not in boosters(card):
        return False
    if "class_key" in value and value["class_key"] not in card.boost_classes:
        return False
    block = card.blocks[1]
    if "power" in value and number(block.power) != value["power"]:
        return False
    if "stamina" in value and number(block.stamina) != value["stamina"]:
        return False
    return not ("area" in value and block.area != value["area"])


def distance_of(card: Card) -> str:
    return DISTANCE_NAMES[card.blocks[0].distance if card.is_crawler() else card.distance]


def damage_of(card: Card) -> int:
    return card.blocks[0].damage if card.is_crawler() else card.damage


def subtype(card: Card, value: str) -> bool:
    return bool(set(card.types) & {"undead", "spirit"}) if value == "undead_or_spirit" else value in card.types


def kind(card: Card, value: str) -> bool:
    return KIND_NAMES[card.kind] == value.lower()


def is_sold(card: Card, value: str) -> bool:
    """Whether the card is in the box that the books name; of some they only say that they are Unbound."""
    named = [box for box in BOXES.values() if box.name == value]
    boxes = named or [box for box in BOXES.values() if box.set == "unbound"]
    return any(
        card.name in (*box.adventurers, *box.quests, *box.crawler, *box.dungeon) and box.set == card.set
        for box in boxes
    )


def place_in_walkthrough(card: Card, value: dict[str, Any]) -> bool:
    pile = WALKTHROUGH.crawler if value["deck"] == "crawler" else WALKTHROUGH.dungeon
    return bool(list(pile).index(card.name) + 1 == value["position"])


def effect_in_numbers(card: Card, value: Any) -> bool:
    """An effect that is given as numbers; those told in words are shown elsewhere."""
    said = " ".join(card_lines(card))
    if "draw_crawler" in value:
        return f"Draw up to {value['draw_crawler']} cards." in said
    if "adventurer_attack_power" in value:
        return f"The Adventurers' attack has {value['adventurer_attack_power']} Power." in said
    if value.get("keyword") == "Activate and Lock":
        return f"Activate the Primary Target, +{value['amount']} Lock on it." in said
    stat = "power" if "power" in value else "stamina"
    gain = f"{value['to'].removesuffix(' in play')} gains +{value[stat]} {stat}."
    return gain.lower() in said.lower()


def sum_of_powers(card: Card, value: str) -> bool:
    names = ("Greenknee", "Kobold", "Troll", "10' Pit Trap")
    return sum(number(BOOK.card(name, "facts").power) or 0 for name in names) == int(value.rsplit(" ", 1)[1])


def between_the_two(card: Card, value: list[dict[str, Any]]) -> bool:
    """Each of these Attributes is on one of the two Characters that were drawn together."""
    pair = [BOOK.card(name, "facts") for name in ("Leaf Vodyanoi", "Goblin")]
    return all(any(attribute(each, fact) for each in pair) for fact in value)


CHECKS: dict[str, Callable[[Card, Any], bool]] = {
    "attributes_of_vodyanoi_or_goblin": between_the_two,
    "campaign": lambda card, value: all(card.name in CHAPTERS[chapter].quests for chapter in value),
    "campaign_copies": lambda card, value: all(
        deck.dungeon.get(card.name, 0) == value.get(chapter, 0) for chapter, deck in CHAPTERS.items()
    ),
    "cost_sum_with_short_bow": lambda card, value: card.cost + BOOK.card("Short Bow", "facts").cost == value,
    "cost_sum_with_staff": lambda card, value: card.cost + BOOK.card("Staff", "facts").cost == value,
    "fail_penalty": lambda card, value: f"Lost: Burn {value['count']} Crawler cards." in card_lines(card)[-1],
    "goblin": lambda card, value: ("Goblin" in card.name) == value,
    "has_power": lambda card, value: (card.power is not None) == value,
    "has_quest": lambda card, value: f"Win the challenge: {card.name}." in card_lines(BOOK.card(value, "facts"))[0],
    "kind_of_card": lambda card, value: value.startswith("Crawler card") and card.is_crawler(),
    "name_spelling": lambda card, value: card.name == value,
    "not_summonable_by_conjurer": lambda card, value: card.cost > 1 or not {"creature", "animal"} & set(card.types),
    "not_type": lambda card, value: not kind(card, value),
    "power_constraint": sum_of_powers,
    "set": is_sold,
    "type_faq": kind,
    "type_walkthrough": kind,
    "walkthrough_deck": place_in_walkthrough,
    "walkthrough_marching_order": lambda card, value: WALKTHROUGH.adventurers[value - 1] == card.name,
    "walkthrough_use": lambda card, value: card.name not in WALKTHROUGH.adventurers,
    "win_reward": lambda card, value: f"Won: Look at the top {value['count']} cards" in card_lines(card)[-1],
    "type": kind,
    "subtype": subtype,
    "not_subtype": lambda card, value: value not in card.types,
    "cost": lambda card, value: card.cost == value,
    "cost_max": lambda card, value: card.cost <= value,
    "cost_min": lambda card, value: card.cost >= value,
    "power": lambda card, value: (
        isinstance(value, str) or number(card.blocks[0].power if card.is_crawler() else card.power) == value
    ),
    "power_min": lambda card, value: (number(card.blocks[0].power) or 0) >= value,
    "power_with_bonus": lambda card, value: (number(card.power) or 0) + card.distance_bonus == value,
    "life": lambda card, value: card.life == value,
    "life_min": lambda card, value: card.life >= value,
    "armour": lambda card, value: has(card, "Armour", value) if value else not has(card, "Armour"),
    "stamina_alone": lambda card, value: (
        card.life + sum(getattr(a, "amount", 0) for a in card.abilities if a.name() == "Armour") == value
    ),
    "attributes": attribute,
    "come_into_play": enters,
    "distance": lambda card, value: distance_of(card) == value,
    "distance_min": lambda card, value: DISTANCE_NAMES.index(distance_of(card)) >= DISTANCE_NAMES.index(value),
    "distance_bonus": lambda card, value: card.distance_bonus == value,
    "area": lambda card, value: card.area == (value or 1),
    "damage_types": lambda card, value: damage_of(card) == mask_of(DAMAGE_NAMES, tuple(value)),
    "time_limit": lambda card, value: card.time_limit == (value or 0),
    "encounter_limit_bonus": lambda card, value: any(
        getattr(ability, "amount", 0) == value and type(ability).__name__ == "RaiseLimit" for ability in card.abilities
    ),
    "resource_equipment": lambda card, value: card.resources[0] == value,
    "resource_skill": lambda card, value: card.resources[2] == value,
    "resource_skill_max": lambda card, value: card.resources[2] <= value,
    "resource_magic_max": lambda card, value: card.resources[1] <= value,
    "resource_magic_min": lambda card, value: card.resources[1] >= value,
    "class_key": lambda card, value: value in card.classes,
    "boosts": lambda card, value: card.name in boosters(BOOK.card(value, "facts")),
    "cannot_boost": lambda card, value: all(
        card.name not in boosters(BOOK.card(name, "facts")) for name in ([value] if isinstance(value, str) else value)
    ),
    "not_boosted_by": lambda card, value: not boosters(card) & set(value),
    "cost_resource": lambda card, value: RESOURCE_NAMES[card.kind] == value.lower(),
    "disruption": lambda card, value: (card.blended or card.red_block is not None) == value,
    "permanent": lambda card, value: card.blocks[0].permanent == value,
    "spend": lambda card, value: bool(card.blocks[0].spend) == value,
    "hand_limit": lambda card, value: any(getattr(a, "amount", 0) == value for a in card.blocks[0].abilities),
    "stamina": lambda card, value: number(card.blocks[0].stamina) == value,
    "stamina_per_attacker": lambda card, value: getattr(card.blocks[0].stamina, "per_attacker", None) == value,
    "boost": boost,
    "rarity": lambda card, value: card.rarity == value.lower(),
    "rarity_possible": lambda card, value: card.rarity in [word.lower() for word in value],
    "copies_in_full_set_min": lambda card, value: (
        {"common": 4, "infrequent": 3, "uncommon": 2, "rare": 1}[card.rarity] >= value
    ),
    "swift": lambda card, value: bool(card.marks & SWIFT) == value,
    "stealth": lambda card, value: has(card, "Stealth") == value,
    "immune_harm": lambda card, value: bool(card.immune & HARM) == value,
    "bolster_goblin": lambda card, value: has(card, "Bolster") == value,
    "cannot_be_wounded": lambda card, value: (card.immune == ALL_DAMAGE) == value,
    "targets": lambda card, value: card.blocks[0].area == value,
}


# Fields whose numbers have a check and whose sentences are shown elsewhere.
MIXED: dict[str, Callable[[Card, Any], bool]] = {
    "effect": effect_in_numbers,
    "example": lambda card, value: stars(value),
}


def stars(value: dict[str, str]) -> bool:
    """Four cards of the Costs that are named."""
    return all(BOOK.card(name, "facts").cost == int(cost) for cost, name in value.items())


def check_for(field: str, value: Any) -> Callable[[Card, Any], bool] | None:
    """The check on a card's data, where the fact can be read there."""
    if field in MIXED and isinstance(value, dict):
        return MIXED[field]
    return CHECKS.get(field)


def spelled(value: Any) -> str:
    """A fact as ``shown.toml`` names it."""
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True)


def facts_of(name: str) -> list[tuple[str, str, Any]]:
    """The facts about a card: the name they are kept under, their field and their value."""
    return [
        (other, field, value)
        for other, entry in FACTS.items()
        if RENAMED.get(other, other) == name
        for field, values in entry["facts"].items()
        for value in values
    ]


@pytest.mark.parametrize("name", sorted(BOOK.files))
def test_card_obeys_the_facts(name: str, book: CardBook) -> None:
    card = book.card(name, "test")
    for _, field, value in facts_of(name):
        check = check_for(field, value)
        if check is not None:
            assert check(card, value), f"{name}: {field} must be {value!r}"


@pytest.mark.parametrize("name", sorted(BOOK.files))
def test_every_fact_without_a_check_is_shown(name: str, book: CardBook) -> None:
    said = " ".join(card_lines(book.card(name, "test")))
    for other, field, value in facts_of(name):
        if check_for(field, value) is None:
            where = SHOWN.get(other, {}).get(spelled(value), "")
            assert where, f"{other}: nothing shows {field}: {spelled(value)}"
            assert is_shown(name, said, where), f"{other}: {where} does not show {field}: {spelled(value)}"


def is_shown(name: str, said: str, where: str) -> bool:
    how, _, rest = where.partition(": ")
    if how == "text":
        return rest in said
    if how == "scenario":
        return name.partition(",")[0] in (SCENARIOS / rest).read_text(encoding="utf-8")
    if how == "test":
        return any(f"def {rest}(" in path.read_text(encoding="utf-8") for path in FOLDER.glob("test_*.py"))
    if how == "ruled otherwise":
        return (SCENARIOS / "rulings" / f"{rest}.toml").exists()
    return how == "advice"


def test_only_facts_are_shown() -> None:
    for name, told in SHOWN.items():
        facts = [spelled(value) for values in FACTS[name]["facts"].values() for value in values]
        assert set(told) <= set(facts), name


def test_every_card_that_the_books_name_is_here_or_of_another_set(book: CardBook) -> None:
    for name in FACTS:
        assert (RENAMED.get(name, name) in book.files) == (name not in OTHER_SETS), name


def test_no_fact_has_been_lost() -> None:
    """Raised when more facts are extracted; it never falls."""
    assert all(entry["facts"] for entry in FACTS.values())
    assert len(FACTS) == 146
    assert sum(len(values) for entry in FACTS.values() for values in entry["facts"].values()) == 974


def test_the_sums_the_walkthrough_prints(book: CardBook) -> None:
    """Round 5 pays 1 Equipment for bow and staff, 2 Magic for Phase; round 7's four powers come to 15."""
    cost = {name: book.card(name, "test").cost for name in ("Short Bow", "Staff", "Phase")}
    assert cost["Short Bow"] + cost["Staff"] == 1
    assert cost["Phase"] == 2
    powers = [number(book.card(name, "test").power) for name in ("Greenknee", "Kobold", "Troll", "10' Pit Trap")]
    assert sum(power or 0 for power in powers) == 15
