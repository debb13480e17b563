"""The upper half of the table: the ribbon of steps, the points, the Quests, the Encounter and the Dungeon deck."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from delve.cli.boxes import Box, columns, deck_box, name_lines, side_by_side
from delve.cli.card_panel import KIND_STYLES
from delve.cli.contest import contest_words, facing_words
from delve.cli.describe import (
    aim_words,
    dungeon_details,
    dungeon_pile_words,
    kind_words,
    quest_heading,
    says,
    threat_words,
    token_words,
)
from delve.cli.drawing import QUEST_MARKS, heading, hearts, shortened
from delve.cli.sides import called, dungeon_side, has_pools, is_faced, is_shared, quest_side
from delve.cli.words import capital, counted
from delve.engine.catalogue import Face

View = dict[str, Any]
Faces = dict[str, Face]


# The rulebook's steps; every step that is not here belongs to the end of the Round.
STAGES: Final[dict[str, str]] = {
    "build": "1 Build",
    "open-build": "1 Build",
    "challenge": "1 Build",
    "blind-build": "1 Build",
    "respond": "2 Respond",
    "triggers": "3.1 Triggers",
    "attack": "3.2 Attack",
    "retaliate": "3.3 Retaliate",
    "end-combat": "3.4 End Combat",
}
LAST_STAGE: Final = "4 End Round"


def stage_words(step: str) -> str:
    """``3.2 Attack``; a step of its own within a stage is named: ``4 End Round: drop``."""
    stage = STAGES.get(step, LAST_STAGE)
    alone = list(STAGES.values()).count(stage) == 1 or step == "build"
    return stage if alone else f"{stage}: {step}"


def ribbon(view: View, width: int) -> Text:
    """Whose view it is and where the Round stands: all steps in a row, by their numbers only where room is short."""
    long = stages(view, by_name=True)
    return long if long.cell_len <= width else stages(view, by_name=False)


def stages(view: View, by_name: bool) -> Text:
    """The steps of a Round, the present one in brackets."""
    present = STAGES.get(view["step"], LAST_STAGE)
    text = Text(no_wrap=True, overflow="ellipsis")
    if is_shared(view):
        text.append(f"Seat {view['seat']} · ", style="bold")
    text.append(f"Round {view['round']} ", style="bold")
    for stage in [*dict.fromkeys(STAGES.values()), LAST_STAGE]:
        if stage == present:
            text.append(f" [{stage_words(view['step'])}]", style="bold reverse")
        else:
            text.append(" " + (stage if by_name else stage.split(" ")[0]), style="not bold dim")
    return text


def contest_line(view: View) -> Text:
    """Points, token and clock in a line; nothing where nobody plays against anybody."""
    return shortened(capital(" · ".join(contest_words(view))))


def quest_line(view: View) -> Text:
    """The Quests in one line, and how many win."""
    text = Text(f"{quest_heading(view)}:")
    for quest in quest_side(view)["quests"]:
        text.append("  ")
        text.append_text(quest_mark(quest))
    return text


def quest_mark(quest: View) -> Text:
    style = {"done": "green", "failed": "red"}.get(quest["status"], "")
    progress = f" {quest['done']}/{quest['of']}" if quest["of"] else ""
    word = "" if quest["status"] == "open" else f" {quest['status']}"
    return Text(f"{QUEST_MARKS[quest['status']]} {quest['name']}{progress}{word}", style=style)


def quest_rows(view: View, faces: Faces) -> Group:
    """The Quests with what they ask for, a line each."""
    rows = [Text(quest_heading(view), no_wrap=True)]
    for quest in quest_side(view)["quests"]:
        row = Text(" ", no_wrap=True, overflow="ellipsis")
        row.append_text(quest_mark(quest))
        row.append("  " + " ".join(faces[quest["name"]].lines), style="dim")
        rows.append(row)
    return Group(*rows)


# --- The Encounter. ----------------------------------------------------------------------------------------------


def encounter_heading(view: View) -> Rule:
    threat = [threat_words(view)] if is_faced(view) else []
    return heading(
        f"Encounter {view['points']}/{view['limit']} points",
        *facing_words(view),
        f"Stamina to beat {view['dungeon']['stamina']}",
        *threat,
    )


def encounter_cards(view: View, faces: Faces, width: int, text_lines: int) -> Group:
    """The Dungeon deck on the left and the cards of the Encounter beside it."""
    across = columns(1 + len(view["encounter"]), width)
    inner = max(1, width // across - 2)
    dungeon = dungeon_side(view)
    boxes = [deck_box("Dungeon", dungeon["deck"], dungeon["grave"])]
    boxes.extend([card_box(view, card, faces[card["card"]], inner, text_lines) for card in view["encounter"]])
    return Group(encounter_heading(view), side_by_side(boxes, across))


def card_box(view: View, card: View, face: Face, inner: int, text_lines: int) -> Box:
    """A card of the Encounter with its present values; whom it attacks stands in the lower edge."""
    numbers = shortened("")
    if card["power"] is not None:
        numbers.append(f"Pow {card['power']}", style="bold red")
    if card["stamina"]:
        numbers.append("  " if numbers else "")
        numbers.append(f"Sta {card['stamina']}", style="bold blue")
    lines = [*name_lines(card["name"], inner), numbers]
    if card["life"] is not None:
        lines.append(hearts(card))
    marks = token_words(card) + (["Summoned"] if card["summoned"] else [])
    marks.extend([f"of {called(view, card['controller'])}"] if has_pools(view) else [])
    lines.append(shortened(", ".join(marks), "yellow"))
    text = wrap(says(face), inner)
    if len(text) > text_lines:
        text[text_lines - 1] += " …"
    lines.extend([shortened(line, "italic") for line in text[:text_lines]])
    title = f"{card['cost']} {kind_words(card)}"
    return Box(title, [line for line in lines if line], KIND_STYLES[card["kind"]], aim_words(view, card))


def encounter_rows(view: View, faces: Faces) -> Group:
    """A line for each card."""
    rows: list[RenderableType] = [encounter_heading(view)]
    for card in view["encounter"]:
        row = Text(" " + card["name"], style="bold", no_wrap=True, overflow="ellipsis")
        row.append("  " + ", ".join(dungeon_details(view, card)), style="not bold")
        row.append("  " + says(faces[card["card"]]), style="not bold dim")
        rows.append(row)
    return Group(*rows, dungeon_deck_line(view))


def encounter_flow(view: View) -> Group:
    """Names and numbers only, one after another."""
    rows: list[RenderableType] = [encounter_heading(view), card_flow(view["encounter"])]
    # Whoever builds from a pool reads the size of the deck beside it.
    return Group(*rows) if has_pools(view) else Group(*rows, dungeon_deck_line(view))


def card_flow(cards: list[View], head: str = "") -> Text:
    """``Zombie 1/2 Life 1; Goblin 2/1 Life 1``."""
    text = Text(f" {head}")
    for card in cards:
        text.append(card["name"], style="bold")
        power = "-" if card["power"] is None else card["power"]
        text.append(f" {power}/{card['stamina']}")
        if card["life"] is not None:
            text.append(f" Life {card['life'] - card['wounds']}")
        marks = token_words(card)
        text.append((f" ({', '.join(marks)})" if marks else "") + "; ")
    return text.append("(Power/Stamina)", style="dim")


def dungeon_deck_line(view: View) -> Text:
    return shortened(f" Dungeon deck {dungeon_pile_words(view)}", "dim")


def waiting_lines(view: View) -> RenderableType:
    """The Encounters that wait for their own turns, with their numbers."""
    rows = [card_flow(side["waiting"], f"{waiting_head(view, side)}: ") for side in view["seats"] if side["waiting"]]
    return Group(*rows) if rows else Text()


def waiting_counts(view: View) -> Text:
    """How many cards wait for whom."""
    counts = [
        f"{waiting_head(view, side)}: {counted(len(side['waiting']), 'card')}"
        for side in view["seats"]
        if side["waiting"]
    ]
    return shortened(" " + "; ".join(counts)) if counts else Text()


def waiting_head(view: View, side: View) -> str:
    return f"Waits for {called(view, side['seat'])}"
