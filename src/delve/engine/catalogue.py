"""What there is to play with, for those outside the core: formats, decks, and what every card says."""

from __future__ import annotations

import tomllib
from pathlib import Path

from delve.attributes.base import Attribute
from delve.attributes.catalogue import ATTRIBUTES
from delve.attributes.glossary import GLOSSARY
from delve.content.book import CardBook
from delve.content.loader import CardFile
from delve.content.text import card_lines, power_text, reminders
from delve.engine.codec import CLASSES
from delve.engine.library import DATA
from delve.formats.catalogue import FORMATS, QUEST_COUNTS
from delve.formats.variants import numbers_of, variant
from delve.model.errors import BadInput, nearest
from delve.model.format import Format
from delve.model.ids import DAMAGE_NAMES, KIND_NAMES, RESOURCE_NAMES, words_of


class Face:
    """A card as somebody reads it: every printed value in words."""

    def __init__(self, file: CardFile) -> None:
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
        self.set = card.set
        self.rarity = card.rarity
        self.number = card.number
        self.flavour = file.flavour
        self.provenance = dict(file.provenance)

    def data(self) -> dict[str, object]:
        """Everything on the card, for a machine to read."""
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
    return Face(book.files[card.name])


def card_faces(book: CardBook) -> dict[str, Face]:
    """Every card's face by its printed name."""
    return {name: Face(file) for name, file in book.files.items()}


def card_names(book: CardBook) -> list[str]:
    """Every name that a card answers to, printed ones first."""
    return [*book.files, *book.aliases]


def glossary() -> dict[str, str]:
    """The rule behind every Attribute and every other word of the glossary, by its name."""
    return dict(GLOSSARY)


def formats() -> list[Format]:
    return list(FORMATS.values())


def find_format(id: str) -> Format:
    """A format by its id, or a house variant by its file."""
    if id in FORMATS:
        return FORMATS[id]
    path = Path(id)
    if path.suffix == ".toml":
        return read_variant(path)
    known = list(FORMATS)
    raise BadInput(f"no format is called {id!r}{nearest(id, known)}; known: {', '.join(known)}, or a variant's file")


def read_variant(path: Path) -> Format:
    """A house variant as a TOML file holds it."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: {error}") from None
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    return variant({"id": path.stem, **data}, str(path))


def format_data(format: Format) -> dict[str, object]:
    """A format, its numbers and its switches, under the names that house variants write them with."""
    return {"id": format.id, "name": format.name, "base": base_of(format), **numbers_of(format)}


def base_of(format: Format) -> str:
    """The format whose rules are played: its own id, or what a house variant is based on."""
    return str(format.written.get("base", format.id))


def quest_counts() -> dict[str, int]:
    """How many Quests win, by the word for it."""
    return dict(QUEST_COUNTS)


def deck_names() -> list[str]:
    """The decks that come with Delve."""
    return sorted([path.stem for path in (DATA / "decks").glob("*.toml")])


def attribute_names() -> list[str]:
    """The Attributes that cards may bear."""
    return list(ATTRIBUTES)


def effect_names() -> list[str]:
    """Everything that may wait on the stack."""
    return list(CLASSES)


def catalogue_by_kind(book: CardBook) -> dict[str, list[str]]:
    """The names of all cards, by the pile they belong to."""
    found: dict[str, list[str]] = {"crawler": [], "dungeon": [], "adventurer": [], "quest": []}
    for card in book.cards():
        pile = "crawler" if card.is_crawler() else "dungeon" if card.is_dungeon() else KIND_NAMES[card.kind]
        found[pile].append(card.name)
    return found
