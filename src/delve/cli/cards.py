"""``delve cards``: the catalogue, with filters."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from delve.cli.sets import Sets
from delve.library.faces import Face, attribute_names, card_faces
from delve.library.shipped import standard_book
from delve.messages import message, say
from delve.model.errors import BadInput, nearest
from delve.model.ids import KIND_NAMES

_RARITIES = ("common", "infrequent", "uncommon", "rare", "promo")


def cards(
    kind: Annotated[str, typer.Option("--type", help="character, trap, equipment, quest ...")] = "",
    cost: Annotated[int, typer.Option(help="Of that Cost.")] = -1,
    attribute: Annotated[str, typer.Option(help="With that Attribute.")] = "",
    key: Annotated[str, typer.Option(help="With that key, subtype or Class Key.")] = "",
    rarity: Annotated[str, typer.Option(help="common, infrequent, uncommon, rare, promo")] = "",
    in_set: Annotated[str, typer.Option("--set", help="Of that set.")] = "",
    words: Annotated[str, typer.Option("--text", help="With these words in the name or text.")] = "",
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json", help="The cards for a machine to read.")] = False,
) -> None:
    """List the cards that match."""
    known(kind.lower(), KIND_NAMES, say(message("terminal-kind-card")))
    known(attribute.title(), tuple(attribute_names()), say(message("terminal-attribute")))
    known(rarity.lower(), _RARITIES, "rarity")
    faces = card_faces(standard_book(sets))
    found = [
        face
        for face in faces.values()
        if kind.lower() in {"", face.kind}
        and cost in {-1, face.cost}
        and rarity.lower() in {"", face.rarity}
        and in_set.lower() in {"", face.set}
        and has_attribute(face, attribute)
        and has_key(face, key)
        and words.lower() in " ".join([face.name, *face.lines]).lower()
    ]
    found.sort(key=lambda face: (KIND_NAMES.index(face.kind), face.cost, face.name))
    if as_json:
        print(json.dumps([face.data() for face in found], ensure_ascii=False))
        return
    show(found)


def known(word: str, words: tuple[str, ...], what: str) -> None:
    if word and word not in words:
        raise BadInput(message("terminal-no-called", what=what, word=word, nearest=nearest(word, list(words))))


def has_attribute(face: Face, attribute: str) -> bool:
    return not attribute or any(text.lower().startswith(attribute.lower()) for text in face.attributes)


def has_key(face: Face, key: str) -> bool:
    held = [*face.keys, *face.types, *face.classes, *face.boost_classes]
    return not key or key.lower() in [word.lower() for word in held]


def show(found: list[Face]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("card", "kind", "cost", "power", "life", "says"):
        table.add_column(title, justify="right" if title in {"cost", "power", "life"} else "left", overflow="fold")
    for face in found:
        life = str(face.life) if face.kind in {"character", "adventurer"} else ""
        table.add_row(face.name, face.kind, str(face.cost), face.power, life, " ".join(face.lines))
    Console().print(table)
    print(f"{len(found)} {'card' if len(found) == 1 else 'cards'}")
