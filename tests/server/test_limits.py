"""How much one person or one address may ask for, and what is kept from taking long."""

from __future__ import annotations

import re
import time

import pytest
from tests.server.looking import ask

from delve.model.errors import BadInput
from delve.server import limits as module
from delve.server.app import has_page
from delve.server.errors import Forbidden, TooMany
from delve.server.limits import LIMITS, Limits, counted_address, limits_help, read_limits

# --- Counting. --------------------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch):
    """A clock that goes on only when it is told to."""

    class Clock:
        now = 1000.0

        def monotonic(self):
            return self.now

    clock = Clock()
    monkeypatch.setattr(module, "time", clock)
    return clock


def test_what_was_used_up_comes_back_with_time(clock):
    limits = Limits({"chat": 6})
    for _ in range(6):
        limits.take("chat", "here", "Marla")
    with pytest.raises(TooMany, match="too many chat messages: 6 a minute are allowed; try again in 10 seconds"):
        limits.take("chat", "here", "Marla")
    clock.now += 10
    limits.take("chat", "here", "Marla")
    with pytest.raises(TooMany):
        limits.take("chat", "here", "Marla")


def test_one_person_does_not_use_up_what_another_may(clock):
    limits = Limits({"chat": 1})
    limits.take("chat", "here", "Marla")
    limits.take("chat", "here", "Odo")
    limits.take("questions", "here", "Marla")


def test_somebody_with_many_guests_is_stopped_by_the_address(clock):
    limits = Limits({"chat": 1})
    for number in range(10):
        limits.take("chat", "here", f"guest {number}")
    with pytest.raises(TooMany):
        limits.take("chat", "here", "guest 10")
    limits.take("chat", "elsewhere", "guest 10")


def test_where_requests_are_not_limited_no_address_is(clock):
    limits = Limits({"requests": 0, "guests": 1, "chat": 1})
    for number in range(50):
        limits.take("guests", "here")
        limits.take("chat", "here", f"guest {number}")
    with pytest.raises(TooMany):
        limits.take("chat", "here", "guest 0")


def test_several_at_once_count_as_several(clock):
    limits = Limits({"bots": 5})
    limits.take("bots", "here", "Marla", 3)
    with pytest.raises(TooMany):
        limits.take("bots", "here", "Marla", 3)
    limits.take("bots", "here", "Marla", 2)


def test_limits_hit_are_told_by_name(clock):
    hits = []
    limits = Limits({"chat": 1, "decks": 2}, hits.append)
    limits.take("chat", "here", "Marla")
    for _ in range(3):
        with pytest.raises(TooMany):
            limits.take("chat", "here", "Marla")
    limits.check_room("decks", 1)
    with pytest.raises(Forbidden, match="you have 2 decks already: delete one first"):
        limits.check_room("decks", 2)
    assert hits == ["chat", "chat", "chat", "decks"]


def test_only_so_many_addresses_are_remembered(clock, monkeypatch):
    monkeypatch.setattr(module, "MOST_REMEMBERED", 100)
    limits = Limits({})
    for number in range(500):
        limits.take("requests", f"address {number}")
    assert len(limits._until) == 100


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_all_addresses_of_one_owner_are_one(one, other, same):
    assert (counted_address(one) == counted_address(other)) is same


def test_limits_are_read_from_the_command_line():
    assert read_limits("") == {}
    assert read_limits("chat=5, guests=0") == {"chat": 5, "guests": 0}
    for text, words in {
        "chats=5": "no limit is called 'chats' (did you mean 'chat'?)",
        "chat": "'chat' is not of the form chat=NUMBER",
        "chat=many": "'chat=many' is not of the form chat=NUMBER",
        "chat=-1": "'chat=-1' is not of the form chat=NUMBER",
    }.items():
        with pytest.raises(BadInput, match=re.escape(words)):
            read_limits(text)


def test_the_help_names_every_limit_and_how_much_it_allows():
    for name, limit in LIMITS.items():
        assert f"{name} ({limit.most}: " in limits_help()


# --- At a server. -----------------------------------------------------------------------------------------------------

SPELLINGS = [
    ("GET", "/api/tables/assets"),
    ("GET", "/api/decks/assets/"),
    ("GET", "/table/assets"),
    ("GET", "/api/formats?/assets/"),
    ("GET", "/assets/../api/formats"),
    ("GET", "/assets/nothing.js"),
    ("GET", "/schema/openapi.json"),
    ("GET", "//api/formats"),
    ("PUT", "/api/me"),
]


