"""A server migrates databases of all earlier versions, with their games."""

from __future__ import annotations

import json
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine
from tests.server.conftest import StartServer
from tests.server.people import Data, Line, Person
from tests.server.running import Server

from delve.messages import say
from delve.server.database import known_revisions, upgrade
from delve.server.sessions import hashed

KEPT = {dump.stem.removeprefix("schema-"): dump for dump in (Path(__file__).parents[1] / "upgrades").glob("*.sql")}
# All schema revisions, and those of which a database is kept.
SCHEMAS = sorted(known_revisions())
RELEASES = sorted(KEPT)
TOKEN = "somebody-who-has-been-here-before"


def laid_out(schema: str, folder: Path) -> Path:
    """A database of that version, with a session for each of its people.

    A revision without a release is made by migrating the database of the release before.
    """
    path = folder / "delve.sqlite"
    release = max(kept for kept in KEPT if kept <= schema)
    with sqlite3.connect(path) as database:
        database.executescript(KEPT[release].read_text(encoding="utf-8"))
        for (person,) in database.execute("SELECT id FROM people").fetchall():
            row = (hashed(f"{TOKEN}-{person}"), person, 4e9)
            database.execute("INSERT INTO sessions (token, person, created) VALUES (?, ?, ?)", row)
        if "used" in [column[1] for column in database.execute("PRAGMA table_info(sessions)")]:
            database.execute("UPDATE sessions SET used = created")
    if schema != release:
        migrate(path, schema)
    return path


def migrate(path: Path, schema: str) -> None:
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, schema)
    engine.dispose()


def ask(path: Path, query: str) -> list[Any]:
    with sqlite3.connect(path) as database:
        return database.execute(query).fetchall()


def come_back(server: Server, person: str) -> Person:
    """A person with their old cookie."""
    return Person(server, token=f"{TOKEN}-{person}")


@pytest.mark.parametrize("schema", RELEASES)
def test_games_continue_after_an_upgrade(schema: str, tmp_path: Path, start_server: StartServer) -> None:
    """Games in progress continue, and finished ones can be replayed."""
    path = laid_out(schema, tmp_path)
    played = ask(path, "SELECT id, host FROM tables WHERE stage = 'playing'")
    finished = ask(path, "SELECT id, host FROM tables WHERE stage = 'over'")
    server = start_server(str(path))
    assert sum([goes_on(server, path, table, person) for table, person in played]) > 0
    assert finished
    for table, person in finished:
        somebody = come_back(server, person)
        answer = somebody.http.get(f"/api/tables/{table}/replay")
        assert answer.status_code == 200, answer.text
        assert len(answer.text.splitlines()) > 1
        somebody.close()


@pytest.mark.parametrize("schema", sorted({*SCHEMAS} - {*RELEASES}))
def test_an_upgrade_from_a_revision_between_releases_gives_the_same(schema: str, tmp_path: Path) -> None:
    """So the games of its database continue as those of the release before it do."""
    release = max(kept for kept in KEPT if kept <= schema)
    found = []
    for begun in (release, schema):
        folder = tmp_path / begun
        folder.mkdir()
        path = laid_out(begun, folder)
        migrate(path, "head")
        with sqlite3.connect(path) as database:
            found.append(sorted(database.iterdump()))
    assert found[0] == found[1]
    assert any(line.startswith('INSERT INTO "inputs"') for line in found[0])


def goes_on(server: Server, path: Path, table: str, person: str) -> int:
    """Reconnects to a game, which may stop at a corrected rule, and returns how many answers were possible."""
    somebody = come_back(server, person)
    before = ask(path, f"SELECT count(*) FROM inputs WHERE \"table\" = '{table}'")[0][0]
    answers = 0
    with somebody.come({"id": table}) as line:
        game = line.wait_for("game")
        if game["stopped"]:
            assert say(game["stopped"]).startswith("input ")
            assert game["n"] < before
        else:
            assert game["n"] >= before
            answers = line.play_on(1, partial(answer_at, line)) if line.is_asked() else 0
    somebody.close()
    return answers


def answer_at(line: Line, options: list[str]) -> str:
    """The last option, or what a lesson accepts."""
    if not line.info["lesson"]:
        return options[-1]
    accepted: list[str] = line.wait_for("lesson")["accepted"]
    return accepted[0]


def corrected(path: Path, table: str) -> None:
    """Simulates a corrected rule: makes the fifth input of a game illegal."""
    with sqlite3.connect(path) as database:
        database.execute("UPDATE inputs SET line = 'play Nothing' WHERE \"table\" = ? AND n = 4", (table,))


def test_a_stopped_game_can_be_read_and_left(tmp_path: Path, start_server: StartServer) -> None:
    path = laid_out("0003", tmp_path)
    (table, person), *_ = ask(path, "SELECT id, host FROM tables WHERE format = '\"coop-2\"'")
    (other, _), *_ = ask(path, "SELECT id, host FROM tables WHERE format = '\"solo-beginner\"'")
    corrected(path, table)
    server = start_server(str(path))
    somebody = come_back(server, person)
    with somebody.come({"id": table}) as line:
        game = line.wait_for("game")
        assert game["n"] == 4
        assert say(game["stopped"]).startswith("input 5: 'play Nothing' cannot be done")
        assert game["asked"] is None
        refused = line.ask(type="do", n=4, line="pass")
        assert "cannot continue" in say(refused["reason"])
    with somebody.come({"id": other}) as line:
        assert line.wait_for("game")["stopped"] is None
    somebody.post(f"/api/tables/{table}/leave")
    kinds = ask(path, f"SELECT kind FROM seats WHERE \"table\" = '{table}' ORDER BY seat")
    assert ("bot",) in kinds
    somebody.close()


def test_a_table_continues_with_the_cards_it_began_with(tmp_path: Path, start_server: StartServer) -> None:
    server = start_server(str(tmp_path / "delve.sqlite"))
    somebody = Person(server)
    table = somebody.open_table("competitive", "me", "random")
    with somebody.come(table) as line:
        line.wait_for_game()
        line.play_on(2)
        shown = json.dumps([message for message in line.seen if message["type"] == "game"])
    server.kill()
    path = Path(server.database)
    # Simulates a changed Cost of a Character that nobody has met, or what was played might not be possible with it.
    with sqlite3.connect(path) as database:
        kept = json.loads(database.execute("SELECT contents FROM tables").fetchone()[0])
        rules = {mark: json.loads(said) for mark, said in database.execute("SELECT * FROM definitions").fetchall()}
        characters = [name for name, mark in kept["cards"].items() if rules[mark]["kind"] == "character"]
        name = min(name for name in characters if name not in shown)
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
