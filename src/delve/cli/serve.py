"""``delve serve``: the web game on this machine, or for a few hundred people."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from typing import Annotated, Final

import typer

from delve.model.errors import BadInput

# Settings travel to the workers in the environment: each makes its own application.
SETTINGS: Final = "DELVE_SETTINGS"
# How long the server takes to start, before a browser is sent there.
OPENING: Final = 1.5


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="A file for SQLite, or a postgresql:// address.", metavar="URL")
    ] = "delve.sqlite",
    channels: Annotated[
        str, typer.Option(help="A redis:// address through which workers hear of each other.", metavar="URL")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes that serve; more than one need PostgreSQL.", min=1)] = 1,
    bots: Annotated[int, typer.Option(help="Processes in which bots think.", min=1)] = 1,
    bot_pause: Annotated[float, typer.Option(help="Seconds that a bot takes before it answers.", min=0.0)] = 0.4,
    requests: Annotated[
        int, typer.Option(help="Requests a minute that one address may make; 0 for as many as it likes.", min=0)
    ] = 600,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the game in the browser."""
    try:
        import msgspec
        import uvicorn

        from delve.server.app import Settings, check_settings, has_page
    except ImportError as error:
        raise BadInput(f"the server needs more than is installed ({error.name}): pip install 'delve[server]'") from None
    settings = Settings(database, channels, bots, bot_pause, requests)
    check_settings(settings, workers)
    check_port(host, port)
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    address = f"http://{host}:{port}/"
    print(f"Delve is at {address} (ctrl-c stops it; games are kept in {database})")
    if not has_page():
        print("The page is not built: there is the API alone (make setup builds it, with Node).", file=sys.stderr)
    sys.stdout.flush()
    if open_page:
        threading.Timer(OPENING, webbrowser.open, [address]).start()
    uvicorn.run(
        "delve.server.app:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        server_header=False,
    )


def check_port(host: str, port: int) -> None:
    """A port that somebody else listens at is found out before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadInput(f"--port: nobody can listen at {host}:{port}: {error.strerror}") from None
