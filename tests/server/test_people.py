"""Accounts: guests, names with passwords, tokens in cookies."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.looking import ask
from tests.server.people import Data, Person, refusal
from tests.server.running import Server


def cookie_of(answer: httpx.Response) -> tuple[str, set[str]]:
    """The value and flags of the only cookie that a response sets."""
    (header,) = answer.headers.get_list("set-cookie")
    value, *flags = [part.strip() for part in header.split(";")]
    return value, {flag.lower() for flag in flags}


def test_a_guest_gets_a_cookie_that_no_script_and_no_other_site_can_use(light_server: Server) -> None:
    answer = light_server.visit("POST", "/api/guest")
    assert answer.status_code == 200
    assert answer.json()["guest"] is True
    value, flags = cookie_of(answer)
    assert value.startswith("delve=")
    assert len(value) > 40
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags


def test_behind_a_proxy_with_tls_the_cookie_is_secure(light_server: Server) -> None:
    answer = light_server.visit("POST", "/api/guest", headers={"X-Forwarded-Proto": "https"})
    assert "secure" in cookie_of(answer)[1]


def test_a_cookie_identifies_the_same_guest(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    again = person.http.post("/api/guest")
    assert again.json() == person.me
    assert "set-cookie" not in again.headers
    assert person.get("/api/me") == person.me


@pytest.mark.parametrize("cookie", [None, "", "nobody", "x" * 2000, "%00", "é"])
def test_an_invalid_cookie_identifies_nobody(server: Server, cookie: str | None) -> None:
    headers = {} if cookie is None else {"Cookie": f"delve={cookie}".encode()}
    answer = server.visit("GET", "/api/me", headers=headers)
    assert (answer.status_code, answer.json()) == (200, None)
    answer = server.visit("GET", "/api/tables/mine", headers=headers)
    assert answer.status_code == 401
    assert refusal(answer)[0] == 401


def test_taking_a_name_keeps_tables_and_decks(server: Server, new_person: NewPerson) -> None:
    guest = new_person()
    table = guest.open_table("solo-standard", "me")
    deck = guest.post("/api/decks", {"name": "Mine", "text": "Adventurers\nGypsy Thief\n"}, 201)
    name = f"Marla {guest.me['id'][:6]}"
    named = guest.post("/api/account", {"name": name, "password": "a long secret"})
    assert named == {"id": guest.me["id"], "name": name, "guest": False}
    assert guest.get("/api/me") == named

    elsewhere = new_person()
    assert elsewhere.get("/api/tables/mine") == []
    # Names that look alike are one name.
    assert elsewhere.post("/api/login", {"name": f"  {name.upper()} ", "password": "a long secret"}) == named
    assert [each["id"] for each in elsewhere.get("/api/tables/mine")] == [table["id"]]
    assert [each["id"] for each in elsewhere.get("/api/decks") if each["own"]] == [deck["id"]]
    # The first browser is still logged in.
    assert guest.get("/api/me") == named


def test_a_guest_who_registers_gets_a_new_cookie(server: Server, new_person: NewPerson) -> None:
    """Protects against session fixation: somebody may have planted the cookie."""
    guest = new_person()
    planted = guest.http.cookies["delve"]
    table = guest.open_table("competitive", "me", "open")
    with guest.come(table) as line:
        line.wait_for("table")
        guest.post("/api/account", {"name": f"Fay {guest.me['id'][:6]}", "password": "a long secret"})
        assert line.closed() == (3000, "you are logged out")
        line.come_back()
        line.wait_for("table")
    assert guest.http.cookies["delve"] != planted
    assert server.visit("GET", "/api/me", headers={"Cookie": f"delve={planted}"}).json() is None


def test_a_wrong_password_and_a_wrong_name_are_answered_alike(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    name = f"Odo {person.me['id'][:6]}"
    person.post("/api/account", {"name": name, "password": "a long secret"})
    wrong = new_person().post("/api/login", {"name": name, "password": "another secret"}, 401)
    nobody = new_person().post("/api/login", {"name": name + "x", "password": "a long secret"}, 401)
    assert wrong == nobody


def test_a_name_is_taken_once(server: Server, new_person: NewPerson) -> None:
    one, other = new_person(), new_person()
    name = f"Tam {one.me['id'][:6]}"
    one.post("/api/account", {"name": name, "password": "a long secret"})
    refused = other.post("/api/account", {"name": name.swapcase(), "password": "another secret"}, 400)
    assert "taken" in refused["detail"]
    assert other.get("/api/me")["guest"] is True
    # A registered person cannot take another name without the password.
    assert "already" in one.post("/api/account", {"name": name + "x", "password": "a newer secret"}, 403)["detail"]


def test_changing_the_name_needs_the_current_password(server: Server, new_person: NewPerson) -> None:
    person, elsewhere = new_person(), new_person()
    old, new = f"Una {person.me['id'][:6]}", f"Ulla {person.me['id'][:6]}"
    person.post("/api/account", {"name": old, "password": "a long secret"})
    changed = person.patch("/api/account", {"name": new, "password": "a long secret"})
    assert changed == {"id": person.me["id"], "name": new, "guest": False}
    assert person.get("/api/me") == changed
    elsewhere.post("/api/login", {"name": old, "password": "a long secret"}, 401)
    assert elsewhere.post("/api/login", {"name": new, "password": "a long secret"}) == changed
    # Other people's names stay taken, and one's own may change in case.
    other = new_person()
    other.post("/api/account", {"name": old, "password": "another secret"})
    refused = person.patch("/api/account", {"name": old.upper(), "password": "a long secret"}, 400)
    assert "taken" in refused["detail"]
    assert person.patch("/api/account", {"name": new.upper(), "password": "a long secret"})["name"] == new.upper()


def test_changing_the_password_needs_the_current_one(server: Server, new_person: NewPerson) -> None:
    person, elsewhere = new_person(), new_person()
    name = f"Vera {person.me['id'][:6]}"
    person.post("/api/account", {"name": name, "password": "a long secret"})
    person.patch("/api/account", {"new_password": "a newer secret", "password": "a long secret"})
    elsewhere.post("/api/login", {"name": name, "password": "a long secret"}, 401)
    elsewhere.post("/api/login", {"name": name, "password": "a newer secret"})
    # Name and password at once.
    person.patch("/api/account", {"name": name + "x", "new_password": "the newest one", "password": "a newer secret"})
    elsewhere.post("/api/login", {"name": name + "x", "password": "the newest one"})


def test_nothing_is_changed_without_the_current_password(server: Server, new_person: NewPerson) -> None:
    guest, person = new_person(), new_person()
    name = f"Wanda {person.me['id'][:6]}"
    person.post("/api/account", {"name": name, "password": "a long secret"})
    for wish in ({"name": name + "x"}, {"new_password": "a newer secret"}):
        person.patch("/api/account", wish, 400)
        refused = person.patch("/api/account", {**wish, "password": "another secret"}, 403)
        assert refused["detail"] == "password: that is not your password"
        assert "guest" in guest.patch("/api/account", {**wish, "password": "a long secret"}, 403)["detail"]
    assert "nothing" in person.patch("/api/account", {"password": "a long secret"}, 400)["detail"]
    person.patch("/api/account", {"new_password": "short", "password": "a long secret"}, 400)
    assert person.post("/api/login", {"name": name, "password": "a long secret"})["name"] == name


@pytest.mark.parametrize("name", ["x", "", "  ", "\u3000\u3000", "two\nlines", "nul\x00l", "y" * 41, "Ada\u200d"])
def test_invalid_names_are_refused(server: Server, new_person: NewPerson, name: str) -> None:
    new_person().post("/api/account", {"name": name, "password": "a long secret"}, 400)
    assert new_person().http.post("/api/login", json={"name": name, "password": "a long secret"}).status_code != 500


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna {}", "\u0410nna {}"),  # Cyrillic
        ("Hans {}", "\u041dans {}"),  # Cyrillic, where only the capitals look alike
        ("paypal {}", "paypaI {}"),
        ("Bob {}", "B\u03bfb {}"),  # Greek
        ("modern {}", "rnodern {}"),
        ("Will {}", "\uff37ill {}"),  # wide
        ("Ada {}", "\U0001d4d0da {}"),  # mathematical
        ("Zo\u00e9 {}", "Zoe\u0301 {}"),
        ("Ivan {}", "IVAN {}"),
        ("Stra\u00dfe {}", "STRASSE {}"),
        ("Ada {}", "Ada\u3000 {}"),
    ],
)
def test_names_that_look_alike_count_as_equal(server: Server, new_person: NewPerson, name: str, other: str) -> None:
    one, thief = new_person(), new_person()
    unlike = one.me["id"][:8]
    one.post("/api/account", {"name": name.format(unlike), "password": "a long secret"})
    refused = thief.post("/api/account", {"name": other.format(unlike), "password": "a long secret"}, 400)
    assert "is taken, or looks like one that is" in refused["detail"]
    # The same for decks of one person; other people's decks are separate.
    deck = {"text": "Adventurers\nGypsy Thief"}
    kept = one.post("/api/decks", {"name": name.format("deck"), **deck}, 201)
    refused = one.post("/api/decks", {"name": other.format("deck"), **deck}, 400)
    assert "looks like it" in refused["detail"]
    second = one.post("/api/decks", {"name": "Another", **deck}, 201)
    one.put(f"/api/decks/{second['id']}", {"name": other.format("deck"), **deck}, 400)
    one.put(f"/api/decks/{kept['id']}", {"name": other.format("deck"), **deck})
    thief.post("/api/decks", {"name": name.format("deck"), **deck}, 201)


def test_names_that_look_different_are_different(server: Server, new_person: NewPerson) -> None:
    unlike = new_person().me["id"][:8]
    for name in ("Tina", "Rina", "Zoe", "Zo\u00e9", "Anna", "Ann a", "Eve", "\u0414\u0438\u043c\u0430"):
        new_person().post("/api/account", {"name": f"{name} {unlike}", "password": "a long secret"})


def test_a_name_that_expands_too_much_is_refused(light_server: Server, new_person: NewPerson) -> None:
    refused = new_person(light_server).post("/api/account", {"name": "\ufdfa" * 40, "password": "a long secret"}, 400)
    assert refused["detail"] == "name: it has characters that expand to many others"


@pytest.mark.parametrize(
    "name",
    [
        "Ada\u202eroda",
        "A\u200bda",
        "A\u200dda",
        "\u2067Ada",
        "soft\u00adly",
        "Ada\u3164",
        "Ada\u2800",
        "Ada\ufe0f",
        "Ada\x85",
        "Ada\ue000",
        "A\u034fda",
    ],
)
def test_invisible_characters_in_names_are_refused(server: Server, new_person: NewPerson, name: str) -> None:
    person = new_person()
    for address, body in [("account", {"password": "a long secret"}), ("decks", {"text": "Adventurers\nGypsy Thief"})]:
        refused = person.post(f"/api/{address}", {"name": name, **body}, 400)
        assert refused["detail"] == "name: it has invisible characters"


def test_a_combined_emoji_is_a_valid_name(light_server: Server, new_person: NewPerson) -> None:
    name = "Ada \U0001f469\U0001f3fd\u200d\U0001f680"
    assert new_person(light_server).post("/api/account", {"name": name, "password": "a long secret"})["name"] == name


def test_a_name_that_grows_when_normalised_fits(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    name = "ß" * 40
    try:
        assert person.post("/api/account", {"name": name, "password": "a long secret"})["name"] == name
    finally:
        ask(server, "DELETE FROM sessions WHERE person = :id", id=person.me["id"])
        ask(server, "DELETE FROM people WHERE id = :id", id=person.me["id"])


def test_reading_the_database_is_not_enough_to_log_in(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    person.post("/api/account", {"name": f"Wyn {person.me['id'][:6]}", "password": "a long secret"})
    token = person.http.cookies["delve"]
    ((stored,),) = ask(server, "SELECT token FROM sessions WHERE person = :id", id=person.me["id"])
    ((password,),) = ask(server, "SELECT password FROM people WHERE id = :id", id=person.me["id"])
    assert stored != token
    assert len(stored) == 64
    assert password.startswith("$argon2id$")
    for thief in (stored, password):
        answer = server.visit("GET", "/api/me", headers={"Cookie": f"delve={thief}"})
        assert answer.json() is None


def test_logging_out_ends_the_session(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    token = person.http.cookies["delve"]
    answer = person.http.post("/api/logout")
    assert answer.status_code == 204
    assert "delve" not in person.http.cookies
    stolen = server.visit("GET", "/api/me", headers={"Cookie": f"delve={token}"})
    assert stolen.json() is None
    assert person.http.post("/api/logout").status_code == 204


@pytest.fixture
def two_browsers(server: Server, new_person: NewPerson) -> tuple[Person, Person, Data]:
    """A registered person in two browsers, with their credentials."""
    here, there = new_person(), new_person()
    known = {"name": f"{here.me['name']} {here.me['id'][:6]}", "password": "one two three"}
    here.post("/api/account", known)
    there.http.cookies.clear()
    there.post("/api/login", known)
    return here, there, known


def test_logging_out_closes_the_tables_that_are_open_in_that_browser(two_browsers: tuple[Person, Person, Data]) -> None:
    """But not those of another browser."""
    person, elsewhere, _ = two_browsers
    table = person.open_table("competitive", "me", "open")
    with person.come(table) as here, elsewhere.come(table) as there:
        here.wait_for("table")
        there.wait_for("table")
        person.http.post("/api/logout")
        assert here.closed() == (3000, "you are logged out")
        assert there.ask(type="ping")["type"] == "ack"


def test_a_new_password_ends_all_other_sessions_and_their_sockets(
    server: Server, two_browsers: tuple[Person, Person, Data]
) -> None:
    person, elsewhere, known = two_browsers
    stolen = person.http.cookies["delve"]
    table = person.open_table("competitive", "me", "open")
    with person.come(table) as here, elsewhere.come(table) as there:
        here.wait_for("table")
        there.wait_for("table")
        person.patch("/api/account", {"password": known["password"], "new_password": "four five six"})
        assert there.closed() == (3000, "you are logged out")
        # The browser that changed it has a new cookie, and reconnects.
        assert here.closed() == (3000, "you are logged out")
        here.come_back()
        here.wait_for("table")
    assert elsewhere.get("/api/me") is None
    assert person.get("/api/me")["name"] == known["name"]
    assert server.visit("GET", "/api/me", headers={"Cookie": f"delve={stolen}"}).json() is None


def test_a_new_name_ends_no_session(two_browsers: tuple[Person, Person, Data]) -> None:
    person, elsewhere, known = two_browsers
    person.patch("/api/account", {"password": known["password"], "name": known["name"] + "x"})
    assert elsewhere.get("/api/me")["name"] == known["name"] + "x"


def test_logging_out_everywhere(server: Server, two_browsers: tuple[Person, Person, Data]) -> None:
    person, elsewhere, _ = two_browsers
    table = person.open_table("competitive", "me", "open")
    with person.come(table) as here, elsewhere.come(table) as there:
        here.wait_for("table")
        there.wait_for("table")
        person.post("/api/logout/everywhere", status=204)
        for line in (here, there):
            assert line.closed() == (3000, "you are logged out")
    assert "delve" not in person.http.cookies
    assert elsewhere.get("/api/me") is None
    assert server.visit("POST", "/api/logout/everywhere").status_code == 401


# --- Sessions expire. -----------------------------------------------------------------------------------------------

DAY = 24 * 3600


def age(server: Server, person: Person, **ages: Any) -> None:
    """Backdates a person's sessions by so many days."""
    for column, days in ages.items():
        ask(
            server,
            f"UPDATE sessions SET {column} = {column} - :seconds WHERE person = :id",
            seconds=float(days * DAY),
            id=person.me["id"],
        )


