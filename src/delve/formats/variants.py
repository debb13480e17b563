"""House variants: a format written with other numbers.

A variant names the format it is based on and the numbers it changes; everything else is as in that format.
"""

from __future__ import annotations

from typing import Any, Final

from delve.formats.catalogue import FORMATS
from delve.model.errors import BadInput, nearest
from delve.model.format import SWITCHES, Format, Numbers

Data = dict[str, Any]

# The numbers that may be changed, with the least each may be.
_NUMBERS: Final = {
    "adventurers": 1,
    "encounter_limit": 1,
    "crawler_deck": 1,
    "dungeon_deck": 1,
    "quests_laid": 0,
    "quests_needed": 1,
    "hand_limit": 1,
    "crawler_copies": 1,
    "pool": 1,
    "blind_points": 0,
    "points_to_win": 1,
    "clock": 1,
}
_WORDS: Final = ("id", "name", "base")
# Numbers that mean something only where the format has such a thing.
_SPECIAL: Final = ("pool", "blind_points", "points_to_win", "clock")
KNOWN: Final = [*_WORDS, "seats", *_NUMBERS, "dungeon_copies", *SWITCHES]


def format_from(what: object, where: str) -> Format:
    """A format by its id, as a variant is written, or as a game keeps it."""
    if isinstance(what, dict):
        return kept(what, where) if set(what) == {"id", "numbers"} else variant(what, where)
    id = str(what)
    if id not in FORMATS:
        raise BadInput(f"{where}: format: no format is called {id!r}{nearest(id, list(FORMATS))}")
    return FORMATS[id]


def variant(data: Data, where: str) -> Format:
    """The format that a variant describes; bad input with the field and the nearest right word."""
    for key in data:
        if key not in KNOWN:
            raise BadInput(f"{where}: unknown field {key!r}{nearest(str(key), KNOWN)}")
    for key in _WORDS:
        if not isinstance(data.get(key, ""), str):
            raise BadInput(f"{where}: {key}: expected text")
    base_id = data.get("base", "")
    if base_id not in FORMATS:
        raise BadInput(f"{where}: base: no format is called {base_id!r}{nearest(base_id, list(FORMATS))}")
    base = FORMATS[base_id]
    if data.get("id", "") in FORMATS:
        raise BadInput(f"{where}: id: {data['id']!r} is the name of a format that comes with Delve")
    numbers = changed(base.numbers, base.table_sizes(), data, where)
    id = str(data.get("id", "")) or f"{base_id}-house"
    made = type(base)(id, str(data.get("name", id)), numbers, base.steps)
    made.written = {**data, "id": id}
    return made


def numbers_of(format: Format) -> Data:
    """All numbers and switches of a format, under the names that variants write them with."""
    numbers = {key: getattr(format.numbers, key) for key in ("seats", *_NUMBERS, "dungeon_copies")}
    written = {key: list(value) if isinstance(value, tuple) else value for key, value in numbers.items()}
    return {**written, **{key: format.plays(key) for key in SWITCHES}}


def kept(data: Data, where: str) -> Format:
    """A format with the numbers that it had when a game began; itself where it still has them."""
    format = format_from(str(data["id"]), where)
    said = data["numbers"]
    if not isinstance(said, dict):
        raise BadInput(f"{where}: numbers: expected a table")
    if said == numbers_of(format):
        return format
    plain = changed(format.numbers, format.table_sizes(), {}, where)
    plain.switches = ()
    # A number that the format does not have is kept as 0.
    numbers = changed(plain, format.table_sizes(), {key: value for key, value in said.items() if value != 0}, where)
    made = type(format)(format.id, format.name, numbers, format.steps)
    made.written = data
    return made


def changed(old: Numbers, sizes: tuple[int, int], data: Data, where: str) -> Numbers:
    """The numbers of a format with some of them changed."""
    numbers = Numbers(old.seats, old.adventurers, old.encounter_limit, old.crawler_deck, old.dungeon_deck)
    for key in (*_NUMBERS, "dungeon_copies", "switches"):
        setattr(numbers, key, getattr(old, key))
    for key, least in _NUMBERS.items():
        if key in data:
            if key in _SPECIAL and not getattr(old, key):
                raise BadInput(f"{where}: {key}: the format it is based on knows no such thing")
            setattr(numbers, key, number(data[key], least, f"{where}: {key}"))
    for key in SWITCHES:
        if key in data:
            if not isinstance(data[key], bool):
                raise BadInput(f"{where}: {key}: expected true or false, found {data[key]!r}")
            if data[key]:
                numbers.switches = (*numbers.switches, key)
    if "dungeon_copies" in data:
        copies = data["dungeon_copies"]
        if not isinstance(copies, list) or len(copies) != len(old.dungeon_copies):
            raise BadInput(f"{where}: dungeon_copies: expected four numbers: common, infrequent, uncommon, rare")
        common, infrequent, uncommon, rare = [number(item, 1, f"{where}: dungeon_copies") for item in copies]
        numbers.dungeon_copies = (common, infrequent, uncommon, rare)
    if "seats" in data:
        numbers.seats = seats(sizes, data["seats"], f"{where}: seats")
    if numbers.quests_needed > max(1, numbers.quests_laid):
        raise BadInput(f"{where}: quests_needed: more than the {numbers.quests_laid} that are laid out")
    return numbers


def seats(sizes: tuple[int, int], value: object, where: str) -> tuple[int, int]:
    """One number of players or a range of them, as many as the rules of the format can seat."""
    given = [value, value] if not isinstance(value, list) else value
    if len(given) != 2:
        raise BadInput(f"{where}: expected a number or [fewest, most]")
    fewest, most = number(given[0], 1, where), number(given[1], 1, where)
    if not sizes[0] <= fewest <= most <= sizes[1]:
        raise BadInput(f"{where}: its rules are for {sizes[0]} to {sizes[1]} players, the fewest first")
    return fewest, most


def number(value: object, least: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{where}: expected a whole number, found {value!r}")
    if value < least:
        raise BadInput(f"{where}: expected at least {least}, found {value}")
    return value
