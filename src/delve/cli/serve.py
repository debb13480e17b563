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
from delve.server.limits import LIMITS, limits_help, read_limits

if TYPE_CHECKING:
    import uvicorn

METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"
# Seconds to wait for the server to start before opening a browser.
OPENING: Final = 1.5


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0 takes a free one.", min=0, max=65535)] = 8000,
    database: DatabaseOption = "delve.sqlite",
    sets: Sets = None,
    channels: Annotated[
        str,
        typer.Option(
            help="A redis:// address through which workers hear of each other.",
            metavar="URL",
            envvar="DELVE_CHANNELS",
        ),
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes that serve; more than one need PostgreSQL.", min=1)] = 1,
    bots: Annotated[int, typer.Option(help="Processes in which bots think.", min=1)] = 1,
    bot_pause: Annotated[float, typer.Option(help="Seconds that a bot takes before it answers.", min=0.0)] = 0.4,
    bots_linger: Annotated[
        float, typer.Option(help="Seconds that bots play on at a table that everybody has left.", min=0.0)
    ] = 60.0,
    requests: Annotated[
        int, typer.Option(help="Requests a minute that one address may make; 0 to limit no address in anything.", min=0)
    ] = LIMITS["requests"].most,
    limits: Annotated[str, typer.Option(help=limits_help(), metavar="NAME=N,...")] = "",
    proxies: Annotated[
        str, typer.Option(help="Proxies to believe about who asks (X-Forwarded-For, -Proto, X-Request-ID).")
    ] = "127.0.0.1",
    metrics_from: Annotated[
        str, typer.Option(help="Addresses and networks that may read /metrics, with commas between.")
    ] = "127.0.0.0/8,::1",
    log_format: Annotated[Literal["text", "json"], typer.Option(help="Log lines for people or for machines.")] = "text",
    log_level: Annotated[
        Literal["info", "warning", "error"], typer.Option(help="Log from here on; info has every request and socket.")
    ] = "warning",
    allowed_hosts: Annotated[
        str, typer.Option(help="Host names to answer for, with commas between, *.NAME for all below one; else any.")
    ] = "",
    session_idle: Annotated[int, typer.Option(help="Days without use after which a login expires.", min=1)] = 90,
    session_days: Annotated[int, typer.Option(help="Days after which a login expires in any case.", min=1)] = 365,
    connections: Annotated[
        int,
        typer.Option(help="Connections that one address may have, at each worker; 0 for as many as it likes.", min=0),
    ] = 250,
    request_timeout: Annotated[
        float, typer.Option(help="Seconds in which a connection must have sent a whole request.", min=1.0)
    ] = 20.0,
    reading_timeout: Annotated[
        float, typer.Option(help="Seconds after which who does not read what they are sent is cut off.", min=1.0)
    ] = 20.0,
    silence_timeout: Annotated[
        float, typer.Option(help="Seconds after which a socket is closed on which nothing was said.", min=1.0)
    ] = 300.0,
    heartbeat: Annotated[
        float, typer.Option(help="Seconds between heartbeats on a socket, and for the answer to one.", min=1.0)
    ] = 20.0,
    keep_open: Annotated[
        int, typer.Option(help="Days that tables are kept at which play has not begun; 0 for ever.", min=0)
    ] = 7,
    keep_guests: Annotated[
        int, typer.Option(help="Days since the last input that games of guests alone are kept; 0 for ever.", min=0)
    ] = 30,
    keep_named: Annotated[
        int, typer.Option(help="Days since the last input that games of people with a name are kept.", min=0)
    ] = 730,
    keep_chat: Annotated[int, typer.Option(help="Days that chat messages are kept; 0 for ever.", min=0)] = 90,
    clear_every: Annotated[
        float, typer.Option(help="Minutes from one clearing away of old things to the next; 0 for never.", min=0.0)
    ] = 60.0,
    undo_pause: Annotated[
        float, typer.Option(help="Seconds after a no before somebody may ask again to take back.", min=0.0)
    ] = 30.0,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the game in the browser."""
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
