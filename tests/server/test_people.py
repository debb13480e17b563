"""Who somebody is: guests, names with passwords, tokens in cookies."""

from __future__ import annotations

import pytest
from tests.server.looking import ask


def cookie_of(answer):
    """The flags of the one cookie that an answer sets."""
    (header,) = answer.headers.get_list("set-cookie")
    value, *flags = [part.strip() for part in header.split(";")]
    return value, {flag.lower() for flag in flags}


def test_a_guest_gets_a_cookie_that_no_script_and_no_other_site_can_use(light_server):
    answer = light_server.visit("POST", "/api/guest")
    assert answer.status_code == 200
    assert answer.json()["guest"] is True
    value, flags = cookie_of(answer)
    assert value.startswith("delve=")
    assert len(value) > 40
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags


def test_behind_a_proxy_with_tls_the_cookie_is_secure(light_server):
    answer = light_server.visit("POST", "/api/guest", headers={"X-Forwarded-Proto": "https"})
    assert "secure" in cookie_of(answer)[1]


def test_who_has_a_cookie_stays_the_same_guest(server, new_person):
    person = new_person()
    again = person.http.post("/api/guest")
    assert again.json() == person.me
    assert "set-cookie" not in again.headers
    assert person.get("/api/me") == person.me


@pytest.mark.parametrize("cookie", [None, "", "nobody", "x" * 2000, "%00", "é"])
def test_nobody_is_who_has_no_true_cookie(server, cookie):
    headers = {} if cookie is None else {"Cookie": f"delve={cookie}".encode()}
    answer = server.visit("GET", "/api/me", headers=headers)
    assert (answer.status_code, answer.json()) == (200, None)
    answer = server.visit("GET", "/api/tables/mine", headers=headers)
    assert answer.status_code == 401
    assert answer.json() == {"status_code": 401, "detail": answer.json()["detail"]}


def test_taking_a_name_keeps_tables_and_decks(server, new_person):
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
    # The first browser is still known.
    assert guest.get("/api/me") == named


def test_a_guest_who_takes_a_name_is_known_by_a_new_cookie(server, new_person):
    """Somebody may have given that browser a cookie of their own, to be logged in with it later."""
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


def test_a_wrong_password_and_a_wrong_name_are_answered_alike(server, new_person):
    person = new_person()
    name = f"Odo {person.me['id'][:6]}"
    person.post("/api/account", {"name": name, "password": "a long secret"})
    wrong = new_person().post("/api/login", {"name": name, "password": "another secret"}, 401)
    nobody = new_person().post("/api/login", {"name": name + "x", "password": "a long secret"}, 401)
    assert wrong == nobody


def test_a_name_is_taken_once(server, new_person):
    one, other = new_person(), new_person()
    name = f"Tam {one.me['id'][:6]}"
    one.post("/api/account", {"name": name, "password": "a long secret"})
    refused = other.post("/api/account", {"name": name.swapcase(), "password": "another secret"}, 400)
    assert "taken" in refused["detail"]
    assert other.get("/api/me")["guest"] is True
    # Who has a name takes no other without the password.
    assert "already" in one.post("/api/account", {"name": name + "x", "password": "a newer secret"}, 403)["detail"]


def test_a_name_is_changed_with_the_password_of_now_alone(server, new_person):
    person, elsewhere = new_person(), new_person()
    old, new = f"Una {person.me['id'][:6]}", f"Ulla {person.me['id'][:6]}"
    person.post("/api/account", {"name": old, "password": "a long secret"})
    changed = person.patch("/api/account", {"name": new, "password": "a long secret"})
    assert changed == {"id": person.me["id"], "name": new, "guest": False}
    assert person.get("/api/me") == changed
    elsewhere.post("/api/login", {"name": old, "password": "a long secret"}, 401)
    assert elsewhere.post("/api/login", {"name": new, "password": "a long secret"}) == changed
    # Another's name stays another's, and one's own may be written otherwise.
    other = new_person()
    other.post("/api/account", {"name": old, "password": "another secret"})
    refused = person.patch("/api/account", {"name": old.upper(), "password": "a long secret"}, 400)
    assert "taken" in refused["detail"]
    assert person.patch("/api/account", {"name": new.upper(), "password": "a long secret"})["name"] == new.upper()


