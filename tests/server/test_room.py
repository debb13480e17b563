"""Limits on open sockets, on opening sockets, and on messages over all of them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest
from tests.attacks.target import Guest
from tests.server.apart import apart
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.running import PATIENCE, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus

from delve.server.errors import Forbidden, TooMany
from delve.server.limits import Limits
from delve.server.room import Room

HOME = "192.0.2.7"


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Freezes time and records sleeps."""
    slept: list[float] = []

    async def sleep(seconds: Any) -> None:
        slept.append(round(seconds, 6))

    monkeypatch.setattr("delve.server.limits.time.monotonic", lambda: 1000.0)
    monkeypatch.setattr("delve.server.limits.asyncio.sleep", sleep)
    return slept


def test_all_sockets_of_a_person_share_the_message_limit(frozen: list[float]) -> None:
    limits = Limits({"messages": 100})

    async def talk() -> None:
        # The socket of a message and the number of sockets make no difference.
        await asyncio.gather(*[limits.wait("messages", HOME, "me") for _ in range(103)])
        await limits.wait("messages", HOME, "somebody else")

    asyncio.run(talk())
    assert frozen == [0.05, 0.1, 0.15]


def test_an_address_has_ten_times_the_message_limit_of_a_person(frozen: list[float]) -> None:
    limits = Limits({"messages": 10})

    async def talk() -> None:
        for number in range(101):
            await limits.wait("messages", HOME, f"person {number}")
        await limits.wait("messages", "192.0.2.8", "elsewhere")

    asyncio.run(talk())
    assert frozen == [0.05]


def test_sockets_of_a_person_are_limited_and_closing_makes_room() -> None:
    room = Room(Limits({"sockets": 2}))
    with room.taken(HOME, "me"):
        with room.taken(HOME, "me"):
            with pytest.raises(Forbidden, match="you have 2 open sockets already: close one of them first"):
                room.taken(HOME, "me").__enter__()
            with room.taken(HOME, "somebody else"):
                pass
        with room.taken(HOME, "me"):
            pass


def test_an_address_has_room_for_ten_times_as_many() -> None:
    room = Room(Limits({"sockets": 2}))
    with contextlib.ExitStack() as stack:
        for number in range(20):
            stack.enter_context(room.taken(HOME, f"person {number}"))
        with pytest.raises(Forbidden, match="20 open sockets from your address"):
            room.taken(HOME, "one more").__enter__()
        with room.taken("192.0.2.8", "elsewhere"):
            pass


def test_openings_count_even_after_the_sockets_are_closed(frozen: list[float]) -> None:
    room = Room(Limits({"sockets-opened": 3}))
    for _ in range(3):
        with room.taken(HOME, "me"):
            pass
    with pytest.raises(TooMany, match="too many sockets opened"):
        room.taken(HOME, "me").__enter__()
    with room.taken(HOME, "somebody else"):
        pass


def test_opening_sockets_too_often_is_refused_with_try_again_later(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--limits", "sockets-opened=3")
    person = new_person(server)
    table = person.open_table("solo-standard", "me")
    for _ in range(3):
        with person.come(table) as line:
            line.wait_for_game()
    with person.come(table) as line:
        code, reason = line.closed()
    assert code == 1013
    assert reason.startswith("too many sockets opened: 3 a minute are allowed; try again in ")


def test_too_many_socket_requests_from_an_address_are_refused_before_any_query(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--requests", "600", "--limits", "handshakes=5")
    person = new_person(server)
    table = person.open_table("solo-standard", "me")

    def come_often() -> None:
        for _ in range(20):
            person.come(table).close()

    with pytest.raises(InvalidStatus) as refused:
        come_often()
    assert refused.value.response.status_code == 429
    assert int(refused.value.response.headers["Retry-After"]) >= 1


def test_concurrent_openings_cannot_exceed_the_limit_on_sockets(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--limits", "sockets=10,sockets-opened=0")
    person = new_person(server)
    table = person.open_table("solo-standard", "me")

    async def stays(opening: Any) -> Any:
        with contextlib.suppress(ConnectionClosed):
            socket = await opening
            async with asyncio.timeout(PATIENCE):
                async for text in socket:
                    if str(text).startswith('{"type":"game"'):
                        return socket
        return None

    async def crowd() -> Any:
        guest = Guest(server.host, person.http.cookies["delve"])
        answered = await asyncio.gather(*[stays(guest.socket(table["id"])) for _ in range(60)])
        stayed = [socket for socket in answered if socket is not None]
        await asyncio.gather(*[socket.close() for socket in stayed])
        return len(stayed)

    assert apart(crowd()) == 10


@pytest.mark.parametrize("leaving", ["first", "last"])
def test_a_person_with_two_sockets_is_present_until_both_are_closed(
    light_server: Server, new_person: NewPerson, leaving: str
) -> None:
    host, guest, onlooker = new_person(light_server), new_person(light_server), new_person(light_server)
    table = host.open_table("competitive", "me", "open")
    guest.sit(table, 2)
    with host.come(table) as line:
        lines = [guest.come(table), guest.come(table)]
        for each in lines:
            each.wait_for_game()
        line.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["here"])
        lines.pop(0 if leaving == "first" else 1).close()
        # Whoever comes later is announced later.
        with onlooker.come(table):
            line.until(lambda message: message["type"] == "watchers" and message["watchers"])
        assert line.info["seats"][1]["here"]
        lines.pop().close()
        line.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["here"])
