"""The servers of tests do not depend on which ports are free."""

from __future__ import annotations

import socket
import threading

import pytest
from tests.server import running
from tests.server.conftest import NewDatabase, StartServer


def test_a_taken_port_is_replaced_at_the_first_start_only(
    start_server: StartServer, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind((running.HERE, 0))
        taken.listen()
        offered = [running.free_port(), taken.getsockname()[1]]
        monkeypatch.setattr(running, "free_port", offered.pop)
        server = start_server(new_database("sqlite"))
        assert offered == []
        assert server.log.read_text().count("Delve is at") == 1
    port = server.port
    server.kill()
    # As if a process of the killed server had not ended yet.
    late = socket.socket()
    late.bind((running.HERE, port))
    late.listen()
    threading.Timer(1, late.close).start()
    server.start()
    assert server.port == port
    assert server.visit("GET", "/api/formats").status_code == 200
