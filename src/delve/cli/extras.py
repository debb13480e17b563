"""Shared parts of the server commands."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated

import typer

from delve.messages import message
from delve.model.errors import BadInput

# Also an environment variable: an address may contain a password, and other users can read command lines.
DatabaseOption = Annotated[str, typer.Option(metavar="URL", envvar="DELVE_DATABASE")]


@contextlib.contextmanager
def needs_server() -> Iterator[None]:
    """Wraps imports of the server: if its libraries are missing, says how to install them."""
    try:
        yield
    except ImportError as error:
        raise BadInput(message("terminal-server-needs-more-installed", error=str(error.name))) from None


@contextlib.contextmanager
def needs(command: str, extra: str) -> Iterator[None]:
    """Around imports of a command's libraries: where they are missing, says which extra brings them."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = str(error.name).partition(".")[0]
        raise BadInput(message("lab-needs-more-installed", command=command, library=library, extra=extra)) from None