def test_a_password_is_changed_with_the_password_of_now_alone(server, new_person):
    person, elsewhere = new_person(), new_person()
    name = f"Vera {person.me['id'][:6]}"
    person.post("/api/account", {"name": name, "password": "a long secret"})
    person.patch("/api/account", {"new_password": "a newer secret", "password": "a long secret"})
    elsewhere.post("/api/login", {"name": name, "password": "a long secret"}, 401)
    elsewhere.post("/api/login", {"name": name, "password": "a newer secret"})
    # Both at once.
    person.patch("/api/account", {"name": name + "x", "new_password": "the newest one", "password": "a newer secret"})
    elsewhere.post("/api/login", {"name": name + "x", "password": "the newest one"})


def test_nothing_is_changed_without_the_password_of_now(server, new_person):
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
def test_not_everything_is_a_name(server, new_person, name):
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
def test_names_that_look_alike_are_one(server, new_person, name, other):
    one, thief = new_person(), new_person()
    unlike = one.me["id"][:8]
    one.post("/api/account", {"name": name.format(unlike), "password": "a long secret"})
    refused = thief.post("/api/account", {"name": other.format(unlike), "password": "a long secret"}, 400)
    assert "is taken, or looks like one that is" in refused["detail"]
    # Decks of one person likewise; those of others have names of their own.
    deck = {"text": "Adventurers\nGypsy Thief"}
    kept = one.post("/api/decks", {"name": name.format("deck"), **deck}, 201)
    refused = one.post("/api/decks", {"name": other.format("deck"), **deck}, 400)
    assert "looks like it" in refused["detail"]
    second = one.post("/api/decks", {"name": "Another", **deck}, 201)
    one.put(f"/api/decks/{second['id']}", {"name": other.format("deck"), **deck}, 400)
    one.put(f"/api/decks/{kept['id']}", {"name": other.format("deck"), **deck})
    thief.post("/api/decks", {"name": name.format("deck"), **deck}, 201)


def test_names_that_differ_to_the_eye_are_two(server, new_person):
    unlike = new_person().me["id"][:8]
    for name in ("Tina", "Rina", "Zoe", "Zo\u00e9", "Anna", "Ann a", "Eve", "\u0414\u0438\u043c\u0430"):
        new_person().post("/api/account", {"name": f"{name} {unlike}", "password": "a long secret"})


def test_a_name_that_stands_for_much_more_is_none(light_server, new_person):
    refused = new_person(light_server).post("/api/account", {"name": "\ufdfa" * 40, "password": "a long secret"}, 400)
    assert refused["detail"] == "name: it has characters that stand for many others"


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
def test_what_nobody_can_see_is_in_no_name(server, new_person, name):
    person = new_person()
    for address, body in [("account", {"password": "a long secret"}), ("decks", {"text": "Adventurers\nGypsy Thief"})]:
        refused = person.post(f"/api/{address}", {"name": name, **body}, 400)
        assert refused["detail"] == "name: it has characters that nobody can see"


def test_an_emoji_of_several_is_a_name(light_server, new_person):
    name = "Ada \U0001f469\U0001f3fd\u200d\U0001f680"
    assert new_person(light_server).post("/api/account", {"name": name, "password": "a long secret"})["name"] == name


def test_a_name_that_grows_when_it_is_compared_fits(server, new_person):
    person = new_person()
    name = "ß" * 40
    try:
        assert person.post("/api/account", {"name": name, "password": "a long secret"})["name"] == name
    finally:
        ask(server, "DELETE FROM sessions WHERE person = :id", id=person.me["id"])
        ask(server, "DELETE FROM people WHERE id = :id", id=person.me["id"])


def test_who_reads_the_database_cannot_log_in(server, new_person):
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


def test_logging_out_ends_the_session(server, new_person):
    person = new_person()
    token = person.http.cookies["delve"]
    answer = person.http.post("/api/logout")
    assert answer.status_code == 204
    assert "delve" not in person.http.cookies
    stolen = server.visit("GET", "/api/me", headers={"Cookie": f"delve={token}"})
    assert stolen.json() is None
    assert person.http.post("/api/logout").status_code == 204


