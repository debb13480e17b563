"""Deleting an account, by its owner and by the host; and resetting a password by the host."""

from __future__ import annotations

import json

from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.looking import ask
from tests.server.people import Data, Person
from tests.server.running import Server
from tests.server.test_backup import delve, refused

FORMER = "a former player"
PASSWORD = "correct horse"


def named(person: Person, name: str) -> Person:
    person.me = person.post("/api/account", {"name": name, "password": PASSWORD})
    return person


def count(server: Server, table: str, person: Person) -> int:
    return int(ask(server, f"SELECT count(*) FROM {table} WHERE person = :id", id=person.me["id"])[0][0])


def seats(person: Person, table: Data) -> list[str]:
    return [seat["name"] for seat in person.get(f"/api/tables/{table['id']}")["seats"]]


def test_deleting_an_account_removes_the_person_and_keeps_their_games_readable(
    server: Server, new_person: NewPerson
) -> None:
    gone, other = named(new_person(server), "Gudrun"), new_person(server)
    over = gone.open_table("competitive", "me", "open")
    other.sit(over, 2)
    other.gives_up(over)
    playing = gone.open_table("competitive", "me", "open")
    other.sit(playing, 2)
    waiting = gone.open_table("competitive", "me", "open")
    alone = gone.open_table("solo-standard", "me")
    deck = other.get("/api/decks")[0]
    gone.post("/api/decks", {"name": "Mine", "text": gone.get(f"/api/decks/{deck['id']}")["text"]}, 201)
    with gone.come(playing) as mine, other.come(playing) as theirs:
        mine.ask(type="say", text="It was me, Gudrun.")
        gone.post("/api/account/delete", {"password": "wrong horse"}, 403)
        assert gone.get("/api/me")["name"] == "Gudrun"
        gone.post("/api/account/delete", {"password": PASSWORD}, 204)
        # Their sockets close; their opponent has won.
        assert "logged out" in mine.closed()[1]
        theirs.wait_until_over()
    assert gone.get("/api/me") is None
    assert server.visit("POST", "/api/login", json={"name": "Gudrun", "password": PASSWORD}).status_code == 401
    assert seats(other, over) == [FORMER, other.me["name"]]
    assert seats(other, playing) == [FORMER, other.me["name"]]
    assert FORMER not in str(other.get("/api/tables"))
    other.get(f"/api/tables/{waiting['id']}", 404)
    other.get(f"/api/tables/{alone['id']}", 404)
    assert other.http.get(f"/api/tables/{over['id']}/replay").status_code == 200
    assert [count(server, each, gone) for each in ("sessions", "decks", "shuffles", "chat")] == [0, 0, 0, 0]
    assert ask(server, "SELECT name, key, password FROM people WHERE id = :id", id=gone.me["id"]) == [
        (FORMER, None, None)
    ]
    # The name is free again; "a former player" stays reserved.
    assert named(new_person(server), "Gudrun").me["name"] == "Gudrun"
    new_person(server).post("/api/account", {"name": "A  Former Player", "password": PASSWORD}, 400)


def test_a_guest_has_no_account_to_delete(light_server: Server, new_person: NewPerson) -> None:
    assert "guest" in new_person(light_server).post("/api/account/delete", {"password": "x"}, 403)["detail"]


def test_the_host_resets_a_password(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"))
    person = named(new_person(server), "Brunhild")
    assert "nobody" in refused("account", "reset", "Siegfried", "--database", server.database)
    status, told, _ = delve("account", "reset", "brunhild", "--database", server.database)
    assert status == 0
    assert person.get("/api/me") is None
    old, new = [
        server.visit("POST", "/api/login", json={"name": "Brunhild", "password": password}).status_code
        for password in (PASSWORD, told.strip())
    ]
    assert (old, new) == (401, 200)


def test_the_host_lists_and_deletes_accounts_while_the_server_runs(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("postgresql"), "--clear-every", "0.005")
    gone, other = named(new_person(server), "Gudrun"), named(new_person(server), "Brunhild")
    new_person(server)
    _, told, _ = delve("account", "list", "--database", server.database, "--json")
    assert [each["name"] for each in json.loads(told)] == ["Brunhild", "Gudrun"]
    assert "Gudrun" in delve("account", "list", "--database", server.database)[1]
    table = gone.open_table("competitive", "me", "open")
    other.sit(table, 2)
    assert delve("account", "delete", "Gudrun", "--yes", "--database", server.database)[0] == 0
    assert gone.get("/api/me") is None
    # The server concedes for them at its next clean-up.
    with other.come(table) as line:
        line.wait_until_over()
    assert seats(other, table) == [FORMER, "Brunhild"]
    _, told, _ = delve("account", "list", "--database", server.database, "--json")
    assert [each["name"] for each in json.loads(told)] == ["Brunhild"]
