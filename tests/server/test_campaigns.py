"""Campaigns at tables: chapters unlock each other, journeys are kept, branches go on side by side."""

from __future__ import annotations

import sqlite3

from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.people import Data, Person
from tests.server.running import Server

from delve.messages import say

SHROUD = "/api/campaigns/shroud-of-stars"


def play(person: Person, chapter: str, status: int = 200, **more: object) -> Data:
    found: Data = person.post(f"{SHROUD}/play", {"chapter": chapter, **more}, status)
    return found


def chapters(person: Person, journey: str = "") -> list[Data]:
    found: list[Data] = person.get(f"{SHROUD}?journey={journey}")["chapters"]
    return found


def lose(person: Person, table: Data) -> None:
    """Plays badly to the end."""
    with person.come(table) as line:
        line.play_on(2000)
        line.wait_until_over()


def test_a_chapter_is_played_kept_and_counted(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    database = new_database("sqlite")
    server = start_server(database)
    ann = new_person(server)
    assert [each["status"] for each in chapters(ann)] == ["open", "locked", "locked", "locked"]
    assert [bool(each["premise"]) for each in chapters(ann)] == [True, False, False, False]
    table = play(ann, "a01")
    assert table["campaign"] == "shroud-of-stars"
    with ann.come(table) as line:
        line.wait_for_game()
        quests = line.view["seats"][0]["quests"]
        assert [quest["name"] for quest in quests if quest["required"]] == ["Journey's End"]
        line.play_on(3)
    server.kill()
    server.start()
    assert play(ann, "a01")["id"] == table["id"]
    assert play(ann, "a01", again=True)["id"] != table["id"]
    table = play(ann, "a01")
    lose(ann, table)
    first = chapters(ann)[0]
    assert (first["games"][-1]["table"], first["games"][-1]["result"]) == (table["id"], "lost")
    rematch = ann.post(f"/api/tables/{table['id']}/rematch", {})
    assert play(ann, "a01")["id"] == rematch["id"]
    refused = play(ann, "a02", 400)
    assert say(refused["message"]) == "The Barren Path is locked: win The Shroud of Stars first"
    # As if it had been won.
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE journey_games SET result = 'won'")
    assert [each["status"] for each in chapters(ann)][:3] == ["won", "open", "locked"]
    assert chapters(ann)[0]["after"]
    assert play(ann, "a02")["id"]


def test_branches_go_on_side_by_side(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    lose(ann, play(ann, "a01"))
    first = ann.get(SHROUD)["journey"]
    branch = ann.post(f"{SHROUD}/journeys", {"name": "Bolder", "branch_of": first}, 201)
    assert [each["name"] for each in branch["journeys"]] == ["Bolder", "The Shroud of Stars"]
    lose(ann, play(ann, "a01", journey=branch["journey"]))
    assert len(chapters(ann, branch["journey"])[0]["games"]) == 2
    assert len(chapters(ann, first)[0]["games"]) == 1
    fresh = ann.post(f"{SHROUD}/journeys", {"name": "Again", "branch_of": first, "before": "a01"}, 201)
    assert fresh["chapters"][0]["games"] == []


def test_journeys_belong_to_their_people(light_server: Server, new_person: NewPerson) -> None:
    ann, bob = new_person(light_server), new_person(light_server)
    play(ann, "a01")
    journey = ann.get(SHROUD)["journey"]
    assert bob.get(SHROUD)["journey"] == ""
    assert say(bob.get(f"{SHROUD}?journey={journey}", 404)["message"]) == "you have no such journey"
    play(bob, "a01", 404, journey=journey)
    bob.post(f"{SHROUD}/journeys", {"name": "Mine", "branch_of": journey}, 404)


def test_bad_input_is_refused_in_words(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    assert say(ann.get("/api/campaigns/nowhere", 404)["message"]) == "there is no campaign 'nowhere'"
    assert "has no chapter 'a09'" in say(play(ann, "a09", 400)["message"])
    assert "cannot be played in The Shroud of Stars" in say(play(ann, "a01", 400, deck="solo-elite")["message"])
    assert "no deck is called" in say(play(ann, "a01", 400, deck="nothing")["message"])
    assert ann.get(SHROUD)["journey"] == ""
