"""The upper half of the table: the ribbon of steps, the points, the Quests, the Encounter and the Dungeon deck."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

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
from delve.cli.sides import about, called, dungeon_side, has_pools, is_faced, is_shared, quest_side
from delve.cli.words import capital, counted
from delve.library.faces import Face
from delve.messages import keyed, message, say
from delve.model.shown import DungeonCard, Quest, Seat, SeatView

Faces = dict[str, Face]


# The rulebook's steps; all others belong to the end of the Round.
STAGES: Final[dict[str, str]] = {
    "build": "build",
    "open-build": "build",
    "challenge": "build",
    "blind-build": "build",
    "respond": "respond",
    "triggers": "triggers",
    "attack": "attack",
    "retaliate": "retaliate",
    "end-combat": "end-combat",
}
LAST_STAGE: Final = "end-round"


def stage_words(step: str) -> str:
    """``3.2 Attack``, or with a named substep: ``4 End Round: drop``."""
    stage = STAGES.get(step, LAST_STAGE)
    alone = list(STAGES.values()).count(stage) == 1 or step == "build"
    name = say(keyed("terminal-stage", stage))
    return name if alone else f"{name}: {say(keyed('word-at-step', step))}"


def ribbon(view: SeatView, width: int) -> Text:
    """The viewer and the steps of the Round in a row, by number only if room is short."""
    long = stages(view, by_name=True)
    return long if long.cell_len <= width else stages(view, by_name=False)


def stages(view: SeatView, by_name: bool) -> Text:
    """The steps of a Round, with the current one in brackets."""
    present = STAGES.get(view["step"], LAST_STAGE)
    text = Text(no_wrap=True, overflow="ellipsis")
    if is_shared(view):
        text.append(say(message("terminal-dungeon-side-seat", seat=view["seat"])), style="bold")
    text.append(say(message("terminal-dungeon-side-round", round=view["round"])), style="bold")
    for stage in [*dict.fromkeys(STAGES.values()), LAST_STAGE]:
        if stage == present:
            text.append(f" [{stage_words(view['step'])}]", style="bold reverse")
        else:
            name = say(keyed("terminal-stage", stage))
            text.append(" " + (name if by_name else name.split(" ")[0]), style="not bold dim")
    return text


def contest_line(view: SeatView) -> Text:
    """Points, token and clock in a line; empty if nobody plays against anybody."""
    return shortened(capital(" · ".join(contest_words(view))))


def quest_line(view: SeatView) -> Text:
    """The Quests in one line, and how many win."""
    text = Text(f"{quest_heading(view)}:")
    for quest in quest_side(view)["quests"]:
        text.append("  ")
        text.append_text(quest_mark(quest))
    return text


def quest_mark(quest: Quest) -> Text:
    style = {"done": "green", "failed": "red"}.get(quest["status"], "")
    progress = f" {quest['done']}/{quest['of']}" if quest["of"] else ""
    word = "" if quest["status"] == "open" else f" {say(keyed('terminal-quest', quest['status']))}"
    return Text(f"{QUEST_MARKS[quest['status']]} {quest['name']}{progress}{word}", style=style)


def quest_rows(view: SeatView, faces: Faces) -> Group:
    """The Quests with their goals, a line each."""
    rows = [Text(quest_heading(view), no_wrap=True)]
    for quest in quest_side(view)["quests"]:
        row = Text(" ", no_wrap=True, overflow="ellipsis")
        row.append_text(quest_mark(quest))
        row.append("  " + " ".join(faces[quest["name"]].lines), style="dim")
        rows.append(row)
    return Group(*rows)


# --- The Encounter. ----------------------------------------------------------------------------------------------


def encounter_heading(view: SeatView) -> Rule:
    threat = [threat_words(view)] if is_faced(view) else []
    return heading(
        say(message("terminal-dungeon-side-encounter-points", points=view["points"], limit=view["limit"])),
        *facing_words(view),
        say(message("terminal-stamina-beat", stamina=view["dungeon"]["stamina"])),
        *threat,
    )


def encounter_cards(view: SeatView, faces: Faces, width: int, text_lines: int) -> Group:
    """The Dungeon deck on the left and the cards of the Encounter beside it."""
    across = columns(1 + len(view["encounter"]), width)
    inner = max(1, width // across - 2)
    boxes = [deck_box(say(message("terminal-dungeon-side-dungeon")), *dungeon_side(view))]
    boxes.extend([card_box(view, card, faces[card["card"]], inner, text_lines) for card in view["encounter"]])
    return Group(encounter_heading(view), side_by_side(boxes, across))


def card_box(view: SeatView, card: DungeonCard, face: Face, inner: int, text_lines: int) -> Box:
    """A card of the Encounter with its current values, and its targets in the lower edge."""
    numbers = shortened("")
    if card["power"] is not None:
        numbers.append(say(message("terminal-pow", power=card["power"])), style="bold red")
    if card["stamina"]:
        numbers.append("  " if numbers else "")
        numbers.append(say(message("terminal-sta", stamina=card["stamina"])), style="bold blue")
    lines = [*name_lines(card["name"], inner), numbers]
    if card["life"] is not None:
        lines.append(hearts(card))
    marks = token_words(card) + ([say(message("terminal-summoned"))] if card["summoned"] else [])
    marks.extend([about(view, card["controller"], "terminal-owned")] if has_pools(view) else [])
    lines.append(shortened(", ".join(marks), "yellow"))
    text = wrap(says(face), inner)
    if len(text) > text_lines:
        text[text_lines - 1] += " …"
    lines.extend([shortened(line, "italic") for line in text[:text_lines]])
    title = f"{card['cost']} {kind_words(card)}"
    return Box(title, [line for line in lines if line], KIND_STYLES[card["kind"]], aim_words(view, card))


def encounter_rows(view: SeatView, faces: Faces) -> Group:
    """A line for each card."""
    rows: list[RenderableType] = [encounter_heading(view)]
    for card in view["encounter"]:
        row = Text(" " + card["name"], style="bold", no_wrap=True, overflow="ellipsis")
        row.append("  " + ", ".join(dungeon_details(view, card)), style="not bold")
        row.append("  " + says(faces[card["card"]]), style="not bold dim")
        rows.append(row)
    return Group(*rows, dungeon_deck_line(view))


def encounter_flow(view: SeatView) -> Group:
    """Names and numbers only, in a flow."""
    rows: list[RenderableType] = [encounter_heading(view), card_flow(view["encounter"])]
    # With pools, the size of the deck is shown beside the pool.
    return Group(*rows) if has_pools(view) else Group(*rows, dungeon_deck_line(view))


def card_flow(cards: list[DungeonCard], head: str = "") -> Text:
    """``Zombie 1/2 Life 1; Goblin 2/1 Life 1``."""
    text = Text(f" {head}")
    for card in cards:
        text.append(card["name"], style="bold")
        power = "-" if card["power"] is None else card["power"]
        text.append(f" {power}/{card['stamina']}")
        if card["life"] is not None:
            text.append(say(message("terminal-dungeon-side-life", life=card["life"] - card["wounds"])))
        marks = token_words(card)
        text.append((f" ({', '.join(marks)})" if marks else "") + "; ")
    return text.append(say(message("terminal-power-stamina")), style="dim")


def dungeon_deck_line(view: SeatView) -> Text:
    return shortened(
        say(message("terminal-dungeon-side-dungeon-deck", dungeon_pile_words=dungeon_pile_words(view))), "dim"
    )


def waiting_lines(view: SeatView) -> RenderableType:
    """The Encounters waiting for their turns, with their numbers."""
    rows = [card_flow(side["waiting"], f"{waiting_head(view, side)}: ") for side in view["seats"] if side["waiting"]]
    return Group(*rows) if rows else Text()


def waiting_counts(view: SeatView) -> Text:
    """How many cards wait, by seat."""
    counts = [
        f"{waiting_head(view, side)}: {counted(len(side['waiting']), 'card')}"
        for side in view["seats"]
        if side["waiting"]
    ]
    return shortened(" " + "; ".join(counts)) if counts else Text()


def waiting_head(view: SeatView, side: Seat) -> str:
    return say(message("terminal-waits", called=called(view, side["seat"])))
