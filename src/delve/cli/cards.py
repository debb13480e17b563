"""``delve cards``: the catalogue, with filters."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from delve.cli.sets import Sets
from delve.cli.words import counted
from delve.library.faces import Face, attribute_names, card_faces, rarities
from delve.library.shipped import standard_book
from delve.messages import keyed, message, say
from delve.model.errors import BadInput, nearest
from delve.model.ids import KIND_NAMES

COLUMNS: Final = ("card", "kind", "cost", "power", "life", "says")
NUMBERS: Final = {"cost", "power", "life"}


def cards(
    kind: Annotated[str, typer.Option("--type")] = "",
    cost: int = -1,
    attribute: str = "",
    key: str = "",
    rarity: str = "",
    in_set: Annotated[str, typer.Option("--set")] = "",
    words: Annotated[str, typer.Option("--text")] = "",
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve cards``."""
    known(kind.lower(), KIND_NAMES, say(message("terminal-kind-card")))
    known(attribute.title(), tuple(attribute_names()), say(message("terminal-attribute")))
    known(rarity.lower(), rarities(), say(message("terminal-rarity")))
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
    for column in COLUMNS:
        title = say(keyed("terminal-column", column))
        table.add_column(title, justify="right" if column in NUMBERS else "left", overflow="fold")
    for face in found:
        life = str(face.life) if face.kind in {"character", "adventurer"} else ""
        table.add_row(
            face.name, say(keyed("word-kind", face.kind)), str(face.cost), face.power, life, " ".join(face.lines)
        )
    Console().print(table)
    print(counted(len(found), "card"))
