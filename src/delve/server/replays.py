"""Finished games, for all to see: as a saved game, and moment by moment.

To play a long game again takes a second: it is done in a process beside the loop, once, and kept while there is room.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import select

from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.engine.play import Game, read_setup
from delve.engine.replay import committed, rows
from delve.engine.views import seen_events, view
from delve.model.errors import BadInput
from delve.server.cache import Cache
from delve.server.database import Database
from delve.server.definitions import played_with
from delve.server.limits import Limits
from delve.server.play import Written, settled
from delve.server.processes import Pool, card_book
from delve.server.ready import JSON, Ready
from delve.server.records import Record
from delve.server.schema import inputs
from delve.server.tables import Tables

# So many moments of a finished game come in one answer.
MOMENTS: Final = 50
# So many bytes of answers are kept.
ROOM: Final = 64 * 1024 * 1024
JSON_LINES: Final = "application/x-ndjson"


class Played(msgspec.Struct, frozen=True):
    """All that a finished game follows from."""

    format: Any
    setup: dict[str, Any]
    cards: dict[str, Any]  # the rules of those that do something else today
    secret: str
    contributions: list[str]
    seed: int
    inputs: list[tuple[int, str]]

    def game(self) -> Game:
        """The game, played again; where a rule was corrected since, up to the first input that it forbids."""
        book = card_book().with_rules(self.cards, "table")
        game = Game(book, read_setup(self.format, self.setup, "table"), self.seed)
        with contextlib.suppress(BadInput):
            for seat, line in self.inputs:
                game.do(line, seat)
        return game


def saved_game(played: Played) -> Ready:
    """The game as a file, with what its shuffle was made of. Runs in a process."""
    first, *rest = rows(played.game())
    first = {**first, **committed(played.secret, played.contributions)}
    text = "".join([json.dumps(row, ensure_ascii=False) + "\n" for row in [first, *rest]])
    return Ready(text.encode(), JSON_LINES)


def story(played: Played, first: int) -> Ready:
    """So many moments of the game from one on, all hands open. Runs in a process."""
    game = played.game()
    again = Game(game.book, game.setup, game.seed)
    found: list[dict[str, Any]] = []
    logged = 0
    said: dict[str, Any] | None = None
    for number, given in enumerate([None, *game.inputs]):
        if given is not None:
            again.do(given.line, given.seat)
            said = {"seat": given.seat + 1, "line": given.line}
        if number >= first:
            shown = view(again.state, TRUSTED_SPECTATOR)
            shown.pop("decision")
            events = seen_events(again.state, again.log[logged:], TRUSTED_SPECTATOR)
            found.append({"n": number, "input": said, "view": shown, "events": events})
        if len(found) == MOMENTS:
            break
        logged = len(again.log)
    return Ready(msgspec.json.encode({"count": len(game.inputs) + 1, "moments": found}), JSON)


class Replays:
    """The finished games of all tables."""

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
        """A part of a game; only what has to be made counts against the limits of whoever asks."""
        found = await self.tables.record(table)
        if (table, part) not in self._ready:
            self.limits.take("replays", address)
        found = await self.tables.finished(found)

        async def work() -> Ready:
            ready: Ready = await make(await self.played(found))
            return ready

        return await self._ready.get((table, part), work)

    async def played(self, record: Record) -> Played:
        """What was played at a table, without what was taken back."""
        query = select(inputs.c.seat, inputs.c.line).where(inputs.c.table == record.id).order_by(inputs.c.n)
        async with self.database.reading() as connection:
            written = [Written(row.seat, row.line) for row in await connection.execute(query)]
        kept = await played_with(self.database, record, self.tables.decks.book)
        setup = record.setup(kept.numbers)
        return Played(
            setup.format.written or setup.format.id,
            setup.data(),
            kept.changed,
            str(record.row["secret"]),
            record.contributions(),
            record.seed(),
            [(each.seat, each.line) for each in settled(written)],
        )
