"""``delve product``: products and their contents."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from delve.cli.words import counted
from delve.messages import keyed, message, say


def product(
    name: Annotated[str | None, typer.Argument()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve product``."""
    from delve.library.products import find_products, product_data, product_parts, products
    from delve.library.shipped import standard_book

    book = standard_book()
    if name is None:
        known = products(book)
        if as_json:
            print(json.dumps({id: product_data(each) for id, each in known.items()}, ensure_ascii=False, indent=2))
            return
        width = max(len(id) for id in known)
        for id, each in known.items():
            print(say(message("terminal-product-cards", id=f"{id:<{width}}", size=f"{each.size():>3}", each=each.name)))
        return
    found = find_products(book, [name])[0]
    if as_json:
        print(json.dumps(product_data(found), ensure_ascii=False, indent=2))
        return
    print(f"{found.name}: {counted(found.size(), 'card')}")
    print(found.about)
    for part, counts in product_parts(found).items():
        print(f"\n{say(keyed('terminal-heading', part))}: {sum(counts.values())}")
        for card, count in counts.items():
            print(f"  {count} {card}")
