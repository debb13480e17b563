"""Limits per person and address, and bounds on expensive work."""

from __future__ import annotations

import re
import time

import pytest
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.looking import ask
from tests.server.people import Data
from tests.server.running import Server

from delve.cli.helping import arguments
from delve.messages import say
from delve.model.errors import BadInput
from delve.server import limits as module
from delve.server.app import has_page
from delve.server.errors import Forbidden, TooMany
from delve.server.limits import LIMITS, Limits, counted_address, read_limits

# --- Counting. --------------------------------------------------------------------------------------------------------


class Clock:
    """A clock that advances only manually."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", clock)
    return clock


def test_a_used_up_limit_recovers_with_time(clock: Clock) -> None:
    limits = Limits({"chat": 6})
    for _ in range(6):
        limits.take("chat", "here", "Marla")
    with pytest.raises(TooMany, match="too many chat messages: 6 a minute are allowed; try again in 10 seconds"):
        limits.take("chat", "here", "Marla")
    clock.now += 10
    limits.take("chat", "here", "Marla")
    with pytest.raises(TooMany):
        limits.take("chat", "here", "Marla")


def test_limits_of_people_are_separate(clock: Clock) -> None:
    limits = Limits({"chat": 1})
    limits.take("chat", "here", "Marla")
    limits.take("chat", "here", "Odo")
    limits.take("questions", "here", "Marla")


def test_somebody_with_many_guests_is_stopped_by_the_address(clock: Clock) -> None:
    limits = Limits({"chat": 1})
    for number in range(10):
        limits.take("chat", "here", f"guest {number}")
    with pytest.raises(TooMany):
        limits.take("chat", "here", "guest 10")
    limits.take("chat", "elsewhere", "guest 10")


def test_without_a_request_limit_addresses_are_not_limited(clock: Clock) -> None:
    limits = Limits({"requests": 0, "guests": 1, "chat": 1})
    for number in range(50):
        limits.take("guests", "here")
        limits.take("chat", "here", f"guest {number}")
    with pytest.raises(TooMany):
        limits.take("chat", "here", "guest 0")


def test_several_actions_at_once_count_separately(clock: Clock) -> None:
    limits = Limits({"bots": 5})
    limits.take("bots", "here", "Marla", 3)
    with pytest.raises(TooMany):
        limits.take("bots", "here", "Marla", 3)
    limits.take("bots", "here", "Marla", 2)


def test_exceeded_limits_are_reported_by_name(clock: Clock) -> None:
    hits: list[str] = []
    limits = Limits({"chat": 1, "decks": 2}, hits.append)
    limits.take("chat", "here", "Marla")
    for _ in range(3):
        with pytest.raises(TooMany):
            limits.take("chat", "here", "Marla")
    limits.check_room("decks", 1)
    with pytest.raises(Forbidden, match="you have 2 decks already: delete one first"):
        limits.check_room("decks", 2)
    assert hits == ["chat", "chat", "chat", "decks"]


def test_the_number_of_remembered_addresses_is_limited(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_all_addresses_of_one_owner_share_a_limit(one: str, other: str, same: bool) -> None:
    assert (counted_address(one) == counted_address(other)) is same


def test_limits_are_read_from_the_command_line() -> None:
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


def test_the_help_names_every_limit_and_how_much_it_allows() -> None:
    said = str(arguments()["limits"])
    for name, limit in LIMITS.items():
        assert f"{name} ({limit.most}: " in said


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


def test_no_spelling_of_an_address_evades_the_limit(start_server: StartServer, new_database: NewDatabase) -> None:
    server = start_server(new_database("sqlite"), "--requests", "30")
    with server.visitor() as visitor:
        begun = time.monotonic()
        asked = [visitor.request(*SPELLINGS[number % len(SPELLINGS)]).status_code for number in range(90)]
        again = (time.monotonic() - begun) / 2
    assert 429 not in asked[:20]
    # The limit recovers by half a request a second.
    assert len([status for status in asked if status != 429]) <= 30 + again


@pytest.mark.skipif(not has_page(), reason="the page is not built (make setup)")
def test_files_of_the_page_have_a_higher_limit_than_requests(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    server = start_server(new_database("sqlite"), "--requests", "30")
    with server.visitor() as browser:
        files = re.findall(r'"(/assets/[^"]+)"', browser.get("/").text)
        for number in range(60):
            assert browser.get(files[number % len(files)]).status_code == 200
        assert browser.get("/api/formats").status_code == 200


def test_password_attempts_count_for_every_spelling_of_the_path(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    server = start_server(new_database("sqlite"), "--requests", "600")
    paths = ["/api/login", "/api/login/", "/api/login?again", "//api/login"]
    with server.visitor() as visitor:
        asked = [visitor.post(paths[number % 3], json={"name": "Somebody"}).status_code for number in range(21)]
    assert asked == [400] * 20 + [429]


@pytest.fixture(scope="module")
def strict(start_shared: StartServer, new_database: NewDatabase) -> Server:
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


def test_new_guests_are_limited_and_known_ones_are_not(start_server: StartServer, new_database: NewDatabase) -> None:
    server = start_server(new_database("sqlite"), "--requests", "600", "--limits", "guests=2")
    with server.visitor() as guest:
        assert [guest.post("/api/guest").status_code for _ in range(5)] == [200] * 5
    assert server.visit("POST", "/api/guest").status_code == 200
    refused = server.visit("POST", "/api/guest")
    assert refused.status_code == 429
    assert refused.json()["detail"].startswith("too many new guests: 2 an hour are allowed; try again in ")
    assert 0 < int(refused.headers["retry-after"]) <= 1800


def test_the_chat_limit_holds_over_all_sockets_of_a_person(strict: Server, new_person: NewPerson) -> None:
    person, other = new_person(strict), new_person(strict)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as one, person.come(table) as two, other.come(table) as three:
        assert one.ask(type="say", text="one")["type"] == "ack"
        assert two.ask(type="say", text="two")["type"] == "ack"
        refused = one.ask(type="say", text="three")
        assert refused["type"] == "refused"
        assert say(refused["reason"]).startswith("too many chat messages: 2 a minute are allowed; try again in ")
        assert three.ask(type="say", text="four")["type"] == "ack"
        assert one.ask(type="ping")["type"] == "ack"


def test_the_limit_on_questions_does_not_stop_play(strict: Server, new_person: NewPerson) -> None:
    person = new_person(strict)
    with person.come(person.open_table("solo-standard", "me")) as line:
        line.wait_until_asked()
        for _ in range(2):
            assert line.ask(type="explain", what="dungeon.stamina")["type"] == "told"
        refused = line.ask(type="explain", what="dungeon.stamina")
        assert say(refused["reason"]).startswith("too many previews and questions: 2 a minute are allowed")
        line.play_on(1)


def test_tables_and_bots_are_limited(strict: Server, new_person: NewPerson) -> None:
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


def test_decks_and_shuffles_are_limited(strict: Server, new_person: NewPerson) -> None:
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
def test_an_oversized_deck_is_refused(light_server: Server, text: str, words: str) -> None:
    answer = light_server.visit("POST", "/api/deck-check", json={"text": text})
    assert answer.status_code == 400
    assert words in answer.json()["detail"]


def test_checking_decks_is_counted_without_a_cookie(start_server: StartServer, new_database: NewDatabase) -> None:
    server = start_server(new_database("sqlite"), "--requests", "600", "--limits", "deck-checks=2")
    deck = {"text": "Adventurers\nGypsy Thief\n"}
    statuses = [server.visit("POST", "/api/deck-check", json=deck).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


def test_replays_are_cached_for_all(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--requests", "600", "--limits", "replays=2")
    person = new_person(server)
    table = person.open_table("competitive", "me", "random")
    person.gives_up(table)
    paths = ["replay", "replay", "story?from=0", "story?from=0", "replay", "story?from=1"]
    asked = [server.visit("GET", f"/api/tables/{table['id']}/{path}") for path in paths]
    assert [answer.status_code for answer in asked] == [200, 200, 200, 200, 200, 429]
    assert asked[0].content == asked[1].content == asked[4].content
    assert asked[-1].json()["detail"].startswith("too many parts of finished games: 2 a minute")


def count_inputs(server: Server, table: Data) -> int:
    ((count,),) = ask(server, 'SELECT count(*) FROM inputs WHERE "table" = :table', table=table["id"])
    return int(count)


def test_bots_play_only_with_people_present(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--bots-linger", "0", "--bot-pause", "0.05")
    person = new_person(server)
    table = person.open_table("competitive", "random", "random")
    with person.come(table) as line:
        line.wait_for_game(3)
    came_to = [count_inputs(server, table)]
    with person.come(person.open_table("competitive", "random", "random")) as other:
        # While bots play elsewhere, these two do not.
        other.wait_for_game(10)
    came_to.append(count_inputs(server, table))
    # At most the answer in progress when the person left.
    assert came_to[1] - came_to[0] <= 1
    with person.come(table) as line:
        line.wait_for_game(came_to[1] + 3)


def test_bots_do_not_begin_before_a_person_has_come(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"))
    person = new_person(server)
    table = person.open_table("competitive", "random", "random")
    with person.come(person.open_table("competitive", "random", "random")) as other:
        other.wait_for_game(10)
    assert count_inputs(server, table) == 0
