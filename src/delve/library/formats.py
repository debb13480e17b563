"""Formats, and house variants read from files."""

from __future__ import annotations

from pathlib import Path

from delve.content.files import read_toml
from delve.formats.catalogue import FORMATS, QUEST_COUNTS
from delve.formats.variants import numbers_of, variant
from delve.messages import message, say_arg
from delve.model.errors import BadInput, nearest
from delve.model.format import Format


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
    raise BadInput(message("check-no-format-called-known", id=id, nearest=nearest(id, known), known=", ".join(known)))


def read_variant(path: Path) -> Format:
    """Reads a house variant from a TOML file."""
    return variant({"id": path.stem, **read_toml(path)}, str(path))


def format_data(format: Format) -> dict[str, object]:
    """A format with its numbers and switches, by their names in house variants."""
    return {"id": format.id, "name": say_arg(format.title()), "base": base_of(format), **numbers_of(format)}


def base_of(format: Format) -> str:
    """The format whose rules apply: its own id, or the base of a house variant."""
    return str(format.written.get("base", format.id))


def quest_counts() -> dict[str, int]:
    """How many Quests win, by keyword."""
    return dict(QUEST_COUNTS)
