"""Games as a Parquet file, one row per game, for other analyses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars as pl

from delve.lab.files import fresh
from delve.lab.games import GameRecord

Row = dict[str, Any]


class Rows:
    """Collects the rows of games in order."""

    def __init__(self, ours: tuple[int, ...]) -> None:
        self.ours = ours
        self.rows: list[Row] = []

    def add(self, record: GameRecord) -> None:
        """Adventurers have the Round in which they perished, or null. Cards are ours, results everybody's."""
        seats = [record.seats[seat] for seat in self.ours]
        self.rows.append(
            {
                "game": record.number,
                "seed": record.seed,
                "won": seats[0].result == "won",
                "reason": record.reason,
                "rounds": record.rounds,
                "decisions": sum(seat.decisions for seat in record.seats),
                "results": [seat.result for seat in record.seats],
                "opening": sorted({name for seat in seats for name in seat.opening}),
                "drawn": sorted({name for seat in seats for name in seat.drawn}),
                "played": sorted({name for seat in seats for name in seat.played}),
                **{f"fell: {name}": fell or None for seat in seats for name, fell in seat.adventurers.items()},
                **{f"quest: {name}": status for seat in seats for name, status in seat.quests.items()},
            }
        )

    def write(self, path: Path) -> None:
        pl.DataFrame(self.rows, infer_schema_length=None, schema_overrides=self.types()).write_parquet(fresh(path))
        fresh(path).replace(path)

    def types(self) -> dict[str, Any]:
        """Types that cannot be inferred if nobody perished."""
        return {name: pl.Int64 for name in self.rows[0] if name.startswith("fell: ")}
