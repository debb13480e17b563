"""Tables: opening, sitting down, leaving, watching, rematches."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.looking import ask
from tests.server.people import Data, Line, Person, by_turn
from tests.server.running import Server

from delve.library.formats import formats
from delve.messages import say
from delve.model.format import Format

SOLO = {"format": "solo-standard", "seats": [{"kind": "me"}]}


# --- Opening. -------------------------------------------------------------------------------------------------------


def test_a_solo_game_begins_at_once(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("solo-standard", "me")
    assert (table["stage"], table["mine"], table["round"], table["result"]) == ("playing", 1, 1, "none")
    assert table["seats"][0]["name"] == person.me["name"]
    assert person.get(f"/api/tables/{table['id']}") == table
    assert [each["id"] for each in person.get("/api/tables/mine")] == [table["id"]]


@pytest.mark.parametrize("format", formats(), ids=lambda format: format.id)
def test_every_format_is_played(light_server: Server, new_person: NewPerson, format: Format) -> None:
    """A person in the first seat and bots in the others; a few answers show that it works."""
    person = new_person(light_server)
    count = format.numbers.seats[0]
    table = person.open_table(format.id, "me", *["random"] * (count - 1))
    assert table["stage"] == "playing"
    with person.come(table) as line:
        assert line.play_on(5) == 5
        assert line.view["format"] == format.id
        assert (line.seen[-1]["clock"] is not None) == bool(format.numbers.clock)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "nothing"}, "no format"),
        ({"format": "/etc/house.toml"}, "no format"),
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "1 player"),
        ({"format": "competitive", "seats": [{"kind": "me"}, {"kind": "me"}]}, "one person"),
        ({"seats": [{"kind": "bot", "agent": "steadi"}]}, "did you mean 'steady'"),
        ({"seats": [{"kind": "bot", "agent": "oracle"}]}, "no bot is called 'oracle'"),
        ({"seats": [{"kind": "me", "deck": "nothing"}]}, "no deck"),
        # Neither server files nor other people's decks.
        ({"seats": [{"kind": "me", "deck": "../../etc/passwd"}]}, "no deck"),
        ({"seats": [{"kind": "me", "deck": "delve"}]}, "no deck"),
        ({"seats": [{"kind": "me", "deck": "multiplayer-venom"}]}, "not legal"),
        ({"quests_needed": 9}, "quests_needed"),
        ({"spectators": "some"}, "spectators"),
        ({"takeover": -1}, "takeover"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_an_invalid_table_is_refused_with_a_sentence(
    light_server: Server, new_person: NewPerson, change: dict[str, Any], words: str
) -> None:
    person = new_person(light_server)
    # Even if such a file exists in the server's folder, it is not read.
    (light_server.log.parent / "delve").touch()
    refused = person.http.post("/api/tables", json={**SOLO, **change})
    assert refused.status_code == 400
    assert words in refused.text
    assert person.get("/api/tables/mine") == []


def test_only_its_owner_can_play_a_deck(server: Server, new_person: NewPerson) -> None:
    owner, other = new_person(), new_person()
    starter = next(deck for deck in owner.get("/api/decks") if deck["id"] == "starter")
    assert "solo-standard" in starter["formats"]
    assert starter["own"] is False
    illegal = owner.post("/api/decks", {"name": "Too few", "text": "Adventurers\nGypsy Thief\n"}, 201)
    assert illegal["formats"] == []
    assert any("1 Adventurer" in say(each) for each in illegal["problems"]["solo-standard"])
    text = toml_of("starter")
    deck = owner.post("/api/decks", {"name": "My starter", "text": text}, 201)
    assert deck["formats"] == starter["formats"]
    assert not set(deck["problems"]) & set(deck["formats"])
    whole = owner.get(f"/api/decks/{deck['id']}")
    assert whole == {**deck, "text": text, "cards": whole["cards"]}
    other.get(f"/api/decks/{deck['id']}", 404)
    wish: Data = {"format": "solo-standard", "seats": [{"kind": "me", "deck": deck["id"]}]}
    table = owner.post("/api/tables", wish, 201)
    assert table["seats"][0]["deck"] == "My starter"
    assert "no deck" in other.post("/api/tables", wish, 400)["detail"]
    wish["seats"][0]["deck"] = illegal["id"]
    assert "not legal" in owner.post("/api/tables", wish, 400)["detail"]
    assert other.http.delete(f"/api/decks/{deck['id']}").status_code == 404
    assert owner.http.delete(f"/api/decks/{deck['id']}").status_code == 204
    # Deleting a deck does not affect games.
    with owner.come(table) as line:
        assert line.play_on(1) == 1


def test_everybody_can_look_at_a_deck_that_comes_with_delve(light_server: Server, new_person: NewPerson) -> None:
    stranger = light_server.visit("GET", "/api/decks/starter").json()
    assert [stranger["id"], stranger["own"]] == ["starter", False]
    assert stranger["cards"]["adventurers"]["Wood Elf Scout"] == 1
    assert stranger["cards"]["dungeon"]["10' Pit Trap"] == 1
    # Its text can be saved unchanged.
    person = new_person(light_server)
    copy = person.post("/api/decks", {"name": "A copy", "text": stranger["text"]}, 201)
    assert copy["formats"] == stranger["formats"]
    assert person.get(f"/api/decks/{copy['id']}")["cards"] == stranger["cards"]


def test_only_its_owner_can_change_a_deck(server: Server, new_person: NewPerson) -> None:
    owner, other = new_person(), new_person()
    deck = owner.post("/api/decks", {"name": "Draft", "text": "Adventurers\n2 Gypsy Thief\n"}, 201)
    address = f"/api/decks/{deck['id']}"
    assert owner.get(address)["cards"]["adventurers"] == {"Gypsy Thief": 2}
    better = {"name": "Ready", "text": toml_of("starter")}
    changed = owner.put(address, better)
    assert [changed["id"], changed["name"]] == [deck["id"], "Ready"]
    assert "solo-standard" in changed["formats"]
    assert [each for each in owner.get("/api/decks") if each["own"]] == [changed]
    # An unreadable text does not replace a deck.
    assert "line 1" in owner.put(address, {"name": "Ready", "text": "nonsense"}, 400)["detail"]
    assert owner.get(address)["text"] == better["text"]
    other.put(address, better, 404)
    owner.put("/api/decks/starter", better, 404)
    assert server.visit("PUT", address, json=better).status_code == 401


def test_a_deck_is_checked_while_it_is_written(light_server: Server, new_person: NewPerson) -> None:
    person = new_person(light_server)
    text = "About: Two thieves.\nAdventurers\nGypsy Thief\nGypsy Thief\n\nDungeon deck\n3 Goblin\n"
    checked = person.post("/api/deck-check", {"text": text})
    assert [checked["id"], checked["text"], checked["about"]] == ["", text, "Two thieves."]
    assert checked["cards"] == {
        "adventurers": {"Gypsy Thief": 2},
        "quests": {},
        "crawler": {},
        "dungeon": {"Goblin": 3},
    }
    assert "The party has 2 Adventurers" in say(checked["problems"]["solo-standard"][1])
    assert "solo-standard" in person.post("/api/deck-check", {"text": toml_of("starter")})["formats"]
    refused = person.post("/api/deck-check", {"text": "Adventurers\nGipsy Thief"}, 400)
    assert "line 2" in refused["detail"]
    assert "Gypsy Thief" in refused["detail"]
    assert not [deck for deck in person.get("/api/decks") if deck["own"]]


def test_only_the_first_mistakes_of_a_deck_are_listed(light_server: Server, new_person: NewPerson) -> None:
    refused = new_person(light_server).post("/api/deck-check", {"text": "Gipsy Thief\n" * 600}, 400)
    assert "595 more" in refused["detail"]
    assert refused["detail"].count("did you mean 'Gypsy Thief'") == 5


def test_a_deck_without_a_dungeon_is_for_a_partner(light_server: Server, new_person: NewPerson) -> None:
    person = new_person(light_server)
    decks = {deck["id"]: deck for deck in person.get("/api/decks")}
    brought = [deck for deck in decks.values() if "coop-2" in deck["partners"] and "coop-2" not in deck["formats"]]
    assert brought
    assert not any("coop-2" in deck["problems"] for deck in brought)
    partner = brought[0]["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "deck": partner}]
    assert person.post("/api/tables", {"format": "coop-2", "seats": seats}, 201)["stage"] == "playing"
    seats = [{"kind": "me", "deck": partner}, {"kind": "bot"}]
    assert "not legal" in person.post("/api/tables", {"format": "coop-2", "seats": seats}, 400)["detail"]


def toml_of(name: str) -> str:
    from delve.library.decks import toml_text
    from delve.library.shipped import standard_book, standard_deck

    return toml_text(standard_deck(standard_book(), name))


@pytest.mark.parametrize(
    "text",
    [
        "Adventurers\n999999999999 Gypsy Thief",
        "Crawler deck\n" + "9" * 5000 + " Short Bow",
        "[crawler]\n'Short Bow' = " + "9" * 5000,
        "name = " + "[" * 10_000,
        "[dungeon]\nGoblin = -1",
        "[dungeon]\nGoblin = 100000000000000000000",
        "nonsense",
    ],
    ids=["bomb", "digits", "toml digits", "nested", "negative", "too many", "nonsense"],
)
def test_an_unreadable_deck_is_refused(light_server: Server, new_person: NewPerson, text: str) -> None:
    person = new_person(light_server)
    assert person.post("/api/decks", {"name": "Strange", "text": text}, 400)["detail"]
    assert person.post("/api/deck-check", {"text": text}, 400)["detail"]


# --- Sitting down and leaving. --------------------------------------------------------------------------------------


def test_sitting_down_begins_play_when_no_seat_is_open(server: Server, new_person: NewPerson) -> None:
    host, guest, late = new_person(), new_person(), new_person()
    table = host.open_table("multiplayer", "me", "open", "random")
    assert table["stage"] == "open"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    with host.come(table) as line, guest.come(table) as watching:
        # Invited people see the table before sitting down.
        assert watching.wait_for("table")["table"]["mine"] == 0
        seated = guest.sit(table, 2, deck="multiplayer-venom", contribution="my own words")
        assert (seated["stage"], seated["mine"]) == ("playing", 2)
        # The same socket now belongs to a player.
        watching.until(lambda message: message["type"] == "table" and message["table"]["mine"] == 2)
        watching.wait_for_game()
        assert watching.view["seat"] == 2
        assert watching.view["seats"][1]["pool"][0] is not None
        line.until(lambda message: message["type"] == "table" and message["table"]["stage"] == "playing")
        line.wait_for_game()
    assert "begun" in late.post(f"/api/tables/{table['id']}/sit", {"seat": 2}, 403)["detail"]
    assert "begun" in guest.post(f"/api/tables/{table['id']}/leave", status=403)["detail"]


def test_a_seat_is_taken_once_and_a_person_takes_one(server: Server, new_person: NewPerson) -> None:
    host = new_person()
    table = host.open_table("multiplayer", "me", "open", "open", "open")
    people = [new_person() for _ in range(3)]
    path = f"/api/tables/{table['id']}/sit"
    assert "already" in host.post(path, {"seat": 2}, 403)["detail"]
    host.post(path, {"seat": 5}, 400)
    with ThreadPoolExecutor(6) as pool:
        wishes = [(person, seat) for person in people for seat in (2, 3)]
        answers = list(pool.map(lambda wish: wish[0].http.post(path, json={"seat": wish[1]}).status_code, wishes))
    assert answers.count(200) == 2
    assert set(answers) == {200, 403}
    seats = host.get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "person", "open"]
    assert len({seat["name"] for seat in seats[:3]}) == 3


def test_leaving_frees_the_seat_and_the_last_person_deletes_the_table(server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.open_table("multiplayer", "me", "open", "open")
    guest.sit(table, 2)
    host.post(f"/api/tables/{table['id']}/leave")
    left = guest.get(f"/api/tables/{table['id']}")
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
    assert host.post(f"/api/tables/{table['id']}/leave", status=403)
    with host.come(table) as line:
        assert guest.post(f"/api/tables/{table['id']}/leave")["mine"] == 0
        assert line.closed()[0] == 1008
    guest.get(f"/api/tables/{table['id']}", 404)
    guest.post(f"/api/tables/{table['id']}/leave", status=404)
    assert ask(server, 'SELECT * FROM seats WHERE "table" = :id', id=table["id"]) == []


def test_a_single_player_may_delete_the_game(server: Server, new_person: NewPerson) -> None:
    person, guest = new_person(), new_person()
    for seats in (["me"], ["me", "steady", "steady"]):
        table = person.open_table("solo-standard" if len(seats) == 1 else "multiplayer", *seats)
        with person.come(table) as line:
            line.wait_for_game()
            person.post(f"/api/tables/{table['id']}/leave")
            assert line.closed()[0] == 1008
        person.get(f"/api/tables/{table['id']}", 404)
    assert person.get("/api/tables/mine") == []
    # But not with other people in the game.
    table = person.open_table("competitive", "me", "open")
    guest.sit(table, 2)
    assert "concede" in person.post(f"/api/tables/{table['id']}/leave", status=403)["detail"]
    person.gives_up(table)
    assert "over" in person.post(f"/api/tables/{table['id']}/leave", status=403)["detail"]


def test_allies_can_abandon_a_game_together(server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.open_table("coop-3", "me", "open", "steady")
    guest.sit(table, 2)
    with host.come(table) as one, guest.come(table) as other:
        one.wait_for_game()
        other.wait_for_game()
        assert one.ask(type="abandon")["type"] == "ack"
        wish = other.wait_for("undo")
        assert {**wish, "request": ""} == {"type": "undo", "request": "", "by": 1, "count": 0, "waiting": [2]}
        assert other.ask(type="answer_undo", request=wish["request"], yes=False)["type"] == "ack"
        one.wait_for("kept")
        other.ask(type="abandon")
        wish = one.wait_for("undo")
        # The request stays open while the game continues.
        going_on, _ = by_turn(one, other)
        going_on.play_on(1)
        assert one.ask(type="answer_undo", request=wish["request"], yes=True)["type"] == "ack"
        for line in (one, other):
            assert any(message["type"] == "abandoned" for message in line.seen) or line.wait_for("abandoned")
            assert line.closed()[0] == 1008
    assert guest.get("/api/tables/mine") == []


def test_abandoning_is_refused_if_one_can_concede_or_leave(light_server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(light_server), new_person(light_server)
    table = host.open_table("competitive", "me", "open")
    guest.sit(table, 2)
    with host.come(table) as line:
        line.wait_for_game()
        assert "concede" in say(line.ask(type="abandon")["reason"])
    with host.come(host.open_table("solo-standard", "me")) as line:
        line.wait_for_game()
        assert "leave" in say(line.ask(type="abandon")["reason"])


def test_absent_people_are_not_asked_to_abandon(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    database = new_database("sqlite")
    server = start_server(database)
    host, guest = new_person(server), new_person(server)
    table = host.open_table("coop-2", "me", "open")
    guest.sit(table, 2)
    with host.come(table) as line:
        line.wait_for_game()
        line.ask(type="abandon")
        assert line.wait_for("undo")["waiting"] == [2]
    server.kill()
    ask(server, "UPDATE tables SET begun = begun - 100")
    server.start()
    with host.come(table) as line:
        line.wait_for_game()
        line.ask(type="abandon")
        assert line.closed()[0] == 1008
    host.get(f"/api/tables/{table['id']}", 404)


def test_leaving_and_the_beginning_of_play_are_serialised(server: Server, new_person: NewPerson) -> None:
    """One takes the last seat while another leaves: play begins with both, or not at all."""
    for _ in range(5):
        host, guest = new_person(), new_person()
        table = host.open_table("competitive", "me", "open")
        path = f"/api/tables/{table['id']}"
        with ThreadPoolExecutor(2) as pool:
            sitting = pool.submit(guest.http.post, f"{path}/sit", json={"seat": 2})
            leaving = pool.submit(host.http.post, f"{path}/leave")
        statuses = sitting.result().status_code, leaving.result().status_code
        assert statuses in {(200, 403), (404, 200)}
        if statuses == (200, 403):
            assert guest.get(path)["stage"] == "playing"
        else:
            guest.get(path, 404)


# --- The lobby. -----------------------------------------------------------------------------------------------------


def test_the_lobby_shows_what_can_be_joined_or_watched(server: Server, new_person: NewPerson) -> None:
    host, other = new_person(), new_person()
    shown = {
        "joined": host.open_table("competitive", "me", "open", spectators="no"),
        "watched": host.open_table("solo-standard", "me", spectators="closed"),
    }
    hidden = {
        "unlisted": host.open_table("competitive", "me", "open", listed=False),
        "private": host.open_table("solo-standard", "me", spectators="no"),
        "empty": host.open_table("competitive", "open", "open"),
    }
    lobby = {table["id"]: table for table in other.get("/api/tables")}
    assert {table["id"] for table in shown.values()} <= set(lobby)
    assert not {table["id"] for table in hidden.values()} & set(lobby)
    assert lobby[shown["joined"]["id"]]["mine"] == 0
    # It can still be found by its link.
    assert other.get(f"/api/tables/{hidden['unlisted']['id']}")["stage"] == "open"


def test_a_table_shows_its_current_round(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    database = new_database("sqlite")
    person = new_person(start_server(database))
    table = person.open_table("solo-standard", "me")
    with person.come(table) as line:
        while not line.view or line.view["round"] < 2:
            assert line.play_on(1) == 1
    assert person.get(f"/api/tables/{table['id']}")["round"] == 2
    # Also if it is not in memory.
    another = new_person(start_server(database))
    [listed] = another.get("/api/tables")
    assert (listed["id"], listed["round"]) == (table["id"], 2)


def test_own_tables_are_listed_unfinished_first(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    first = person.open_table("competitive", "me", "random")
    person.gives_up(first)
    second = person.open_table("solo-standard", "me")
    third = person.open_table("competitive", "me", "random")
    person.gives_up(third)
    mine = person.get("/api/tables/mine")
    assert [table["id"] for table in mine] == [second["id"], third["id"], first["id"]]
    assert [table["result"] for table in mine] == ["none", "2", "2"]


# --- Watching. ------------------------------------------------------------------------------------------------------


def hands(line: Line) -> list[Data | None]:
    return [card for seat in line.view["seats"] for card in seat["hand"]]


def test_spectators_see_what_the_players_allow(server: Server, new_person: NewPerson) -> None:
    host, guest, watcher = new_person(), new_person(), new_person()
    # Nobody has drafted cards yet, which would be public.
    closed = host.open_table("competitive", "me", "open", spectators="closed")
    guest.sit(closed, 2)
    with watcher.come(closed) as line:
        line.wait_for_game()
        assert line.view["seat"] == 0
        assert hands(line)
        assert set(map(str, hands(line))) == {"None"}
        assert not line.is_asked()
    opened = host.open_table("competitive", "me", "random", spectators="open")
    with watcher.come(opened) as line:
        line.wait_for_game()
        assert None not in hands(line)
        assert all(seat["crawler_deck"]["known"] == {} for seat in line.view["seats"])
        for frame in ({"type": "do", "n": 0, "line": "pass"}, {"type": "concede"}, {"type": "undo"}):
            assert "watching" in say(line.ask(**frame)["reason"])
        assert line.ask(type="explain", what="encounter.limit")["rows"]
    private = host.open_table("competitive", "me", "random", spectators="no")
    assert watcher.come(private).closed() == (1008, "nobody may watch at that table")


def test_a_visitor_is_disconnected_when_play_begins_if_watching_is_not_allowed(
    server: Server, new_person: NewPerson
) -> None:
    host, guest, slow = new_person(), new_person(), new_person()
    table = host.open_table("competitive", "me", "open", spectators="no")
    with slow.come(table) as line, guest.come(table) as sitting:
        line.wait_for("table")
        sitting.wait_for("table")
        guest.sit(table, 2)
        sitting.wait_for_game()
        assert sitting.view["seat"] == 2
        assert line.closed() == (1008, "nobody may watch at that table")
        assert not [message for message in line.seen if message["type"] == "game"]


def test_the_host_fills_a_seat_with_a_bot(server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.open_table("multiplayer", "me", "open", "open")
    path = f"/api/tables/{table['id']}/fill"
    guest.post(path, {"seat": 2}, 403)
    address = f"/api/tables/{table['id']}"
    assert (host.get(address)["host"], guest.get(address)["host"]) == (True, False)
    assert "steady" in host.post(path, {"seat": 2, "agent": "stedy"}, 400)["detail"]
    assert "3 seats" in host.post(path, {"seat": 4}, 400)["detail"]
    assert host.post(path, {"seat": 2})["seats"][1]["kind"] == "bot"
    host.post(path, {"seat": 2}, 403)
    assert guest.sit(table, 3)["stage"] == "playing"
    host.post(path, {"seat": 3}, 403)


def test_the_last_open_seat_that_a_bot_takes_begins_play(server: Server, new_person: NewPerson) -> None:
    host = new_person()
    table = host.open_table("competitive", "me", "open")
    assert host.post(f"/api/tables/{table['id']}/fill", {"seat": 2, "agent": "random"})["stage"] == "playing"


# --- Playing again. -------------------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_seats_and_is_found_by_the_others(server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.open_table("multiplayer", "me", "open", "random")
    guest.sit(table, 2)
    path = f"/api/tables/{table['id']}/rematch"
    host.post(path, {}, 403)
    with host.come(table) as line, guest.come(table) as other:
        line.wait_for_game()
        line.ask(type="concede")
        line.wait_until_over()
        other.wait_until_over()
        # Both ask at once: there is one new table.
        with ThreadPoolExecutor(2) as pool:
            wishes = [pool.submit(person.http.post, path, json={}) for person in (host, guest)]
        answers = [wish.result() for wish in wishes]
        assert [answer.status_code for answer in answers] == [200, 200]
        first, second = [answer.json() for answer in answers]
        assert first["id"] == second["id"] != table["id"]
        other.until(lambda message: message["type"] == "table" and message["table"]["rematch"] == first["id"])
    new_person().post(path, {}, 403)
    open_seat = next(seat for seat in first["seats"] if seat["kind"] == "open")
    assert {seat["kind"] for seat in first["seats"]} == {"person", "open", "bot"}
    assert first["commitment"] != table["commitment"]
    absent = guest if first["mine"] else host
    assert absent.sit(first, open_seat["seat"])["stage"] == "playing"


def own_deck(person: Person, name: str = "My secret plan", like: str = "competitive-warren") -> str:
    return str(person.post("/api/decks", {"name": name, "text": toml_of(like)}, 201)["id"])


def decks_at(person: Person, table: Data) -> list[str]:
    return [seat["deck"] for seat in person.get(f"/api/tables/{table['id']}")["seats"]]


def test_names_of_own_decks_are_private(server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    seats = [{"kind": "me", "deck": own_deck(host)}, {"kind": "open"}]
    table = host.post("/api/tables", {"format": "competitive", "seats": seats}, 201)
    shipped = table["seats"][1]["deck"]
    assert shipped
    assert decks_at(host, table) == ["My secret plan", shipped]
    assert decks_at(guest, table) == ["", shipped]
    guest.sit(table, 2, deck=own_deck(guest, "Another plan"))
    assert decks_at(guest, table) == ["", "Another plan"]
    with host.come(table) as line:
        assert [seat["deck"] for seat in line.wait_for("table")["table"]["seats"]] == ["My secret plan", ""]


def test_leaving_a_seat_removes_its_deck(server: Server, new_person: NewPerson) -> None:
    host, guest, stranger = new_person(), new_person(), new_person()
    table = host.open_table("multiplayer", "me", "open", "open")
    before = brought(server, table)
    guest.sit(table, 2, deck=own_deck(guest, like="multiplayer-steady"))
    assert brought(server, table)[1] != before[1]
    guest.post(f"/api/tables/{table['id']}/leave")
    stranger.sit(table, 2)
    assert brought(server, table) == before
    # The same for removed players.
    table = host.open_table("multiplayer", "me", "open", "open")
    guest.sit(table, 2, deck=own_deck(guest, "A second plan", like="multiplayer-steady"))
    host.post(f"/api/tables/{table['id']}/put-out", {"seat": 2})
    assert brought(server, table) == before


def brought(server: Server, table: Data) -> list[Data]:
    """The decks of the seats, from the database."""
    rows = ask(server, 'SELECT deck FROM seats WHERE "table" = :id ORDER BY seat', id=table["id"])
    return [deck if isinstance(deck, dict) else json.loads(deck) for (deck,) in rows]


def test_a_rematch_is_for_those_who_played_until_they_decline(server: Server, new_person: NewPerson) -> None:
    host, guest, stranger = new_person(), new_person(), new_person()
    table = host.open_table("competitive", "me", "open")
    guest.sit(table, 2, deck=own_deck(guest))
    host.gives_up(table)
    again = host.post(f"/api/tables/{table['id']}/rematch", {})
    path = f"/api/tables/{again['id']}"
    assert [seat["reserved"] for seat in again["seats"]] == [False, True]
    assert again["seats"][1]["deck"] == ""
    assert (guest.get(path)["reserved"], stranger.get(path)["reserved"]) == (2, 0)
    assert decks_at(guest, again)[1] == "My secret plan"
    for refused in (
        stranger.post(f"{path}/sit", {"seat": 2}, 403),
        host.post(f"{path}/fill", {"seat": 2, "agent": "random"}, 403),
    ):
        assert "reserved for its previous player" in refused["detail"]
    assert "no seat is reserved" in stranger.post(f"{path}/decline", status=403)["detail"]
    assert guest.post(f"{path}/decline")["reserved"] == 0
    assert brought(server, again)[1]["name"] != "My secret plan"
    assert stranger.sit(again, 2)["stage"] == "playing"


def test_a_player_finds_their_old_seat_and_deck_in_a_rematch(server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.open_table("competitive", "me", "open")
    guest.sit(table, 2, deck=own_deck(guest))
    host.gives_up(table)
    again = host.post(f"/api/tables/{table['id']}/rematch", {})
    assert guest.sit(again, 2)["stage"] == "playing"
    assert decks_at(guest, again)[1] == "My secret plan"
    assert guest.get(f"/api/tables/{again['id']}")["seats"][1]["reserved"] is False


def test_the_host_can_delete_a_table_where_nobody_else_sits(server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.open_table("multiplayer", "open", "open", "open")
    path = f"/api/tables/{table['id']}"
    assert [each["id"] for each in host.get("/api/tables/mine")] == [table["id"]]
    guest.sit(table, 2)
    assert guest.http.delete(path).status_code == 403
    assert "others sit" in host.checked(host.http.delete(path), 403)["detail"]
    guest.post(f"{path}/leave")
    # The last player has deleted it by leaving.
    host.get(path, 404)
    table = host.open_table("multiplayer", "open", "open", "open")
    assert host.http.delete(f"/api/tables/{table['id']}").status_code == 204
    host.get(f"/api/tables/{table['id']}", 404)
    assert host.get("/api/tables/mine") == []


def test_an_abandoned_rematch_is_opened_again(server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.open_table("competitive", "me", "open")
    guest.sit(table, 2)
    host.gives_up(table)
    path = f"/api/tables/{table['id']}/rematch"
    first = host.post(path, {})
    host.post(f"/api/tables/{first['id']}/leave")
    assert host.get(f"/api/tables/{table['id']}")["rematch"] == ""
    second = guest.post(path, {})
    assert (second["mine"], second["stage"]) == (2, "open")
    assert host.sit(second, 1)["stage"] == "playing"


def test_a_rematch_may_be_played_with_another_deck(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("competitive", "me", "random")
    person.gives_up(table)
    path = f"/api/tables/{table['id']}/rematch"
    few = person.post("/api/decks", {"name": "Too few", "text": "Adventurers\nGypsy Thief\n"}, 201)
    assert "not legal" in person.post(path, {"deck": few["id"]}, 400)["detail"]
    assert person.get(f"/api/tables/{table['id']}")["rematch"] == ""
    deck = person.post("/api/decks", {"name": "My warren", "text": toml_of("competitive-warren")}, 201)
    again = person.post(path, {"deck": deck["id"]})
    assert [seat["deck"] for seat in again["seats"]] == ["My warren", table["seats"][1]["deck"]]


def test_a_solo_game_is_played_again_at_once(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("solo-standard", "me", quests_needed=1)
    with person.come(table) as line:
        line.play_on(2000)
        line.wait_until_over()
    drawn = person.post("/api/shuffles", status=201)["commitment"]
    again = person.post(f"/api/tables/{table['id']}/rematch", {"shuffle": drawn, "contribution": "once more"})
    assert again["commitment"] == drawn
    # With one Quest to complete, a lucky shuffle wins before anything is asked.
    assert again["stage"] in {"playing", "over"}
    assert again["mine"] == 1
    assert person.post(f"/api/tables/{table['id']}/rematch", {})["id"] == again["id"]
    with person.come(again) as line:
        line.wait_for_game()
        assert line.view["quests_needed"] == 1
