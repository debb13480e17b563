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

AsJson = Annotated[bool, typer.Option("--json")]


def backup(
    file: Annotated[Path, typer.Argument()],
    database: DatabaseOption = "delve.sqlite",
    as_json: AsJson = False,
) -> None:
    """The command ``delve backup``."""
    with needs_server():
        from delve.server.backup import back_up

    tell("kept", file, asyncio.run(back_up(database, file)), as_json)


def restore(
    file: Annotated[Path, typer.Argument()],
    database: DatabaseOption = "delve.sqlite",
    as_json: AsJson = False,
) -> None:
    """The command ``delve restore``."""
    with needs_server():
        from delve.server.backup import restore as write_back

    tell("restored", file, asyncio.run(write_back(file, database)), as_json)


def tell(done: str, file: Path, summary: Summary, as_json: bool) -> None:
    if as_json:
        rows = {"schema": summary.schema, "delve": summary.delve, "created": summary.created, "rows": summary.rows}
        print(json.dumps({"file": str(file), **rows}))
    else:
        print(f"{file}: {summary.in_words()} {done}.")
