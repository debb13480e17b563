"""What commands of the server share."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated

import typer

from delve.model.errors import BadInput

# An address may hold a password, and others on the machine can read command lines.
DatabaseOption = Annotated[
    str,
    typer.Option(help="A file for SQLite, or a postgresql:// address.", metavar="URL", envvar="DELVE_DATABASE"),
]


@contextlib.contextmanager
def needs_server() -> Iterator[None]:
    """Around imports of the server: where its libraries are missing, says how to get them."""
    try:
        yield
    except ImportError as error:
        raise BadInput(f"the server needs more than is installed ({error.name}): pip install 'delve[server]'") from None
