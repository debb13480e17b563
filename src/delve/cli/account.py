"""``delve account``: account administration for operators of a server."""

from __future__ import annotations

import asyncio
import datetime as dt
import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from delve.cli.extras import DatabaseOption, needs_server
from delve.cli.mistakes import Group
from delve.messages import message, say

app = typer.Typer(cls=Group)

Name = Annotated[str, typer.Argument()]


@app.command(name="list")
def show(
    database: DatabaseOption = "delve.sqlite",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve account list``."""
    with needs_server():
        from delve.server.hosting import list_accounts

    found = asyncio.run(list_accounts(database))
    if as_json:
        print(json.dumps([{"name": each.name, "created": each.created, "seen": each.seen} for each in found]))
        return
    table = Table(
        say(message("terminal-name")), say(message("terminal-since")), say(message("terminal-last-seen")), box=None
    )
    for each in found:
        table.add_row(each.name, day(each.created), day(each.seen))
    Console().print(table)


@app.command()
def reset(name: Name, database: DatabaseOption = "delve.sqlite") -> None:
    """The command ``delve account reset``."""
    with needs_server():
        from delve.server.hosting import reset_password

    print(asyncio.run(reset_password(database, name)))


@app.command()
def delete(
    name: Name,
    database: DatabaseOption = "delve.sqlite",
    yes: Annotated[bool, typer.Option("--yes")] = False,
) -> None:
    """The command ``delve account delete``."""
    with needs_server():
        from delve.server.hosting import delete_account

    if yes or typer.confirm(say(message("terminal-delete-account-good", name=name))):
        asyncio.run(delete_account(database, name))
        print(say(message("terminal-deleted", name=name)))


def day(seconds: float) -> str:
    """A date; empty for never."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).date().isoformat() if seconds else ""
