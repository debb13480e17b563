"""Products for users outside the core: their contents, and collections."""

from __future__ import annotations

from typing import TypedDict

from delve.content.book import CardBook
from delve.content.products import Collection, Product, load_products
from delve.library.shipped import DATA
from delve.messages import message
from delve.model.errors import BadInput, nearest


class ProductData(TypedDict):
    """A product for a machine to read: its parts hold copies by card."""

    name: str
    set: str
    about: str
    cards: int
    adventurers: dict[str, int]
    quests: dict[str, int]
    crawler: dict[str, int]
    dungeon: dict[str, int]


def products(book: CardBook) -> dict[str, Product]:
    """The products that come with Delve, by id."""
    return load_products(book, DATA / "products")


def find_products(book: CardBook, ids: list[str]) -> list[Product]:
    """Products by id, in this order."""
    known = products(book)
    for id in ids:
        if id not in known:
            raise BadInput(
                message(
                    "check-no-product-called-known", id=id, nearest=nearest(id, list(known)), known=", ".join(known)
                )
            )
    return [known[id] for id in ids]


def collection(book: CardBook, ids: list[str]) -> Collection:
    """The combined cards of these products; a repeated product counts repeatedly."""
    return Collection(find_products(book, ids))


def product_data(product: Product) -> ProductData:
    parts = Collection([product]).parts
    return {
        "name": product.name,
        "set": product.set,
        "about": product.about,
        "cards": product.size(),
        "adventurers": parts["adventurers"],
        "quests": parts["quests"],
        "crawler": parts["crawler"],
        "dungeon": parts["dungeon"],
    }


def product_parts(product: Product) -> dict[str, dict[str, int]]:
    """The contents of the product: for each part of decks, cards and copies."""
    return Collection([product]).parts
