"""``delve serve``: the web game on this machine, or for a few hundred people."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from delve.cli.extras import DatabaseOption, needs_server
from delve.cli.sets import Sets
from delve.messages import message, say
from delve.model.errors import BadInput
from delve.server.limits import LIMITS, read_limits

if TYPE_CHECKING:
    import uvicorn

METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"
# Seconds to wait for the server to start before opening a browser.
OPENING: Final = 1.5


def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: DatabaseOption = "delve.sqlite",
    sets: Sets = None,
    channels: Annotated[
        str,
        typer.Option(metavar="URL", envvar="DELVE_CHANNELS"),
    ] = "",
    workers: Annotated[int, typer.Option(min=1)] = 1,
    bots: Annotated[int, typer.Option(min=1)] = 1,
    bot_pause: Annotated[float, typer.Option(min=0.0)] = 0.4,
    bots_linger: Annotated[float, typer.Option(min=0.0)] = 60.0,
    requests: Annotated[int, typer.Option(min=0)] = LIMITS["requests"].most,
    limits: Annotated[str, typer.Option(metavar="NAME=N,...")] = "",
    proxies: str = "127.0.0.1",
    metrics_from: str = "127.0.0.0/8,::1",
    log_format: Annotated[Literal["text", "json"], typer.Option()] = "text",
    log_level: Annotated[Literal["info", "warning", "error"], typer.Option()] = "warning",
    allowed_hosts: str = "",
    session_idle: Annotated[int, typer.Option(min=1)] = 90,
    session_days: Annotated[int, typer.Option(min=1)] = 365,
    connections: Annotated[int, typer.Option(min=0)] = 250,
    request_timeout: Annotated[float, typer.Option(min=1.0)] = 20.0,
    reading_timeout: Annotated[float, typer.Option(min=1.0)] = 20.0,
    silence_timeout: Annotated[float, typer.Option(min=1.0)] = 300.0,
    heartbeat: Annotated[float, typer.Option(min=1.0)] = 20.0,
    keep_open: Annotated[int, typer.Option(min=0)] = 7,
    keep_guests: Annotated[int, typer.Option(min=0)] = 30,
    keep_named: Annotated[int, typer.Option(min=0)] = 730,
    keep_chat: Annotated[int, typer.Option(min=0)] = 90,
    clear_every: Annotated[float, typer.Option(min=0.0)] = 60.0,
    undo_pause: Annotated[float, typer.Option(min=0.0)] = 30.0,
    open_page: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """The command ``delve serve``."""
    with needs_server():
        import msgspec
        import uvicorn

        from delve.server.app import Settings, check_settings, has_page
        from delve.server.clearing import Keeping
        from delve.server.connections import SETTINGS, Patience
        from delve.server.database import database_url
        from delve.server.files import raise_most_files
        from delve.server.logs import set_up_logs
        from delve.server.opening import open_database, shown
        from delve.server.sessions import Lifetimes
    settings = Settings(
        database=database,
        sets=[str(folder.absolute()) for folder in sets or []],
        channels=channels,
        bot_processes=bots,
        bot_pause=bot_pause,
        bots_linger=bots_linger,
        limits={"requests": requests, **read_limits(limits)},
        proxies=proxies,
        metrics_from=metrics_from,
        log_format=log_format,
        log_level=log_level,
        allowed_hosts=allowed_hosts,
        keeping=Keeping(keep_open, keep_guests, keep_named, keep_chat),
        clear_every=60 * clear_every,
        sessions=Lifetimes(session_idle, session_days),
        patience=Patience(connections, request_timeout, reading_timeout, heartbeat, silence_timeout),
        undo_pause=undo_pause,
    )
    check_settings(settings, workers)
    listening = listen(host, port)
    raise_most_files()
    set_up_logs(log_format, log_level)
    open_database(database_url(database))
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    address = f"http://{host}:{listening.getsockname()[1]}/"
    print(say(message("terminal-delve-ctrl-c-stops", address=address, database=shown(database))))
    if not has_page():
        print(say(message("terminal-page-not-built-api")), file=sys.stderr)
    sys.stdout.flush()
    if open_page:
        threading.Timer(OPENING, webbrowser.open, [address]).start()
    with shared_metrics(workers):
        config = uvicorn.Config(
            "delve.server.app:app_from_environment",
            factory=True,
            workers=workers,
            log_config=None,
            log_level="warning",
            access_log=False,
            # The application handles proxy headers, because it needs to know whether the sender is trusted.
            proxy_headers=False,
            http="delve.server.connections:Http",
            ws="delve.server.connections:Socket",
            ws_ping_interval=heartbeat,
            ws_ping_timeout=heartbeat,
            ws_max_size=16 * 1024,
            ws_per_message_deflate=False,
            server_header=False,
        )
        run(config, listening)


def run(config: uvicorn.Config, listening: socket.socket) -> None:
    """Like ``uvicorn.run``, at a socket that listens already."""
    import uvicorn
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    with contextlib.suppress(KeyboardInterrupt):
        if config.workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            server = uvicorn.Server(config)
            server.run([listening])
            if not server.started:
                raise typer.Exit(STARTUP_FAILURE)


@contextlib.contextmanager
def shared_metrics(workers: int) -> Iterator[None]:
    """A temporary folder for the metrics of several workers."""
    if workers == 1 or METRICS in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="delve-metrics-") as folder:
        os.environ[METRICS] = folder
        yield


def listen(host: str, port: int) -> socket.socket:
    """Takes the port before anything is started, and keeps it."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadInput(
            message("terminal-port-nobody-can-listen", host=host, port=port, error=str(error.strerror))
        ) from None
    return listening
