"""The documents are tried with the command as a user types it."""

from tests.cli.conftest import run as run  # noqa: PLC0414
