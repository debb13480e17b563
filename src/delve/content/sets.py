"""Sets: folders of card files with a ``set.toml`` that gives the set's name, symbol and colour.

The id of a set is the name of its folder. Adding a folder installs a set.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from delve.content.files import read_toml
from delve.content.schema import Place, a_str, no_other_keys
from delve.messages import message
from delve.model.errors import BadInput

SET_FILE: Final = "set.toml"
# Folders of a set that hold something else.
NO_CARDS: Final = ("campaigns", "decks")
_NEEDED: Final = ["name", "symbol", "colour"]
_FIELDS: Final = [*_NEEDED, "about"]
_LONGEST_SYMBOL: Final = 3  # characters: some symbols consist of several
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


class CardSet:
    """The name of a set, and how its cards are marked."""

    def __init__(self, id: str, name: str, symbol: str, colour: str, about: str, path: str) -> None:
        self.id = id
        self.name = name
        self.symbol = symbol
        self.colour = colour
        self.about = about
        self.path = path


def set_folders(folder: Path) -> list[Path]:
    """The sets in a folder: the folder itself if it has a ``set.toml``, else its subfolders."""
    if not folder.is_dir():
        raise BadInput(message("check-no-folder-cards", folder=str(folder)))
    if (folder / SET_FILE).is_file():
        return [folder]
    within = sorted([path for path in folder.iterdir() if path.is_dir() and not path.name.startswith(".")])
    loose = sorted(folder.glob("*.toml"))
    if any((path / SET_FILE).is_file() for path in within):
        if loose:
            raise BadInput(message("check-card-beside-sets", path=str(loose[0])))
        return within
    # A folder with cards but without sets is a set whose set.toml is missing.
    return [folder] if loose or within else []


def card_files(folder: Path) -> list[Path]:
    """The card files of a set, in any of its folders but those of campaigns and decks."""
    others = {folder / name for name in NO_CARDS}
    return sorted(
        [path for path in folder.rglob("*.toml") if path != folder / SET_FILE and not others & {*path.parents}]
    )


def load_set(folder: Path) -> CardSet:
    path = folder / SET_FILE
    if not path.is_file():
        raise BadInput(message("check-no-set-file", path=str(path)))
    return read_set(read_toml(path), folder.resolve().name, str(path))


def read_set(data: dict[str, object], id: str, path: str) -> CardSet:
    """A set from the table of its file."""
    place = Place(path)
    no_other_keys(data, _FIELDS, place)
    for field in _NEEDED:
        if field not in data:
            raise place.wrong(message("check-field-missing", field=field))
    about = a_str(data["about"], place.at("about")).strip() if "about" in data else ""
    return CardSet(
        id,
        a_str(data["name"], place.at("name")).strip(),
        read_symbol(data["symbol"], place.at("symbol")),
        read_colour(data["colour"], place.at("colour")),
        about,
        path,
    )


def read_symbol(value: object, place: Place) -> str:
    symbol = a_str(value, place).strip()
    if len(symbol) > _LONGEST_SYMBOL:
        raise place.wrong(message("check-expected-sign-found", most=_LONGEST_SYMBOL, found=symbol))
    return symbol


def read_colour(value: object, place: Place) -> str:
    colour = a_str(value, place)
    if _COLOUR.fullmatch(colour) is None:
        raise place.wrong(message("check-expected-colour-found", found=colour))
    return colour
