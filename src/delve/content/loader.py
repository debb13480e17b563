"""Reads card files: one TOML file per card, by kind. Unknown fields are errors with a suggestion."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from delve.attributes.time_limit import TimeLimit
from delve.content.files import read_toml
from delve.content.schema import (
    Place,
    a_bool,
    a_count,
    a_list,
    a_number,
    a_str,
    a_table,
    an_int,
    mask,
    no_other_keys,
    one_of,
    read_abilities,
    read_amount,
    read_attribute,
    read_condition,
    read_distance,
    read_effects,
    read_moments,
    read_selector,
    read_types,
    some_words,
)
from delve.effects.bonus import CombatTrigger, WhenCleared
from delve.effects.tokens import LinkTo
from delve.messages import message
from delve.model.abilities import Ability
from delve.model.cards import Block, Card, Challenge
from delve.model.errors import nearest
from delve.model.frames import Effect
from delve.model.ids import (
    ADVENTURER,
    ANY_WINDOW,
    CHARACTER,
    DAMAGE_NAMES,
    HARM,
    IN_ATTACK,
    IN_DEFENCE,
    KIND_NAMES,
    MELEE,
    NO_DISTANCE,
    QUEST,
    RESOURCE_NAMES,
    TACTIC,
)

RARITIES: Final = ("common", "infrequent", "uncommon", "rare", "promo")
CLASSES: Final = (
    "Warrior",
    "Berserker",
    "Martial Artist",
    "Mercenary",
    "Scout",
    "Thief",
    "Priest",
    "Cleric",
    "Warlock",
    "Templar",
    "Druid",
    "Shaman",
    "Sorcerer",
    "Conjurer",
    "Enchanter",
    "Necromancer",
    "Transmuter",
    "Wizard",
    "Air Elementalist",
    "Earth Elementalist",
    "Fire Elementalist",
    "Water Elementalist",
)
KEYS: Final = (
    "good",
    "neutral",
    "evil",
    "chaotic",
    "aquatic",
    "amphibious",
    "commander",
    "fearless",
    "flight",
    "small",
    "medium",
    "large",
    "massive",
)

_ALL: Final = ["name", "also", "kind", "rarity", "number", "keys", "flavour", "provenance", "example"]
_BLOCK: Final = [
    "power",
    "stamina",
    "distance",
    "damage",
    "area",
    "permanent",
    "assign",
    "activate",
    "when",
    "effects",
    "spend",
    "spend_when",
    "while_in_play",
    "attributes",
    "needs",
    "when_discarded",
]
_CRAWLER: Final = [*_ALL, "cost", *_BLOCK, "boost", "disrupt", "disruption"]
_BOOST: Final = ["class", *_BLOCK]
_DUNGEON: Final = [
    *_ALL,
    "cost",
    "type",
    "life",
    "power",
    "damage",
    "distance",
    "distance_bonus",
    "attributes",
    "time_limit",
    "comes_into_play",
    "links_to",
    "while_in_play",
    "at_combat",
    "each_combat",
    "when_cleared",
    "challenge",
]
_ADVENTURER: Final = [*_ALL, "life", "resources", "class"]
_QUEST: Final = [*_ALL, "goal", "doom"]

# Fields that say what a card does, and not only what it is called or about: they need a provenance.
SOURCED: Final = {*_CRAWLER, *_BOOST, *_DUNGEON, *_ADVENTURER, *_QUEST} - {
    "name",
    "also",
    "kind",
    "number",
    "flavour",
    "provenance",
    "example",
}


class CardFile:
    """A card with the other contents of its file."""

    def __init__(self, card: Card, path: str, data: dict[str, object]) -> None:
        self.card = card
        self.path = path
        self.data = data
        self.also = some_words(data["also"], Place(path, "also")) if "also" in data else ()
        self.flavour = str(data.get("flavour", ""))
        provenance = a_table(data.get("provenance", {}), Place(path, "provenance"))
        self.provenance = {field: str(source) for field, source in provenance.items()}
        examples = a_list(data.get("example", []), Place(path, "example"))
        self.examples = [a_table(item, Place(path, "example")) for item in examples]


def load_card(path: Path, set_name: str) -> CardFile:
    return read_card(read_toml(path), str(path), set_name)


def read_card(data: dict[str, object], path: str, set_name: str, sourced: bool = True) -> CardFile:
    """A card from the table of its file; ``sourced`` requires the provenance of every field."""
    place = Place(path)
    for field in ("name", "kind"):
        if field not in data:
            raise place.wrong(message("check-field-missing", field=field))
    name = a_str(data["name"], place.at("name"))
    kind = KIND_NAMES.index(one_of(a_str(data["kind"], place.at("kind")), KIND_NAMES, place.at("kind"), "kind"))
    card = Card(name, kind)
    card.set = set_name
    card.rarity = one_of(
        a_str(data.get("rarity", "common"), place.at("rarity")), RARITIES, place.at("rarity"), "rarity"
    )
    card.number = an_int(data.get("number", 0), place.at("number"))
    card.keys = some_words(data["keys"], place.at("keys")) if "keys" in data else ()
    for word in card.keys:
        one_of(word, KEYS, place.at("keys"), "key")
    if kind <= TACTIC:
        read_crawler(card, data, place)
    elif kind < ADVENTURER:
        read_dungeon(card, data, place)
    elif kind == ADVENTURER:
        read_adventurer(card, data, place)
    else:
        read_quest(card, data, place)
    if sourced:
        check_provenance(data, place)
    return CardFile(card.finish(), path, data)


def check_provenance(data: dict[str, object], place: Place) -> None:
    """Every rules field must state whether it comes from the rulebook or from Delve."""
    sources = a_table(data.get("provenance", {}), place.at("provenance"))
    here = place.at("provenance")
    for field, source in sources.items():
        one_of(a_str(source, here.at(field)), ("rulebook", "delve"), here.at(field), "source")
        if field not in data:
            raise here.wrong(message("check-card-no-field", field=field, nearest=nearest(field, list(data))))
    for field in data:
        if field in SOURCED and field not in sources:
            raise here.wrong(message("check-does-not-say-where", field=field))


def effects_in(data: dict[str, object], key: str, place: Place) -> tuple[Effect, ...]:
    return read_effects(data[key], place.at(key)) if key in data else ()


def abilities_in(data: dict[str, object], place: Place) -> list[Ability]:
    here = place.at("while_in_play")
    return list(read_abilities(data["while_in_play"], here)) if "while_in_play" in data else []


def read_cost(data: dict[str, object], place: Place) -> int:
    if "cost" not in data:
        raise place.wrong(message("check-field-missing", field="cost"))
    return a_number(data["cost"], place.at("cost"))


# --- Crawler cards. ------------------------------------------------------------------------------------------------


def read_crawler(card: Card, data: dict[str, object], place: Place) -> None:
    no_other_keys(data, _CRAWLER, place)
    card.cost = read_cost(data, place)
    basic = read_block({key: item for key, item in data.items() if key in _BLOCK}, place)
    card.blocks = (basic,)
    read_disruption(card, data, place)
    if "boost" in data:
        here = place.at("boost")
        boost = a_table(data["boost"], here)
        no_other_keys(boost, _BOOST, here)
        if "class" not in boost:
            raise here.wrong(message("check-boost-needs-class-keys"))
        card.boost_classes = some_words(boost["class"], here.at("class"))
        card.boost_bits = mask(boost["class"], CLASSES, here.at("class"), "Class Key")
        card.blocks = (basic, read_block({key: item for key, item in boost.items() if key != "class"}, here))


def read_disruption(card: Card, data: dict[str, object], place: Place) -> None:
    """The two kinds of Disruption: a red block of its own, or one block for both uses."""
    card.blended = a_bool(data.get("disruption", False), place.at("disruption"))
    if "disrupt" in data:
        if card.blended:
            raise place.at("disrupt").wrong(message("check-card-red-block-disruption"))
        here = place.at("disrupt")
        red = a_table(data["disrupt"], here)
        no_other_keys(red, _BLOCK, here)
        card.red_block = read_block(red, here)


def read_block(data: dict[str, object], place: Place) -> Block:
    """An action block. When it may be played follows from its contents, unless ``when`` is given."""
    power = read_amount(data["power"], place.at("power")) if "power" in data else None
    stamina = read_amount(data["stamina"], place.at("stamina")) if "stamina" in data else None
    distance = read_distance(data["distance"], place.at("distance")) if "distance" in data else NO_DISTANCE
    damage = mask(data["damage"], DAMAGE_NAMES, place.at("damage"), "damage type") if "damage" in data else 0
    if power is not None and damage and distance == NO_DISTANCE:
        distance = MELEE
    assigned = a_bool(data.get("assign", False), place.at("assign"))
    when = ANY_WINDOW
    if power is not None and not assigned:
        when = IN_ATTACK
    elif stamina is not None:
        when = IN_DEFENCE
    if "when" in data:
        when = read_moments(data["when"], place.at("when"))
    spend_when = ANY_WINDOW
    if "spend_when" in data:
        spend_when = read_moments(data["spend_when"], place.at("spend_when"))
    abilities: list[Ability] = abilities_in(data, place)
    for i, item in enumerate(a_list(data.get("attributes", []), place.at("attributes"))):
        abilities.append(read_attribute(item, place.at("attributes").item(i)))
    block = Block(
        power,
        stamina,
        distance,
        damage,
        a_count(data.get("area", 1), place.at("area")),
        a_bool(data.get("permanent", False), place.at("permanent")),
        assigned,
        a_number(data.get("activate", 0), place.at("activate")),
        when,
        effects_in(data, "effects", place),
        effects_in(data, "spend", place),
        spend_when,
        tuple(abilities),
        read_condition(data["needs"], place.at("needs")) if "needs" in data else None,
        effects_in(data, "when_discarded", place),
    )
    if power is None and stamina is None and not (block.effects or block.spend or block.abilities):
        raise place.wrong(message("check-card-does-nothing-no"))
    return block


# --- Dungeon cards. ------------------------------------------------------------------------------------------------


def read_dungeon(card: Card, data: dict[str, object], place: Place) -> None:
    no_other_keys(data, _DUNGEON, place)
    card.cost = read_cost(data, place)
    if card.kind == CHARACTER:
        for field in ("type", "power", "life"):
            if field not in data:
                raise place.wrong(message("check-character-needs-field", field=field))
    elif "life" in data:
        raise place.at("life").wrong(message("check-only-characters-life-score"))
    card.types = read_types(data["type"], place.at("type")) if "type" in data else ()
    card.life = a_number(data.get("life", 0), place.at("life"))
    if "power" in data:
        card.power = read_amount(data["power"], place.at("power"))
    card.damage = mask(data["damage"], DAMAGE_NAMES, place.at("damage"), "damage type") if "damage" in data else HARM
    if "distance" in data:
        card.distance = read_distance(data["distance"], place.at("distance"))
    card.distance_bonus = a_number(data.get("distance_bonus", 0), place.at("distance_bonus"))
    if card.distance_bonus and card.distance <= MELEE:
        raise place.at("distance_bonus").wrong(message("check-distance-bonus-needs-distance"))
    abilities: list[Ability] = []
    for i, item in enumerate(a_list(data.get("attributes", []), place.at("attributes"))):
        abilities.append(read_attribute(item, place.at("attributes").item(i)))
    if "time_limit" in data:
        abilities.append(TimeLimit(a_count(data["time_limit"], place.at("time_limit"))))
    abilities.extend(abilities_in(data, place))
    if "at_combat" in data:
        abilities.append(CombatTrigger(read_effects(data["at_combat"], place.at("at_combat"))))
    if "each_combat" in data:
        abilities.append(CombatTrigger(read_effects(data["each_combat"], place.at("each_combat")), True))
    if "when_cleared" in data:
        abilities.append(WhenCleared(read_effects(data["when_cleared"], place.at("when_cleared"))))
    card.abilities = tuple(abilities)
    card.enters = effects_in(data, "comes_into_play", place)
    if "links_to" in data:
        card.linked = True
        card.enters = (LinkTo(read_selector(data["links_to"], place.at("links_to"))), *card.enters)
    if "challenge" in data:
        here = place.at("challenge")
        challenge = a_table(data["challenge"], here)
        no_other_keys(challenge, ["won", "lost"], here)
        if not challenge:
            raise here.wrong(message("check-challenge-needs-end"))
        card.challenge = Challenge(
            effects_in(challenge, "won", here),
            effects_in(challenge, "lost", here),
        )


# --- Adventure cards. ----------------------------------------------------------------------------------------------


def read_adventurer(card: Card, data: dict[str, object], place: Place) -> None:
    no_other_keys(data, _ADVENTURER, place)
    for field in ("life", "resources", "class"):
        if field not in data:
            raise place.wrong(message("check-adventurer-needs-field", field=field))
    card.life = a_number(data["life"], place.at("life"))
    here = place.at("resources")
    scores = a_table(data["resources"], here)
    no_other_keys(scores, list(RESOURCE_NAMES), here)
    found = [a_number(scores.get(name, 0), here.at(name)) for name in RESOURCE_NAMES]
    card.resources = (found[0], found[1], found[2], found[3])
    card.classes = some_words(data["class"], place.at("class"))
    card.class_bits = mask(data["class"], CLASSES, place.at("class"), "Class Key")


def read_quest(card: Card, data: dict[str, object], place: Place) -> None:
    no_other_keys(data, _QUEST, place)
    if "goal" not in data:
        raise place.wrong(message("check-quest-needs-field-goal"))
    card.goal = read_condition(data["goal"], place.at("goal"))
    if "doom" in data:
        card.doom = read_condition(data["doom"], place.at("doom"))
    assert card.kind == QUEST
