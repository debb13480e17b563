"""``delve formats``: the formats of play with their numbers, and how to write one of one's own."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

import typer

from delve.engine.catalogue import find_format, format_data
from delve.engine.catalogue import formats as all_formats
from delve.model.format import SWITCHES

Data = dict[str, Any]

# The columns that every format fills, and how a row is laid out.
HEADS: Final = ("format", "seats", "party", "limit", "decks", "Quests", "hand", "name")
ROW: Final = "{:<13}  {:>5}  {:>5}  {:>5}  {:>7}  {:>6}  {:>4}  {}"
# What only some formats have, in words.
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
    listed = [format_data(format) for format in all_formats()]
    if as_json:
        print(json.dumps(listed, ensure_ascii=False))
        return
    print(ROW.format(*HEADS))
    for data in listed:
        print(ROW.format(*cells(data)))
    print(HOUSE)
    width = max([len(switch) for switch in SWITCHES])
    for switch, words in SWITCHES.items():
        print(f"  {switch:<{width}}  {words}")


def cells(data: Data) -> list[str]:
    """A row of the list: both decks together, Quests that win of those laid out, and at the end what else there is."""
    more = [words.format(data[field]) for field, words in MORE.items() if data[field]]
    return [
        data["id"],
        "-".join([str(number) for number in dict.fromkeys(data["seats"])]),
        str(data["adventurers"]),
        str(data["encounter_limit"]),
        f"{data['crawler_deck']}/{data['dungeon_deck']}",
        f"{data['quests_needed']} of {data['quests_laid']}",
        str(data["hand_limit"]),
        ", ".join([data["name"], *more]),
    ]


def field_lines(data: Data) -> list[str]:
    """Every field as a house variant writes it, switches with what they say; what the format has not is left out."""
    width = max([len(field) for field in data])
    lines: list[str] = []
    for field, value in data.items():
        if value or field not in MORE:
            note = f"  # {SWITCHES[field]}" if field in SWITCHES else ""
            lines.append(f"{field:<{width}} = {json.dumps(value, ensure_ascii=False)}{note}")
    return lines
