"""Moderation by the host of a table."""

from __future__ import annotations

import pytest
from tests.server.conftest import NewPerson
from tests.server.people import Data, Line, Person
from tests.server.running import Server

from delve.messages import say


def watchers(line: Line) -> list[Data]:
    found: list[Data] = line.until(lambda message: message["type"] == "watchers")["watchers"]
    return found


# The table, its host, a guest who plays too, and an onlooker.
Watched = tuple[Data, Person, Person, Person]


@pytest.fixture
def watched(server: Server, new_person: NewPerson) -> Watched:
    """A host who plays, a guest who plays, and somebody who watches."""
    host, guest, onlooker = new_person(), new_person(), new_person()
    table = host.open_table("competitive", "me", "open")
    guest.sit(table, 2)
    return table, host, guest, onlooker


def test_those_at_a_table_see_who_watches(watched: Watched) -> None:
    table, host, _, onlooker = watched
    with host.come(table) as line:
        assert watchers(line) == []
        with onlooker.come(table):
            assert watchers(line) == [{"id": onlooker.me["id"], "name": onlooker.me["name"], "muted": False}]
        assert watchers(line) == []


def test_a_host_mutes_and_unmutes_a_watcher(watched: Watched, new_person: NewPerson) -> None:
    table, host, guest, onlooker = watched
    wish = {"person": onlooker.me["id"], "muted": True}
    with host.come(table) as line, onlooker.come(table) as loud:
        watchers(line)
        assert loud.ask(type="say", text="one")["type"] == "ack"
        guest.post(f"/api/tables/{table['id']}/mute", wish, 403)
        host.post(f"/api/tables/{table['id']}/mute", wish)
        assert say(loud.ask(type="say", text="two")["reason"]) == "the host has muted you at that table"
        line.until(
            lambda message: message["type"] == "watchers" and [each["muted"] for each in message["watchers"]] == [True]
        )
        host.post(f"/api/tables/{table['id']}/mute", {**wish, "muted": False})
        assert loud.ask(type="say", text="three")["type"] == "ack"
    refused = host.post(f"/api/tables/{table['id']}/mute", {"person": guest.me["id"], "muted": True}, 403)
    assert refused["detail"] == "players may always talk: mute them for yourself"
    host.post(f"/api/tables/{table['id']}/mute", {"person": "nobody", "muted": True}, 400)


def test_a_removed_watcher_cannot_come_back(watched: Watched) -> None:
    table, host, guest, onlooker = watched
    whom = {"person": onlooker.me["id"]}
    with onlooker.come(table) as line:
        line.wait_for_game()
        guest.post(f"/api/tables/{table['id']}/put-out", whom, 403)
        host.post(f"/api/tables/{table['id']}/put-out", whom)
        assert line.closed() == (1008, "the host has removed you from that table")
    with onlooker.come(table) as line:
        assert line.closed() == (1008, "the host has removed you from that table")


def test_a_player_can_be_removed_only_before_play_begins(server: Server, new_person: NewPerson) -> None:
    host, guest, other = new_person(), new_person(), new_person()
    table = host.open_table("competitive", "me", "open")
    put_out = f"/api/tables/{table['id']}/put-out"
    guest_table = guest.open_table("multiplayer", "me", "open", "open")
    host.sit(guest_table, 2)
    refused = host.post(f"/api/tables/{guest_table['id']}/put-out", {"seat": 1}, 403)
    assert refused["detail"] == "only the host of the table decides that"
    left = guest.post(f"/api/tables/{guest_table['id']}/put-out", {"seat": 2})
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    refused = host.post(f"/api/tables/{guest_table['id']}/sit", {"seat": 2}, 403)
    assert refused["detail"] == "the host has removed you from that table"

    other.sit(table, 2)
    refused = host.post(put_out, {"seat": 2}, 403)
    assert refused["detail"] == "play has begun: players stay until the game is over"


def test_a_host_cannot_remove_themselves_or_nobody(server: Server, new_person: NewPerson) -> None:
    host = new_person()
    table = host.open_table("competitive", "me", "open")
    put_out = f"/api/tables/{table['id']}/put-out"
    assert "yourself" in host.post(put_out, {"seat": 1}, 400)["detail"]
    assert host.post(put_out, {"seat": 2}, 400)["detail"] == "seat: nobody sits there"
    assert host.post(put_out, {}, 400)["detail"] == "seat: nobody sits there"
    assert "nobody with that id" in host.post(put_out, {"person": "nobody"}, 400)["detail"]
