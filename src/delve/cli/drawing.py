"""Small pieces that both halves of the drawn table use."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

View = dict[str, Any]

MANY_HEARTS: Final = 6
QUEST_MARKS: Final[dict[str, str]] = {"open": "○", "done": "✔", "failed": "✘"}


def wipe(console: Console) -> None:
    """Clears the screen and what could be scrolled back to; where only paper can be imagined, turns the page."""
    if not console.is_terminal:
        return
    if console.is_dumb_terminal:
        console.print("\n" * console.size.height)
        return
    console.clear()
    # Rich has no word for the lines above the screen.
    console.file.write("\x1b[3J")


def heading(title: str, *more: str) -> Rule:
    """The line above a part of the table."""
    text = Text(title, style="bold")
    for words in more:
        text.append(f" · {words}", style="not bold")
    return Rule(text, align="left", style="dim")


def shortened(words: str, style: str = "") -> Text:
    """One line that ends in dots where there is no more room."""
    return Text(words, style=style, no_wrap=True, overflow="ellipsis")


def hearts(card: View) -> Text:
    """Life as hearts, full and empty, and as numbers."""
    left = max(0, card["life"] - card["wounds"])
    text = Text(no_wrap=True, overflow="ellipsis")
    if 0 < card["life"] <= MANY_HEARTS:
        text.append("♥" * left, style="red")
        text.append("♡" * (card["life"] - left), style="dim")
        text.append(" ")
    text.append(f"Life {left}/{card['life']}" if card["life"] else "Life 0")
    return text


def gauge(free: int, cap: int, style: str) -> Text:
    """A Resource as squares, full where it is free."""
    text = Text("■" * free, style=style)
    text.append("□" * max(0, cap - free), style="dim")
    return text


def packed(head: str, cells: list[Text], width: int) -> Group:
    """Cells one after another, never broken within; what does not fit goes on in an indented line."""
    rows: list[Text] = [Text(head)]
    for cell in cells:
        if rows[-1].cell_len + cell.cell_len + 2 > width and rows[-1].cell_len > 1:
            rows.append(Text(" "))
        rows[-1].append(" ").append_text(cell).append(" ")
    return Group(*rows)
