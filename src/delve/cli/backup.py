"""``delve backup`` and ``delve restore``: a server's data in one file."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from delve.cli.extras import DatabaseOption, needs_server

if TYPE_CHECKING:
    from delve.server.backup import Summary

AsJson = Annotated[bool, typer.Option("--json", help="What was done, for a machine to read.")]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, such as delve-2026-01-31.backup.")],
    database: DatabaseOption = "delve.sqlite",
    as_json: AsJson = False,
) -> None:
    """Write a consistent copy of all of a server's data into a file, also while the server runs."""
    with needs_server():
        from delve.server.backup import back_up

    tell("kept", file, asyncio.run(back_up(database, file)), as_json)


def restore(
    file: Annotated[Path, typer.Argument(help="A file that delve backup has written.")],
    database: DatabaseOption = "delve.sqlite",
    as_json: AsJson = False,
) -> None:
    """Restore a backup into an empty database of either kind; then start the server with it."""
    with needs_server():
        from delve.server.backup import restore as write_back

    tell("restored", file, asyncio.run(write_back(file, database)), as_json)


def tell(done: str, file: Path, summary: Summary, as_json: bool) -> None:
    if as_json:
        rows = {"schema": summary.schema, "delve": summary.delve, "created": summary.created, "rows": summary.rows}
        print(json.dumps({"file": str(file), **rows}))
    else:
        print(f"{file}: {summary.in_words()} {done}.")
