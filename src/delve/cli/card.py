"""``delve card``: a card's text and values."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console

from delve.cli.card_panel import card_lines, card_panel
from delve.cli.play import can_draw
from delve.cli.sets import Sets
from delve.library.faces import Face, card_face, card_names
from delve.library.shipped import CardBook, standard_book
from delve.messages import message
from delve.model.errors import BadInput


def card(
    name: Annotated[list[str], typer.Argument()],
    plain: Annotated[bool, typer.Option("--plain")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    sets: Sets = None,
) -> None:
    """The command ``delve card``."""
    face = find_face(standard_book(sets), " ".join(name))
    console = Console(highlight=False)
    if as_json:
        print(json.dumps(face.data(), ensure_ascii=False))
    elif plain or not can_draw(console):
        print("\n".join(card_lines(face)))
    else:
        console.print(card_panel(face))


def find_face(book: CardBook, name: str) -> Face:
    """A card by its name in any case, or by a part that is unique to one name."""
    known = card_names(book)
    wanted = name.lower()
    whole = [each for each in known if each.lower() == wanted]
    found = whole or sorted({book.card(each, "card").name for each in known if wanted in each.lower()})
    if len(found) > 1:
        raise BadInput(message("terminal-ambiguous", text=name, list=", ".join(found)))
    return card_face(book, found[0] if found else name)
