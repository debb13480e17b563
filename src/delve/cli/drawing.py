"""Small pieces shared by both halves of the drawn table."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from delve.model.shown import Adventurer, DungeonCard

MANY_HEARTS: Final = 6
QUEST_MARKS: Final[dict[str, str]] = {"open": "○", "done": "✔", "failed": "✘"}


def wipe(console: Console) -> None:
    """Clears the screen and the scrollback; on terminals without that, prints blank lines."""
    if not console.is_terminal:
        return
    if console.is_dumb_terminal:
        console.print("\n" * console.size.height)
        return
    console.clear()
    # Rich cannot clear the scrollback.
    console.file.write("\x1b[3J")


def heading(title: str, *more: str) -> Rule:
    """The line above a part of the table."""
    text = Text(title, style="bold")
    for words in more:
        text.append(f" · {words}", style="not bold")
    return Rule(text, align="left", style="dim")


def shortened(words: str, style: str = "") -> Text:
    """One line, truncated with an ellipsis."""
    return Text(words, style=style, no_wrap=True, overflow="ellipsis")


def hearts(card: DungeonCard | Adventurer) -> Text:
    """Life as hearts, full and empty, and as numbers."""
    life = card["life"] or 0
    left = max(0, life - card["wounds"])
    text = Text(no_wrap=True, overflow="ellipsis")
    if 0 < life <= MANY_HEARTS:
        text.append("♥" * left, style="red")
        text.append("♡" * (life - left), style="dim")
        text.append(" ")
    text.append(f"Life {left}/{life}" if life else "Life 0")
    return text


def gauge(free: int, cap: int, style: str) -> Text:
    """A Resource as squares, filled for free units."""
    text = Text("■" * free, style=style)
    text.append("□" * max(0, cap - free), style="dim")
    return text


def packed(head: str, cells: list[Text], width: int) -> Group:
    """Cells in a flow, never broken inside; further lines are indented."""
    rows: list[Text] = [Text(head)]
    for cell in cells:
        if rows[-1].cell_len + cell.cell_len + 2 > width and rows[-1].cell_len > 1:
            rows.append(Text(" "))
        rows[-1].append(" ").append_text(cell).append(" ")
    return Group(*rows)
