"""What keeps a server safe: headers, origins, and limits on sizes, tables and rates."""

from __future__ import annotations

import json
import re
import socket
from http.client import HTTPResponse
from pathlib import Path

import pytest
from tests.server.running import PATIENCE
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from delve.server.app import has_page

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def check_headers(answer):
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    policy = dict([part.split(maxsplit=1) for part in answer.headers["content-security-policy"].split(";")])
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/formats", 200),
        ("GET", "/api/formats?again", 200),  # from the cache
        ("GET", "/api/cards", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/tables/mine", 401),
        ("POST", "/api/tables", 401),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/tables/no%20thing", 404),
        ("GET", "/nothing", 404),
        ("DELETE", "/api/formats", 405),
    ],
)
def test_every_answer_carries_the_headers(light_server, method, path, status):
    answer = light_server.visit(method, path)
    assert answer.status_code == status
    check_headers(answer)


def test_a_body_that_is_too_large_is_not_read(light_server, new_person):
    person = new_person(light_server)
    answer = person.http.post("/api/decks", json={"name": "Large", "text": "x" * 70_000})
    assert answer.status_code == 413
    check_headers(answer)
    # One that does not say how large it is, is not trusted either.
    chunks = iter([b'{"name": "Large", "text": "', *[b"x" * 1000] * 70, b'"}'])
    answer = person.http.post("/api/decks", content=chunks, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize("body", ["", "[]", "{", "null", '{"name": 7}', "[" * 60_000, '{"name":' * 5_000], ids=range(7))
def test_a_body_that_cannot_be_read_is_refused(light_server, new_person, body):
    answer = new_person(light_server).http.post(
        "/api/decks", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["detail"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"takeover": -3}, "takeover: it is at least 0"),
        ({"takeover": "soon"}, "takeover: a whole number is expected"),
        ({"quests_needed": "many"}, "quests_needed: a whole number or nothing is expected"),
        ({"seats": []}, "seats: it takes at least 1 of them"),
        ({"seats": [{"kind": "you"}]}, "seats[0].kind: 'you' is none of the words for it"),
        ({"shuffle": "f"}, "shuffle: it has characters that cannot stand there"),
        ({"formt": "x"}, "nothing is called formt"),
    ],
    ids=["number", "type", "types", "list", "word", "pattern", "field"],
)
def test_a_body_of_the_wrong_shape_is_refused_by_its_field(light_server, new_person, change, words):
    body = {"format": "solo-standard", "seats": [{"kind": "me"}], **change}
    assert new_person(light_server).post("/api/tables", body, 400) == {"status_code": 400, "detail": words}


@pytest.mark.skipif(not has_page(), reason="the page is not built (make setup)")
def test_an_address_where_nothing_is_shows_people_the_page_and_tells_programs(light_server):
    lost = light_server.visit("GET", "/no/such/place")
    assert (lost.status_code, lost.headers["content-type"].split(";")[0]) == (404, "text/html")
    told = light_server.visit("GET", "/api/no/such/thing")
    assert told.json() == {"status_code": 404, "detail": "there is nothing at that address"}


@pytest.mark.skipif(not has_page(), reason="the page is not built (make setup)")
@pytest.mark.parametrize("path", ["/table", "/table/", "/replay", "/replay/", "/table/a/b", "/deck/a/b/c"])
def test_an_address_that_says_too_little_or_too_much_shows_people_the_page(light_server, path):
    lost = light_server.visit("GET", path, follow_redirects=True)
    assert (lost.status_code, lost.headers["content-type"].split(";")[0]) == (404, "text/html")


