"""Lessons: a set-up, and pages that say what to look at and what to do next.

A lesson is a TOML file in data/lessons. Its words are in the catalogue, by the ids of the lesson and its pages; numbers
in them are read from the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from delve.engine.play import Setup, read_setup
from delve.library.shipped import DATA, read_toml
from delve.messages import Message, message
from delve.model.errors import BadInput, nearest
from delve.model.setups import SeatSetup

LESSONS: Final = DATA / "lessons"
# The parts of the table that a page may point at, besides cards.
PARTS: Final = ("encounter", "party", "in-play", "hand", "quests", "piles", "resources", "prompt", "clash")

_TOP: Final = ("format", "minutes", "given", "chapter")
_CHAPTER: Final = ("id", "page")
_PAGE: Final = ("id", "idea", "rule", "show", "numbers", "explain", "expect", "do", "count", "hint", "because")
# The seat setups of a lesson bring nothing: its cards are given.
NOTHING: Final[SeatSetup] = {"adventurers": [], "quests": [], "crawler_deck": [], "dungeon_deck": []}

Data = dict[str, object]


class Page:
    """One thing to read, and what to do then, if anything."""

    def __init__(self, lesson: str, chapter: int, data: Data, where: str) -> None:
        check_keys(data, _PAGE, where)
        self.id = text_in(data, "id", where)
        self.key = f"learn-{lesson}-{self.id}"
        self.chapter = chapter
        self.idea = str(data.get("idea", ""))  # the idea that it introduces
        self.rule = str(data.get("rule", self.idea))  # where the rules reference says more
        self.show = texts_in(data, "show", where)  # parts of the table, and cards by name
        self.numbers = table_in(data, "numbers", where)  # arguments of its text, by the names of facts
        self.explain = str(data.get("explain", ""))  # a number whose contributions are listed
        self.expect = table_in(data, "expect", where)  # facts that its text relies on
        self.do = texts_in(data, "do", where)  # the accepted answers, in any order
        count = data.get("count", len(self.do))
        if not isinstance(count, int) or not bool(self.do) <= count <= len(self.do):
            raise BadInput(message("check-lesson-count", where=where, most=len(self.do)))
        self.count = count  # how many of them are needed
        self.has_hint = bool(data.get("hint", False))  # whether it has a hint of its own
        self.has_because = bool(data.get("because", False))  # whether it has a reason of its own against other answers

    def goal(self) -> Message:
        """What to do, in a line."""
        return message(f"{self.key}-goal")

    def verb(self) -> str:
        return self.do[0].partition(" ")[0]


class Lesson:
    """A set-up and its pages, chapter by chapter."""

    def __init__(self, id: str, data: Data, where: str) -> None:
        check_keys(data, _TOP, where)
        self.id = id
        self.minutes = int(str(data.get("minutes", 0)))
        self.format = data.get("format", "solo-standard")
        self.given = table_in(data, "given", where)
        self.chapters: list[str] = []
        self.pages: list[Page] = []
        for number, chapter in enumerate(tables_in(data, "chapter", where)):
            here = f"{where}: chapter[{number + 1}]"
            check_keys(chapter, _CHAPTER, here)
            self.chapters.append(text_in(chapter, "id", here))
            for place, page in enumerate(tables_in(chapter, "page", here)):
                self.pages.append(Page(id, number, page, f"{here}: page[{place + 1}]"))

    def title(self) -> Message:
        return message(f"learn-{self.id}-title")

    def about(self) -> Message:
        return message(f"learn-{self.id}-about")

    def chapter_title(self, chapter: int) -> Message:
        return message(f"learn-{self.id}-chapter-{self.chapters[chapter]}")

    def setup(self) -> Setup:
        """The set-up of its game."""
        return read_setup(self.format, {"seats": [NOTHING], "position": self.given}, f"lesson {self.id}")


def words_of(lesson: Lesson) -> list[str]:
    """Everything that a lesson says, by what follows its name in the keys of the catalogue."""
    words = ["title", "about", *[f"chapter-{name}" for name in lesson.chapters]]
    for page in lesson.pages:
        words.append(page.id)
        words.extend([f"{page.id}-goal"] if page.do else [])
        words.extend([f"{page.id}-hint"] if page.has_hint else [])
        words.extend([f"{page.id}-because"] if page.has_because else [])
    return words


def lesson_names() -> list[str]:
    """The lessons that come with Delve."""
    return sorted([path.stem for path in LESSONS.glob("*.toml")])


def read_lesson(name: str) -> Lesson:
    """A lesson by its name."""
    known = lesson_names()
    if name not in known:
        raise BadInput(message("check-no-lesson", name=name, nearest=nearest(name, known)))
    path = Path(LESSONS, f"{name}.toml")
    return Lesson(name, read_toml(path), str(path))


# --- Reading a file. -----------------------------------------------------------------------------------------------


def check_keys(table: Data, known: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in known:
            raise BadInput(
                message("check-position-unknown-field", where=where, key=key, nearest=nearest(key, list(known)))
            )


def text_in(table: Data, key: str, where: str) -> str:
    value = table.get(key)
    if not isinstance(value, str):
        raise BadInput(message("check-replay-expected-text", here=f"{where}: {key}"))
    return value


def texts_in(table: Data, key: str, where: str) -> list[str]:
    """A list of texts; a single one may stand alone."""
    value = table.get(key, [])
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(item, str) for item in texts):
        raise BadInput(message("check-replay-expected-text", here=f"{where}: {key}"))
    return texts


def table_in(table: Data, key: str, where: str) -> Data:
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise BadInput(message("check-play-expected-table", where=f"{where}: {key}"))
    return value


def tables_in(table: Data, key: str, where: str) -> list[Data]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise BadInput(message("check-expected-list-tables", where=f"{where}: {key}"))
    return value
