"""How many sockets people and addresses may have, how often they open one, and how fast they talk through them all."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from tests.attacks.target import Guest
from tests.server.apart import apart
from tests.server.running import PATIENCE
from websockets.exceptions import ConnectionClosed, InvalidStatus

from delve.server.errors import Forbidden, TooMany
from delve.server.limits import Limits
from delve.server.room import Room

HOME = "192.0.2.7"


@pytest.fixture
def frozen(monkeypatch):
    """Time stands still, and whoever would sleep is noted."""
    slept = []

    async def sleep(seconds):
        slept.append(round(seconds, 6))

    monkeypatch.setattr("delve.server.limits.time.monotonic", lambda: 1000.0)
    monkeypatch.setattr("delve.server.limits.asyncio.sleep", sleep)
    return slept


def test_all_sockets_of_a_person_are_heard_as_one(frozen):
    limits = Limits({"messages": 100})

    async def talk():
        # It makes no difference through which socket something is said, or how many there are.
        await asyncio.gather(*[limits.wait("messages", HOME, "me") for _ in range(103)])
        await limits.wait("messages", HOME, "somebody else")

    asyncio.run(talk())
    assert frozen == [0.05, 0.1, 0.15]


def test_people_at_one_address_are_heard_ten_times_as_often_as_one_person(frozen):
    limits = Limits({"messages": 10})

    async def talk():
        for number in range(101):
            await limits.wait("messages", HOME, f"person {number}")
        await limits.wait("messages", "192.0.2.8", "elsewhere")

    asyncio.run(talk())
    assert frozen == [0.05]


def test_a_person_has_room_for_so_many_sockets_and_gets_it_back():
    room = Room(Limits({"sockets": 2}))
    with room.taken(HOME, "me"):
        with room.taken(HOME, "me"):
            with pytest.raises(Forbidden, match="you have 2 open sockets already: close one of them first"):
                room.taken(HOME, "me").__enter__()
            with room.taken(HOME, "somebody else"):
                pass
        with room.taken(HOME, "me"):
            pass


def test_an_address_has_room_for_ten_times_as_many():
    room = Room(Limits({"sockets": 2}))
    with contextlib.ExitStack() as stack:
        for number in range(20):
            stack.enter_context(room.taken(HOME, f"person {number}"))
        with pytest.raises(Forbidden, match="20 open sockets from your address"):
            room.taken(HOME, "one more").__enter__()
        with room.taken("192.0.2.8", "elsewhere"):
            pass


def test_openings_count_also_when_the_sockets_are_closed_again(frozen):
    room = Room(Limits({"sockets-opened": 3}))
    for _ in range(3):
        with room.taken(HOME, "me"):
            pass
    with pytest.raises(TooMany, match="too many sockets opened"):
        room.taken(HOME, "me").__enter__()
    with room.taken(HOME, "somebody else"):
        pass


def test_who_opens_sockets_too_often_is_told_to_come_again_later(start_server, new_database, new_person):
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


def test_an_address_that_asks_for_sockets_too_often_is_turned_away_before_anything_is_looked_up(
    start_server, new_database, new_person
):
    server = start_server(new_database("sqlite"), "--requests", "600", "--limits", "handshakes=5")
    person = new_person(server)
    table = person.open_table("solo-standard", "me")

    def come_often():
        for _ in range(20):
            person.come(table).close()

    with pytest.raises(InvalidStatus) as refused:
        come_often()
    assert refused.value.response.status_code == 429
    assert int(refused.value.response.headers["Retry-After"]) >= 1


def test_of_many_sockets_opened_at_once_no_more_stay_than_are_allowed(start_server, new_database, new_person):
    server = start_server(new_database("sqlite"), "--limits", "sockets=10,sockets-opened=0")
    person = new_person(server)
    table = person.open_table("solo-standard", "me")

    async def stays(opening):
        with contextlib.suppress(ConnectionClosed):
            socket = await opening
            async with asyncio.timeout(PATIENCE):
                async for text in socket:
                    if str(text).startswith('{"type":"game"'):
                        return socket
        return None

    async def crowd():
        guest = Guest(server.host, person.http.cookies["delve"])
        answered = await asyncio.gather(*[stays(guest.socket(table["id"])) for _ in range(60)])
        stayed = [socket for socket in answered if socket is not None]
        await asyncio.gather(*[socket.close() for socket in stayed])
        return len(stayed)

    assert apart(crowd()) == 10


@pytest.mark.parametrize("leaving", ["first", "last"])
def test_who_has_two_sockets_at_a_table_is_there_until_both_are_closed(light_server, new_person, leaving):
    host, guest = new_person(light_server), new_person(light_server)
    table = host.open_table("competitive", "me", "open")
    guest.sit(table, 2)
    with host.come(table) as line:
        lines = [guest.come(table), guest.come(table)]
        for each in lines:
            each.wait_for_game()
        line.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["here"])
        lines.pop(0 if leaving == "first" else 1).close()
        assert line.ask(type="ping")["type"] == "ack"
        assert line.info["seats"][1]["here"]
        lines.pop().close()
        line.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["here"])
