"""The options of the open decision, numbered: all lines in columns, or grouped by verb."""

from __future__ import annotations

import re
from typing import Final

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from delve.cli.drawing import packed

# The common beginning of several options, written once before them. "draw" lines are not grouped: a number by itself
# would look like an option's number.
_HEAD: Final = re.compile(r"(defend .+ with|buy off .+ with|assign .+ to|play .+ disrupting|(?!draw )\w+)(?: (.+))?")


def option_columns(lines: list[str]) -> Columns:
    """Every option with its number, in columns."""
    cells = [numbered(place, line, 2) for place, line in enumerate(lines, 1)]
    return Columns(cells, equal=True, column_first=True, padding=(0, 2))


def numbered(number: int, words: str, digits: int = 1) -> Text:
    text = Text(f"{number:{digits}} ", style="bold cyan", no_wrap=True)
    text.append(words, style="not bold default")
    return text


def option_groups(lines: list[str], width: int) -> Group:
    """``play:  1 Short Bow  2 Staff``, a line for each verb, with options without cards last."""
    rows = [
        packed(f"{head}:" if head else "", [numbered(number, words) for number, words in members], width)
        for head, members in gathered(lines).items()
    ]
    return Group(*rows)


def option_flow(lines: list[str], width: int) -> Group:
    """The groups in a flow, for many options on a small screen."""
    cells: list[Text] = []
    for head, members in gathered(lines).items():
        if head:
            cells.append(Text(f"{head}:", style="bold"))
        cells.extend([numbered(number, words) for number, words in members])
    return packed("", cells, width)


def gathered(lines: list[str]) -> dict[str, list[tuple[int, str]]]:
    """Options by their common beginning, each with its number and the rest of its line."""
    groups: dict[str, list[tuple[int, str]]] = {}
    alone: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        match = _HEAD.fullmatch(line)
        if match and match[2]:
            groups.setdefault(match[1], []).append((number, match[2]))
        else:
            alone.append((number, line))
    if alone:
        groups[""] = alone
    return groups
