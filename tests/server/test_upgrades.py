"""A server brings a database of any earlier version up to date, with the games in it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import StartServer
from tests.server.people import Data, Person
from tests.server.running import Server

from delve.server.sessions import hashed

SCHEMAS = sorted((Path(__file__).parents[1] / "upgrades").glob("schema-*.sql"))
TOKEN = "somebody-who-has-been-here-before"


def laid_out(dump: Path, folder: Path) -> Path:
    """A database as that version left it, and a session for each of its people."""
    path = folder / "delve.sqlite"
    with sqlite3.connect(path) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
        for (person,) in database.execute("SELECT id FROM people").fetchall():
            row = (hashed(f"{TOKEN}-{person}"), person, 4e9)
            database.execute("INSERT INTO sessions (token, person, created) VALUES (?, ?, ?)", row)
    return path


def ask(path: Path, query: str) -> list[Any]:
    with sqlite3.connect(path) as database:
        return database.execute(query).fetchall()


def come_back(server: Server, person: str) -> Person:
    """Somebody with the cookie that they had."""
    return Person(server, token=f"{TOKEN}-{person}")


@pytest.mark.parametrize("dump", SCHEMAS, ids=lambda dump: dump.stem)
def test_games_go_on_after_an_upgrade(dump: Path, tmp_path: Path, start_server: StartServer) -> None:
    path = laid_out(dump, tmp_path)
    played = ask(path, "SELECT id, host FROM tables WHERE stage = 'playing'")
    server = start_server(str(path))
    went_on = 0
    for table, person in played:
        somebody = come_back(server, person)
        before = ask(path, f"SELECT count(*) FROM inputs WHERE \"table\" = '{table}'")[0][0]
        with somebody.come({"id": table}) as line:
            game = line.wait_for("game")
            if game["stopped"]:
                assert game["stopped"].startswith("input ")
                assert game["n"] < before
            else:
                assert game["n"] >= before
                went_on += line.play_on(1) if line.is_asked() else 0
        somebody.close()
    assert went_on > 0


@pytest.mark.parametrize("dump", SCHEMAS, ids=lambda dump: dump.stem)
def test_finished_games_can_be_replayed_after_an_upgrade(dump: Path, tmp_path: Path, start_server: StartServer) -> None:
    path = laid_out(dump, tmp_path)
    finished = ask(path, "SELECT id, host FROM tables WHERE stage = 'over'")
    assert finished
    server = start_server(str(path))
    for table, person in finished:
        somebody = come_back(server, person)
        answer = somebody.http.get(f"/api/tables/{table}/replay")
        assert answer.status_code == 200, answer.text
        assert len(answer.text.splitlines()) > 1
        somebody.close()


def corrected(path: Path, table: str) -> None:
    """As if a rule had been corrected: the fifth input of a game is none any more."""
    with sqlite3.connect(path) as database:
        database.execute("UPDATE inputs SET line = 'play Nothing' WHERE \"table\" = ? AND n = 4", (table,))


def test_a_game_that_cannot_go_on_is_read_and_left(tmp_path: Path, start_server: StartServer) -> None:
    path = laid_out(SCHEMAS[-1], tmp_path)
    (table, person), *_ = ask(path, "SELECT id, host FROM tables WHERE format = '\"coop-2\"'")
    (other, _), *_ = ask(path, "SELECT id, host FROM tables WHERE format = '\"solo-beginner\"'")
    corrected(path, table)
    server = start_server(str(path))
    somebody = come_back(server, person)
    with somebody.come({"id": table}) as line:
        game = line.wait_for("game")
        assert game["n"] == 4
        assert game["stopped"].startswith("input 5: 'play Nothing' cannot be done")
        assert game["asked"] is None
        refused = line.ask(type="do", n=4, line="pass")
        assert "cannot go on" in refused["reason"]
    with somebody.come({"id": other}) as line:
        assert line.wait_for("game")["stopped"] == ""
    somebody.post(f"/api/tables/{table}/leave")
    kinds = ask(path, f"SELECT kind FROM seats WHERE \"table\" = '{table}' ORDER BY seat")
    assert ("bot",) in kinds
    somebody.close()


def test_a_table_goes_on_with_the_cards_it_began_with(tmp_path: Path, start_server: StartServer) -> None:
    server = start_server(str(tmp_path / "delve.sqlite"))
    somebody = Person(server)
    table = somebody.open_table("competitive", "me", "random")
    with somebody.come(table) as line:
        line.wait_for_game()
        line.play_on(2)
    server.kill()
    path = Path(server.database)
    # As if a Character of then had cost more: the game keeps its own.
    with sqlite3.connect(path) as database:
        kept = json.loads(database.execute("SELECT contents FROM tables").fetchone()[0])
        rules = {mark: json.loads(said) for mark, said in database.execute("SELECT * FROM definitions").fetchall()}
        name = min(name for name, mark in kept["cards"].items() if rules[mark]["kind"] == "character")
        other = {**rules[kept["cards"][name]], "cost": 9}
        kept["cards"][name] = "another"
        database.execute("INSERT INTO definitions VALUES ('another', ?)", (json.dumps(other),))
        database.execute("UPDATE tables SET contents = ?", (json.dumps(kept),))
    server.start()
    with somebody.come(table) as line:
        game = line.wait_for("game")
        assert game["n"] >= 1
    replayed = start_replaying(somebody, table)
    assert replayed["cards"][name]["cost"] == 9
    somebody.close()


def start_replaying(somebody: Person, table: Data) -> Data:
    """The first line of the replay, once the game is over."""
    somebody.gives_up(table)
    first: Data = json.loads(somebody.http.get(f"/api/tables/{table['id']}/replay").text.splitlines()[0])
    return first
