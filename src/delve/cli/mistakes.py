"""What is wrong with a command line, in the words of the catalogue and not of the library that reads it."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from delve.messages import Message, message
from delve.model.errors import BadInput, nearest


class Group(TyperGroup):
    """Commands below a command. For one that does not exist the nearest is suggested."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            known = list(self.commands)
            raise BadInput(
                message("terminal-no-such-command", name=args[0], above=ctx.command_path, near=nearest(args[0], known))
            )
        return super().resolve_command(ctx, args)


def mistake(error: typer.TyperException) -> Message:
    """What is wrong, by the kind of the library's error."""
    context: Any = getattr(error, "ctx", None)
    command = context.command_path if context else "delve"
    parameter: Any = getattr(error, "param", None)
    option: Any = getattr(error, "option_name", None)
    match type(error).__name__:
        case "MissingParameter":
            return message("terminal-argument-missing", name=parameter.get_error_hint(), command=command)
        case "BadParameter":
            kind = f"{parameter.display_type(context)}{bounds(parameter)}"
            return message("terminal-argument-wrong", name=parameter.get_error_hint(), kind=kind)
        case "NoSuchOption":
            known = [name for each in context.command.params for name in each.opts]
            return message("terminal-no-such-option", name=option, command=command, near=nearest(option, known))
        case "BadOptionUsage":
            return message("terminal-option-usage", name=option)
    if isinstance(getattr(context, "command", None), Group):
        return message("terminal-command-missing", command=command, known=", ".join(context.command.commands))
    return message("terminal-arguments-too-many", command=command)


def bounds(parameter: Any) -> str:
    """The range of a number, as ``--help`` writes it."""
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if least is None and most is None:
        return ""
    return f" [{'' if least is None else f'{least}<='}x{'' if most is None else f'<={most}'}]"
