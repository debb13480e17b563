"""The upper half of the table: the ribbon of steps, the Quests, the Encounter and the Dungeon deck."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from delve.cli.boxes import Box, columns, deck_box, name_lines, side_by_side
from delve.cli.card_panel import KIND_STYLES
from delve.cli.describe import (
    aim_words,
    dungeon_details,
    kind_words,
    pile_words,
    says,
    threat_words,
    token_words,
)
from delve.cli.drawing import heading, hearts, shortened
from delve.engine.catalogue import Face

View = dict[str, Any]
Faces = dict[str, Face]


# The rulebook's steps; every step that is not here belongs to the end of the Round.
STAGES: Final[dict[str, str]] = {
    "build": "1 Build",
    "respond": "2 Respond",
    "triggers": "3.1 Triggers",
    "attack": "3.2 Attack",
    "retaliate": "3.3 Retaliate",
    "end-combat": "3.4 End Combat",
}
LAST_STAGE: Final = "4 End Round"
QUEST_MARKS: Final[dict[str, str]] = {"open": "○", "done": "✔", "failed": "✘"}


def ribbon(view: View, long: bool) -> Text:
    """Where the Round stands: all steps in a row, the present one in brackets."""
    present = STAGES.get(view["step"], LAST_STAGE)
    text = Text(f"Round {view['round']} ", style="bold", no_wrap=True, overflow="ellipsis")
    for stage in [*STAGES.values(), LAST_STAGE]:
        if stage == present:
            more = "" if view["step"] in STAGES else f": {view['step']}"
            text.append(f" [{stage}{more}]", style="bold reverse")
        else:
            text.append(" " + (stage if long else stage.split(" ")[0]), style="not bold dim")
    return text


def quest_line(view: View) -> Text:
    """The Quests in one line, and how many win."""
    quests = view["seats"][view["active"] - 1]["quests"]
    done = len([quest for quest in quests if quest["status"] == "done"])
    text = Text(f"Quests {done} of {view['quests_needed']} to win:")
    for quest in quests:
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
    rows = [Text(f"Quests: {view['quests_needed']} win the game", no_wrap=True)]
    for quest in view["seats"][view["active"] - 1]["quests"]:
        row = Text(" ", no_wrap=True, overflow="ellipsis")
        row.append_text(quest_mark(quest))
        row.append("  " + " ".join(faces[quest["name"]].lines), style="dim")
        rows.append(row)
    return Group(*rows)


# --- The Encounter. ----------------------------------------------------------------------------------------------


def encounter_heading(view: View) -> Rule:
    return heading(
        f"Encounter {view['points']}/{view['limit']} points",
        f"Stamina to beat {view['dungeon']['stamina']}",
        threat_words(view),
    )


def encounter_cards(view: View, faces: Faces, width: int, text_lines: int) -> Group:
    """The Dungeon deck on the left and the cards of the Encounter beside it."""
    across = columns(1 + len(view["encounter"]), width)
    inner = max(1, width // across - 2)
    boxes = [deck_box("Dungeon", view["dungeon"]["deck"], view["dungeon"]["grave"])]
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
    text = Text(" ")
    for card in view["encounter"]:
        text.append(card["name"], style="bold")
        power = "-" if card["power"] is None else card["power"]
        text.append(f" {power}/{card['stamina']}")
        if card["life"] is not None:
            text.append(f" Life {card['life'] - card['wounds']}")
        marks = token_words(card)
        text.append((f" ({', '.join(marks)})" if marks else "") + "; ")
    text.append("(Power/Stamina)", style="dim")
    return Group(encounter_heading(view), text, dungeon_deck_line(view))


def dungeon_deck_line(view: View) -> Text:
    dungeon = view["dungeon"]
    return shortened(f" Dungeon deck {pile_words(dungeon['deck'], dungeon['grave'])}", "dim")
