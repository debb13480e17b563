"""Connections that say nothing, read nothing or are too many go; everybody else stays."""

from __future__ import annotations

import contextlib
import socket
import time

import pytest
from tests.attacks.target import Guest
from tests.server.looking import ask
from tests.server.people import Person
from tests.server.running import PATIENCE
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

# Nobody is believed to be a proxy: every address of this machine is one of its own.
ALONE = ("--proxies", "192.0.2.1")


@pytest.fixture
def line():
    """Opens bare connections to a server."""
    with contextlib.ExitStack() as stack:

        def open_line(server, address="127.0.0.1", buffer=0):
            bare = stack.enter_context(socket.socket())
            if buffer:
                bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            bare.settimeout(PATIENCE)
            bare.bind((address, 0))
            bare.connect(("127.0.0.1", server.port))
            return bare

        yield open_line


def is_closed(bare, within=PATIENCE):
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
def hasty_server(new_database, start_shared):
    return start_shared(new_database("sqlite"), "--request-timeout", "2", "--reading-timeout", "2", *ALONE)


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HTTP/1.1\r\nHost: ", b"POST /api/decks HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_connection_that_does_not_say_what_it_wants_is_closed(hasty_server, line, said):
    bare = line(hasty_server)
    bare.sendall(said)
    assert is_closed(bare, 15)


def test_who_says_it_byte_by_byte_is_closed_too(hasty_server, line):
    bare = line(hasty_server)

    def drip():
        for byte in b"GET / HTTP/1.1\r\nX: " + b"x" * 1000:
            bare.sendall(bytes([byte]))
            time.sleep(0.1)

    with pytest.raises(ConnectionError):
        drip()


def test_who_asks_again_and_again_stays(hasty_server):
    with hasty_server.visitor() as visitor:
        for _ in range(4):
            assert visitor.get("/api/formats").status_code == 200
            time.sleep(1)


def test_who_does_not_read_a_long_answer_is_closed(hasty_server, line):
    bare = line(hasty_server, buffer=1024)
    bare.sendall(b"GET /api/cards HTTP/1.1\r\nHost: " + hasty_server.host.encode() + b"\r\n\r\n")
    time.sleep(6)
    # What the system holds can still be read, and then nothing more comes.
    read = 0
    with contextlib.suppress(ConnectionError):
        while data := bare.recv(65536):
            read += len(data)
    assert 0 < read < len(hasty_server.visit("GET", "/api/cards").content)


def test_one_address_has_only_so_many_connections(new_database, start_server, line):
    server = start_server(new_database("sqlite"), "--connections", "5", *ALONE)
    held = [line(server) for _ in range(5)]
    assert is_closed(line(server), 5)
    # Another address has its own, and a connection that ends makes room.
    with server.visitor("127.0.0.2") as other:
        assert other.get("/api/formats").status_code == 200
    held.pop().close()
    time.sleep(0.5)
    assert not is_closed(line(server), 1)


def test_a_proxy_has_as_many_as_it_needs(new_database, start_server, line):
    server = start_server(new_database("sqlite"), "--connections", "5", "--proxies", "127.0.0.0/8")
    held = [line(server) for _ in range(20)]
    assert server.visit("GET", "/api/formats").status_code == 200
    assert not any(is_closed(each, 0.01) for each in held)


def test_silent_connections_from_everywhere_shut_nobody_out(new_database, start_server, line):
    server = start_server(new_database("sqlite"), *ALONE, files=200)
    for number in range(150):
        line(server, f"127.0.{number % 50}.9")
    assert server.visit("GET", "/api/formats").status_code == 200
    # Whoever plays is not cut off for somebody new.
    person = Person(server)
    with person.come(person.open_table("solo-standard", "me")) as playing:
        playing.wait_for_game()
        for number in range(150):
            line(server, f"127.0.{number % 50}.9")
        playing.play_on(2)
    person.close()


def read_all(slow):
    while True:
        slow.recv(PATIENCE)


def slow_socket(server, person, table, line):
    """A socket whose messages nobody reads until it is asked for them."""
    return connect(
        f"ws://{server.host}/api/tables/{table['id']}/socket",
        sock=line(server, buffer=1024),
        additional_headers={"Cookie": f"delve={person.http.cookies['delve']}"},
        origin=server.address,
        compression=None,
        max_size=None,
        max_queue=1,
        ping_interval=None,
        close_timeout=1,
    )


def test_who_does_not_read_at_a_table_is_closed_with_a_reason_and_others_play_on(hasty_server, new_person, line):
    person = new_person(hasty_server)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as playing, slow_socket(hasty_server, person, table, line) as slow:
        for _ in range(3):
            playing.play_on(12)
            time.sleep(1)
        time.sleep(1)
        with pytest.raises(ConnectionClosed) as closed:
            read_all(slow)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "you do not read what you are sent")
        playing.play_on(1)


def test_a_socket_on_which_nothing_is_heard_is_closed_and_one_that_asks_stays(new_database, start_server, new_person):
    server = start_server(new_database("sqlite"), "--silence-timeout", "2")
    person = new_person(server)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as silent, person.come(table) as asking:
        for _ in range(4):
            asking.ask(type="ping")
            time.sleep(1)
        assert silent.closed() == (1013, "nothing was heard from you for 2 seconds")
        assert asking.ask(type="ping")["type"] == "ack"


def bare_socket(server, person, table, line):
    """A socket that answers no heartbeat."""
    bare = line(server)
    bare.sendall(Guest(server.host, person.http.cookies["delve"]).handshake(table["id"]))
    return bare


def test_a_peer_that_answers_no_heartbeat_is_gone(new_database, start_server, new_person, line):
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
def test_frames_that_say_nothing_are_counted(light_server, new_person, line, opcode):
    person = new_person(light_server)
    table = person.open_table("solo-standard", "me")
    bare = bare_socket(light_server, person, table, line)
    bare.recv(1024)
    first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if opcode is Opcode.CONT else b""
    bare.sendall(first + Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True) * 1000)
    assert is_closed(bare, 10)
