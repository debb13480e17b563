"""The ``delve`` command with its subcommands, and the handling of bad input."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Final

import typer

import delve
from delve.cli import account, deck, scenario
from delve.cli.arena import arena
from delve.cli.backup import backup, restore
from delve.cli.balance import balance
from delve.cli.campaign import campaign
from delve.cli.card import card
from delve.cli.cards import cards
from delve.cli.check import check
from delve.cli.formats import formats
from delve.cli.helping import describe
from delve.cli.learn import learn
from delve.cli.mistakes import Group, mistake
from delve.cli.play import play
from delve.cli.product import product
from delve.cli.replay import replay
from delve.cli.rules import rules
from delve.cli.serve import serve
from delve.cli.sim import sim
from delve.cli.soak import soak
from delve.messages import say
from delve.model.errors import BadInput

PIPE_CLOSED: Final = 1
BAD_INPUT: Final = 2
HELP: Final = "--help"

app = typer.Typer(cls=Group, add_completion=False, pretty_exceptions_enable=False)
app.command()(play)
app.command()(learn)
app.command()(rules)
app.command()(campaign)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.add_typer(account.app, name="account")
app.add_typer(scenario.app, name="scenario")
app.add_typer(deck.app, name="deck")
app.command()(replay)
app.command()(card)
app.command()(cards)
app.command()(product)
app.command()(formats)
app.command()(check)
app.command()(sim)
app.command()(soak)
app.command()(arena)
app.command()(balance)


@app.command(name="bench")
def measure(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    server: Annotated[bool, typer.Option("--server")] = False,
    tables: Annotated[int, typer.Option(min=1)] = 1000,
    seconds: Annotated[float, typer.Option(min=1.0)] = 30.0,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
) -> None:
    """The command ``delve bench``."""
    # Imported late, because the benchmark loads all cards on import.
    if server:
        from delve.cli.bench_server import bench_server

        bench_server(tables, seconds, database, as_json)
    else:
        from delve.cli.bench import bench

        bench(as_json)


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"delve {delve.__version__} ({'compiled' if delve.compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True)] = False,
) -> None:
    """Options of the command itself."""


def main(arguments: list[str] | None = None) -> int:
    """Runs the command and returns its exit status; bad input is one line on standard error."""
    given = (sys.argv[1:] if arguments is None else arguments) or [HELP]
    command = typer.main.get_command(app)
    if HELP in given:
        describe(command)
    try:
        status = command(args=given, prog_name="delve", standalone_mode=False)
        sys.stdout.flush()
    except BadInput as error:
        return bad_input(str(error))
    except typer.TyperException as error:
        return bad_input(say(mistake(error)))
    except BrokenPipeError:
        # The reader of the pipe is gone; discard what Python flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return status if isinstance(status, int) else 0


def bad_input(message: str) -> int:
    print("delve: " + " ".join(message.split()), file=sys.stderr)
    return BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
