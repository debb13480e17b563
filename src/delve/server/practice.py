"""Practice games at tables: playing on from a moment of a finished game, with the hidden cards dealt again."""

from __future__ import annotations

from delve.engine.play import Game, read_setup
from delve.engine.practice import practice
from delve.model.setups import FormatData, SetupData
from delve.server.messages import Me, StartPractice, TableInfo
from delve.server.processes import Pool
from delve.server.replays import Played, Replays
from delve.server.tables import Tables


def prepared(played: Played, n: int, seat: int) -> tuple[FormatData, SetupData]:
    """The set-up of the practice game, tried once. Runs in a worker process."""
    game = played.game()
    setup = practice(game, n, seat)
    Game(game.book, setup, game.seed)
    return setup.format.written or setup.format.id, setup.data()


class Practice:
    """Begins practice games."""

    def __init__(self, tables: Tables, replays: Replays, pool: Pool) -> None:
        self.tables = tables
        self.replays = replays
        self.pool = pool

    async def start(self, me: Me, table: str, wanted: StartPractice) -> TableInfo:
        """Begins a game for one person from a moment of a finished game, in the seat that is wanted."""
        found = await self.tables.finished(await self.tables.record(table))
        played = await self.replays.played(found)
        format, data = await self.pool.run(prepared, played, wanted.n, wanted.seat - 1)
        setup = read_setup(format, data, f"table {table}")
        return await self.tables.begin_at(me, setup, seat=wanted.seat - 1, practice_of=table)
