"""A lesson at a table: one step at a time, kept through restarts, skipped and begun again."""

from __future__ import annotations

from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.people import Data, Line, Person
from tests.server.running import Server

from delve.messages import say

NAME = "walkthrough"
# In another order than in the script, where the order does not matter.
LAST_ROUND = (
    "done",
    "play Moving Search boosted",
    "choose Kobold",
    "done",
    "play Long Sword",
    "activate Gypsy Thief",
    "attack",
    "wound Kobold",
)


def begin(person: Person, **wanted: object) -> Data:
    table: Data = person.post(f"/api/lessons/{NAME}", wanted)
    return table


def lesson_at(line: Line, n: int) -> Data:
    """What the lesson says at a question."""
    while True:
        for message in reversed(line.seen):
            if message["type"] == "lesson" and message["n"] == n:
                return message
        line.hear()


def test_only_the_next_step_is_taken_and_all_else_has_its_reason(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    table = begin(ann)
    assert table["lesson"] == NAME
    with ann.come(table) as line:
        now = lesson_at(line, 0)
        assert [page["id"] for page in now["pages"]][-1] == "training"
        assert now["accepted"] == ["play Combat Training"]
        refused = line.do("play Brawling", 0)
        assert say(refused["reason"]).startswith("Not now, because ")
        assert line.do("play Combat Training", 0)["type"] == "ack"
        assert lesson_at(line, 1)["accepted"] == ["choose Zombie"]
        line.ask(type="undo", n=1)
        assert lesson_at(line, 2)["accepted"] == ["play Combat Training"]


def test_a_lesson_goes_on_after_a_restart_of_the_server_and_belongs_to_its_person(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"))
    ann = new_person(server)
    table = begin(ann)
    with ann.come(table) as line:
        line.wait_for_game()
        line.do("play Combat Training", 0)
    server.kill()
    server.start()
    assert begin(ann)["id"] == table["id"]
    now = ann.get("/api/lessons")[0]
    assert (now["table"], now["chapter"]) == (table["id"], 0)
    with ann.come(table) as line:
        now = lesson_at(line, 1)
        assert now["from"] == 0
        assert [page["id"] for page in now["pages"]][-2:] == ["training", "zombie"]
    bob = new_person(server)
    assert bob.get("/api/lessons")[0]["table"] == ""
    assert begin(bob)["id"] != table["id"]
    assert table["id"] not in [each["id"] for each in bob.get("/api/tables")]


def test_parts_are_skipped_and_a_won_lesson_counts_as_done(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    table = begin(ann)
    bob = new_person(light_server)
    bob.checked(bob.http.post(f"/api/tables/{table['id']}/skip", json={"chapter": 2}), 403)
    ann.post(f"/api/tables/{table['id']}/skip", {"chapter": 6})
    ann.checked(ann.http.post(f"/api/tables/{table['id']}/skip", json={"chapter": 3}), 400)
    with ann.come(table) as line:
        line.wait_for_game()
        assert lesson_at(line, line.n)["accepted"] == ["done"]
        for n, answer in enumerate(LAST_ROUND, line.n):
            assert line.do(answer, n)["type"] == "ack", answer
        line.wait_until_over()
    lesson = ann.get("/api/lessons")[0]
    assert (lesson["table"], lesson["done"]) == ("", True)
    again = ann.post(f"/api/tables/{table['id']}/rematch", {})
    assert again["lesson"] == NAME
    assert ann.get(f"/api/tables/{table['id']}/story")["count"] > 90


def test_a_lesson_is_begun_again_at_any_part(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    table = begin(ann)
    other = begin(ann, restart=True, chapter=4)
    assert other["id"] != table["id"]
    now = ann.get("/api/lessons")[0]
    assert (now["table"], now["chapter"]) == (other["id"], 4)
    with ann.come(other) as line:
        line.wait_for_game()
        assert lesson_at(line, line.n)["accepted"] == ["play Belt Pouch"]


def test_an_unknown_lesson_is_refused_in_words(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    answer = ann.checked(ann.http.post("/api/lessons/knitting", json={}), 404)
    assert say(answer["message"]) == "there is no lesson 'knitting'"
