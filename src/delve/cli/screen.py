"""The drawn table: every part has several forms, from roomy to compact, chosen to fit the terminal.

The hand, the outcome of the attack and the options are always shown; parts that can be requested with a command are
compacted first. The story gets the remaining room.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from delve.cli.card_panel import card_panel
from delve.cli.contest import result_words
from delve.cli.drawing import heading, shortened, wipe
from delve.cli.dungeon_side import (
    Faces,
    contest_line,
    encounter_cards,
    encounter_flow,
    encounter_rows,
    quest_line,
    quest_rows,
    ribbon,
    waiting_counts,
    waiting_lines,
)
from delve.cli.option_list import option_columns, option_flow, option_groups
from delve.cli.others import other_boxes, other_cells, other_lines, other_rows
from delve.cli.outlook import Outlook
from delve.cli.party_side import (
    hand_line,
    hand_names,
    hand_rows,
    in_play_line,
    in_play_names,
    party_cards,
    party_pairs,
    party_rows,
    pool_line,
    pool_names,
    pool_rows,
    resource_gauges,
    resource_line,
)
from delve.cli.questions import Answer
from delve.cli.story import HEADS, Told
from delve.messages import message, say
from delve.model.shown import SeatView

Lines = list[list[Segment]]

STORY_WANTED: Final = 5
STORY_MOST: Final = 12

# The order in which parts are compacted, one form at a time, while there is too little room.
FOLDING: Final = (
    "quests",
    "others",
    "encounter",
    "resources",
    "pool",
    "others",
    "hand",
    "options",
    "party",
    "encounter",
    "party",
    "question",
    "encounter",
    "options",
    "others",
    "quests",
)
# Parts that are compacted only if there is no room for the story at all.
LAST_RESORT: Final = ("waiting", "pool", "in play", "hand", "question", "contest")


class Section:
    """A part of the table with its forms, roomiest first."""

    def __init__(self, name: str, *ways: RenderableType) -> None:
        self.name = name
        self.ways = ways


class Screen:
    """A terminal that can be cleared and redrawn."""

    def __init__(self, console: Console, faces: Faces) -> None:
        self.console = console
        self.faces = faces

    def show(self, view: SeatView, before: list[Told], fresh: list[Told], asked: str, outlook: Outlook) -> None:
        """Draws the whole table, with the story so far and its news."""
        sections = self.sections(view, asked, outlook)
        height = self.console.size.height
        lines = self.laid_out(sections, before, fresh, height - 1)
        self.console.clear()
        self.console.print(SegmentLines(lines, new_lines=True), end="")

    def hand_over(self, page: list[str]) -> None:
        """Shows a page without secrets; only its last lines if it is long."""
        wipe(self.console)
        lines = self.lines(Group(*[Text(line) for line in page[:-1]], heading(page[-1])))
        room = self.console.size.height - 1
        self.console.print(SegmentLines(lines[-room:], new_lines=True), end="")

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

    # --- Layout. -------------------------------------------------------------------------------------------

    def sections(self, view: SeatView, asked: str, outlook: Outlook) -> list[Section]:
        width = self.console.width
        faces = self.faces
        return [
            Section("ribbon", ribbon(view, width)),
            Section("contest", contest_line(view), Text()),
            Section("quests", quest_rows(view, faces), quest_line(view), Text()),
            Section("others", other_boxes(view, width), other_rows(view), other_lines(view), other_cells(view, width)),
            Section(
                "encounter",
                encounter_cards(view, faces, width, 4),
                encounter_cards(view, faces, width, 2),
                encounter_rows(view, faces),
                encounter_flow(view),
            ),
            Section("waiting", waiting_lines(view), waiting_counts(view)),
            Section("party", party_cards(view, width), party_rows(view), party_pairs(view)),
            Section("in play", in_play_line(view, width), in_play_names(view, width)),
            Section("resources", resource_gauges(view, width), resource_line(view, width)),
            Section("hand", hand_rows(view, faces), hand_line(view, width), hand_names(view, width)),
            Section("pool", pool_rows(view, faces), pool_line(view, width), pool_names(view, width)),
            Section("story"),
            Section(
                "question",
                asking(view, asked, [Text(f" {line}", style="bold") for line in outlook.lines]),
                asking(view, asked, [Text(f" {outlook.brief}", style="bold")]),
                asking(view, asked, [shortened(f" {outlook.brief}", "bold")]),
            ),
            Section("options", *options(view, width)),
        ]

    def laid_out(self, sections: list[Section], before: list[Told], fresh: list[Told], height: int) -> Lines:
        """Compacts one part after another until there is room for the news of the story."""
        story = self.lines(Group(*[sentence_text(each, True) for each in fresh]))
        drawn = self.folded(sections, height, min(len(story), STORY_WANTED))
        room = max(min(1, len(story)), min(STORY_MOST, height - total(drawn)))
        drawn["story"] = self.story_lines(story, before, room)
        return [line for section in sections for line in drawn[section.name]]

    def folded(self, sections: list[Section], height: int, story: int) -> dict[str, Lines]:
        """All parts but the story, as roomy as the height allows beside ``story`` lines of the story."""
        ways = {section.name: [self.lines(section.ways[0])] for section in sections if section.ways}
        waiting = {section.name: list(section.ways[1:]) for section in sections}
        drawn = {name: parts[0] for name, parts in ways.items()}
        for names, room in ((FOLDING, height - story), (LAST_RESORT, height - min(1, story))):
            for name in names:
                if total(drawn) <= room:
                    break
                if waiting[name]:
                    ways[name].append(self.lines(waiting[name].pop(0)))
                    drawn[name] = min(ways[name], key=len)
        # If a later part freed more room than needed, earlier parts can be expanded again.
        for name in reversed(dict.fromkeys((*FOLDING, *LAST_RESORT))):
            for way in ways[name]:
                if total(drawn) - len(drawn[name]) + len(way) <= height - story:
                    drawn[name] = way
                    break
        return drawn

    def story_lines(self, new: Lines, before: list[Told], room: int) -> Lines:
        """The news, truncated to the last lines if too long, with older sentences if there is room."""
        if len(new) > room:
            more = Text(say(message("terminal-lines-more-log", new=len(new) - room + 1)), style="dim")
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
    head = told.event in HEADS
    return Text(f"  {told.text}", style=("bold" if head else "") if new else "dim")


def asking(view: SeatView, asked: str, outlook: list[Text]) -> Group:
    """The question, above the outcome."""
    if view["decision"] is None:
        return Group(heading(result_words(view)))
    return Group(heading(asked), *[line for line in outlook if line.plain.strip()])


def options(view: SeatView, width: int) -> list[RenderableType]:
    decision = view["decision"]
    if decision is None:
        return [Text(say(message("terminal-undo-save-file-log")))]
    lines = decision["options"]
    return [option_columns(lines), option_groups(lines, width), option_flow(lines, width)]
