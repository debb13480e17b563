"""Card faces: cards and glossary as people read them."""

from __future__ import annotations

from typing import TypedDict

from delve.attributes.base import Attribute
from delve.attributes.catalogue import ATTRIBUTES
from delve.attributes.glossary import GLOSSARY, SPELLINGS, words_in
from delve.content.book import CardBook
from delve.content.loader import RARITIES, CardFile
from delve.content.sets import CardSet
from delve.content.text import card_lines, power_text, reminder_lines, reminders
from delve.model.ids import DAMAGE_NAMES, KIND_NAMES, RESOURCE_NAMES, words_of
from delve.model.shown import Kind, Reminder, Resource


class FaceData(TypedDict):
    """A card as printed."""

    name: str
    kind: Kind
    cost: int
    types: list[str]
    keys: list[str]
    classes: list[str]
    life: int
    power: str
    damage: list[str]
    resources: dict[Resource, int]
    boost_classes: list[str]
    attributes: list[str]
    text: list[str]
    reminders: list[Reminder]
    set: str
    rarity: str
    number: int
    flavour: str
    provenance: dict[str, str]  # for each field, `rulebook` or `delve`


class Face:
    """A card's face: every printed value in words."""

    def __init__(self, file: CardFile, set_name: str) -> None:
        card = file.card
        self.name = card.name
        self.kind = KIND_NAMES[card.kind]
        self.cost = card.cost
        self.types = list(card.types)
        self.keys = list(card.keys)
        self.classes = list(card.classes)
        self.life = card.life
        self.power = power_text(card)
        self.damage = words_of(DAMAGE_NAMES, card.damage) if card.power is not None else []
        self.resources = dict(zip(RESOURCE_NAMES, card.resources, strict=True))
        self.boost_classes = list(card.boost_classes)
        self.attributes = [
            ability.text() for ability in card.abilities if isinstance(ability, Attribute) and not ability.then
        ]
        self.lines = card_lines(card)
        self.reminders = reminders(card)
        self.reminder_lines = reminder_lines(card)
        self.set = card.set
        self.set_name = set_name
        self.rarity = card.rarity
        self.number = card.number
        self.flavour = file.flavour
        self.provenance = dict(file.provenance)

    def data(self) -> FaceData:
        """Everything on the card, as plain data."""
        return {
            "name": self.name,
            "kind": self.kind,
            "cost": self.cost,
            "types": self.types,
            "keys": self.keys,
            "classes": self.classes,
            "life": self.life,
            "power": self.power,
            "damage": self.damage,
            "resources": self.resources,
            "boost_classes": self.boost_classes,
            "attributes": self.attributes,
            "text": self.lines,
            "reminders": self.reminders,
            "set": self.set,
            "rarity": self.rarity,
            "number": self.number,
            "flavour": self.flavour,
            "provenance": self.provenance,
        }


def card_face(book: CardBook, name: str) -> Face:
    """A card's face by its printed or short name."""
    card = book.card(name, "card")
    return Face(book.files[card.name], book.set_name(card))


def card_faces(book: CardBook) -> dict[str, Face]:
    """Every card's face by its printed name."""
    return {name: Face(file, book.set_name(file.card)) for name, file in book.files.items()}


def card_sets(book: CardBook) -> list[CardSet]:
    """The installed sets, Delve's first."""
    return list(book.sets.values())


def card_names(book: CardBook) -> list[str]:
    """All accepted names of cards, printed ones first."""
    return [*book.files, *book.aliases]


def glossary() -> dict[str, str]:
    """The rule of every Attribute and other glossary entry, by name."""
    return dict(GLOSSARY)


def spellings() -> dict[str, tuple[str, ...]]:
    """How each word of the glossary stands in sentences, which may go on after it: Lock, Locked."""
    return dict(SPELLINGS)


def cards_using(book: CardBook, word: str) -> list[str]:
    """The cards whose text uses a word of the glossary."""
    return sorted([card.name for card in book.cards() if word in words_in(" ".join(card_lines(card)))])


def rarities() -> tuple[str, ...]:
    """How rare a card may be, from common on."""
    return RARITIES


def attribute_names() -> list[str]:
    """The Attributes that cards can have."""
    return list(ATTRIBUTES)


def catalogue_by_kind(book: CardBook) -> dict[str, list[str]]:
    """The names of all cards, by the part of a deck they belong to."""
    found: dict[str, list[str]] = {"crawler": [], "dungeon": [], "adventurer": [], "quest": []}
    for card in book.cards():
        pile = "crawler" if card.is_crawler() else "dungeon" if card.is_dungeon() else KIND_NAMES[card.kind]
        found[pile].append(card.name)
    return found
