"""``--help`` from the catalogue: ``help-`` and the path of a command, ``option-`` and the name of an option.

An option that several commands have in common is described once; ``option-sim-games`` comes before ``option-games``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer
from typer import rich_utils

from delve.agents.catalogue import AGENTS, ORACLE, STRENGTHS
from delve.cli.balance import SEARCH_GAMES
from delve.cli.sim import GAMES
from delve.messages import Arg, message, say
from delve.messages.speech import catalogue
from delve.server.limits import LIMITS

# The library does not export the classes of commands.
Command = Any


def describe(root: Command) -> None:
    """Gives every command and option its text."""
    rich_utils.OPTIONS_PANEL_TITLE = say(message("terminal-help-options"))
    rich_utils.ARGUMENTS_PANEL_TITLE = say(message("terminal-help-arguments"))
    rich_utils.COMMANDS_PANEL_TITLE = say(message("terminal-help-commands"))
    rich_utils.DEFAULT_STRING = say(message("terminal-help-default"))
    rich_utils.ENVVAR_STRING = say(message("terminal-help-variable"))
    rich_utils.REQUIRED_LONG_STRING = say(message("terminal-help-required"))
    values = arguments()
    for path, command in commands(root):
        command.help = say(message(command_key(path)))
        for option in options(command):
            option.help = say(message(option_key(path, option.name), **values))


def arguments() -> dict[str, Arg]:
    """What some of the texts mention."""
    limits = [f"{name} ({limit.most}: {say(limit.about())})" for name, limit in LIMITS.items()]
    return {
        "agents": ", ".join(AGENTS),
        "strengths": ", ".join(STRENGTHS),
        "oracle": ORACLE,
        "games": GAMES,
        "search-games": SEARCH_GAMES,
        "limits": "; ".join(limits),
    }


def commands(command: Command, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Command]]:
    """A command and all below it, with their paths."""
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*path, name))


def options(command: Command) -> list[Any]:
    """The options and arguments of a command, ``--help`` among them."""
    found: list[Any] = command.get_params(typer.Context(command))
    return found


def command_key(path: tuple[str, ...]) -> str:
    return "-".join(["help", *(path or ("delve",))])


def option_key(path: tuple[str, ...], name: str) -> str:
    name = name.replace("_", "-")
    own = "-".join(["option", *path, name])
    return own if own in catalogue().entries else f"option-{name}"
