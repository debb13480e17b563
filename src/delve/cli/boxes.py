"""Cards drawn as boxes side by side, with equal heights in each row."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from delve.cli.drawing import shortened
from delve.cli.words import counted, short_name
from delve.messages import message, say
from delve.model.shown import Pile

NARROWEST: Final = 16
USUAL: Final = 5


class Box:
    """A box: a title in the upper edge, lines, and optional text in the lower edge."""

    def __init__(self, title: str, lines: list[Text], style: str, foot: str = "", is_deck: bool = False) -> None:
        self.title = title
        self.lines = lines
        self.style = style
        self.foot = foot
        self.shape = box.DOUBLE if is_deck else box.ROUNDED


def columns(boxes: int, width: int) -> int:
    """How many boxes fit in a row while each stays readable."""
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


def deck_box(name: str, pile: Pile, grave: list[str]) -> Box:
    """A deck and its Grave, drawn as the stack beside the table."""
    top = pile["face_up"]
    lines = [
        shortened(counted(pile["count"], "card"), "bold"),
        shortened(
            say(message("terminal-up", short_name=short_name(top))) if top else say(message("terminal-face-down"))
        ),
        shortened(say(message("terminal-boxes-grave", grave=len(grave)))),
        shortened(say(message("terminal-boxes-top", short_name=short_name(grave[0]))) if grave else ""),
    ]
    lines.extend([shortened(f"{place}: {short_name(known)}") for place, known in pile["known"].items()])
    return Box(say(message("terminal-boxes-deck", name=name)), lines, "white", is_deck=True)
