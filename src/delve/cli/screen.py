"""The drawn table: every part of it from roomy to tight, folded until it fits the terminal.

The hand, what the attack would come to, and the options are always there; what folds first is what can be
asked for. The story takes the room that is left.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from delve.cli.card_panel import card_panel
from delve.cli.describe import question, result_words
from delve.cli.drawing import heading
from delve.cli.dungeon_side import (
    Faces,
    encounter_cards,
    encounter_flow,
    encounter_rows,
    quest_line,
    quest_rows,
    ribbon,
)
from delve.cli.option_list import option_columns, option_flow, option_groups
from delve.cli.outlook import Outlook
from delve.cli.party_side import (
    hand_line,
    hand_rows,
    in_play_line,
    party_cards,
    party_pairs,
    party_rows,
    resource_gauges,
    resource_line,
)
from delve.cli.questions import Answer
from delve.cli.story import Told

View = dict[str, Any]
Lines = list[list[Segment]]

LONG_RIBBON: Final = 96
STORY_WANTED: Final = 5
STORY_MOST: Final = 12

# Which part gives way next, each time by one step, as long as there is too little room.
FOLDING: Final = (
    "quests",
    "encounter",
    "resources",
    "hand",
    "options",
    "party",
    "encounter",
    "party",
    "question",
    "encounter",
    "options",
    "quests",
)


class Section:
    """A part of the table with its ways to be drawn, the roomiest first."""

    def __init__(self, name: str, *ways: RenderableType) -> None:
        self.name = name
        self.ways = ways


class Screen:
    """A terminal that can be cleared and drawn upon."""

    def __init__(self, console: Console, faces: Faces) -> None:
        self.console = console
        self.faces = faces

    def show(self, view: View, seat: int, before: list[Told], fresh: list[Told], outlook: Outlook) -> None:
        """The whole table, with the story so far and what is new in it."""
        sections = self.sections(view, seat, outlook)
        height = self.console.size.height
        lines = self.laid_out(sections, before, fresh, height - 1)
        self.console.clear()
        self.console.print(SegmentLines(lines, new_lines=True), end="")

    def say(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(Text(line))

    def refuse(self, sentence: str) -> None:
        self.console.print(Text(f"✘ {sentence}", style="bold red"))

    def answer(self, answer: Answer) -> None:
        if answer.face is None:
            self.say(answer.lines)
        else:
            self.console.print(card_panel(answer.face, answer.lines))

    # --- Laying out. ---------------------------------------------------------------------------------------

    def sections(self, view: View, seat: int, outlook: Outlook) -> list[Section]:
        width = self.console.width
        faces = self.faces
        mine = view["seats"][seat]
        return [
            Section("ribbon", ribbon(view, width >= LONG_RIBBON)),
            Section("quests", quest_rows(view, faces), quest_line(view), Text()),
            Section(
                "encounter",
                encounter_cards(view, faces, width, 4),
                encounter_cards(view, faces, width, 2),
                encounter_rows(view, faces),
                encounter_flow(view),
            ),
            Section("party", party_cards(view, mine, width), party_rows(view, mine), party_pairs(mine)),
            Section("in play", in_play_line(mine, width)),
            Section("resources", resource_gauges(mine, width), resource_line(mine, width)),
            Section("hand", hand_rows(mine, faces), hand_line(mine, width)),
            Section("story"),
            Section("question", asking(view, outlook.lines), asking(view, [outlook.brief])),
            Section("options", *options(view, width)),
        ]

    def laid_out(self, sections: list[Section], before: list[Told], fresh: list[Told], height: int) -> Lines:
        """Folds one part after another until the rest leaves room for what is new in the story."""
        story = self.lines(Group(*[sentence_text(each, True) for each in fresh]))
        wanted = min(len(story), STORY_WANTED)
        drawn = self.folded(sections, height - wanted)
        room = max(1, min(STORY_MOST, height - total(drawn)))
        drawn["story"] = self.story_lines(story, before, room)
        return [line for section in sections for line in drawn[section.name]]

    def folded(self, sections: list[Section], height: int) -> dict[str, Lines]:
        """Every part but the story, as roomy as the height allows."""
        ways = {section.name: [self.lines(section.ways[0])] for section in sections if section.ways}
        waiting = {section.name: list(section.ways[1:]) for section in sections}
        drawn = {name: parts[0] for name, parts in ways.items()}
        for name in FOLDING:
            if total(drawn) <= height:
                break
            if waiting[name]:
                ways[name].append(self.lines(waiting[name].pop(0)))
                drawn[name] = min(ways[name], key=len)
        # A part that gave way early may have its room back where a later one has made more than was needed.
        for name in reversed(dict.fromkeys(FOLDING)):
            for way in ways[name]:
                if total(drawn) - len(drawn[name]) + len(way) <= height:
                    drawn[name] = way
                    break
        return drawn

    def story_lines(self, new: Lines, before: list[Told], room: int) -> Lines:
        """What is new, the last of it where it is too much, and older sentences where there is room for them."""
        if len(new) > room:
            more = Text(f"({len(new) - room + 1} lines more: log)", style="dim")
            return self.lines(more) + new[len(new) - room + 1 :]
        old = self.lines(Group(*[sentence_text(each, False) for each in before[-STORY_MOST:]]))
        return old[max(0, len(old) - (room - len(new))) :] + new

    def lines(self, part: RenderableType) -> Lines:
        if isinstance(part, Text) and not part.plain:
            return []
        return self.console.render_lines(part, pad=False)


def total(drawn: dict[str, Lines]) -> int:
    return sum([len(lines) for lines in drawn.values()])


def sentence_text(told: Told, new: bool) -> Text:
    head = told.event in {"round_began", "step_began"}
    return Text(f"  {told.text}", style=("bold" if head else "") if new else "dim")


def asking(view: View, outlook: list[str]) -> Group:
    """What is asked, under what it would come to."""
    if view["decision"] is None:
        return Group(heading(result_words(view)))
    rows: list[RenderableType] = [heading(question(view))]
    rows.extend([Text(f" {line}", style="bold") for line in outlook if line])
    return Group(*rows)


def options(view: View, width: int) -> list[RenderableType]:
    decision = view["decision"]
    if decision is None or "options" not in decision:
        return [Text("undo, save FILE, log or quit")]
    lines = decision["options"]
    return [option_columns(lines), option_groups(lines, width), option_flow(lines, width)]
