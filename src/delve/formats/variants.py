"""House variants: formats with other numbers.

A variant names the format it is based on and the numbers it changes; everything else is as in that format.
"""

from __future__ import annotations

from typing import Final

from delve.formats.catalogue import FORMATS
from delve.messages import message
from delve.model.errors import BadInput, nearest
from delve.model.format import Format, Numbers
from delve.model.setups import FormatNumbers
from delve.model.switches import SWITCH_NAMES

Data = dict[str, object]

# The numbers that may be changed, with their minimums.
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
# Numbers that apply only to some formats.
_SPECIAL: Final = ("pool", "blind_points", "points_to_win", "clock")
KNOWN: Final = [*_WORDS, "seats", *_NUMBERS, "dungeon_copies", *SWITCH_NAMES]


def format_from(what: object, where: str) -> Format:
    """A format by its id, from the source of a variant, or as stored in a game."""
    if isinstance(what, dict):
        return kept(what, where) if set(what) == {"id", "numbers"} else variant(what, where)
    id = str(what)
    if id not in FORMATS:
        raise BadInput(message("check-format-no-format-called", where=where, id=id, nearest=nearest(id, list(FORMATS))))
    return FORMATS[id]


def variant(data: Data, where: str) -> Format:
    """The format that a variant describes; errors name the field, with a suggestion."""
    for key in data:
        if key not in KNOWN:
            raise BadInput(
                message("check-position-unknown-field", where=where, key=key, nearest=nearest(str(key), KNOWN))
            )
    for key in _WORDS:
        if not isinstance(data.get(key, ""), str):
            raise BadInput(message("check-expected-text", where=where, key=key))
    base_id = str(data.get("base", ""))
    if base_id not in FORMATS:
        raise BadInput(
            message(
                "check-base-no-format-called", where=where, base_id=base_id, nearest=nearest(base_id, list(FORMATS))
            )
        )
    base = FORMATS[base_id]
    if data.get("id", "") in FORMATS:
        raise BadInput(message("check-id-name-format-comes", where=where, id=str(data["id"])))
    numbers = changed(base.numbers, base.table_sizes(), data, where)
    id = str(data.get("id", "")) or f"{base_id}-house"
    made = type(base)(id, str(data.get("name", id)), numbers, base.steps)
    made.written = {**data, "id": id}
    return made


def numbers_of(format: Format) -> FormatNumbers:
    """All numbers and switches of a format, by their names in variants."""
    numbers = {key: getattr(format.numbers, key) for key in ("seats", *_NUMBERS, "dungeon_copies")}
    written = {key: list(value) if isinstance(value, tuple) else value for key, value in numbers.items()}
    return {**written, **{key: format.plays(1 << place) for place, key in enumerate(SWITCH_NAMES)}}


def kept(data: Data, where: str) -> Format:
    """A format with the numbers stored in a game; the format itself if they are the same."""
    format = format_from(str(data["id"]), where)
    said = data["numbers"]
    if not isinstance(said, dict):
        raise BadInput(message("check-numbers-expected-table", where=where))
    if said == numbers_of(format):
        return format
    plain = changed(format.numbers, format.table_sizes(), {}, where)
    plain.switches = 0
    # Numbers that the format does not have are stored as 0.
    numbers = changed(plain, format.table_sizes(), {key: value for key, value in said.items() if value != 0}, where)
    made = type(format)(format.id, format.name, numbers, format.steps)
    made.written = data
    return made


def changed(old: Numbers, sizes: tuple[int, int], data: Data, where: str) -> Numbers:
    """The numbers of a format with changes."""
    numbers = Numbers(old.seats, old.adventurers, old.encounter_limit, old.crawler_deck, old.dungeon_deck)
    for key in (*_NUMBERS, "dungeon_copies", "switches"):
        setattr(numbers, key, getattr(old, key))
    for key, least in _NUMBERS.items():
        if key in data:
            if key in _SPECIAL and not getattr(old, key):
                raise BadInput(message("check-format-based-knows-no", where=where, key=key))
            setattr(numbers, key, number(data[key], least, f"{where}: {key}"))
    for place, key in enumerate(SWITCH_NAMES):
        if key in data:
            if not isinstance(data[key], bool):
                raise BadInput(
                    message("check-variants-expected-true-false-found", where=where, key=key, data=repr(data[key]))
                )
            if data[key]:
                numbers.switches |= 1 << place
    if "dungeon_copies" in data:
        copies = data["dungeon_copies"]
        if not isinstance(copies, list) or len(copies) != len(old.dungeon_copies):
            raise BadInput(message("check-dungeon-copies-expected-four", where=where))
        common, infrequent, uncommon, rare = [number(item, 1, f"{where}: dungeon_copies") for item in copies]
        numbers.dungeon_copies = (common, infrequent, uncommon, rare)
    if "seats" in data:
        numbers.seats = seats(sizes, data["seats"], f"{where}: seats")
    if numbers.quests_needed > max(1, numbers.quests_laid):
        raise BadInput(message("check-quests-needed-more-laid", where=where, quests_laid=numbers.quests_laid))
    return numbers


def seats(sizes: tuple[int, int], value: object, where: str) -> tuple[int, int]:
    """A number of players or a range, within the rules of the format."""
    given = [value, value] if not isinstance(value, list) else value
    if len(given) != 2:
        raise BadInput(message("check-expected-number-fewest-most", where=where))
    fewest, most = number(given[0], 1, where), number(given[1], 1, where)
    if not sizes[0] <= fewest <= most <= sizes[1]:
        raise BadInput(message("check-rules-players-fewest-first", where=where, sizes=sizes[0], sizes2=sizes[1]))
    return fewest, most


def number(value: object, least: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(message("check-variants-expected-whole-number-found", where=where, value=repr(value)))
    if value < least:
        raise BadInput(message("check-expected-least-found", where=where, least=least, value=value))
    return value
