"""Lessons at tables: beginning, going on, skipping, and how far a person has come."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import select

from delve.learning.lesson import Lesson, lesson_names, read_lesson
from delve.messages import message
from delve.model.errors import BadInput
from delve.model.state import WON
from delve.server.database import Database
from delve.server.errors import Forbidden, NotFound
from delve.server.games import Games
from delve.server.messages import LessonInfo, Me, StartLesson, TableInfo
from delve.server.play import LiveGame
from delve.server.records import OVER
from delve.server.rows import read_rows
from delve.server.schema import seats, tables
from delve.server.tables import Tables


class Attempt(Struct, frozen=True):
    """A person's table of a lesson."""

    id: str
    lesson: str
    stage: str
    result: str


class Lessons:
    """The lessons, at the tables of their pupils."""

    def __init__(self, database: Database, tables: Tables, games: Games) -> None:
        self.database = database
        self.tables = tables
        self.games = games

    async def all(self, me: Me | None) -> list[LessonInfo]:
        """Every lesson, and how far this person has come."""
        attempts = [] if me is None else await self.attempts(me)
        return [await self.info(read_lesson(name), attempts) for name in lesson_names()]

    async def info(self, lesson: Lesson, attempts: list[Attempt]) -> LessonInfo:
        own = [each for each in attempts if each.lesson == lesson.id]
        unfinished = await self.unfinished(own)
        return LessonInfo(
            lesson.id,
            lesson.title(),
            lesson.about(),
            lesson.minutes,
            [lesson.chapter_title(chapter) for chapter in range(len(lesson.chapters))],
            "" if unfinished is None else unfinished.table,
            0 if unfinished is None or unfinished.guide is None else unfinished.guide.page().chapter,
            any(each.result == WON for each in own),
        )

    async def unfinished(self, attempts: list[Attempt]) -> LiveGame | None:
        """The game to go on with. One that does not follow today's script is begun again."""
        for each in attempts:
            if each.stage != OVER:
                live = await self.games.game(each.id)
                return live if live.guide is not None and not live.guide.lost else None
        return None

    async def attempts(self, me: Me) -> list[Attempt]:
        """A person's tables of lessons, the newest first."""
        query = (
            select(tables.c.id, tables.c.lesson, tables.c.stage, tables.c.result)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.person == me.id, tables.c.lesson != "")
            .order_by(tables.c.created.desc())
        )
        async with self.database.reading() as connection:
            return read_rows(await connection.execute(query), Attempt)

    async def start(self, me: Me, name: str, wanted: StartLesson) -> TableInfo:
        """Goes on with a person's unfinished game of a lesson, or begins one."""
        lesson = known_lesson(name)
        attempts = [each for each in await self.attempts(me) if each.lesson == name and each.stage != OVER]
        live = None if wanted.restart else await self.unfinished(attempts)
        if live is not None:
            return await self.tables.info(live.table, me.id)
        for each in attempts:
            await self.tables.leave(each.id, me)
        opened = await self.tables.begin_at(me, lesson.setup(), name)
        if wanted.chapter:
            await self.skip(me, opened.id, wanted.chapter)
        return opened

    async def skip(self, me: Me, table: str, chapter: int) -> None:
        """Plays on to the beginning of a later part."""
        live = await self.games.game(table)
        seat = live.record.seat_of(me.id)
        if live.guide is None or seat < 0:
            raise Forbidden(message("server-no-lesson-here"))
        if not live.guide.page().chapter < chapter < len(live.guide.lesson.chapters):
            raise BadInput(message("server-lesson-part-not-ahead"))
        await self.play(live, seat, live.guide.lines_to(chapter))

    async def play(self, live: LiveGame, seat: int, lines: list[str]) -> None:
        """Adds answers; stops where the pupil has answered something else meanwhile."""
        n = live.n
        for number, line in enumerate(lines):
            if not await self.games.add(live, seat, line, n + number):
                return


def known_lesson(name: str) -> Lesson:
    if name not in lesson_names():
        raise NotFound(message("server-no-lesson-called", name=name))
    return read_lesson(name)
