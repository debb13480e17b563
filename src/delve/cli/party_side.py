"""The lower half of the table: the party, Crawler cards in play, Resources, the hand and the Crawler deck."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from delve.cli.boxes import Box, columns, deck_box, name_lines, side_by_side
from delve.cli.card_panel import KIND_STYLES
from delve.cli.describe import (
    adventurer_details,
    crawler_pile_words,
    dungeon_pile_words,
    hand_details,
    in_play_details,
    is_drafted,
    occupants,
    standing_words,
    threat,
)
from delve.cli.drawing import gauge, heading, hearts, packed, shortened
from delve.cli.sides import called, fallen, is_shared, is_together, known, marching, own
from delve.library.faces import Face
from delve.messages import keyed, message, say
from delve.model.shown import Adventurer, CardInPlay, HeldCard, SeatView

Faces = dict[str, Face]


def party_heading(view: SeatView) -> Rule:
    return heading(say(message("terminal-party-side-party-marching-order")), *fallen_words(view))


def fallen_words(view: SeatView) -> list[str]:
    return [say(message("terminal-party-side-fallen", list=", ".join(fallen(view))))] if fallen(view) else []


def whose(view: SeatView, owner: int) -> str:
    """The owner of an Adventurer, if several seats march together."""
    return called(view, owner) if is_shared(view) and is_together(view) else ""


def party_cards(view: SeatView, width: int) -> Group:
    """The Crawler deck on the left and the Adventurers beside it, in Marching Order."""
    mine = own(view)
    party = marching(view)
    across = columns(1 + len(party), width)
    boxes = [deck_box(say(message("terminal-crawler")), mine["crawler_deck"], mine["crawler_grave"])]
    for place, (owner, each) in enumerate(party, 1):
        boxes.append(adventurer_box(view, place, owner, each, max(1, width // across - 2)))
    return Group(party_heading(view), side_by_side(boxes, across))


def adventurer_box(view: SeatView, place: int, owner: int, adventurer: Adventurer, inner: int) -> Box:
    """An Adventurer; the upper edge has the place in the Marching Order, the lower the attackers."""
    marks = standing_words(adventurer)
    lines = [*name_lines(adventurer["name"], inner), hearts(adventurer), scores_line(adventurer)]
    lines.append(shortened(", ".join(marks) or say(message("terminal-ready")), "yellow" if marks else "green"))
    star = "★" if whose(view, owner) else say(message("terminal-primary"))
    title = " ".join([str(place), *([star] if adventurer["primary"] else []), whose(view, owner)]).strip()
    style = "dim" if adventurer["activated"] or adventurer["locked"] else KIND_STYLES["adventurer"]
    power = threat(view, owner, adventurer)
    return Box(title, lines, style, say(message("terminal-faces", power=power)) if power else "")


def scores_line(adventurer: Adventurer) -> Text:
    """Resource Scores by their initials: ``E4 M0 S2 T1``."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for name, score in adventurer["resources"].items():
        text.append(f"{name[0].upper()}{score} ", style=KIND_STYLES[name] if score else "dim")
    return text


def party_rows(view: SeatView) -> Group:
    """A line for each Adventurer."""
    rows: list[RenderableType] = [party_heading(view)]
    for owner, each in marching(view):
        row = Text(" " + each["name"], style="bold", no_wrap=True, overflow="ellipsis")
        row.append("  " + ", ".join(adventurer_details(view, owner, each)), style="not bold")
        rows.append(row)
    return Group(
        *rows,
        shortened(say(message("terminal-party-side-crawler-deck", crawler_pile_words=crawler_pile_words(view))), "dim"),
    )


def party_pairs(view: SeatView) -> Group:
    """Two Adventurers per line, with tokens only; the Crawler deck in the line above them."""
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    cells = [adventurer_cell(view, owner, each) for owner, each in marching(view)]
    for start in range(0, len(cells), 2):
        grid.add_row(*cells[start : start + 2])
    return Group(
        heading(
            say(message("terminal-part-party")),
            *fallen_words(view),
            say(message("terminal-party-side-such-crawler-deck", crawler_pile_words=crawler_pile_words(view))),
        ),
        grid,
    )


def adventurer_cell(view: SeatView, owner: int, adventurer: Adventurer) -> Text:
    mark = "★" if adventurer["primary"] else " "
    left = adventurer["life"] - adventurer["wounds"]
    text = shortened(f"{mark}{adventurer['name']} ", "bold")
    text.append(f"♥{left}/{adventurer['life']} ", style="not bold")
    about = [word for word in [whose(view, owner), *standing_words(adventurer)] if word]
    text.append(", ".join(about), style="not bold default")
    return text


# --- Cards of the player. -------------------------------------------------------------------------------------------


