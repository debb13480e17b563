"""Silent, unread and excess connections are closed; all others stay."""

from __future__ import annotations

import contextlib
import re
import socket
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.attacks.target import Guest
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.looking import ask
from tests.server.people import Data, Person
from tests.server.running import PATIENCE, Server
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

# No trusted proxy here: every local address counts separately.
ALONE = ("--proxies", "192.0.2.1")


OpenLine = Callable[..., socket.socket]


@pytest.fixture
def line() -> Iterator[OpenLine]:
    """Opens bare connections to a server."""
    with contextlib.ExitStack() as stack:

        def open_line(server: Server, address: str = "127.0.0.1", buffer: Any = 0) -> socket.socket:
            bare = stack.enter_context(socket.socket())
            if buffer:
                bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            bare.settimeout(PATIENCE)
            bare.bind((address, 0))
            bare.connect(("127.0.0.1", server.port))
            return bare

        yield open_line


def is_closed(bare: socket.socket, within: float = PATIENCE) -> bool:
    """Whether the server closes a connection in time."""
    bare.settimeout(within)
    try:
        while bare.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.fixture(scope="module")
def hasty_server(new_database: NewDatabase, start_shared: StartServer) -> Server:
    return start_shared(new_database("sqlite"), "--request-timeout", "2", "--reading-timeout", "2", *ALONE)


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HTTP/1.1\r\nHost: ", b"POST /api/decks HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_connection_without_a_request_is_closed(hasty_server: Server, line: OpenLine, said: bytes) -> None:
    bare = line(hasty_server)
    bare.sendall(said)
    assert is_closed(bare, 15)


def test_a_closed_connection_counts_among_the_limits_hit(hasty_server: Server, line: OpenLine) -> None:
    assert is_closed(line(hasty_server), 15)
    assert limits_hit(hasty_server, "silence") > 0


def limits_hit(server: Server, limit: str) -> float:
    """How often a limit of the server was hit."""
    found = re.search(
        f'^delve_limits_hit_total{{limit="{limit}"}} (.*)$', server.visit("GET", "/metrics").text, re.MULTILINE
    )
    return float(found[1]) if found else 0.0


def test_a_request_sent_byte_by_byte_is_closed_too(hasty_server: Server, line: OpenLine) -> None:
    bare = line(hasty_server)

    def drip() -> None:
        for byte in b"GET / HTTP/1.1\r\nX: " + b"x" * 1000:
            bare.sendall(bytes([byte]))
            time.sleep(0.1)

    with pytest.raises(ConnectionError):
        drip()


def test_a_connection_with_repeated_requests_stays_open(hasty_server: Server) -> None:
    with hasty_server.visitor() as visitor:
        for _ in range(4):
            assert visitor.get("/api/formats").status_code == 200
            time.sleep(1)


def test_a_client_that_does_not_read_a_long_response_is_closed(hasty_server: Server, line: OpenLine) -> None:
    bare = line(hasty_server, buffer=1024)
    bare.sendall(b"GET /api/cards HTTP/1.1\r\nHost: " + hasty_server.host.encode() + b"\r\n\r\n")
    time.sleep(6)
    # Data in system buffers can still be read, but nothing after it.
    read = 0
    with contextlib.suppress(ConnectionError):
        while data := bare.recv(65536):
            read += len(data)
    assert 0 < read < len(hasty_server.visit("GET", "/api/cards").content)


def test_connections_per_address_are_limited(
    new_database: NewDatabase, start_server: StartServer, line: OpenLine
) -> None:
    server = start_server(new_database("sqlite"), "--connections", "5", *ALONE)
    held = [line(server) for _ in range(5)]
    assert is_closed(line(server), 5)
    # Another address has its own limit, and closing a connection makes room.
    with server.visitor("127.0.0.2") as other:
        assert other.get("/api/formats").status_code == 200
    held.pop().close()
    time.sleep(0.5)
    assert not is_closed(line(server), 1)


def test_connections_of_a_proxy_are_not_limited(
    new_database: NewDatabase, start_server: StartServer, line: OpenLine
) -> None:
    server = start_server(new_database("sqlite"), "--connections", "5", "--proxies", "127.0.0.0/8")
    held = [line(server) for _ in range(20)]
    assert server.visit("GET", "/api/formats").status_code == 200
    assert not any(is_closed(each, 0.01) for each in held)


def test_silent_connections_from_many_addresses_block_nobody(
    new_database: NewDatabase, start_server: StartServer, line: OpenLine
) -> None:
    server = start_server(new_database("sqlite"), *ALONE, files=200)
    for number in range(150):
        line(server, f"127.0.{number % 50}.9")
    assert server.visit("GET", "/api/formats").status_code == 200
    # Players are not disconnected in favour of new connections.
    person = Person(server)
    with person.come(person.open_table("solo-standard", "me")) as playing:
        playing.wait_for_game()
        for number in range(150):
            line(server, f"127.0.{number % 50}.9")
        playing.play_on(2)
    person.close()


