"""Security: headers, origins, and limits on sizes, tables and rates."""

from __future__ import annotations

import json
import re
import socket
from contextlib import AbstractContextManager
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.people import refusal
from tests.server.running import PATIENCE, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Response
from websockets.sync.client import ClientConnection, connect

from delve.server.app import has_page

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def check_headers(answer: httpx.Response | HTTPResponse | Response) -> None:
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
def test_every_response_has_the_security_headers(light_server: Server, method: str, path: str, status: int) -> None:
    answer = light_server.visit(method, path)
    assert answer.status_code == status
    check_headers(answer)
    if status >= 400 and path != "/nothing":
        refusal(answer)


def test_a_body_that_is_too_large_is_not_read(light_server: Server, new_person: NewPerson) -> None:
    person = new_person(light_server)
    answer = person.http.post("/api/decks", json={"name": "Large", "text": "x" * 70_000})
    assert refusal(answer) == (413, "that is too large")
    check_headers(answer)
    # A body without a Content-Length is limited too.
    chunks = iter([b'{"name": "Large", "text": "', *[b"x" * 1000] * 70, b'"}'])
    answer = person.http.post("/api/decks", content=chunks, headers={"Content-Type": "application/json"})
    assert refusal(answer) == (413, "that is too large")


@pytest.mark.parametrize("body", ["", "[]", "{", "null", '{"name": 7}', "[" * 60_000, '{"name":' * 5_000], ids=range(7))
def test_a_body_that_cannot_be_read_is_refused(light_server: Server, new_person: NewPerson, body: str) -> None:
    answer = new_person(light_server).http.post(
        "/api/decks", content=body, headers={"Content-Type": "application/json"}
    )
    assert refusal(answer)[0] == 400


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"takeover": -3}, "takeover: it must be at least 0"),
        ({"takeover": "soon"}, "takeover: a whole number is expected"),
        ({"quests_needed": "many"}, "quests_needed: a whole number or nothing is expected"),
        ({"seats": []}, "seats: at least 1 of them are needed"),
        ({"seats": [{"kind": "you"}]}, "seats[0].kind: 'you' is not one of the allowed values"),
        ({"shuffle": "f"}, "shuffle: it has characters that are not allowed"),
        ({"formt": "x"}, "there is no field formt"),
    ],
    ids=["number", "type", "types", "list", "word", "pattern", "field"],
)
def test_a_body_of_the_wrong_shape_is_refused_by_its_field(
    light_server: Server, new_person: NewPerson, change: dict[str, Any], words: str
) -> None:
    body = {"format": "solo-standard", "seats": [{"kind": "me"}], **change}
    assert refusal(new_person(light_server).http.post("/api/tables", json=body)) == (400, words)


@pytest.mark.skipif(not has_page(), reason="the page is not built (make setup)")
def test_unknown_paths_give_browsers_the_page_and_programs_json(light_server: Server) -> None:
    lost = light_server.visit("GET", "/no/such/place")
    assert (lost.status_code, lost.headers["content-type"].split(";")[0]) == (404, "text/html")
    told = light_server.visit("GET", "/api/no/such/thing")
    assert refusal(told) == (404, "there is nothing at that address")


@pytest.mark.skipif(not has_page(), reason="the page is not built (make setup)")
@pytest.mark.parametrize("path", ["/table", "/table/", "/replay", "/replay/", "/table/a/b", "/deck/a/b/c"])
def test_incomplete_and_overlong_addresses_give_browsers_the_page(light_server: Server, path: str) -> None:
    lost = light_server.visit("GET", path, follow_redirects=True)
    assert (lost.status_code, lost.headers["content-type"].split(";")[0]) == (404, "text/html")