def test_no_spelling_of_an_address_evades_the_limit(start_server, new_database):
    server = start_server(new_database("sqlite"), "--requests", "30")
    with server.visitor() as visitor:
        begun = time.monotonic()
        asked = [visitor.request(*SPELLINGS[number % len(SPELLINGS)]).status_code for number in range(90)]
        again = (time.monotonic() - begun) / 2
    assert 429 not in asked[:20]
    # What comes back with time is half a request a second.
    assert len([status for status in asked if status != 429]) <= 30 + again


@pytest.mark.skipif(not has_page(), reason="the page is not built (make setup)")
def test_the_page_has_more_files_than_one_may_ask_questions(start_server, new_database):
    server = start_server(new_database("sqlite"), "--requests", "30")
    with server.visitor() as browser:
        files = re.findall(r'"(/assets/[^"]+)"', browser.get("/").text)
        for number in range(60):
            assert browser.get(files[number % len(files)]).status_code == 200
        assert browser.get("/api/formats").status_code == 200


def test_passwords_are_counted_however_the_address_is_spelled(start_server, new_database):
    server = start_server(new_database("sqlite"), "--requests", "600")
    paths = ["/api/login", "/api/login/", "/api/login?again", "//api/login"]
    with server.visitor() as visitor:
        asked = [visitor.post(paths[number % 3], json={"name": "Somebody"}).status_code for number in range(21)]
    assert asked == [400] * 20 + [429]


@pytest.fixture(scope="module")
def strict(start_shared, new_database):
    """A server that allows little."""
    allowed = {
        "chat": 2,
        "questions": 2,
        "tables": 2,
        "decks": 1,
        "deck-saves": 3,
        "openings": 3,
        "bots": 4,
        "shuffles": 2,
    }
    return start_shared(new_database("sqlite"), "--limits", ",".join([f"{k}={v}" for k, v in allowed.items()]))


def test_new_guests_are_counted_and_those_who_are_known_are_not(start_server, new_database):
    server = start_server(new_database("sqlite"), "--requests", "600", "--limits", "guests=2")
    with server.visitor() as guest:
        assert [guest.post("/api/guest").status_code for _ in range(5)] == [200] * 5
    assert server.visit("POST", "/api/guest").status_code == 200
    refused = server.visit("POST", "/api/guest")
    assert refused.status_code == 429
    assert refused.json()["detail"].startswith("too many new guests: 2 an hour are allowed; try again in ")
    assert 0 < int(refused.headers["retry-after"]) <= 1800


def test_who_chats_too_much_is_told_so_through_whatever_socket(strict, new_person):
    person, other = new_person(strict), new_person(strict)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as one, person.come(table) as two, other.come(table) as three:
        assert one.ask(type="say", text="one")["type"] == "ack"
        assert two.ask(type="say", text="two")["type"] == "ack"
        refused = one.ask(type="say", text="three")
        assert refused["type"] == "refused"
        assert refused["reason"].startswith("too many chat messages: 2 a minute are allowed; try again in ")
        assert three.ask(type="say", text="four")["type"] == "ack"
        assert one.ask(type="ping")["type"] == "ack"


def test_who_asks_too_much_about_a_game_plays_on(strict, new_person):
    person = new_person(strict)
    with person.come(person.open_table("solo-standard", "me")) as line:
        line.wait_until_asked()
        for _ in range(2):
            assert line.ask(type="explain", what="dungeon.stamina")["type"] == "told"
        refused = line.ask(type="explain", what="dungeon.stamina")
        assert refused["reason"].startswith("too many previews and questions: 2 a minute are allowed")
        line.play_on(1)


def test_tables_and_bots_are_limited(strict, new_person):
    person = new_person(strict)
    first = person.open_table("competitive", "me", "random")
    person.open_table("competitive", "me", "random")
    wish = {"format": "solo-standard", "seats": [{"kind": "me"}]}
    refused = person.post("/api/tables", wish, 403)
    assert refused["detail"] == "you have 2 unfinished tables already: finish or leave one first"
    person.post(f"/api/tables/{first['id']}/leave")
    refused = person.post("/api/tables", wish, 429)
    assert refused["detail"].startswith("too many tables opened: 3 an hour are allowed")

    other = new_person(strict)
    three = {"format": "multiplayer", "seats": [{"kind": "bot"}] * 3}
    other.post("/api/tables", three, 201)
    refused = other.post("/api/tables", three, 429)
    assert refused["detail"].startswith("too many bots added: 4 an hour are allowed")