def read_all(slow: ClientConnection) -> None:
    # Now it is in a hurry: through the small buffer it would take longer than the server waits.
    slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
    while True:
        slow.recv(PATIENCE)


def slow_socket(server: Server, person: Person, table: Data, line: OpenLine) -> ClientConnection:
    """A socket whose messages are not read until requested."""
    return connect(
        f"ws://{server.host}/api/tables/{table['id']}/socket",
        sock=line(server, buffer=1024),
        additional_headers={"Cookie": f"delve={person.http.cookies['delve']}"},
        origin=Origin(server.address),
        compression=None,
        max_size=None,
        max_queue=1,
        ping_interval=None,
        close_timeout=1,
    )


def test_a_socket_that_is_not_read_is_closed_with_a_reason_and_others_play_on(
    hasty_server: Server, new_person: NewPerson, line: OpenLine
) -> None:
    person = new_person(hasty_server)
    table = person.open_table("solo-standard", "me")
    before = limits_hit(hasty_server, "reading")
    with person.come(table) as playing, slow_socket(hasty_server, person, table, line) as slow:
        # Once it is being closed it has some seconds to read what is left, and why.
        deadline = time.monotonic() + PATIENCE
        while limits_hit(hasty_server, "reading") == before:
            assert time.monotonic() < deadline
            playing.play_on(10, lambda lines: lines[0])
        with pytest.raises(ConnectionClosed) as closed:
            read_all(slow)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "you do not read your messages")
        playing.play_on(1)


def test_an_idle_socket_is_closed_and_one_with_heartbeats_stays(
    new_database: NewDatabase, start_server: StartServer, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--silence-timeout", "2")
    person = new_person(server)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as silent, person.come(table) as asking:
        for _ in range(4):
            asking.ask(type="ping")
            time.sleep(1)
        assert silent.closed() == (1013, "there was no message from you for 2 seconds")
        assert asking.ask(type="ping")["type"] == "ack"


def bare_socket(server: Server, person: Person, table: Data, line: OpenLine) -> socket.socket:
    """A socket that answers no heartbeat."""
    bare = line(server)
    bare.sendall(Guest(server.host, person.http.cookies["delve"]).handshake(table["id"]))
    return bare


def test_a_client_that_answers_no_heartbeat_is_disconnected(
    new_database: NewDatabase, start_server: StartServer, new_person: NewPerson, line: OpenLine
) -> None:
    server = start_server(new_database("sqlite"), "--heartbeat", "1")
    person = new_person(server)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as alive:
        bare = bare_socket(server, person, table, line)
        assert is_closed(bare, 10)
        assert alive.ask(type="ping")["type"] == "ack"
    deadline = time.monotonic() + PATIENCE
    while ask(server, "SELECT person FROM present") and time.monotonic() < deadline:
        time.sleep(0.1)
    assert ask(server, "SELECT person FROM present") == []


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_frames_without_a_message_are_limited(
    light_server: Server, new_person: NewPerson, line: OpenLine, opcode: Opcode
) -> None:
    person = new_person(light_server)
    table = person.open_table("solo-standard", "me")
    bare = bare_socket(light_server, person, table, line)
    bare.recv(1024)
    first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if opcode is Opcode.CONT else b""
    bare.sendall(first + Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True) * 1000)
    assert is_closed(bare, 10)


# --- Client errors get responses and fill no log. ---------------------------------------------------------------------

POST = b"POST /api/deck-check HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
UPGRADE = (
    b"GET /api/tables/nowhere/socket HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
RESET = struct.pack("ii", 1, 0)


def test_a_body_that_is_not_utf8_is_refused(light_server: Server) -> None:
    answer = light_server.visit(
        "POST", "/api/deck-check", content=b'{"text":"\xff"}', headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["detail"]) == (400, "it is not JSON")


@pytest.mark.parametrize(
    "said",
    [POST + b'Content-Length: 100\r\n\r\n{"text":', b"hello there\r\n\r\n", UPGRADE],
    ids=["half a body", "no HTTP", "half a handshake"],
)
def test_client_errors_do_not_fill_the_log(
    new_database: NewDatabase, start_server: StartServer, line: OpenLine, said: bytes
) -> None:
    server = start_server(new_database("sqlite"))
    logged = server.log.read_text()
    for _ in range(20):
        bare = line(server)
        bare.sendall(said)
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        bare.close()
    assert server.visit("GET", "/api/formats").status_code == 200
    assert server.log.read_text() == logged