@pytest.mark.skipif(not has_page(), reason="the page is not built (make setup)")
def test_the_page_is_packed_and_what_never_changes_is_kept_for_ever(light_server):
    with light_server.visitor() as browser:
        page = browser.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assets = re.findall(r'"(/assets/[^"]+)"', page.text)
        assert {Path(each).suffix for each in assets} >= {".js", ".css"}
        for each in assets:
            answer = browser.get(each, headers={"Accept-Encoding": "gzip, deflate, br"})
            check_headers(answer)
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers.get("content-encoding") == ("gzip" if len(answer.content) > 4096 else None)
            plain = browser.get(each, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == answer.content
        check_headers(browser.get("/assets/nothing.js"))
        assert browser.get("/assets/nothing.js").status_code == 404


@pytest.mark.parametrize("path", ["/api/cards", "/api/glossary", "/api/decks"])
def test_who_has_the_cards_is_not_sent_them_again(light_server, path):
    first = light_server.visit("GET", path)
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["content-type"] == "application/json"
    again = light_server.visit("GET", path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    check_headers(again)


def test_a_small_answer_is_sent_as_it_is(light_server, new_person):
    assert "content-encoding" not in new_person(light_server).http.get("/api/me").headers


def test_what_can_be_no_table_is_not_there(light_server, new_person):
    refused = new_person(light_server).get(f"/api/tables/{'x' * 500}", 404)
    assert refused["detail"] == "there is nothing at that address"


def test_a_name_that_cannot_be_seen_is_told_what_it_takes(light_server, new_person):
    refused = new_person(light_server).post("/api/account", {"name": "", "password": "long enough"}, 400)
    assert refused["detail"] == "name: it takes at least 2 characters"


def test_nobody_has_more_tables_than_they_could_play(server, new_person):
    person = new_person()
    guests = new_person()
    # It does not matter how: playing, waiting for others, or letting bots play.
    for count in range(20):
        seats = [("me", "open"), ("open", "open"), ("me", "random")][count % 3]
        person.open_table("competitive", *seats)
    wish = {"format": "solo-standard", "seats": [{"kind": "me"}]}
    refused = person.post("/api/tables", wish, 403)
    assert "20" in refused["detail"]
    table = guests.open_table("competitive", "me", "open")
    person.post(f"/api/tables/{table['id']}/sit", {"seat": 2}, 403)
    # Who leaves one has room for another.
    waiting = [each for each in person.get("/api/tables/mine") if each["stage"] == "open" and each["mine"]]
    person.post(f"/api/tables/{waiting[0]['id']}/leave")
    person.post("/api/tables", wish, 201)


def open_socket(server, table, host=None, **headers):
    return connect(
        f"ws://{host or server.host}/api/tables/{table}/socket",
        sock=socket.create_connection(("127.0.0.1", server.port)),
        additional_headers={key.replace("_", "-"): value for key, value in headers.items()},
        open_timeout=PATIENCE,
    )


def reason_of(opening):
    with opening as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(PATIENCE)
    return closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "https://elsewhere.example",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://evil.{host}",
        "https://{host}",
        "{host}",
    ],
)
def test_another_site_cannot_open_a_socket(light_server, new_person, origin):
    server = light_server
    person = new_person(server)
    table = person.open_table("solo-standard", "me")
    headers = {"Cookie": f"delve={person.http.cookies['delve']}"}
    if origin is not None:
        headers["Origin"] = origin.format(host=server.host)
    assert reason_of(open_socket(server, table["id"], **headers)) == (1008, "the socket was opened by another site")


def test_behind_a_proxy_with_tls_a_socket_is_opened_by_a_page_with_tls(light_server, new_person):
    person = new_person(light_server)
    table = person.open_table("solo-standard", "me")
    cookie = f"delve={person.http.cookies['delve']}"
    given = {"Cookie": cookie, "X_Forwarded_Proto": "https", "Origin": "https://delve.example"}
    with open_socket(light_server, table["id"], "delve.example:443", **given) as line:
        assert json.loads(line.recv(PATIENCE))["type"] == "table"
    refused = {"Cookie": cookie, "X_Forwarded_Proto": "https", "Origin": f"http://{light_server.host}"}
    assert reason_of(open_socket(light_server, table["id"], **refused))[1] == "the socket was opened by another site"


# --- Requests by pages of other sites. ------------------------------------------------------------------------------

ANOTHER_SITE = {"status_code": 403, "detail": "the request was sent by a page of another site"}


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),  # no browser
        ({"Sec-Fetch-Site": "same-origin", "Origin": "http://{host}"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Origin": "http://{host}"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://{host}"}, False),
        ({"Origin": "http://elsewhere.example"}, False),
        ({"Origin": "https://{host}"}, False),
        ({"Origin": "http://127.0.0.1"}, False),
        ({"Origin": "null"}, False),
    ],
)
@pytest.mark.parametrize(("method", "path"), [("POST", "/api/guest"), ("DELETE", "/api/decks/none")])
def test_a_page_of_another_site_changes_nothing(light_server, method, path, headers, allowed):
    given = {name: value.format(host=light_server.host) for name, value in headers.items()}
    answer = light_server.visit(method, path, headers=given)
    assert (answer.status_code != 403) is allowed, answer.text
    check_headers(answer)
    if not allowed:
        assert answer.json() == ANOTHER_SITE
        assert "set-cookie" not in answer.headers


