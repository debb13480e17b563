"""Journeys through campaigns in the database, and what came of their games."""

from __future__ import annotations

import time

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from delve.model.state import State
from delve.server.accounts import new_id
from delve.server.messages import Me
from delve.server.schema import journey_games, journeys


class JourneyRow(Struct, frozen=True):
    """A person's journey."""

    id: str
    campaign: str
    name: str
    person: str
    used: float


class GameRow(Struct, frozen=True):
    """A game on a journey."""

    journey: str
    table: str
    chapter: str
    begun: float
    result: str
    reason: str
    rounds: int


async def add_game(connection: AsyncConnection, game: GameRow) -> None:
    await connection.execute(insert(journey_games).values(**asdict(game)))


async def begin_journey(connection: AsyncConnection, me: Me, campaign: str, name: str) -> JourneyRow:
    row = JourneyRow(new_id(), campaign, name, me.id, time.time())
    await connection.execute(insert(journeys).values(**asdict(row)))
    return row


async def note_result(connection: AsyncConnection, table: str, state: State) -> None:
    """Writes down what came of a game, for the journeys it belongs to."""
    values = {"result": state.result, "reason": state.reason, "rounds": state.round}
    await connection.execute(update(journey_games).where(journey_games.c.table == table).values(**values))


async def follow_rematch(connection: AsyncConnection, table: str, again: str) -> None:
    """Takes a rematch into the journeys that the first game belongs to."""
    begun = literal(time.time())
    same = select(
        journey_games.c.journey, literal(again), journey_games.c.chapter, begun, literal(""), literal(""), literal(0)
    ).where(journey_games.c.table == table)
    await connection.execute(insert(journey_games).from_select(GameRow.__struct_fields__, same))


async def forget_unfinished(connection: AsyncConnection, table: str) -> None:
    """Takes a deleted table out of journeys, unless something has come of its game."""
    unfinished = (journey_games.c.table == table) & (journey_games.c.result == "")
    await connection.execute(delete(journey_games).where(unfinished))
