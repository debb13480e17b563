"""Nothing acknowledged is lost: the server is killed under load, and every table continues from its last input."""

from __future__ import annotations

import asyncio
import os
import random
from typing import Any

import msgspec
import pytest
from tests.server.apart import apart
from tests.server.conftest import DATABASES, NewDatabase, NewPerson, StartServer
from tests.server.crowd import Player, check_going_on, seated
from tests.server.looking import ask
from tests.server.running import Server

from delve.content.book import CardBook
from delve.engine.play import Game
from delve.server.database import Database, database_url
from delve.server.journal import Journal
from delve.server.play import LiveGame
from delve.server.records import read_record

# More of them with DELVE_CRASHES=100.
CRASHES = int(os.environ.get("DELVE_CRASHES", "3"))


def check_disk(server: Server, players: list[Player]) -> None:
    """Checks that everything acknowledged is stored, each input once and in order."""
    for table in {player.table for player in players}:
        kept = ask(server, 'SELECT n, line FROM inputs WHERE "table" = :id ORDER BY n', id=table)
        assert [n for n, _ in kept] == list(range(len(kept)))
        lines = dict(kept)
        for player in players:
            if player.table == table:
                assert player.shown <= len(kept)
                assert {n: lines.get(n) for n in player.acknowledged} == player.acknowledged


async def played_again(server: Server, table: str, book: CardBook) -> LiveGame:
    """The game replayed from the stored inputs."""
    database = Database(database_url(server.database))
    record = await read_record(database, table)
    game = LiveGame(record, Game(book, record.setup(), record.seed()), database, Journal(database))
    await game.catch_up()
    await database.close()
    return game


def seen(game: LiveGame, viewer: int) -> Any:
    """The view of a seat as it comes over the socket."""
    return msgspec.json.decode(game.news.screens.of(viewer).view)


async def play_for(server: Server, players: list[Player], seconds: float) -> None:
    """Everybody plays for a while, then the server is killed."""
    playing = [asyncio.create_task(player.play(server)) for player in players]
    while not all(player.acknowledged or player.shown for player in players):
        check_going_on(playing)
        await asyncio.sleep(0.01)
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.gather(*playing)


@pytest.mark.parametrize("kind", DATABASES)
def test_a_killed_server_continues_from_the_last_acknowledged_input(
    kind: str, start_server: StartServer, new_database: NewDatabase, new_person: NewPerson, book: CardBook
) -> None:
    seed = random.randrange(2**32)
    chance = random.Random(seed)
    print(f"seed {seed}")
    server = start_server(new_database(kind))
    people = [new_person(server) for _ in range(4)]
    players = [
        *seated(people, "coop-4", seed),
        *seated(people[:3], "multiplayer", seed + 10),
        *seated(people[:2], "competitive", seed + 20),
        *seated(people[2:], "competitive", seed + 30),
    ]
    for crash in range(CRASHES):
        apart(play_for(server, players, chance.uniform(0.0, 1.0)))
        check_disk(server, players)
        if crash == CRASHES - 1:
            break
        server.start()
    assert sum([len(player.acknowledged) for player in players]) > 0

    # Every table continues exactly where it was, and nothing was applied twice.
    server.start()

    async def go_on() -> None:
        goals = {player.table: player.shown + 3 for player in players}
        await asyncio.gather(*[player.play(server, goals[player.table]) for player in players])

    apart(go_on())
    check_disk(server, players)
    assert sum([player.stale for player in players]) == 0
    for table in {player.table for player in players}:
        game = apart(played_again(server, table, book))
        onlooker = next(person for person in people if person.get(f"/api/tables/{table}")["mine"])
        with onlooker.come({"id": table}) as line:
            line.wait_for_game()
            assert (line.n, line.view) == (game.n, seen(game, line.view["seat"] - 1))


def test_a_game_that_ended_just_before_the_crash_is_over(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    """The last input is stored, but the table is not marked as over: the next visitor finds it over."""
    server = start_server(new_database("sqlite"))
    person = new_person(server)
    table = person.open_table("competitive", "me", "random")
    person.gives_up(table)
    server.kill()
    ask(server, "UPDATE tables SET stage = 'playing', result = 'none', reason = ''")
    server.start()
    replay = person.http.get(f"/api/tables/{table['id']}/replay")
    assert replay.status_code == 200
    assert person.get(f"/api/tables/{table['id']}")["stage"] == "over"