def in_play_line(view: SeatView, width: int) -> RenderableType:
    """One's own Crawler cards in play, in a flow; empty if there are none."""
    cells: list[Text] = []
    for card in own(view)["in_play"]:
        cell = Text(card["name"], style=f"bold {KIND_STYLES[card['kind']]}")
        cells.append(cell.append(f" ({', '.join(in_play_details(card))})", style="not bold default"))
    return packed(say(message("terminal-party-side-play")), cells, width) if cells else Text()


def in_play_names(view: SeatView, width: int) -> RenderableType:
    """The same, by name only."""
    return names_line(say(message("terminal-party-side-play")), own(view)["in_play"], width)


def resource_gauges(view: SeatView, width: int) -> Group:
    """Each Resource as a gauge of free units, with the cards that occupy the rest."""
    cells: list[Text] = []
    for name, (free, cap) in own(view)["resources"].items():
        style = KIND_STYLES[name]
        cell = Text(f"{say(keyed('word-kind', name))} ", style=style).append_text(gauge(free, cap, style))
        held = occupants(view, name)
        cell.append(f" {free}/{cap}" + (f" ({', '.join(held)})" if held else ""), style="default")
        cells.append(cell)
    return packed(say(message("terminal-party-side-free")), cells, width)


def resource_line(view: SeatView, width: int) -> Group:
    """The Resources in numbers only."""
    cells = [
        Text(f"{say(keyed('word-kind', name))} {free}/{cap}") for name, (free, cap) in own(view)["resources"].items()
    ]
    return packed(say(message("terminal-party-side-free")), cells, width)


def hand_cells(view: SeatView) -> list[Text]:
    return [
        card_cell(card, say(message("terminal-plain-drafted")) if is_drafted(card) else "")
        for card in known(own(view)["hand"])
    ]


def hand_rows(view: SeatView, faces: Faces) -> Group:
    """A line for each card of the hand, with its text."""
    mine = own(view)
    head = heading(
        say(message("terminal-party-side-hand", hand_count=mine["hand_count"], hand_limit=mine["hand_limit"]))
    )
    return card_rows(head, known(mine["hand"]), hand_cells(view), faces)


def hand_line(view: SeatView, width: int) -> Group:
    """The hand without card text: names, kinds and Costs."""
    mine = own(view)
    return packed(
        say(message("terminal-party-side-such-hand", hand_count=mine["hand_count"], hand_limit=mine["hand_limit"])),
        hand_cells(view),
        width,
    )


def hand_names(view: SeatView, width: int) -> RenderableType:
    """The hand by name only."""
    return names_line(
        say(
            message(
                "terminal-party-side-such-hand", hand_count=own(view)["hand_count"], hand_limit=own(view)["hand_limit"]
            )
        ),
        known(own(view)["hand"]),
        width,
    )


def pool_cells(view: SeatView) -> list[Text]:
    return [card_cell(card) for card in known(own(view)["pool"])]


def pool_rows(view: SeatView, faces: Faces) -> RenderableType:
    """A line for each card of the pool, with its text; empty without a pool."""
    head = heading(
        say(message("terminal-party-side-pool")),
        say(message("terminal-party-side-dungeon-deck", dungeon_pile_words=dungeon_pile_words(view))),
    )
    pool = known(own(view)["pool"])
    return card_rows(head, pool, pool_cells(view), faces) if pool else Text()


def pool_line(view: SeatView, width: int) -> RenderableType:
    """The pool without card text, and the Dungeon deck that fills it."""
    cells = [
        *pool_cells(view),
        Text(
            say(message("terminal-party-side-such-dungeon-deck", dungeon_pile_words=dungeon_pile_words(view))),
            style="dim",
        ),
    ]
    return packed(say(message("terminal-party-side-such-pool")), cells, width) if own(view)["pool"] else Text()


def pool_names(view: SeatView, width: int) -> RenderableType:
    """The pool by name only."""
    return names_line(say(message("terminal-party-side-such-pool")), known(own(view)["pool"]), width)


def names_line(head: str, cards: Sequence[HeldCard | CardInPlay], width: int) -> RenderableType:
    """Cards by name only; empty if there are none."""
    cells = [Text(card["name"], style=KIND_STYLES[card["kind"]]) for card in cards]
    return packed(head, cells, width) if cells else Text()


def card_rows(head: Rule, cards: list[HeldCard], cells: list[Text], faces: Faces) -> Group:
    """Cards under a heading, a line each, with their text."""
    rows: list[RenderableType] = [head]
    for card, cell in zip(cards, cells, strict=True):
        row = Text(" ", no_wrap=True, overflow="ellipsis")
        row.append_text(cell)
        row.append("  " + " ".join(faces[card["name"]].lines), style="dim")
        rows.append(row)
    return Group(*rows)


def card_cell(card: HeldCard, more: str = "") -> Text:
    text = Text(card["name"], style=f"bold {KIND_STYLES[card['kind']]}")
    return text.append(f" ({hand_details(card)}{more})", style="not bold default")
