"""A game being played at a table: what is in memory is what the inputs on disk lead to.

Everything that changes a game is tried in memory, written to disk, and only then told to anybody. Where the writing
fails or another worker was quicker, memory goes back to what is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
from sqlalchemy import select

from delve.engine.interjections import STALLING, TIME, is_interjection
from delve.engine.notation import line, plain, verb_of
from delve.engine.play import Game
from delve.engine.views import open_view, seen_by, seen_events
from delve.model.decisions import Option
from delve.model.errors import BadInput
from delve.model.ids import NOBODY
from delve.model.state import UNDECIDED
from delve.server.database import Database
from delve.server.journal import Journal
from delve.server.messages import Explain, GameNews, Question, Told
from delve.server.questions import tell
from delve.server.records import BOT, Record
from delve.server.schema import inputs
from delve.server.thinking import ALLOWED, Thinking

# How an input on disk begins that takes earlier ones back. Nobody can say it: it is written by ``take_back`` alone.
TAKEN_BACK: Final = "undo "
# Since when somebody wants to see events who wants all of them.
FROM_THE_START: Final = -1
# How many seconds of a game are played at a time when it is loaded.
AT_A_TIME: Final = 0.005
# So many answers about one state are kept.
MOST_TOLD: Final = 500

View = dict[str, Any]


class Written:
    """An input on disk."""

    def __init__(self, seat: int, line: str) -> None:
        self.seat = seat
        self.line = line

    def takes_back(self) -> bool:
        return self.line.startswith(TAKEN_BACK)

    def count(self) -> int:
        """How many inputs it takes back."""
        return int(self.line.removeprefix(TAKEN_BACK)) if self.takes_back() else 0


def settled(written: list[Written]) -> list[Written]:
    """The inputs that stand: those that nobody has taken back."""
    found: list[Written] = []
    for each in written:
        if each.takes_back():
            del found[len(found) - each.count() :]
        else:
            found.append(each)
    return found


class Seen:
    """What somebody sees of a state: the view and the open question, as they are sent."""

    def __init__(self, view: msgspec.Raw, asked: msgspec.Raw) -> None:
        self.view = view
        self.asked = asked


class LiveGame:
    """A game in this worker's memory."""

    def __init__(self, record: Record, game: Game, database: Database, journal: Journal) -> None:
        self.table = record.id
        self.record = record  # who sits where does not change any more; who is here now does, and is asked for anew
        self.game = game
        self.database = database
        self.journal = journal
        self.lock = asyncio.Lock()
        self.loaded = time.time()
        self.used = time.monotonic()  # when somebody last wanted something of it
        self.written: list[Written] = []
        self.thinking = Thinking(float(record.row["begun"] or self.loaded), game.state)
        # How long the log was after each input, to tell what is new.
        self.marks: list[int] = [len(game.log)]
        self._over = False
        self.ended = False  # and the table with the game
        self.stopped = ""  # why the next input on disk cannot be played: the game can be read up to it
        self.changed: View = {}  # the rules of its cards that the catalogue has otherwise today
        self._stirred = asyncio.Event()
        self._unsure = False  # a writing did not end well: what is on disk has to be looked at
        # What those who look see of the state in memory; and what they were sent of the one on disk.
        self._seen: dict[int, Seen] = {}
        self._frames: dict[tuple[int, int], bytes] = {}
        # What was told about the state in memory, by who asked what.
        self._told: dict[tuple[int, str, str], Told] = {}

    @property
    def n(self) -> int:
        """The number of inputs on disk: it names the open question."""
        return len(self.written)

    def is_over(self) -> bool:
        """As it is on disk: an end that is only being tried in memory is none yet."""
        return self._over

    def needs_bots(self) -> bool:
        """Whether the one who is asked is a bot, or a person whom one might stand in for."""
        decision = self.game.state.decision
        if decision is None:
            return False
        return bool(self.record.row["takeover"]) or self.record.seats[decision.seat]["kind"] == BOT

    # --- Inputs. ------------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Plays what other workers have written since."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        query = select(inputs).where(inputs.c.table == self.table, inputs.c.n >= self.n).order_by(inputs.c.n)
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        since = time.perf_counter()
        for row in rows:
            try:
                self._play(row["seat"], row["line"])
            except BadInput as error:
                # A rule was corrected since. Nothing is added to the game any more; what was played can be seen.
                self.stopped = f"input {row['n'] + 1}: {error}"
                break
            self._settle(row["seat"], row["line"], row["at"])
            # A long game is played in parts, so that others are answered in between.
            if time.perf_counter() - since > AT_A_TIME:
                await asyncio.sleep(0)
                since = time.perf_counter()
        self._unsure = False

    def _play(self, seat: int, said: str) -> None:
        """Lets a line happen in memory."""
        written = Written(seat, said)
        if written.takes_back():
            self._undo(written.count())
        else:
            self.game.do(said, seat)
            self._changed()

    def _undo(self, count: int) -> None:
        self.game.undo(count)
        self._changed()

    def _changed(self) -> None:
        """What was worked out about the state before this one is of no use any more."""
        self._seen.clear()
        self._told.clear()

    def _settle(self, seat: int, said: str, at: float) -> None:
        """The line is on disk: the next question is open."""
        self.written.append(Written(seat, said))
        self.thinking.hear(seat, said, at, self.game.state)
        self._over = self.game.state.result != UNDECIDED
        self.marks.append(len(self.game.log))
        self._frames.clear()
        self.stir()

    async def _is_open(self, n: int) -> bool:
        """Whether the question with that number is the open one; one we have not heard of is looked for on disk."""
        if self._unsure or n > self.n:
            await self._catch_up()
        return n == self.n

    async def add(self, seat: int, said: str, n: int) -> bool:
        """Plays a line as the input with that number. False if the number is taken, bad input if it cannot be."""
        async with self.lock:
            if not await self._is_open(n):
                return False
            at = time.time()
            kept = self.canonical(seat, said, at)
            self._play(seat, kept)
            fresh = False
            try:
                writing = self._write(seat, kept, n, at)
                # While the disk writes there is time to work out what those will be shown who were shown the last one.
                self.look([viewer for viewer, _ in self._frames])
                fresh = await writing
            finally:
                if not fresh:
                    self._undo(1)
            return await self._written(fresh, seat, kept, at)

    async def take_back(self, seat: int, count: int, n: int) -> bool:
        """Takes inputs back, as the input with that number. It cannot fail, so it is played when it is on disk."""
        async with self.lock:
            if not await self._is_open(n):
                return False
            self.check_goes_on()
            if not 0 < count <= len(self.game.inputs):
                raise BadInput("there is nothing of yours to take back")
            kept = f"{TAKEN_BACK}{count}"
            at = time.time()
            fresh = await self._write(seat, kept, n, at)
            if fresh:
                self._play(seat, kept)
            return await self._written(fresh, seat, kept, at)

    def _write(self, seat: int, said: str, n: int, at: float) -> asyncio.Future[bool]:
        """Whether the line is on disk, once that can be said; until then, what is there has to be looked at."""
        self._unsure = True
        row = {"table": self.table, "n": n, "seat": seat, "line": said, "round": self.game.state.round}
        return self.journal.append({**row, "at": at})

    async def _written(self, fresh: bool, seat: int, said: str, at: float) -> bool:
        if fresh:
            self._unsure = False
            self._settle(seat, said, at)
        else:
            await self._catch_up()
        return fresh

    def canonical(self, seat: int, said: str, at: float) -> str:
        """The line as it is kept, if this seat may say it at this moment."""
        state = self.game.state
        if self.is_over():
            raise BadInput("the game is over")
        self.check_goes_on()
        if is_interjection(said):
            if plain(said) == TIME and seat != NOBODY:
                raise BadInput("when time is up, the clock says so")
            if plain(said) == STALLING:
                self.check_stalling(at)
            return plain(said)
        assert state.decision is not None
        if state.decision.seat != seat:
            raise BadInput(f"it is seat {state.decision.seat + 1} that is asked")
        return line(state, self.game.option(said))

    def check_stalling(self, at: float) -> None:
        """Nobody is called before their time is used (C-017)."""
        used = self.thinking.seconds(at, self.game.state)
        if self.game.state.format.plays("stalling_clock") and used < ALLOWED:
            raise BadInput(
                f"seat {self.game.state.active + 1} has used {int(used)} of {int(ALLOWED)} seconds this turn"
            )

    def check_goes_on(self) -> None:
        if self.stopped:
            raise BadInput(f"the game cannot go on with the rules of today: {self.stopped}")

    def has(self, n: int, seat: int, said: str) -> bool:
        """Whether that very input is on disk already: it came twice."""
        return 0 <= n < self.n and self.written[n].seat == seat and plain(self.written[n].line) == plain(said)

    def has_taken_back(self, n: int, seat: int) -> bool:
        """Whether this seat took something back at that question."""
        return 0 <= n < self.n and self.written[n].seat == seat and self.written[n].takes_back()

    # --- Waiting. -----------------------------------------------------------------------------------------------

    def stir(self) -> None:
        """Something has changed: whoever waits looks again."""
        self._stirred.set()
        self._stirred = asyncio.Event()

    def change(self) -> asyncio.Event:
        """The next change: who looks something up before waiting for it does not miss it."""
        return self._stirred

    async def wait(self, seconds: float, change: asyncio.Event) -> None:
        """Until that change, or so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await change.wait()

    # --- Taking back. -----------------------------------------------------------------------------------

    def count_back(self, seat: int) -> int:
        """How many inputs back a seat's last answer is, itself included; 0 if it has given none."""
        for count, given in enumerate(reversed(self.game.inputs), 1):
            if given.seat == seat:
                return count
        return 0

    def concerned(self, seat: int, count: int) -> list[int]:
        """The other people who have to agree before a seat takes so many inputs back.

        All of them where anybody learned something from one of these; else those who gave one of them.
        """
        taken = self.game.inputs[len(self.game.inputs) - count :]
        learned = any(given.learned for given in taken)
        givers = {given.seat for given in taken}
        return [other for other in self.record.people() if other != seat and (learned or other in givers)]

    # --- What somebody sees. ------------------------------------------------------------------------------------

    def frame(self, viewer: int, since: int) -> bytes:
        """The news for a seat or spectator as they are sent; for several who see the same they are made once."""
        found = self._frames.get((viewer, since))
        if found is None:
            found = self._frames[viewer, since] = msgspec.json.encode(self.news(viewer, since))
        return found

    def news(self, viewer: int, since: int) -> GameNews:
        """The view of a seat or spectator, the events since an input, and the open question as they see it."""
        self.look([viewer])
        seen = self._seen[viewer]
        first = self.first_event(since)
        events = seen_events(self.game.state, self.game.log[first:], viewer)
        return GameNews(self.n, seen.view, events, first, seen.asked, self.clock(), self.stopped)

    async def tell(self, seat: int, asked: Question) -> Told:
        """The answer to a question about the state on disk; the same question is worked out once."""
        key = (seat, type(asked).__name__, asked.what if isinstance(asked, Explain) else plain(asked.line))
        # Not about a state that is only being tried.
        async with self.lock:
            found = self._told.get(key)
            if found is None:
                found = tell(self.game.state, seat, asked)
                if len(self._told) < MOST_TOLD:
                    self._told[key] = found
        return msgspec.structs.replace(found, id=asked.id)

    def look(self, viewers: list[int]) -> None:
        """Works out what these see of the state in memory; what lies open, once for all of them."""
        state = self.game.state
        missing = [viewer for viewer in viewers if viewer not in self._seen]
        if not missing:
            return
        shown = open_view(state)
        for viewer in missing:
            view = seen_by(state, shown, viewer)
            asked = self.asked(view.pop("decision"))
            self._seen[viewer] = Seen(msgspec.Raw(msgspec.json.encode(view)), msgspec.Raw(msgspec.json.encode(asked)))

    def first_event(self, since: int) -> int:
        """Where in the log the events begin that somebody has not seen who saw everything up to an input.

        What was taken back is no longer in the log: whoever saw it goes on from where the log was cut.
        """
        return 0 if since == FROM_THE_START else min(self.marks[since:])

    def clock(self) -> View | None:
        """The clock of the game, where the format has one."""
        state = self.game.state
        if not state.format.numbers.clock:
            return None
        return {"ends_at": self.record.ends_at(), "time_up": state.contest.time_up}

    def asked(self, shown: View | None) -> View | None:
        """The open question as a view shows it; the one asked also sees what cards the options are about."""
        decision = self.game.state.decision
        if self.stopped:
            return None
        if shown is None or decision is None or "options" not in shown:
            return shown
        return {**shown, "options": [self.option(option) for option in decision.options]}

    def option(self, option: Option) -> View:
        verb, other_is_card = verb_of(option)
        return {
            "line": line(self.game.state, option),
            "verb": verb,
            "card": option.card if option.card >= 0 else None,
            "other": option.other if option.other >= 0 and other_is_card else None,
        }
