"""``delve learn``: a lesson in the terminal, on the same table as any game."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer

from delve.cli.completion import complete_with
from delve.cli.outlook import Outlook
from delve.cli.plain import PlainScreen
from delve.cli.play import screen_for
from delve.cli.questions import indented, row_words
from delve.cli.seating import PERSON, Seating
from delve.cli.session import Session, Table
from delve.cli.words import listed
from delve.engine.notation import line
from delve.engine.play import Game
from delve.engine.replay import load, save
from delve.learning.guide import Guide, ShownPage
from delve.learning.lesson import Lesson, lesson_names, read_lesson
from delve.library.shipped import CardBook, standard_book
from delve.messages import Message, message, say
from delve.model.decisions import Option
from delve.model.errors import BadInput
from delve.model.shown import SeatView

FIRST: Final = "walkthrough"
HELP: Final = ("terminal-help-lesson", "terminal-help-lesson-back", "terminal-help-lesson-skip")
# Nothing in a lesson is left to chance.
SEED: Final = 1


def learn(
    lesson: Annotated[str, typer.Argument()] = FIRST,
    restart: Annotated[bool, typer.Option("--restart")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve learn``."""
    if as_json:
        print(json.dumps([described(read_lesson(name)) for name in lesson_names()], ensure_ascii=False, indent=2))
        return
    found = read_lesson(lesson)
    path = kept_at(found)
    game = None if restart else resumed(standard_book(), found, path)
    opening = say(message("terminal-lesson-goes-on" if game else "terminal-lesson-begins", title=found.title()))
    game = game or Game(standard_book(), found.setup(), SEED)
    interactive = sys.stdin.isatty()
    table, read = screen_for(game, plain, interactive)
    session = LessonSession(found, game, table, read, path)
    if interactive:
        complete_with(session.offered)
    session.play(opening)


def described(lesson: Lesson) -> dict[str, object]:
    """A lesson as data."""
    return {
        "id": lesson.id,
        "title": say(lesson.title()),
        "about": say(lesson.about()),
        "minutes": lesson.minutes,
        "chapters": [
            {
                "id": name,
                "title": say(lesson.chapter_title(number)),
                "introduces": [page.idea for page in lesson.pages if page.chapter == number and page.idea],
            }
            for number, name in enumerate(lesson.chapters)
        ],
    }


def kept_at(lesson: Lesson) -> Path:
    """Where a lesson is kept between visits."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home, "delve", "lessons", f"{lesson.id}.jsonl")


def resumed(book: CardBook, lesson: Lesson, path: Path) -> Game | None:
    """The lesson as it was left; None if there is none, or it is over, or it has changed since."""
    if not path.is_file():
        return None
    try:
        game = load(book, path).game
    except BadInput:
        return None
    guide = Guide(lesson, game)
    return None if guide.lost or guide.is_over() or game.setup.position != lesson.given else game


class LessonSession(Session):
    """A lesson: pages to read above the options, and only the next step is taken."""

    def __init__(self, lesson: Lesson, game: Game, table: Table, read: Callable[[str], str], path: Path) -> None:
        super().__init__(game, table, read, False, Seating([PERSON], SEED))
        self.path = path
        self.guide = Guide(lesson, game)
        self.page = self.guide.place.first  # the page that is read
        self.hints = 0  # how many hints were given for it
        self.file = str(path)
        self.commands |= {"next": self.next, "back": self.back, "hint": self.hint, "skip": self.skip}
        self.commands |= {"restart": self.restart}

    def obey(self, text: str) -> None:
        if text:
            super().obey(text)
        else:
            self.next("")

    def meant(self, text: str) -> Option:
        option = super().meant(text)
        self.check(line(self.game.state, option))
        return option

    def check(self, said: str) -> None:
        refusal = self.guide.refusal(said)
        if refusal is not None:
            raise BadInput(refusal)

    def interject(self, said: str, speaker: int) -> None:
        self.check(said)
        super().interject(said, speaker)

    def go_on(self, notices: list[str] | None = None) -> None:
        """After an answer: the first of the new pages."""
        self.guide.follow()
        self.page = self.guide.place.first
        self.hints = 0
        super().go_on(notices)

    def outlook(self, seen: SeatView) -> Outlook:
        """The page, below what the table shows of the fight."""
        known = super().outlook(seen)
        lines = [*self.page_lines(self.guide.shown[self.page]), *known.lines]
        return Outlook(lines, " ".join([lines[1], *([known.brief] if known.brief else [])]))

    def show(self, notices: list[str]) -> None:
        super().show(notices)
        if self.guide.is_over():
            self.table.say(["", *self.page_lines(self.guide.shown[-1])])

    def page_lines(self, page: ShownPage) -> list[str]:
        chapter = say(self.guide.lesson.chapter_title(page["chapter"]))
        count = message("terminal-lesson-page", page=self.page + 1, pages=len(self.guide.lesson.pages))
        rows = [row_words(row) for row in page["rows"]]
        last = self.page == len(self.guide.shown) - 1
        ends = page["goal"] if last else message("terminal-lesson-read-on")
        return [
            f"{chapter} · {say(count)}",
            say(page["text"]),
            *indented([*rows, f"= {page['total']}"] if len(rows) > 1 else []),
            *([f"➤ {say(ends)}"] if ends else []),
        ]

    # --- Commands. ---------------------------------------------------------------------------------------------

    def next(self, rest: str) -> None:
        """Reads on."""
        self.turn_to(min(self.page + 1, len(self.guide.shown) - 1))

    def back(self, rest: str) -> None:
        """Reads the page before again."""
        self.turn_to(max(self.page - 1, 0))

    def turn_to(self, page: int) -> None:
        """Another page; in linear text without the table, which has not changed."""
        self.page = page
        if isinstance(self.table, PlainScreen):
            self.table.say(self.page_lines(self.guide.shown[page]))
        else:
            self.show([])

    def hint(self, rest: str) -> None:
        """The first hint says where to look, the second what to answer."""
        hint = self.guide.shown[-1]["hint"]
        accepted = self.guide.accepted()
        if hint is None or not accepted:
            raise BadInput(message("terminal-lesson-no-hint"))
        self.hints += 1
        lines = listed([f"'{each}'" for each in dict.fromkeys(accepted)])
        self.table.say([say(hint if self.hints == 1 else message("terminal-lesson-answers", lines=lines))])

    def skip(self, rest: str) -> None:
        """Goes on to the next Round, or to the one that is named."""
        chapters = len(self.guide.lesson.chapters)
        here = self.guide.page().chapter
        wanted = int(rest) - 1 if rest.isdecimal() else here + 1
        if not here < wanted < chapters:
            raise BadInput(message("terminal-lesson-no-such-part", first=min(here + 2, chapters), last=chapters))
        for each in self.guide.lines_to(wanted):
            self.game.do(each)
        self.go_on()

    def restart(self, rest: str) -> None:
        """Begins the lesson again."""
        self.game.undo(len(self.game.inputs))
        self.told.clear()
        self.go_on()

    def help(self, rest: str) -> None:
        self.table.say([say(message(key)) for key in HELP])
        super().help(rest)

    def goodbye(self) -> Message:
        return message("terminal-lesson-won" if self.guide.is_over() else "terminal-lesson-kept")

    def play(self, opening: str) -> None:
        """Keeps the lesson when it is left."""
        super().play(opening)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        save(self.game, self.path)