def test_decks_and_shuffles_are_limited(strict, new_person):
    person = new_person(strict)
    deck = {"name": "Mine", "text": "Adventurers\nGypsy Thief\n"}
    kept = person.post("/api/decks", deck, 201)
    assert person.post("/api/decks", deck, 403)["detail"] == "you have 1 decks already: delete one first"
    person.put(f"/api/decks/{kept['id']}", deck)
    assert person.put(f"/api/decks/{kept['id']}", deck, 429)["detail"].startswith("too many decks saved: 3 an hour")
    for status in (201, 201, 429):
        refused = person.post("/api/shuffles", None, status)
    assert refused["detail"].startswith("too many shuffles drawn: 2 an hour")


# --- Heavy work. ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Adventurers\n21 Gypsy Thief", "text: line 2: there are at most 20 Adventurers"),
        ("Adventurers\n999 Gypsy Thief\n999 Gypsy Thief", "line 3: there are at most 20 Adventurers"),
        ("Quests\n" + "Silence the Seventh Bell\n" * 21, "text: line 22: there are at most 20 Quests"),
        ("Crawler deck\n500 Cleave\n500 Cleave", "text: line 3: there are at most 999 cards in the Crawler deck"),
        ('adventurers = ["Gypsy Thief"' + ', "Gypsy Thief"' * 20 + "]", "text: adventurers: there are at most 20"),
        ('[dungeon]\n"Goblin" = 1000', "text: dungeon: there are at most 999 cards"),
        ("Adventurers\n" * 1001, "text: a deck has at most 1000 lines, not 1001"),
        ("a" + ".a" * 9000 + "=1", "text: line 1: there are more than 100 dots"),
    ],
)
def test_what_is_too_large_to_be_a_deck_is_told_so(light_server, text, words):
    answer = light_server.visit("POST", "/api/deck-check", json={"text": text})
    assert answer.status_code == 400
    assert words in answer.json()["detail"]


def test_checking_decks_is_counted_without_a_cookie(start_server, new_database):
    server = start_server(new_database("sqlite"), "--requests", "600", "--limits", "deck-checks=2")
    deck = {"text": "Adventurers\nGypsy Thief\n"}
    statuses = [server.visit("POST", "/api/deck-check", json=deck).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


def test_what_has_been_made_of_a_finished_game_is_there_for_all(start_server, new_database, new_person):
    server = start_server(new_database("sqlite"), "--requests", "600", "--limits", "replays=2")
    person = new_person(server)
    table = person.open_table("competitive", "me", "random")
    person.gives_up(table)
    paths = ["replay", "replay", "story?from=0", "story?from=0", "replay", "story?from=1"]
    asked = [server.visit("GET", f"/api/tables/{table['id']}/{path}") for path in paths]
    assert [answer.status_code for answer in asked] == [200, 200, 200, 200, 200, 429]
    assert asked[0].content == asked[1].content == asked[4].content
    assert asked[-1].json()["detail"].startswith("too many parts of finished games: 2 a minute")


def count_inputs(server, table):
    ((count,),) = ask(server, 'SELECT count(*) FROM inputs WHERE "table" = :table', table=table["id"])
    return count


def test_bots_play_only_where_somebody_is(start_server, new_database, new_person):
    server = start_server(new_database("sqlite"), "--bots-linger", "0", "--bot-pause", "0.05")
    person = new_person(server)
    table = person.open_table("competitive", "random", "random")
    with person.come(table) as line:
        line.wait_for_game(3)
    came_to = [count_inputs(server, table)]
    with person.come(person.open_table("competitive", "random", "random")) as other:
        # For as long as bots play elsewhere, these two do not.
        other.wait_for_game(10)
    came_to.append(count_inputs(server, table))
    # The one that was under way when the person went.
    assert came_to[1] - came_to[0] <= 1
    with person.come(table) as line:
        line.wait_for_game(came_to[1] + 3)


def test_bots_do_not_begin_before_anybody_has_come(start_server, new_database, new_person):
    server = start_server(new_database("sqlite"))
    person = new_person(server)
    table = person.open_table("competitive", "random", "random")
    with person.come(person.open_table("competitive", "random", "random")) as other:
        other.wait_for_game(10)
    assert count_inputs(server, table) == 0