def test_a_page_of_another_site_may_lead_here(light_server):
    assert light_server.visit("GET", "/api/formats", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


@pytest.mark.parametrize(
    ("headers", "body", "allowed"),
    [
        ({}, b"", True),
        ({"Content-Type": "application/json; charset=utf-8"}, b"{}", True),
        ({}, b"{}", False),
        ({"Content-Type": "text/plain"}, b"{}", False),
        ({"Content-Type": "text/plain"}, b"", False),
        ({"Content-Type": "application/x-www-form-urlencoded"}, b"a=b", False),
        ({"Content-Type": "multipart/form-data; boundary=application/json"}, b"", False),
        ({"Content-Type": "application/jsonish"}, b"{}", False),
    ],
)
@pytest.mark.parametrize("path", ["/api/guest", "/api/login"])
def test_what_is_no_json_is_not_read(light_server, path, headers, body, allowed):
    answer = light_server.visit("POST", path, headers=headers, content=body)
    assert (answer.status_code != 415) is allowed, answer.text
    check_headers(answer)
    if not allowed:
        assert answer.json()["detail"] == "the body has to be JSON (Content-Type: application/json)"


# --- The host. ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/formats", "/", "/nothing", "/assets/nothing.js", "/schema/openapi.json"])
@pytest.mark.parametrize("host", ["a b", "a/b", "x@y", "[::1", "a:b", "a:1:2", "a..b", "a:999999", "", "<script>", "é"])
def test_a_host_that_can_be_none_is_refused(light_server, host, path):
    answer = light_server.visit("GET", path, headers={"Host": host.encode()})
    assert answer.json() == {"status_code": 400, "detail": "the Host header names no host"}
    check_headers(answer)


@pytest.mark.parametrize("hosts", ["", "Host: a\r\nHost: b\r\n", "Host: a\r\nHost: a\r\n"])
def test_a_request_names_one_host(light_server, hosts):
    with socket.create_connection(("127.0.0.1", light_server.port), PATIENCE) as line:
        line.sendall(f"GET /api/formats HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n".encode())
        answer = HTTPResponse(line)
        answer.begin()
        assert answer.status == 400
        check_headers(answer)
        assert json.loads(answer.read())["status_code"] == 400


@pytest.mark.parametrize(
    "host", ["127.0.0.1:1", "localhost", "delve.local:8000", "[::1]:80", "Delve.Example", "a_b.c."]
)
def test_at_home_and_behind_a_proxy_any_host_is_served(light_server, host):
    assert light_server.visit("GET", "/api/formats", headers={"Host": host}).status_code == 200


def test_a_server_answers_for_the_hosts_it_was_told(start_server, new_database):
    server = start_server(new_database("sqlite"), "--allowed-hosts", "delve.example, *.games.example")
    served = ["delve.example", "DELVE.example:8000", "a.games.example", "a.b.games.example", "localhost", server.host]
    for host in served:
        assert server.visit("GET", "/api/formats", headers={"Host": host}).status_code == 200, host
    for host in ("games.example", "x.delve.example", "evil.example", "delve.example.evil", "10.0.0.1"):
        answer = server.visit("GET", "/api/formats", headers={"Host": host})
        assert answer.status_code == 400, host
        check_headers(answer)
    with pytest.raises(InvalidStatus) as refused:
        open_socket(server, "nothing", "evil.example", Origin="http://evil.example")
    assert refused.value.response.status_code == 400
    check_headers(refused.value.response)


# --- Caches. --------------------------------------------------------------------------------------------------------


def test_what_concerns_one_person_is_kept_by_no_cache(light_server, new_person):
    person = new_person(light_server)
    table = person.open_table("solo-standard", "me")
    own = person.post("/api/decks", {"name": "Mine", "text": "Adventurers\nGypsy Thief"}, 201)
    places = ["me", "decks", f"decks/{own['id']}", "tables", "tables/mine", f"tables/{table['id']}", "tables/nothing"]
    answers = [person.http.get(f"/api/{place}") for place in places]
    answers.append(person.http.post("/api/guest"))
    answers.append(person.http.patch("/api/account", json={"password": "x"}))
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}


def test_a_socket_without_a_cookie_is_closed_with_a_reason(light_server, new_person):
    server = light_server
    table = new_person(server).open_table("solo-standard", "me")
    for headers in ({}, {"Cookie": "delve=nobody"}):
        code, reason = reason_of(open_socket(server, table["id"], Origin=server.address, **headers))
        assert code == 1008
        assert "nobody knows who you are" in reason


@pytest.mark.parametrize("table", ["nothing", "x" * 200, "%00", "é" * 90], ids=["none", "long", "nul", "wide"])
def test_a_socket_to_no_table_is_closed_with_a_reason(server, new_person, table):
    person = new_person()
    code, reason = reason_of(
        open_socket(server, table, Origin=server.address, Cookie=f"delve={person.http.cookies['delve']}")
    )
    assert code == 1008
    assert "no table" in reason


def test_one_address_cannot_ask_for_ever(start_server, new_database):
    server = start_server(new_database("sqlite"), "--requests", "30")
    answers = [server.visit("GET", "/api/formats") for _ in range(40)]
    statuses = [answer.status_code for answer in answers]
    assert statuses[:20] == [200] * 20
    assert statuses[-1] == 429
    check_headers(answers[-1])
    assert answers[-1].json()["status_code"] == 429


def test_passwords_cannot_be_tried_out(start_server, new_database):
    server = start_server(new_database("sqlite"), "--requests", "600")
    # Without a password nothing is worked out: all of them come within the minute.
    wish = {"name": "Somebody"}
    statuses = [server.visit("POST", "/api/login", json=wish).status_code for _ in range(21)]
    assert statuses == [400] * 20 + [429]
    assert server.visit("GET", "/api/formats").status_code == 200


def test_the_description_names_every_error(light_server):
    described = json.loads(light_server.visit("GET", "/schema/openapi.json").text)
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation.get("summary"), (method, path)
            assert operation.get("description"), (method, path)
            assert "429" in operation["responses"], (method, path)
            if method != "get":
                assert {"400", "403", "415"} <= set(operation["responses"]), (method, path)
            if "requestBody" in operation:
                assert "413" in operation["responses"], (method, path)
