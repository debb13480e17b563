"""Products: the cards in a box, and what can be built from a collection of boxes (B-074, B-144)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from delve.content.book import CardBook
from delve.content.deck_rules import home
from delve.content.decks import PARTS, Deck, read_counts, read_names
from delve.content.files import read_toml
from delve.content.schema import Place, a_str, no_other_keys, one_of
from delve.messages import message
from delve.model.errors import BadInput

_FIELDS: Final = ["name", "set", "about", *PARTS]


class Product:
    """A box of cards: Adventurers and Quests once each, others with numbers of copies."""

    def __init__(
        self,
        name: str,
        set: str,
        about: str,
        adventurers: tuple[str, ...],
        quests: tuple[str, ...],
        crawler: dict[str, int],
        dungeon: dict[str, int],
    ) -> None:
        self.name = name
        self.set = set
        self.about = about
        self.adventurers = adventurers
        self.quests = quests
        self.crawler = crawler
        self.dungeon = dungeon

    def size(self) -> int:
        """All cards in the box."""
        return len(self.adventurers) + len(self.quests) + sum(self.crawler.values()) + sum(self.dungeon.values())


class Collection:
    """The combined cards of some products: for each part of a deck, the available copies."""

    def __init__(self, products: list[Product]) -> None:
        self.parts: dict[str, dict[str, int]] = {part: {} for part in PARTS}
        for product in products:
            self.add("adventurers", singly(product.adventurers))
            self.add("quests", singly(product.quests))
            self.add("crawler", product.crawler)
            self.add("dungeon", product.dungeon)

    def add(self, part: str, counts: dict[str, int]) -> None:
        held = self.parts[part]
        for name, count in counts.items():
            held[name] = held.get(name, 0) + count

    def copies(self) -> dict[str, int]:
        """The copies of every card, over all parts of a deck."""
        return {name: count for counts in self.parts.values() for name, count in counts.items()}

    def size(self, part: str) -> int:
        return sum(self.parts[part].values())

    def shortage(self, crawler: int, dungeon: int) -> int:
        """How many cards are missing for decks of these sizes (B-074); one deck's surplus does not help the other."""
        return max(0, crawler - self.size("crawler")) + max(0, dungeon - self.size("dungeon"))

    def missing(self, decks: list[Deck]) -> dict[str, int]:
        """The cards missing to build all these decks at the same time."""
        needed: dict[str, int] = {}
        for deck in decks:
            for counts in (singly(deck.adventurers), singly(deck.quests), deck.crawler, deck.dungeon):
                for name, count in counts.items():
                    needed[name] = needed.get(name, 0) + count
        have = self.copies()
        return {name: count - have.get(name, 0) for name, count in needed.items() if count > have.get(name, 0)}


def singly(names: tuple[str, ...]) -> dict[str, int]:
    """Counts each name."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts


# --- Reading. ------------------------------------------------------------------------------------------------------


def load_products(book: CardBook, folder: Path) -> dict[str, Product]:
    """Every product of a folder by the name of its file."""
    if not folder.is_dir():
        raise BadInput(message("check-no-folder-products", folder=str(folder)))
    return {path.stem: load_product(book, path) for path in sorted(folder.glob("*.toml"))}


def load_product(book: CardBook, path: Path) -> Product:
    return read_product(book, read_toml(path), str(path))


def read_product(book: CardBook, data: dict[str, object], path: str) -> Product:
    """A product from the table of its file; every card must be of its set, in the right part."""
    place = Place(path)
    no_other_keys(data, _FIELDS, place)
    for field in ("name", "set", "about"):
        if field not in data:
            raise place.wrong(message("check-field-missing", field=field))
    product = Product(
        a_str(data["name"], place.at("name")),
        one_of(a_str(data["set"], place.at("set")), list(book.sets), place.at("set"), "set"),
        a_str(data["about"], place.at("about")).strip(),
        read_names(book, data.get("adventurers", []), place.at("adventurers")),
        read_names(book, data.get("quests", []), place.at("quests")),
        read_counts(book, data.get("crawler", {}), place.at("crawler")),
        read_counts(book, data.get("dungeon", {}), place.at("dungeon")),
    )
    check_cards(book, product, place)
    return product


def check_cards(book: CardBook, product: Product, place: Place) -> None:
    for part, counts in Collection([product]).parts.items():
        for name in counts:
            card = book.card(name, part)
            here = place.at(part).at(name)
            if home(card) != part:
                raise here.wrong(message("check-card-belongs-under", home=home(card)))
            if card.set != product.set:
                raise here.wrong(message("check-card-set-not", set=card.set, set2=product.set))
            if part in {"adventurers", "quests"} and counts[name] > 1:
                raise here.wrong(message("check-product-holds-each-adventurer"))