@pytest.fixture
def two_browsers(server, new_person):
    """Somebody with a name in two browsers, and what logs them in."""
    here, there = new_person(), new_person()
    known = {"name": f"{here.me['name']} {here.me['id'][:6]}", "password": "one two three"}
    here.post("/api/account", known)
    there.http.cookies.clear()
    there.post("/api/login", known)
    return here, there, known


def test_logging_out_closes_the_tables_that_are_open_in_that_browser(two_browsers):
    """And in no other: somebody who has a name may be at the table from two places."""
    person, elsewhere, _ = two_browsers
    table = person.open_table("competitive", "me", "open")
    with person.come(table) as here, elsewhere.come(table) as there:
        here.wait_for("table")
        there.wait_for("table")
        person.http.post("/api/logout")
        assert here.closed() == (3000, "you are logged out")
        assert there.ask(type="ping")["type"] == "ack"


def test_a_new_password_ends_all_other_sessions_and_their_sockets(server, two_browsers):
    person, elsewhere, known = two_browsers
    stolen = person.http.cookies["delve"]
    table = person.open_table("competitive", "me", "open")
    with person.come(table) as here, elsewhere.come(table) as there:
        here.wait_for("table")
        there.wait_for("table")
        person.patch("/api/account", {"password": known["password"], "new_password": "four five six"})
        assert there.closed() == (3000, "you are logged out")
        # The browser that changed it has a new cookie, and comes back with it.
        assert here.closed() == (3000, "you are logged out")
        here.come_back()
        here.wait_for("table")
    assert elsewhere.get("/api/me") is None
    assert person.get("/api/me")["name"] == known["name"]
    assert server.visit("GET", "/api/me", headers={"Cookie": f"delve={stolen}"}).json() is None


def test_a_new_name_ends_no_session(two_browsers):
    person, elsewhere, known = two_browsers
    person.patch("/api/account", {"password": known["password"], "name": known["name"] + "x"})
    assert elsewhere.get("/api/me")["name"] == known["name"] + "x"


def test_logging_out_everywhere(server, two_browsers):
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


def age(server, person, **ages):
    """Makes the sessions of somebody older by so many days."""
    for column, days in ages.items():
        ask(
            server,
            f"UPDATE sessions SET {column} = {column} - :seconds WHERE person = :id",
            seconds=float(days * DAY),
            id=person.me["id"],
        )


@pytest.mark.parametrize(("ages", "known"), [({"used": 89}, True), ({"used": 91}, False), ({"created": 366}, False)])
def test_a_session_expires_unused_and_in_any_case(server, new_person, ages, known):
    person = new_person()
    age(server, person, **ages)
    assert (person.get("/api/me") is not None) is known


def test_a_session_that_is_used_lasts_longer(server, new_person):
    person = new_person()
    for _ in range(3):
        age(server, person, used=60)
        assert person.get("/api/me") is not None


def test_sessions_expire_as_the_server_was_told(start_server, new_database, new_person):
    server = start_server(new_database("sqlite"), "--session-idle", "1", "--session-days", "2")
    assert "max-age=172800" in cookie_of(server.visit("POST", "/api/guest"))[1]
    idle, old, fresh = new_person(server), new_person(server), new_person(server)
    age(server, idle, used=1.1)
    age(server, old, created=2.1)
    age(server, fresh, used=0.5, created=1.5)
    assert [person.get("/api/me") is not None for person in (idle, old, fresh)] == [False, False, True]


def test_sessions_of_the_future_are_good_and_end_like_others(server, new_person):
    """The clock was put back: what was written before seems to come from the future."""
    person = new_person()
    age(server, person, used=-4000, created=-4000)
    assert person.get("/api/me") is not None
    age(server, person, used=91)
    assert person.get("/api/me") is None


def test_a_socket_closes_when_its_session_has_expired(server, new_person):
    person = new_person()
    table = person.open_table("competitive", "me", "open")
    with person.come(table) as line:
        line.wait_for("table")
        # Nobody tells anybody: the worker finds out.
        age(server, person, used=91)
        assert line.closed() == (3000, "you are logged out")