@pytest.mark.parametrize(("ages", "known"), [({"used": 89}, True), ({"used": 91}, False), ({"created": 366}, False)])
def test_a_session_expires_without_use_and_by_age(
    server: Server, new_person: NewPerson, ages: dict[str, Any], known: bool
) -> None:
    person = new_person()
    age(server, person, **ages)
    assert (person.get("/api/me") is not None) is known


def test_a_session_that_is_used_lasts_longer(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    for _ in range(3):
        age(server, person, used=60)
        assert person.get("/api/me") is not None


def test_session_lifetimes_are_configurable(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--session-idle", "1", "--session-days", "2")
    assert "max-age=172800" in cookie_of(server.visit("POST", "/api/guest"))[1]
    idle, old, fresh = new_person(server), new_person(server), new_person(server)
    age(server, idle, used=1.1)
    age(server, old, created=2.1)
    age(server, fresh, used=0.5, created=1.5)
    assert [person.get("/api/me") is not None for person in (idle, old, fresh)] == [False, False, True]


def test_sessions_with_times_in_the_future_are_valid_and_expire(server: Server, new_person: NewPerson) -> None:
    """After the clock was set back, earlier times are in the future."""
    person = new_person()
    age(server, person, used=-4000, created=-4000)
    assert person.get("/api/me") is not None
    age(server, person, used=91)
    assert person.get("/api/me") is None


def test_a_socket_closes_when_its_session_has_expired(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("competitive", "me", "open")
    with person.come(table) as line:
        line.wait_for("table")
        # There is no notice: the worker finds out by polling.
        age(server, person, used=91)
        assert line.closed() == (3000, "you are logged out")
