"""The other seats on the drawn table: as boxes, as lines, or as short marks."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from delve.cli.boxes import Box, side_by_side
from delve.cli.card_panel import KIND_STYLES
from delve.cli.contest import seat_heading, side_words
from delve.cli.describe import is_drafted, standing_words
from delve.cli.drawing import QUEST_MARKS, heading, packed, shortened
from delve.cli.sides import faces, holds_token, is_together, others
from delve.cli.words import counted, short_name
from delve.messages import keyed, message, say
from delve.model.shown import Adventurer, Seat, SeatView

# The width a box needs to show an Adventurer's name and Life in one line.
BOX_WIDTH: Final = 30


def life_cell(adventurer: Adventurer) -> str:
    """``★♥2/3``: the Primary Target has the star."""
    left = max(0, adventurer["life"] - adventurer["wounds"])
    return f"{'★' if adventurer['primary'] else ''}♥{left}/{adventurer['life']}"


def other_boxes(view: SeatView, width: int) -> RenderableType:
    """Each of the other seats as a box, side by side."""
    sides = others(view)
    across = max(1, min(len(sides), width // BOX_WIDTH))
    return side_by_side([seat_box(view, side) for side in sides], across) if sides else Text()


def seat_box(view: SeatView, side: Seat) -> Box:
    title, *parts = seat_heading(view, side)
    words = side_words(view, side)
    lines = [adventurer_line(each) for each in side["party"]] if words.pop("party", "") else []
    lines.extend([shortened(part_words(part, said), "dim" if "deck" in part else "") for part, said in words.items()])
    style = "bold" if faces(view, side) and not is_together(view) else "white"
    return Box(" · ".join([title, *parts[:1]]), lines, style, " · ".join(parts[1:]))


def part_words(part: str, said: str) -> str:
    """A named part of a seat's side of the table."""
    return f"{say(keyed('terminal-part', part))} {said}"


def adventurer_line(adventurer: Adventurer) -> Text:
    text = shortened(f"{life_cell(adventurer)} ", "red" if adventurer["wounds"] else "")
    text.append(short_name(adventurer["name"]), style=KIND_STYLES["adventurer"])
    marks = standing_words(adventurer)
    return text.append(f" {', '.join(marks)}" if marks else "", style="yellow")


def other_rows(view: SeatView) -> RenderableType:
    """Each of the other seats in a few lines of full text."""
    rows: list[RenderableType] = []
    for side in others(view):
        rows.append(heading(*seat_heading(view, side)))
        words = side_words(view, side)
        party = words.pop("party", "")
        rows.extend([Text(f" {party}")] if party else [])
        rows.append(shortened(" " + " · ".join([part_words(part, said) for part, said in words.items()])))
    return Group(*rows) if rows else Text()


def other_lines(view: SeatView) -> RenderableType:
    """Each of the other seats in a line."""
    lines = [seat_line(view, side) for side in others(view)]
    return Group(*lines) if lines else Text()


def seat_line(view: SeatView, side: Seat) -> Text:
    """``Seat 2 ⚔◆ 12 points ★♥2/3 ♥3/3 Hand 5/5 Quests ○✔○ In play Light``."""
    words = marks(view, side)
    if not is_together(view):
        words.extend([counted(side["points"], "point"), *[life_cell(each) for each in side["party"]]])
    words.append(say(message("terminal-others-hand", hand_count=side["hand_count"], hand_limit=side["hand_limit"])))
    if not is_together(view):
        words.append(
            say(message("terminal-others-quests")) + "".join([QUEST_MARKS[quest["status"]] for quest in side["quests"]])
        )
    if drafted_names(side):
        words.append(say(message("terminal-others-drafted", list=", ".join(drafted_names(side)))))
    if side["in_play"]:
        words.append(
            say(message("terminal-others-play")) + ", ".join([short_name(card["name"]) for card in side["in_play"]])
        )
    return shortened(say(message("terminal-others-seat", seat=side["seat"])), "bold").append(
        " ".join(words), style="not bold"
    )


def other_cells(view: SeatView, width: int) -> RenderableType:
    """The other seats in a flow: marks and numbers only."""
    cells = [seat_cell(view, side) for side in others(view)]
    return packed("", cells, width) if cells else Text()


def seat_cell(view: SeatView, side: Seat) -> Text:
    """``Seat 2 ⚔◆ 12p ♥9/13 H5``: points, total remaining Life, cards in hand."""
    words = marks(view, side)
    if not is_together(view):
        life = sum([each["life"] for each in side["party"]])
        left = life - sum([each["wounds"] for each in side["party"]])
        words.extend([f"{side['points']}p", f"♥{left}/{life}"])
    words.append(f"H{side['hand_count']}")
    return Text(say(message("terminal-others-seat", seat=side["seat"])), style="bold").append(
        " ".join(words), style="not bold"
    )


def marks(view: SeatView, side: Seat) -> list[str]:
    """A sword for the one who faces the Encounter, a diamond for the one who holds the token."""
    if is_together(view):
        return []
    signs = ("⚔" if faces(view, side) else "") + ("◆" if holds_token(view, side) else "")
    return [signs] if signs else []


def drafted_names(side: Seat) -> list[str]:
    return [short_name(card["name"]) for card in side["hand"] if card and is_drafted(card)]
