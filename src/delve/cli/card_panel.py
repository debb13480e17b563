"""A card drawn in the terminal, and the same card as plain lines."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from delve.cli.words import capital, listed
from delve.engine.catalogue import Face

WIDTH: Final = 54

# Each kind has its colour and its frame; the kind is also written out, so neither is needed to know it.
KIND_STYLES: Final[dict[str, str]] = {
    "equipment": "yellow",
    "magic": "magenta",
    "skill": "green",
    "tactic": "cyan",
    "character": "red",
    "event": "bright_blue",
    "terrain": "green",
    "trap": "bright_red",
    "adventurer": "bright_cyan",
    "quest": "bright_yellow",
}
FRAMES: Final[dict[str, box.Box]] = {"adventurer": box.DOUBLE, "quest": box.HEAVY}


def card_panel(face: Face, now: list[str] | None = None) -> RenderableType:
    """The card as a framed picture of itself.

    ``now`` is where it is at this moment of a game and what it is worth there; without a game the picture
    shows where the card comes from instead.
    """
    style = KIND_STYLES[face.kind]
    parts: list[RenderableType] = [title_row(face), Text(subtitle(face), style="dim"), *scores(face)]
    parts.append(Rule(style=style))
    parts.extend([rules_text(line) for line in rules(face)])
    if face.reminders:
        parts.append(Text())
        parts.extend([Text(f"({reminder})", style="italic dim") for reminder in face.reminders])
    if now is None:
        if face.flavour:
            parts.extend([Text(), Text(face.flavour, style="italic")])
        parts.append(Rule(style=style))
        parts.extend([Text(line, style="dim") for line in imprint(face)])
    elif now:
        parts.append(Rule("now", style=style))
        parts.extend([Text(line) for line in now])
    shape = FRAMES.get(face.kind, box.ROUNDED)
    return Panel(Group(*parts), box=shape, border_style=style, width=WIDTH, padding=(0, 2))


def rules(face: Face) -> list[str]:
    """What the card says. An Adventurer says nothing that is not drawn, apart from its classes."""
    return [f"Class Keys: {listed(face.classes)}."] if face.kind == "adventurer" else face.lines


def title_row(face: Face) -> RenderableType:
    """The name on the left and the Cost, in pips and as a number, on the right."""
    row = Table.grid(expand=True)
    row.add_column(ratio=1)
    row.add_column(justify="right", no_wrap=True)
    cost = Text()
    if has_cost(face):
        cost = Text("◆" * face.cost + f" Cost {face.cost}", style=KIND_STYLES[face.kind])
    row.add_row(Text(face.name, style="bold"), cost)
    return row


def has_cost(face: Face) -> bool:
    return face.kind not in {"adventurer", "quest"}


def subtitle(face: Face) -> str:
    """``undead character · evil, large``."""
    words = " ".join(["/".join(face.types), face.kind]).strip()
    more = face.keys
    return capital(words) + (f" · {', '.join(more)}" if more else "")


def scores(face: Face) -> list[RenderableType]:
    """The numbers of the card, drawn: Power and Life, or the Resource Scores of an Adventurer."""
    rows: list[RenderableType] = []
    numbers = Text()
    if face.power:
        damage = "" if face.damage == ["harm"] else f" ({', '.join(face.damage)})"
        numbers.append(f"Power {face.power}{damage}", style="bold")
    if face.life:
        numbers.append("   " if face.power else "")
        numbers.append("♥" * face.life, style="red")
        numbers.append(f" Life {face.life}", style="bold")
    if numbers:
        rows.append(numbers)
    for name, score in face.resources.items():
        if score:
            bar = Text(f"{name.capitalize():10} ")
            bar.append("■" * score, style=KIND_STYLES[name])
            bar.append(f" {score}")
            rows.append(bar)
    return rows


def rules_text(line: str) -> Text:
    """A line of the card; what stands before a colon near its beginning is a heading."""
    head, colon, _ = line.partition(": ")
    text = Text(line)
    if colon and len(head) < 50:
        text.stylize("bold", 0, len(head) + 1)
    return text


def imprint(face: Face) -> list[str]:
    """The set, and which of the card's fields the rulebooks state and which are ours."""
    number = f" no. {face.number}" if face.number else ""
    lines = [f"{capital(face.set)}{number}, {face.rarity}."]
    for source, words in (("rulebook", "As the rulebook has it"), ("delve", "Designed by Delve")):
        fields = [field.replace("_", " ") for field, origin in face.provenance.items() if origin == source]
        if fields:
            lines.append(f"{words}: {listed(fields)}.")
    return lines


def card_lines(face: Face, now: list[str] | None = None) -> list[str]:
    """The card as plain lines, in the order in which it is drawn."""
    lines = [face.name + (f", Cost {face.cost}" if has_cost(face) else "") + "."]
    lines.append(subtitle(face).replace(" · ", ", ") + ".")
    if face.power:
        lines.append(f"Power {face.power} ({', '.join(face.damage)}).")
    if face.life:
        lines.append(f"Life {face.life}.")
    if face.kind == "adventurer":
        scores = [f"{capital(name)} {score}" for name, score in face.resources.items()]
        lines.append(", ".join(scores) + ".")
    lines.extend([*rules(face), *face.reminders])
    if now is None:
        return [*lines, *([face.flavour] if face.flavour else []), *imprint(face)]
    return [*lines, *(["Now:"] if now else []), *now]
