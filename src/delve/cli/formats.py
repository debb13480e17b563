"""``delve formats``: the formats of play with their numbers, and how to write one of one's own."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer

from delve.library.formats import find_format, format_data
from delve.library.formats import formats as all_formats
from delve.messages import keyed, message, say, say_arg
from delve.model.format import Format
from delve.model.switches import SWITCH_NAMES

# The columns common to all formats, and the layout of a row.
COLUMNS: Final = ("format", "seats", "party", "limit", "decks", "quests", "hand", "name")
ROW: Final = "{:<13}  {:>5}  {:>5}  {:>5}  {:>7}  {:>6}  {:>4}  {}"
# Properties of some formats only.
MORE: Final = ("pool", "blind_points", "points_to_win", "clock")


def formats(
    name: Annotated[str | None, typer.Argument()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve formats``."""
    if name is not None:
        data = format_data(find_format(name))
        print(json.dumps(data, ensure_ascii=False) if as_json else "\n".join(field_lines(data)))
        return
    if as_json:
        print(json.dumps([format_data(format) for format in all_formats()], ensure_ascii=False))
        return
    print(ROW.format(*[say(keyed("terminal-column", column)) for column in COLUMNS]))
    for format in all_formats():
        print(ROW.format(*cells(format)))
    print()
    print(say(message("terminal-house-variant")))
    width = max([len(switch) for switch in SWITCH_NAMES])
    for switch in SWITCH_NAMES:
        print(f"  {switch:<{width}}  {say(keyed('word-switch', switch))}")


def cells(format: Format) -> list[str]:
    """A row of the list: decks combined, Quests to win of those laid out, and other properties last."""
    numbers = format.numbers
    more = [
        say(message(f"terminal-format-{field.replace('_', '-')}", number=getattr(numbers, field)))
        for field in MORE
        if getattr(numbers, field)
    ]
    return [
        format.id,
        "-".join([str(number) for number in dict.fromkeys(numbers.seats)]),
        str(numbers.adventurers),
        str(numbers.encounter_limit),
        f"{numbers.crawler_deck}/{numbers.dungeon_deck}",
        say(message("terminal-formats-of", quests_needed=numbers.quests_needed, quests_laid=numbers.quests_laid)),
        str(numbers.hand_limit),
        ", ".join([say_arg(format.title()), *more]),
    ]


def field_lines(data: dict[str, object]) -> list[str]:
    """Every field as written in a house variant, with explanations of switches; unused fields are omitted."""
    width = max([len(field) for field in data])
    lines: list[str] = []
    for field, value in data.items():
        if value or field not in MORE:
            note = f"  # {say(keyed('word-switch', field))}" if field in SWITCH_NAMES else ""
            lines.append(f"{field:<{width}} = {json.dumps(value, ensure_ascii=False)}{note}")
    return lines
