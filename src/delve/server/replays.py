"""Finished games, public: as a saved game, and moment by moment.

Replaying a long game takes a second, so it runs in a worker process and the result is cached.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import select

from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.engine.play import Game, read_setup
from delve.engine.replay import committed, file_text
from delve.engine.story import story_since
from delve.engine.views import open_view, seen_by, seen_events
from delve.model.errors import BadInput
from delve.model.setups import CardRules, FormatData, SetupData
from delve.server.cache import Cache
from delve.server.database import Database
from delve.server.definitions import played_with
from delve.server.limits import Limits
from delve.server.messages import Moment, MomentInput, Moments
from delve.server.processes import Pool, card_book
from delve.server.ready import JSON, Ready
from delve.server.records import Record
from delve.server.rows import read_rows
from delve.server.schema import inputs
from delve.server.tables import Tables
from delve.server.written import Written, settled

# Moments per response.
MOMENTS: Final = 50
# The cache size in bytes.
ROOM: Final = 64 * 1024 * 1024
JSON_LINES: Final = "application/x-ndjson"


class Played(msgspec.Struct, frozen=True):
    """Everything needed to replay a finished game."""

    format: FormatData
    setup: SetupData
    cards: dict[str, CardRules]  # the rules of cards that have changed since
    secret: str
    contributions: list[str]
    seed: int
    inputs: list[tuple[int, str]]

    def game(self) -> Game:
        """Replays the game; if a corrected rule forbids an input, up to that one."""
        book = card_book().with_rules(self.cards, "table")
        game = Game(book, read_setup(self.format, self.setup, "table"), self.seed)
        with contextlib.suppress(BadInput):
            for seat, line in self.inputs:
                game.do(line, seat)
        return game


def saved_game(played: Played) -> Ready:
    """The game as a file, with the ingredients of its shuffle. Runs in a worker process."""
    return Ready(file_text(played.game(), committed(played.secret, played.contributions)).encode(), JSON_LINES)


def story(played: Played, first: int) -> Ready:
    """A page of moments from a given one on, with all hands visible. Runs in a worker process."""
    game = played.game()
    again = Game(game.book, game.setup, game.seed)
    found: list[Moment] = []
    logged = 0
    said: MomentInput | None = None
    for number, given in enumerate([None, *game.inputs]):
        if given is not None:
            again.do(given.line, given.seat)
            said = MomentInput(given.seat + 1, given.line)
        if number >= first:
            shown = seen_by(again.state, open_view(again.state), TRUSTED_SPECTATOR)
            events = seen_events(again.state, again.log[logged:], TRUSTED_SPECTATOR)
            told = story_since(again.state, again.log, TRUSTED_SPECTATOR, logged)
            found.append(Moment(number, said, shown, events, logged, told))
        if len(found) == MOMENTS:
            break
        logged = len(again.log)
    return Ready(msgspec.json.encode(Moments(len(game.inputs) + 1, found)), JSON)


class Replays:
    """Serves finished games."""

    def __init__(self, database: Database, tables: Tables, pool: Pool, limits: Limits) -> None:
        self.database = database
        self.tables = tables
        self.pool = pool
        self.limits = limits
        self._ready: Cache[Ready] = Cache(ROOM, Ready.size)

    async def saved(self, table: str, address: str) -> Ready:
        return await self._made(table, -1, address, lambda played: self.pool.run(saved_game, played))

    async def story(self, table: str, first: int, address: str) -> Ready:
        return await self._made(table, first, address, lambda played: self.pool.run(story, played, first))

    async def _made(self, table: str, part: int, address: str, make: Callable[[Played], Any]) -> Ready:
        """A part of a game; only cache misses count against the client's limits."""
        found = await self.tables.record(table)
        if (table, part) not in self._ready:
            self.limits.take("replays", address)
        found = await self.tables.finished(found)

        async def work() -> Ready:
            ready: Ready = await make(await self.played(found))
            return ready

        return await self._ready.get((table, part), work)

    async def played(self, record: Record) -> Played:
        """The inputs of a table's game, without those taken back."""
        query = select(inputs.c.seat, inputs.c.line).where(inputs.c.table == record.id).order_by(inputs.c.n)
        async with self.database.reading() as connection:
            written = read_rows(await connection.execute(query), Written)
        kept = await played_with(self.database, record, self.tables.decks.book)
        setup = record.setup(kept.numbers, kept.preludes)
        return Played(
            setup.format.written or setup.format.id,
            setup.data(),
            kept.changed,
            record.row.secret,
            record.contributions(),
            record.seed(),
            [(each.seat, each.line) for each in settled(written)],
        )
