"""Starts the ``delve`` command, or says how to install its libraries if they are missing."""

from __future__ import annotations

import sys

from delve.messages import message, say


def main() -> int:
    try:
        from delve.cli.main import main as command
    except ModuleNotFoundError as error:
        library = str(error.name).partition(".")[0]
        if library == "delve":
            raise
        print(f"delve: {say(message('terminal-command-needs-more-installed', error=library))}", file=sys.stderr)
        return 2
    return command()


if __name__ == "__main__":
    sys.exit(main())
