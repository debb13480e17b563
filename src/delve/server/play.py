"""A game in progress: the state in memory is the result of the stored inputs.

An input is tried in memory, then written, and only then published. If the write fails or another worker was faster,
memory is reset to the stored inputs.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from sqlalchemy import select

from delve.engine.interjections import STALLING, TIME, is_interjection
from delve.engine.notation import line, plain
from delve.engine.play import Game
from delve.learning.guide import Guide
from delve.learning.lesson import lesson_names, read_lesson
from delve.messages import Message, message, seat_arg
from delve.model.errors import BadInput
from delve.model.ids import NOBODY
from delve.model.setups import CardRules
from delve.model.shown import Advice
from delve.model.state import UNDECIDED, State
from delve.model.switches import STALLING_CLOCK
from delve.server.database import Database
from delve.server.journal import InputRow, Journal
from delve.server.messages import LessonNews, Question, Told
from delve.server.news import News
from delve.server.records import BOT, Record
from delve.server.rows import read_rows
from delve.server.schema import inputs
from delve.server.thinking import ALLOWED, Thinking
from delve.server.written import TAKEN_BACK, Written

# The time slice in seconds when loading a game.
AT_A_TIME: Final = 0.005


class LiveGame:
    """A game in this worker's memory."""

    def __init__(self, record: Record, game: Game, database: Database, journal: Journal) -> None:
        self.table = record.id
        self.record = record  # seats are final; presence changes, and is queried when needed
        self.game = game
        self.database = database
        self.journal = journal
        self.lock = asyncio.Lock()
        self.loaded = time.time()
        self.used = time.monotonic()  # the last access
        self.written: list[Written] = []
        self.thinking = Thinking(record.row.begun or self.loaded, game.state)
        self._over = False
        self.ended = False  # the table is marked as over
        # Why the next stored input cannot be played; the game stays readable up to it.
        self.stopped: Message | None = None
        self.changed: dict[str, CardRules] = {}  # the rules of its cards that differ from today's catalogue
        self.advised: tuple[int, Advice] | None = None  # the last hint, and the question that it is for
        self._stirred = asyncio.Event()
        self._unsure = False  # the outcome of a write is unknown: re-read before going on
        self.news = News(record, game)
        self.guide = Guide(read_lesson(record.row.lesson), game) if record.row.lesson in lesson_names() else None

    @property
    def n(self) -> int:
        """The number of stored inputs, which is also the number of the open question."""
        return len(self.written)

    def is_over(self) -> bool:
        """Whether the stored game is over; an end that is only being tried in memory does not count."""
        return self._over

    def needs_bots(self) -> bool:
        """Whether the player asked is a bot, or a person for whom a bot may stand in."""
        decision = self.game.state.decision
        if decision is None:
            return False
        return bool(self.record.row.takeover) or self.record.seats[decision.seat].kind == BOT

    async def asked(self) -> tuple[int, State]:
        """The number of the open question and the stored state, not one that is only being tried."""
        async with self.lock:
            return self.n, self.game.state

    # --- Inputs. ------------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Plays inputs that other workers have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        query = select(inputs).where(inputs.c.table == self.table, inputs.c.n >= self.n).order_by(inputs.c.n)
        async with self.database.reading() as connection:
            rows = read_rows(await connection.execute(query), InputRow)
        since = time.perf_counter()
        for row in rows:
            try:
                self._play(row.seat, row.line)
            except BadInput as error:
                # A rule was corrected since. The game takes no more inputs, but stays readable.
                self.stopped = message("server-stopped-at", input=row.n + 1, reason=error.message)
                break
            self._settle(row.seat, row.line, row.at)
            # Yields to the event loop while a long game is loading.
            if time.perf_counter() - since > AT_A_TIME:
                await asyncio.sleep(0)
                since = time.perf_counter()
        self._unsure = False

    def _play(self, seat: int, said: str) -> None:
        """Plays a line in memory."""
        written = Written(seat, said)
        if written.takes_back():
            self._undo(written.count())
        else:
            self.game.do(said, seat)
            self.news.screens.go_on()

    def _undo(self, count: int) -> None:
        self.game.undo(count)
        self.news.screens.clear()

    def _settle(self, seat: int, said: str, at: float) -> None:
        """The line is stored: publishes the new state."""
        self.written.append(Written(seat, said))
        self.thinking.hear(seat, said, at, self.game.state)
        self._over = self.game.state.result != UNDECIDED
        self.news.settle()
        if self.guide is not None:
            self.guide.follow()
        self.stir()

    async def _is_open(self, n: int) -> bool:
        """Whether the question with that number is open; catches up from the database if the number is newer."""
        if self._unsure or n > self.n:
            await self._catch_up()
        return n == self.n

    async def add(self, seat: int, said: str, n: int) -> bool:
        """Plays and stores a line as input ``n``. Returns False if the number is taken; raises bad input if illegal."""
        async with self.lock:
            if not await self._is_open(n):
                return False
            at = time.time()
            kept = self.canonical(seat, said, at)
            self._play(seat, kept)
            fresh = False
            try:
                writing = self._write(seat, kept, n, at)
                # Build current viewers' screens while the write is in flight.
                self.news.prepare()
                fresh = await writing
            finally:
                if not fresh:
                    self._undo(1)
            return await self._written(fresh, seat, kept, at)

    async def take_back(self, seat: int, count: int, n: int) -> bool:
        """Takes inputs back, as input ``n``. This cannot be illegal, so it is stored first and then played."""
        async with self.lock:
            if not await self._is_open(n):
                return False
            self.check_goes_on()
            if not 0 < count <= len(self.game.inputs):
                raise BadInput(message("server-nothing-yours-take-back"))
            kept = f"{TAKEN_BACK}{count}"
            at = time.time()
            fresh = await self._write(seat, kept, n, at)
            if fresh:
                self._play(seat, kept)
            return await self._written(fresh, seat, kept, at)

    def _write(self, seat: int, said: str, n: int, at: float) -> asyncio.Future[bool]:
        """A future that tells whether the line was stored; until it resolves, the stored inputs are unknown."""
        self._unsure = True
        return self.journal.append(InputRow(self.table, n, seat, said, self.game.state.round, at))

    async def _written(self, fresh: bool, seat: int, said: str, at: float) -> bool:
        if fresh:
            self._unsure = False
            self._settle(seat, said, at)
        else:
            await self._catch_up()
        return fresh

    def canonical(self, seat: int, said: str, at: float) -> str:
        """The canonical form of a line, if this seat may say it at this time."""
        state = self.game.state
        if self.is_over():
            raise BadInput(message("why-game-over"))
        self.check_goes_on()
        refusal = None if self.guide is None else self.guide.refusal(said)
        if refusal is not None:
            raise BadInput(refusal)
        if is_interjection(said):
            if plain(said) == TIME and seat != NOBODY:
                raise BadInput(message("server-when-time-up-clock"))
            if plain(said) == STALLING:
                self.check_stalling(at)
            return plain(said)
        assert state.decision is not None
        if state.decision.seat != seat:
            raise BadInput(message("why-other-asked", seat=seat_arg(state.decision.seat)))
        return line(state, self.game.option(said))

    def check_stalling(self, at: float) -> None:
        """Refuses a call for stalling before the time is used (C-017)."""
        used = self.thinking.seconds(at, self.game.state)
        if self.game.state.format.plays(STALLING_CLOCK) and used < ALLOWED:
            raise BadInput(
                message(
                    "server-seat-used-seconds-this",
                    seat=seat_arg(self.game.state.active),
                    used=int(used),
                    allowed=int(ALLOWED),
                )
            )

    def check_goes_on(self) -> None:
        if self.stopped:
            raise BadInput(message("server-cannot-go-on", reason=self.stopped))

    def has(self, n: int, seat: int, said: str) -> bool:
        """Whether exactly this input is stored already: it was sent twice."""
        return 0 <= n < self.n and self.written[n].seat == seat and plain(self.written[n].line) == plain(said)

    def has_taken_back(self, n: int, seat: int) -> bool:
        """Whether this seat took something back as input ``n``."""
        return 0 <= n < self.n and self.written[n].seat == seat and self.written[n].takes_back()

    # --- Waiting. -----------------------------------------------------------------------------------------------

    def stir(self) -> None:
        """Wakes everybody who waits for a change."""
        self._stirred.set()
        self._stirred = asyncio.Event()

    def change(self) -> asyncio.Event:
        """The event of the next change. Get it before checking a condition, so that no change is missed."""
        return self._stirred

    async def wait(self, seconds: float, change: asyncio.Event) -> None:
        """Waits for that change, with a timeout."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await change.wait()

    # --- Views. -------------------------------------------------------------------------------------------------

    def frame(self, viewer: int, since: int) -> bytes:
        """The encoded news for a seat or spectator since an input."""
        return self.news.frame(viewer, since, self.stopped)

    def lesson_news(self, whole: bool) -> LessonNews | None:
        """What the lesson says now, if this is one; as a whole with all pages so far."""
        guide = self.guide
        if guide is None or guide.lost:
            return None
        first = 0 if whole else guide.place.first
        titles = [guide.lesson.chapter_title(chapter) for chapter in range(len(guide.lesson.chapters))]
        return LessonNews(
            self.n, titles, guide.shown[first:], len(guide.lesson.pages), guide.accepted(), guide.is_over(), first
        )

    async def tell(self, seat: int, asked: Question) -> Told:
        """Answers a question about the stored state, not about one that is only being tried."""
        async with self.lock:
            return self.news.screens.tell(seat, asked)
