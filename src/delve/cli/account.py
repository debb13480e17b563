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
from delve.messages import message, say

app = typer.Typer(help="The accounts of a server: list them, reset a password, delete one.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="The name of the account.")]


@app.command(name="list")
def show(
    database: DatabaseOption = "delve.sqlite",
    as_json: Annotated[bool, typer.Option("--json", help="The list for a machine to read.")] = False,
) -> None:
    """List all registered people."""
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
    """Give an account a new password, which is printed once. All its sessions end."""
    with needs_server():
        from delve.server.hosting import reset_password

    print(asyncio.run(reset_password(database, name)))


@app.command()
def delete(
    name: Name,
    database: DatabaseOption = "delve.sqlite",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete an account. Its games stay readable under "a former player"; unfinished ones are given up."""
    with needs_server():
        from delve.server.hosting import delete_account

    if yes or typer.confirm(say(message("terminal-delete-account-good", name=name))):
        asyncio.run(delete_account(database, name))
        print(say(message("terminal-deleted", name=name)))


def day(seconds: float) -> str:
    """A date; empty for never."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).date().isoformat() if seconds else ""