@pytest.mark.skipif(not has_page(), reason="the page is not built (make setup)")
def test_the_page_is_compressed_and_immutable_files_are_cached_for_ever(light_server: Server) -> None:
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
def test_cached_cards_are_not_sent_again(light_server: Server, path: str) -> None:
    first = light_server.visit("GET", path)
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["content-type"] == "application/json"
    again = light_server.visit("GET", path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    check_headers(again)


def test_a_small_response_is_not_compressed(light_server: Server, new_person: NewPerson) -> None:
    assert "content-encoding" not in new_person(light_server).http.get("/api/me").headers


def test_a_malformed_table_id_is_not_found(light_server: Server, new_person: NewPerson) -> None:
    refused = new_person(light_server).get(f"/api/tables/{'x' * 500}", 404)
    assert refused["detail"] == "there is nothing at that address"


def test_an_invisible_name_is_refused_with_the_requirement(light_server: Server, new_person: NewPerson) -> None:
    refused = new_person(light_server).post("/api/account", {"name": "", "password": "long enough"}, 400)
    assert refused["detail"] == "name: at least 2 characters are needed"


def test_tables_per_person_are_limited(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    guests = new_person()
    # Tables of all kinds count: playing, waiting for others, or with bots only.
    for count in range(20):
        seats = [("me", "open"), ("open", "open"), ("me", "random")][count % 3]
        person.open_table("competitive", *seats)
    wish = {"format": "solo-standard", "seats": [{"kind": "me"}]}
    refused = person.post("/api/tables", wish, 403)
    assert "20" in refused["detail"]
    table = guests.open_table("competitive", "me", "open")
    person.post(f"/api/tables/{table['id']}/sit", {"seat": 2}, 403)
    # Leaving one makes room for another.
    waiting = [each for each in person.get("/api/tables/mine") if each["stage"] == "open" and each["mine"]]
    person.post(f"/api/tables/{waiting[0]['id']}/leave")
    person.post("/api/tables", wish, 201)


def open_socket(server: Server, table: str, host: str | None = None, **headers: str) -> ClientConnection:
    return connect(
        f"ws://{host or server.host}/api/tables/{table}/socket",
        sock=socket.create_connection(("127.0.0.1", server.port)),
        additional_headers={key.replace("_", "-"): value for key, value in headers.items()},
        open_timeout=PATIENCE,
    )


def reason_of(opening: AbstractContextManager[ClientConnection]) -> tuple[int, str]:
    with opening as line:
        refused = json.loads(line.recv(PATIENCE))
        assert (refused["type"], refused["id"]) == ("refused", None)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(PATIENCE)
    assert closed.value.rcvd is not None
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
def test_another_site_cannot_open_a_socket(light_server: Server, new_person: NewPerson, origin: str | None) -> None:
    server = light_server
    person = new_person(server)
    table = person.open_table("solo-standard", "me")
    headers = {"Cookie": f"delve={person.http.cookies['delve']}"}
    if origin is not None:
        headers["Origin"] = origin.format(host=server.host)
    assert reason_of(open_socket(server, table["id"], **headers)) == (1008, "the socket was opened by another site")


def test_behind_a_proxy_with_tls_a_socket_is_opened_by_a_page_with_tls(
    light_server: Server, new_person: NewPerson
) -> None:
    person = new_person(light_server)
    table = person.open_table("solo-standard", "me")
    cookie = f"delve={person.http.cookies['delve']}"
    given = {"Cookie": cookie, "X_Forwarded_Proto": "https", "Origin": "https://delve.example"}
    with open_socket(light_server, table["id"], "delve.example:443", **given) as line:
        assert json.loads(line.recv(PATIENCE))["type"] == "table"
    refused = {"Cookie": cookie, "X_Forwarded_Proto": "https", "Origin": f"http://{light_server.host}"}
    assert reason_of(open_socket(light_server, table["id"], **refused))[1] == "the socket was opened by another site"


# --- Requests by pages of other sites. ------------------------------------------------------------------------------

ANOTHER_SITE = (403, "the request was sent by a page of another site")


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),  # not a browser
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
def test_a_page_of_another_site_changes_nothing(
    light_server: Server, method: str, path: str, headers: dict[str, Any], allowed: bool
) -> None:
    given = {name: value.format(host=light_server.host) for name, value in headers.items()}
    answer = light_server.visit(method, path, headers=given)
    assert (answer.status_code != 403) is allowed, answer.text
    check_headers(answer)
    if not allowed:
        assert refusal(answer) == ANOTHER_SITE
        assert "set-cookie" not in answer.headers


def test_a_page_of_another_site_may_link_here(light_server: Server) -> None:
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
def test_a_body_that_is_not_json_is_refused(
    light_server: Server, path: str, headers: dict[str, Any], body: bytes, allowed: bool
) -> None:
    answer = light_server.visit("POST", path, headers=headers, content=body)
    assert (answer.status_code != 415) is allowed, answer.text
    check_headers(answer)
    if not allowed:
        assert answer.json()["detail"] == "the body must be JSON (Content-Type: application/json)"


# --- The host. ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/formats", "/", "/nothing", "/assets/nothing.js", "/schema/openapi.json"])
@pytest.mark.parametrize("host", ["a b", "a/b", "x@y", "[::1", "a:b", "a:1:2", "a..b", "a:999999", "", "<script>", "é"])
def test_a_malformed_host_is_refused(light_server: Server, host: str, path: str) -> None:
    answer = light_server.visit("GET", path, headers={"Host": host.encode()})
    assert refusal(answer) == (400, "the Host header names no host")
    check_headers(answer)


@pytest.mark.parametrize("hosts", ["", "Host: a\r\nHost: b\r\n", "Host: a\r\nHost: a\r\n"])
def test_a_request_must_name_exactly_one_host(light_server: Server, hosts: str) -> None:
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
def test_without_allowed_hosts_any_host_is_served(light_server: Server, host: str) -> None:
    assert light_server.visit("GET", "/api/formats", headers={"Host": host}).status_code == 200


def test_a_server_answers_only_for_its_allowed_hosts(start_server: StartServer, new_database: NewDatabase) -> None:
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


def test_personal_responses_are_not_cached(light_server: Server, new_person: NewPerson) -> None:
    person = new_person(light_server)
    table = person.open_table("solo-standard", "me")
    own = person.post("/api/decks", {"name": "Mine", "text": "Adventurers\nGypsy Thief"}, 201)
    places = ["me", "decks", f"decks/{own['id']}", "tables", "tables/mine", f"tables/{table['id']}", "tables/nothing"]
    answers = [person.http.get(f"/api/{place}") for place in places]
    answers.append(person.http.post("/api/guest"))
    answers.append(person.http.patch("/api/account", json={"password": "x"}))
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}


