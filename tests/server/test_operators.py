"""For operators: health, metrics and logs."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.looking import ask
from tests.server.people import Data, by_turn
from tests.server.running import PATIENCE, Server


def figures(server: Server, **headers: Any) -> dict[Any, float]:
    """All metrics by name and labels."""
    answer = server.visit("GET", "/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    return {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def wait_for_figure(server: Server, wanted: float, *name: object) -> None:
    """Waits for a metric: those of other workers and of recent events come a moment later."""
    deadline = time.monotonic() + PATIENCE
    while figures(server).get(name) != wanted:
        assert time.monotonic() < deadline, (name, figures(server).get(name))
        time.sleep(0.1)


def lines(server: Server) -> list[Data]:
    """The JSON log lines of a server."""
    return [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]


def wait_for_line(server: Server, **wanted: Any) -> Data:
    deadline = time.monotonic() + PATIENCE
    while True:
        for line in lines(server):
            if wanted.items() <= line.items():
                return line
        assert time.monotonic() < deadline, server.log.read_text()
        time.sleep(0.05)


def kill_workers(server: Server) -> None:
    """``kill -9`` for the workers of a server, which restarts them."""
    parent = server.running.pid
    for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
            os.kill(int(child), signal.SIGKILL)


# --- Health. ----------------------------------------------------------------------------------------------------------


def test_a_healthy_server_reports_that(server: Server) -> None:
    answer = server.visit("GET", "/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == answer.json()["database"] == "ok"
    assert answer.headers["cache-control"] == "no-store"
    assert server.visit("GET", "/health/live").json()["status"] == "ok"


def test_a_server_whose_database_does_not_answer_is_alive_and_not_ready(
    start_server: StartServer, new_database: NewDatabase
) -> None:
    server = start_server(new_database("sqlite"))
    ask(server, "ALTER TABLE tables RENAME TO elsewhere")
    answer = server.visit("GET", "/health")
    assert (answer.status_code, answer.json()["database"]) == (503, "does not answer")
    assert server.visit("GET", "/health/live").status_code == 200
    ask(server, "ALTER TABLE elsewhere RENAME TO tables")
    assert server.visit("GET", "/health").status_code == 200


def test_limits_on_rates_do_not_apply_to_operators(start_server: StartServer, new_database: NewDatabase) -> None:
    server = start_server(new_database("sqlite"), "--requests", "5")
    with server.visitor() as prometheus:
        for _ in range(10):
            assert prometheus.get("/health").status_code == 200
            assert prometheus.get("/metrics").status_code == 200
        # Nor do they count towards an address.
        assert prometheus.get("/api/formats").status_code == 200


# --- Metrics. ---------------------------------------------------------------------------------------------------------


def test_the_metrics_describe_the_load(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"))
    one, other = new_person(server), new_person(server)
    one.open_table("competitive", "me", "open")
    table = one.open_table("competitive", "me", "open")
    other.sit(table, 2)
    bots = one.open_table("competitive", "me", "random")
    with one.come(table) as here, other.come(table) as there, one.come(bots) as alone:
        asked, _ = by_turn(here, there)
        asked.play_on(1)
        answered = "delve_bot_seconds_count", ("agent", "random")
        alone.play_until(lambda: figures(server).get(answered, 0) >= 1)
        found = figures(server)
        assert found["delve_tables", ("stage", "open")] == 1
        assert found["delve_tables", ("stage", "playing")] == 2
        assert found["delve_people",] == 2
        assert found["delve_sockets",] == 3
        assert found["delve_inputs_total",] >= 2
        assert found["delve_input_write_seconds_count",] == found["delve_inputs_total",]
        opened = ("method", "POST"), ("route", "/api/tables"), ("status", "201")
        assert found["delve_request_seconds_count", *opened] == 3
        wait_for_figure(server, 2, "delve_games_in_memory")
        assert found["delve_worker_open_files",] > 3
        assert found["delve_worker_memory_bytes",] > 2**20
    wait_for_figure(server, 0, "delve_sockets")
    wait_for_figure(server, 0, "delve_people")


def test_unknown_paths_make_no_metrics_of_their_own(light_server: Server) -> None:
    for word in ("one", "two"):
        light_server.visit("GET", f"/api/{word}")
        light_server.visit("GET", f"/api/tables/{word}")
    routes = {dict(name[1:]).get("route", "") for name in figures(light_server)}
    assert not any("one" in route or "two" in route for route in routes)


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_the_metrics_cannot_be_read_through_a_proxy(light_server: Server, header: str) -> None:
    answer = light_server.visit("GET", "/metrics", headers={header: "127.0.0.1"})
    assert answer.status_code == 403
    assert "--metrics-from" in answer.json()["detail"]


def test_only_listed_addresses_can_read_the_metrics(start_server: StartServer, new_database: NewDatabase) -> None:
    server = start_server(new_database("sqlite"), "--metrics-from", "10.0.0.0/8, 192.0.2.1")
    assert server.visit("GET", "/metrics").status_code == 403


def test_metrics_of_several_workers_are_added_up(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("postgresql"), "--workers", "2")
    people = [new_person(server) for _ in range(6)]
    guests = ("method", "POST"), ("route", "/api/guest"), ("status", "200")
    for _ in range(6):
        assert figures(server)["delve_request_seconds_count", *guests] == 6
    table = people[0].open_table("solo-standard", "me")
    with people[0].come(table) as line:
        line.wait_for_game()
        assert figures(server)["delve_sockets",] == 1
        # A killed worker's sockets disappear from the metrics, but its counters stay.
        kill_workers(server)
        server.wait_until_it_answers()
        wait_for_figure(server, 0, "delve_sockets")
    assert figures(server)["delve_request_seconds_count", *guests] == 6


# --- Logs. ------------------------------------------------------------------------------------------------------------

AS_JSON = ("--log-format", "json", "--log-level", "info")


def test_every_line_of_a_request_carries_its_id(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), *AS_JSON)
    person = new_person(server)
    answer = person.http.get("/api/tables/mine?private=yes")
    line = wait_for_line(server, request=answer.headers["x-request-id"])
    assert (line["event"], line["path"], line["status"]) == ("request", "/api/tables/mine", 200)
    assert line["person"] == person.me["id"]
    assert line["address"] == "127.0.0.1"
    assert "private" not in server.log.read_text()

    ask(server, "ALTER TABLE seats RENAME TO elsewhere")
    failed = person.http.get("/api/tables/mine")
    assert failed.status_code == 500
    error = wait_for_line(server, request=failed.headers["x-request-id"], level="error")
    assert "Traceback" in error["exception"]


def test_only_a_trusted_proxy_sets_the_request_id(start_server: StartServer, new_database: NewDatabase) -> None:
    believed = start_server(new_database("sqlite"))
    other = start_server(new_database("sqlite"), "--proxies", "192.0.2.1")
    for id, kept in [("abc-123", True), ("two\tparts", False), ("x" * 65, False)]:
        headers = {"X-Request-ID": id}
        assert (believed.visit("GET", "/health", headers=headers).headers["x-request-id"] == id) is kept
        assert other.visit("GET", "/health", headers=headers).headers["x-request-id"] != id


def test_log_lines_of_a_socket_have_table_and_person(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), *AS_JSON)
    person = new_person(server)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as line:
        line.wait_for_game()
    for event in ("socket opened", "socket closed"):
        found = wait_for_line(server, event=event)
        assert (found["table"], found["person"]) == (table["id"], person.me["id"])
        assert re.fullmatch("[0-9a-f]{16}", found["request"])


def test_no_secret_is_logged_even_in_database_errors(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), *AS_JSON)
    person = new_person(server)
    person.post("/api/account", {"name": "Brunhild", "password": "correct horse"})
    ask(server, "ALTER TABLE sessions RENAME TO elsewhere")
    with server.visitor() as browser:
        assert browser.post("/api/guest").status_code == 500
        login = browser.post("/api/login", json={"name": "Brunhild", "password": "correct horse"})
        assert login.status_code == 500
    wait_for_line(server, path="/api/login", status=500)
    logged = server.log.read_text()
    for secret in ("correct horse", "argon2", person.http.cookies["delve"], "[parameters"):
        assert secret not in logged


def test_by_default_logs_are_text(start_server: StartServer, new_database: NewDatabase, new_person: NewPerson) -> None:
    server = start_server(new_database("sqlite"))
    ask(server, "ALTER TABLE people RENAME TO elsewhere")
    server.visit("POST", "/api/guest")
    logged = server.log.read_text()
    assert "[error" in logged
    assert "no such table: people" in logged
    assert "{" not in logged.splitlines()[1]
