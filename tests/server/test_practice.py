"""Practice games: from a moment of a finished game, stored and played like any other."""

from __future__ import annotations

from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.people import Data, Person, refusal
from tests.server.running import Server


def finished(person: Person, format: str = "solo-standard", *others: str, answers: int = 12) -> Data:
    """The table of a game that is over, after some answers."""
    table = person.open_table(format, "me", *others)
    with person.come(table) as line:
        line.wait_for_game()
        line.play_on(answers, lambda lines: lines[0])
        if others:
            line.ask(type="concede")
        else:
            # A game alone ends only by being played.
            line.play_on(2000)
        line.wait_until_over()
    return table


def moment(person: Person, table: Data, n: int) -> Data:
    return next(each for each in person.get(f"/api/tables/{table['id']}/story")["moments"] if each["n"] == n)


def test_a_game_goes_on_from_a_moment_of_a_finished_one(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"))
    ann = new_person(server)
    table = finished(ann)
    then = moment(ann, table, 8)
    practice = ann.post(f"/api/tables/{table['id']}/practice", {"seat": 1, "n": 8}, 201)
    assert practice["practice_of"] == table["id"]
    assert practice["stage"] == "playing"
    assert practice["id"] not in [each["id"] for each in ann.get("/api/tables")]
    with ann.come(practice) as line:
        line.wait_for_game()
        own = line.view["seats"][0]
        assert own["hand"] == then["view"]["seats"][0]["hand"]
        assert line.view["encounter"] == then["view"]["encounter"]
        assert line.view["round"] == then["view"]["round"]
        line.play_on(3)
        assert line.ask(type="undo", n=3)["type"] == "ack"
        line.wait_for_game(4)
        line.play_on(1)
        seen = line.view
    server.kill()
    server.start()
    with ann.come(practice) as line:
        line.wait_for_game()
        assert line.view == seen
        line.play_on(2000)
        line.wait_until_over()
    saved = ann.http.get(f"/api/tables/{practice['id']}/replay").text
    assert '"preludes"' in saved.splitlines()[0]
    again = ann.post(f"/api/tables/{practice['id']}/rematch", {})
    assert again["practice_of"] == table["id"]
    further = ann.post(f"/api/tables/{practice['id']}/practice", {"seat": 1, "n": 1}, 201)
    assert further["practice_of"] == practice["id"]


def test_in_a_game_of_several_the_others_are_bots_and_what_they_held_is_dealt_again(
    light_server: Server, new_person: NewPerson
) -> None:
    ann = new_person(light_server)
    table = finished(ann, "competitive", "quick", answers=4)
    practice = ann.post(f"/api/tables/{table['id']}/practice", {"seat": 2, "n": 2}, 201)
    assert [seat["kind"] for seat in practice["seats"]] == ["bot", "person"]
    assert practice["mine"] == 2


def test_only_moments_of_finished_games_are_practised(light_server: Server, new_person: NewPerson) -> None:
    ann, bob = new_person(light_server), new_person(light_server)
    running = ann.open_table("solo-standard", "me")
    status, said = refusal(bob.http.post(f"/api/tables/{running['id']}/practice", json={"seat": 1, "n": 0}))
    assert (status, said) == (403, "a game is shown to all when it is over")
    table = finished(ann, answers=2)
    for wanted in ({"seat": 2, "n": 0}, {"seat": 1, "n": 10_000}):
        status, said = refusal(bob.http.post(f"/api/tables/{table['id']}/practice", json=wanted))
        assert status == 400
        assert "a practice game begins before one of the " in said
    assert bob.post(f"/api/tables/{table['id']}/practice", {"seat": 1, "n": 1}, 201)["mine"] == 1
