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


@pytest.mark.parametrize("name", ["Ada\u202eroda", "A\u200bda", "A\u200dda", "\u2067Ada", "soft\u00adly"])
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


def test_logging_out_closes_the_tables_that_are_open_in_that_browser(server, new_person):
    """And in no other: somebody who has a name may be at the table from two places."""
    person = new_person()
    person.post("/api/account", {"name": person.me["name"] + " the Known", "password": "one two three"})
    elsewhere = new_person()
    elsewhere.http.cookies.clear()
    elsewhere.post("/api/login", {"name": person.me["name"] + " the Known", "password": "one two three"})
    table = person.open_table("competitive", "me", "open")
    with person.come(table) as here, elsewhere.come(table) as there:
        here.wait_for("table")
        there.wait_for("table")
        person.http.post("/api/logout")
        assert here.closed() == (1008, "you have logged out")
        assert there.ask(type="ping")["type"] == "ack"
