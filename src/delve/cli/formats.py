"""``delve formats``: the formats of play with their numbers, and how to write one of one's own."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer

from delve.library.formats import find_format, format_data
from delve.library.formats import formats as all_formats
from delve.messages import message, say, say_arg
from delve.model.format import Format
from delve.model.switches import SWITCHES

# The columns common to all formats, and the layout of a row.
HEADS: Final = ("format", "seats", "party", "limit", "decks", "Quests", "hand", "name")
ROW: Final = "{:<13}  {:>5}  {:>5}  {:>5}  {:>7}  {:>6}  {:>4}  {}"
# Properties of some formats only.
MORE: Final[dict[str, str]] = {
    "pool": "pools of {}",
    "blind_points": "blind build of {}",
    "points_to_win": "{} points win",
    "clock": "{} minutes",
}
HOUSE: Final = """
A house variant is a format with other numbers, in a TOML file of your own:

  base = "solo-standard"    # the format that it changes
  name = "Long Night"       # what it is called on the screen
  encounter_limit = 7       # the numbers that are to be others

delve formats FILE shows all its fields, delve play --format FILE plays it, and delve deck check knows it too.
docs/house-variants.md has a worked one and explains the fields. Where editions differ, a switch that is true
plays otherwise than it is ruled:
"""


def formats(
    name: Annotated[str | None, typer.Argument(help="One format, or a house variant's file, with all numbers.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The formats for a machine to read.")] = False,
) -> None:
    """List the formats of play with their numbers, and how to write a house variant."""
    if name is not None:
        data = format_data(find_format(name))
        print(json.dumps(data, ensure_ascii=False) if as_json else "\n".join(field_lines(data)))
        return
    if as_json:
        print(json.dumps([format_data(format) for format in all_formats()], ensure_ascii=False))
        return
    print(ROW.format(*HEADS))
    for format in all_formats():
        print(ROW.format(*cells(format)))
    print(HOUSE)
    width = max([len(switch) for switch in SWITCHES])
    for switch, words in SWITCHES.items():
        print(f"  {switch:<{width}}  {words}")


def cells(format: Format) -> list[str]:
    """A row of the list: decks combined, Quests to win of those laid out, and other properties last."""
    numbers = format.numbers
    more = [words.format(getattr(numbers, field)) for field, words in MORE.items() if getattr(numbers, field)]
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
            note = f"  # {SWITCHES[field]}" if field in SWITCHES else ""
            lines.append(f"{field:<{width}} = {json.dumps(value, ensure_ascii=False)}{note}")
    return lines
