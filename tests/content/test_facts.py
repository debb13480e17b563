"""Every card obeys every stated and strictly derived fact of the rulebooks.

``facts.json`` holds those facts, by card and field, each a list of values that all hold.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from delve.content.book import CardBook
from delve.engine.library import standard_book
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

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))
# One card under two names; the 2021 name is the card.
RENAMED = {"Primal Environment": "Primal Terrain"}
BOOK = standard_book()


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
            effect.FIELDS.get("summon") and effect.summon == value["max_cost"]  # type: ignore[attr-defined]
            for ability in card.abilities
            for effect in getattr(ability, "then", ())
        )
    if keyword == "Area":
        return card.area == value["amount"]
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


CHECKS: dict[str, Callable[[Card, Any], bool]] = {
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


def test_every_fact_has_a_check() -> None:
    fields = {field for entry in FACTS.values() for field in entry["facts"]}
    assert fields <= set(CHECKS)


@pytest.mark.parametrize("name", sorted(BOOK.files))
def test_card_obeys_the_facts(name: str, book: CardBook) -> None:
    card = book.card(name, "test")
    for other, entry in FACTS.items():
        if RENAMED.get(other, other) != name:
            continue
        for field, values in entry["facts"].items():
            for value in values:
                assert CHECKS[field](card, value), f"{name}: {field} must be {value!r}"


def test_the_sums_the_walkthrough_prints(book: CardBook) -> None:
    """Round 5 pays 1 Equipment for bow and staff, 2 Magic for Phase; round 7's four powers come to 15."""
    cost = {name: book.card(name, "test").cost for name in ("Short Bow", "Staff", "Phase")}
    assert cost["Short Bow"] + cost["Staff"] == 1
    assert cost["Phase"] == 2
    powers = [number(book.card(name, "test").power) for name in ("Greenknee", "Kobold", "Troll", "10' Pit Trap")]
    assert sum(power or 0 for power in powers) == 15
