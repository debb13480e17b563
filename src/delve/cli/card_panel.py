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
from delve.library.faces import Face
from delve.messages import keyed, message, say

WIDTH: Final = 54

# Each kind has a colour and a frame; the kind is also written out, so neither is the only cue.
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
    """The card, drawn with a frame.

    ``now`` describes its place and values in the current game; without a game the provenance of the card is shown
    instead.
    """
    style = KIND_STYLES[face.kind]
    parts: list[RenderableType] = [title_row(face), Text(subtitle(face), style="dim"), *scores(face)]
    parts.append(Rule(style=style))
    parts.extend([rules_text(line) for line in rules(face)])
    if face.reminders:
        parts.append(Text())
        parts.extend([Text(f"({reminder})", style="italic dim") for reminder in face.reminder_lines])
    if now is None:
        if face.flavour:
            parts.extend([Text(), Text(face.flavour, style="italic")])
        parts.append(Rule(style=style))
        parts.extend([Text(line, style="dim") for line in imprint(face)])
    elif now:
        parts.append(Rule(say(message("terminal-now")), style=style))
        parts.extend([Text(line) for line in now])
    shape = FRAMES.get(face.kind, box.ROUNDED)
    return Panel(Group(*parts), box=shape, border_style=style, width=WIDTH, padding=(0, 2))


def rules(face: Face) -> list[str]:
    """The card's text. An Adventurer's text repeats what is drawn, apart from its classes."""
    return (
        [say(message("terminal-class-keys", listed=listed(face.classes)))] if face.kind == "adventurer" else face.lines
    )


def title_row(face: Face) -> RenderableType:
    """The name on the left and the Cost, in pips and as a number, on the right."""
    row = Table.grid(expand=True)
    row.add_column(ratio=1)
    row.add_column(justify="right", no_wrap=True)
    cost = Text()
    if has_cost(face):
        cost = Text(
            "◆" * face.cost + say(message("terminal-card-panel-cost", cost=face.cost)), style=KIND_STYLES[face.kind]
        )
    row.add_row(Text(face.name, style="bold"), cost)
    return row


def has_cost(face: Face) -> bool:
    return face.kind not in {"adventurer", "quest"}


def subtitle(face: Face) -> str:
    """``undead character · evil, large``."""
    words = " ".join(["/".join(face.types), say(keyed("terminal-kind", face.kind))]).strip()
    more = face.keys
    return capital(words) + (f" · {', '.join(more)}" if more else "")


def has_life(face: Face) -> bool:
    """Adventurers and Characters have a Life Score; with 0 the first Wound kills, and Step 4.2 removes (A-009)."""
    return face.kind in {"adventurer", "character"}


def scores(face: Face) -> list[RenderableType]:
    """The drawn numbers: Power and Life, or the Resource Scores of an Adventurer."""
    rows: list[RenderableType] = []
    numbers = Text()
    if face.power:
        damage = "" if face.damage == ["harm"] else f" ({', '.join(face.damage)})"
        numbers.append(say(message("terminal-card-panel-power", power=face.power, damage=damage)), style="bold")
    if has_life(face):
        numbers.append("   " if face.power else "")
        numbers.append("♥" * face.life, style="red")
        numbers.append(say(message("terminal-dungeon-side-life", life=face.life)), style="bold")
    if numbers:
        rows.append(numbers)
    for name, score in face.resources.items():
        if score:
            bar = Text(f"{say(keyed('word-kind', name)):10} ")
            bar.append("■" * score, style=KIND_STYLES[name])
            bar.append(f" {score}")
            rows.append(bar)
    return rows


def rules_text(line: str) -> Text:
    """A line of the card; text before a colon near its beginning is a heading."""
    head, colon, _ = line.partition(": ")
    text = Text(line)
    if colon and len(head) < 50:
        text.stylize("bold", 0, len(head) + 1)
    return text


def imprint(face: Face) -> list[str]:
    """The set, and which values come from the rulebooks and which are ours."""
    number = say(message("terminal-no", number=face.number)) if face.number else ""
    lines = [f"{face.set_name}{number}, {say(keyed('word-rarity', face.rarity))}."]
    for source, words in (
        ("rulebook", say(message("terminal-as-rulebook"))),
        ("delve", say(message("terminal-designed-delve"))),
    ):
        fields = [say(keyed("word-field", field)) for field, origin in face.provenance.items() if origin == source]
        if fields:
            lines.append(f"{words}: {listed(fields)}.")
    return lines


def card_lines(face: Face, now: list[str] | None = None) -> list[str]:
    """The card as plain lines, in the order of the drawing."""
    lines = [
        face.name + (say(message("terminal-card-panel-such-cost", cost=face.cost)) if has_cost(face) else "") + "."
    ]
    lines.append(subtitle(face).replace(" · ", ", ") + ".")
    if face.power:
        lines.append(say(message("terminal-card-panel-such-power", power=face.power, list=", ".join(face.damage))))
    if has_life(face):
        lines.append(say(message("terminal-card-panel-life", life=face.life)))
    if face.kind == "adventurer":
        scores = [f"{say(keyed('word-kind', name))} {score}" for name, score in face.resources.items()]
        lines.append(", ".join(scores) + ".")
    lines.extend([*rules(face), *face.reminder_lines])
    if now is None:
        return [*lines, *([face.flavour] if face.flavour else []), *imprint(face)]
    return [*lines, *([f"{say(message('terminal-now'))}:"] if now else []), *now]