def test_a_socket_without_a_cookie_is_closed_with_a_reason(light_server: Server, new_person: NewPerson) -> None:
    server = light_server
    table = new_person(server).open_table("solo-standard", "me")
    for headers in ({}, {"Cookie": "delve=nobody"}):
        code, reason = reason_of(open_socket(server, table["id"], Origin=server.address, **headers))
        assert code == 1008
        assert "you have no session" in reason


@pytest.mark.parametrize("table", ["nothing", "x" * 200, "%00", "é" * 90], ids=["none", "long", "nul", "wide"])
def test_a_socket_to_a_missing_table_is_closed_with_a_reason(server: Server, new_person: NewPerson, table: str) -> None:
    person = new_person()
    code, reason = reason_of(
        open_socket(server, table, Origin=server.address, Cookie=f"delve={person.http.cookies['delve']}")
    )
    assert code == 1008
    assert "no table" in reason


def test_requests_per_address_are_limited(start_server: StartServer, new_database: NewDatabase) -> None:
    server = start_server(new_database("sqlite"), "--requests", "30")
    answers = [server.visit("GET", "/api/formats") for _ in range(40)]
    statuses = [answer.status_code for answer in answers]
    assert statuses[:20] == [200] * 20
    assert statuses[-1] == 429
    check_headers(answers[-1])
    assert answers[-1].json()["status_code"] == 429


def test_password_attempts_are_limited(start_server: StartServer, new_database: NewDatabase) -> None:
    server = start_server(new_database("sqlite"), "--requests", "600")
    # Without a password nothing is hashed, so all requests fit in the minute.
    wish = {"name": "Somebody"}
    statuses = [server.visit("POST", "/api/login", json=wish).status_code for _ in range(21)]
    assert statuses == [400] * 20 + [429]
    assert server.visit("GET", "/api/formats").status_code == 200


def test_openapi_lists_every_error(light_server: Server) -> None:
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
