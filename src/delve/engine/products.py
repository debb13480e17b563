"""Products, for those outside the core: what can be bought, what is in it, and what one has of it together."""

from __future__ import annotations

from typing import Any

from delve.content.book import CardBook
from delve.content.decks import PARTS
from delve.content.products import Collection, Product, load_products
from delve.engine.library import DATA
from delve.model.errors import BadInput, nearest

Data = dict[str, Any]


def products(book: CardBook) -> dict[str, Product]:
    """The products that come with Delve, by id."""
    return load_products(book, DATA / "products")


def find_products(book: CardBook, ids: list[str]) -> list[Product]:
    """Products by id, in this order."""
    known = products(book)
    for id in ids:
        if id not in known:
            raise BadInput(f"no product is called {id!r}{nearest(id, list(known))}; known: {', '.join(known)}")
    return [known[id] for id in ids]


def collection(book: CardBook, ids: list[str]) -> Collection:
    """The cards of these products together; one named twice is there twice."""
    return Collection(find_products(book, ids))


def product_data(product: Product) -> Data:
    """The product for a machine to read."""
    return {
        "name": product.name,
        "set": product.set,
        "about": product.about,
        "cards": product.size(),
        **Collection([product]).parts,
    }


def product_parts(product: Product) -> dict[str, dict[str, int]]:
    """What is in the product: each part's heading with its cards and their copies."""
    return {PARTS[part].removesuffix(" deck"): counts for part, counts in Collection([product]).parts.items()}
