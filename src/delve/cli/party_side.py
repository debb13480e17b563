"""The lower half of the table: the party, Crawler cards in play, Resources, the hand and the Crawler deck."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from delve.cli.boxes import Box, columns, deck_box, name_lines, side_by_side
from delve.cli.card_panel import KIND_STYLES
from delve.cli.describe import adventurer_details, in_play_details, occupants, pile_words, standing_words
from delve.cli.drawing import gauge, heading, hearts, packed, shortened
from delve.engine.catalogue import Face

View = dict[str, Any]


def party_heading(seat: View) -> Rule:
    return heading("Party in Marching Order", *fallen_words(seat))


def fallen_words(seat: View) -> list[str]:
    return [f"fallen: {', '.join(seat['fallen'])}"] if seat["fallen"] else []


def party_cards(view: View, seat: View, width: int) -> Group:
    """The Crawler deck on the left and the Adventurers beside it, in Marching Order."""
    across = columns(1 + len(seat["party"]), width)
    boxes = [deck_box("Crawler", seat["crawler_deck"], seat["crawler_grave"])]
    for place, each in enumerate(seat["party"], 1):
        boxes.append(adventurer_box(place, each, against(view, each), max(1, width // across - 2)))
    return Group(party_heading(seat), side_by_side(boxes, across))


def against(view: View, adventurer: View) -> int:
    """The Power that the Dungeon has against this Adventurer."""
    return int(view["dungeon"]["power"].get(adventurer["name"], 0))


def adventurer_box(place: int, adventurer: View, threat: int, inner: int) -> Box:
    """An Adventurer; the upper edge has the place in the Marching Order, the lower what attacks."""
    marks = standing_words(adventurer)
    lines = [*name_lines(adventurer["name"], inner), hearts(adventurer), scores_line(adventurer)]
    lines.append(shortened(", ".join(marks) or "ready", "yellow" if marks else "green"))
    title = f"{place} ★ Primary" if adventurer["primary"] else str(place)
    style = "dim" if adventurer["activated"] or adventurer["locked"] else KIND_STYLES["adventurer"]
    return Box(title, lines, style, f"attacked by {threat}" if threat else "")


def scores_line(adventurer: View) -> Text:
    """Resource Scores by their initials: ``E4 M0 S2 T1``."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for name, score in adventurer["resources"].items():
        text.append(f"{name[0].upper()}{score} ", style=KIND_STYLES[name] if score else "dim")
    return text


def party_rows(view: View, seat: View) -> Group:
    """A line for each Adventurer."""
    rows: list[RenderableType] = [party_heading(seat)]
    for each in seat["party"]:
        row = Text(" " + each["name"], style="bold", no_wrap=True, overflow="ellipsis")
        row.append("  " + ", ".join(adventurer_details(each, against(view, each))), style="not bold")
        rows.append(row)
    return Group(*rows, crawler_deck_line(seat))


def party_pairs(seat: View) -> Group:
    """Two Adventurers a line, with what lies on them only; the Crawler deck in the line above them."""
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    cells = [adventurer_cell(each) for each in seat["party"]]
    for start in range(0, len(cells), 2):
        grid.add_row(*cells[start : start + 2])
    deck = f"Crawler deck {pile_words(seat['crawler_deck'], seat['crawler_grave'])}"
    return Group(heading("Party", *fallen_words(seat), deck), grid)


def adventurer_cell(adventurer: View) -> Text:
    mark = "★" if adventurer["primary"] else " "
    left = adventurer["life"] - adventurer["wounds"]
    text = shortened(f"{mark}{adventurer['name']} ", "bold")
    text.append(f"♥{left}/{adventurer['life']} ", style="not bold")
    text.append(", ".join(standing_words(adventurer)), style="not bold default")
    return text


def crawler_deck_line(seat: View) -> Text:
    return shortened(f" Crawler deck {pile_words(seat['crawler_deck'], seat['crawler_grave'])}", "dim")


# --- Cards of the player. -------------------------------------------------------------------------------------------


def in_play_line(seat: View, width: int) -> RenderableType:
    """The Crawler cards in play, one after another; nothing where there are none."""
    if not seat["in_play"]:
        return Text()
    cells: list[Text] = []
    for card in seat["in_play"]:
        cell = Text(card["name"], style=f"bold {KIND_STYLES[card['kind']]}")
        cells.append(cell.append(f" ({', '.join(in_play_details(card))})", style="not bold default"))
    return packed("In play:", cells, width)


def resource_gauges(seat: View, width: int) -> Group:
    """Each Resource as a gauge of what is free, with the cards that occupy the rest."""
    cells: list[Text] = []
    for name, (free, cap) in seat["resources"].items():
        style = KIND_STYLES[name]
        cell = Text(f"{name.capitalize()} ", style=style).append_text(gauge(free, cap, style))
        held = occupants(name, seat)
        cell.append(f" {free}/{cap}" + (f" ({', '.join(held)})" if held else ""), style="default")
        cells.append(cell)
    return packed("Free:", cells, width)


def resource_line(seat: View, width: int) -> Group:
    """Each Resource in numbers only."""
    cells = [Text(f"{name.capitalize()} {free}/{cap}") for name, (free, cap) in seat["resources"].items()]
    return packed("Free:", cells, width)


def hand_rows(seat: View, faces: dict[str, Face]) -> Group:
    """A line for each card of the hand with what it says."""
    rows: list[RenderableType] = [hand_heading(seat)]
    for card in seat["hand"] or []:
        row = Text(" ", no_wrap=True, overflow="ellipsis")
        row.append_text(hand_card(card))
        row.append("  " + " ".join(faces[card["name"]].lines), style="dim")
        rows.append(row)
    return Group(*rows)


def hand_heading(seat: View) -> Rule:
    return heading(f"Hand, {seat['hand_count']} of {seat['hand_limit']}")


def hand_line(seat: View, width: int) -> Group:
    """The hand without what it says: names, kinds and Costs."""
    head = f"Hand {seat['hand_count']}/{seat['hand_limit']}:"
    return packed(head, [hand_card(card) for card in seat["hand"] or []], width)


def hand_card(card: View) -> Text:
    text = Text(card["name"], style=f"bold {KIND_STYLES[card['kind']]}")
    text.append(f" ({card['kind']} {card['cost']})", style="not bold default")
    return text
