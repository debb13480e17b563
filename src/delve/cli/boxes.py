"""Cards drawn as boxes, side by side, all of one row equally high."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from delve.cli.drawing import shortened
from delve.cli.words import short_name

View = dict[str, Any]

NARROWEST: Final = 16
USUAL: Final = 5


class Box:
    """What is drawn as one card: a title in the upper edge, lines, and perhaps words in the lower edge."""

    def __init__(self, title: str, lines: list[Text], style: str, foot: str = "", is_deck: bool = False) -> None:
        self.title = title
        self.lines = lines
        self.style = style
        self.foot = foot
        self.shape = box.DOUBLE if is_deck else box.ROUNDED


def columns(boxes: int, width: int) -> int:
    """How many boxes stand in a row: as many as there are, as long as each can be read."""
    return max(2, min(max(boxes, USUAL), width // NARROWEST))


def side_by_side(boxes: list[Box], across: int) -> Group:
    """Boxes in rows of equal height and width."""
    rows: list[RenderableType] = []
    for start in range(0, len(boxes), across):
        part = boxes[start : start + across]
        height = max([len(each.lines) for each in part]) + 2
        grid = Table.grid(expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        grid.add_row(*[framed(each, height) for each in part])
        rows.append(grid)
    return Group(*rows)


def framed(drawn: Box, height: int) -> Panel:
    return Panel(
        Group(*drawn.lines),
        title=drawn.title,
        title_align="left",
        subtitle=drawn.foot or None,
        subtitle_align="left",
        border_style=drawn.style,
        box=drawn.shape,
        height=height,
        padding=0,
    )


def name_lines(name: str, inner: int) -> list[Text]:
    """A card's name in one line, or in two."""
    return [shortened(line, "bold") for line in wrap(short_name(name), inner)[:2]]


def deck_box(name: str, pile: View, grave: list[str]) -> Box:
    """A deck and its Grave, drawn as the stack beside the table."""
    top = pile["face_up"]
    lines = [
        shortened(f"{pile['count']} cards", "bold"),
        shortened(f"up: {short_name(top)}" if top else "face down"),
        shortened(f"Grave {len(grave)}"),
        shortened(f"top: {short_name(grave[0])}" if grave else ""),
    ]
    lines.extend([shortened(f"{place}: {short_name(known)}") for place, known in pile["known"].items()])
    return Box(f"{name} deck", lines, "white", is_deck=True)
