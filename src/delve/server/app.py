"""The application: routes, sockets, the database, channels between workers, and middleware."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures.state import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND
from litestar.types import ASGIApp

import delve
from delve.library.shipped import CardBook, standard_book
from delve.messages import message
from delve.model.errors import BadInput
from delve.server.bots import Bots
from delve.server.campaign_routes import CampaignRoutes
from delve.server.channels import Channels, channels_backend
from delve.server.clearing import Clearing, Keeping
from delve.server.connections import SETTINGS, Patience, guard
from delve.server.database import Database, database_url
from delve.server.door import LIMITS, Door
from delve.server.gate import Gate, read_hosts
from delve.server.headers import secure
from delve.server.learning_routes import LearningRoutes
from delve.server.limits import Limits
from delve.server.logs import LogFormat, LogLevel, set_up_logs
from delve.server.metrics import LIMITS_HIT, watch_worker
from delve.server.notices import Notice, channel_of, write_notice
from delve.server.operators import WATCHED, Health, Operators, Readers
from delve.server.pauses import keep_short
from delve.server.processes import end_with_parent
from delve.server.ready import ASK_FIRST, FOR_EVER, Ready, ready_file
from delve.server.refusals import REFUSALS
from delve.server.review_routes import ReviewRoutes
from delve.server.routes import Library, People, TableRoutes, draw_shuffle, provide_me, table_socket
from delve.server.services import Services
from delve.server.sessions import Lifetimes
from delve.server.stopping import stop
from delve.server.tracing import Traced
from delve.server.undo import UNDO_PAUSE

PAGE: Final = Path(__file__).parent / "page"
# The paths of the page, and those that need an id.
PLACES: Final = ("/", "/lobby", "/learn", "/rules", "/campaigns", "/cards", "/decks", "/account", "/help")
# The path alone, without an id, is a page of its own only where it is among those above.
PLACES_OF_ONE: Final = ("/table", "/replay", "/deck", "/rules", "/campaigns")
LARGEST_BODY: Final = 64 * 1024


class Settings(msgspec.Struct):
    """The settings of a server."""

    database: str = "delve.sqlite"
    # Folders with additional card sets.
    sets: list[str] = []
    channels: str = ""
    bot_processes: int = 1
    bot_pause: float = 0.4
    # For how many seconds bots keep playing at a table that everybody has left.
    bots_linger: float = 60.0
    # Overrides of the limits in ``delve.server.limits``, by name; 0 for no limit.
    limits: dict[str, int] = {}
    # Trusted proxies (for a request's address and id), and who may read the metrics; comma-separated.
    proxies: str = "127.0.0.1"
    metrics_from: str = "127.0.0.0/8,::1"
    log_format: LogFormat = "text"
    log_level: LogLevel = "warning"
    sessions: Lifetimes = Lifetimes()
    # Comma-separated; empty allows all.
    allowed_hosts: str = ""
    patience: Patience = Patience()
    # Retention periods, and the seconds between two clean-ups; 0 for never.
    keeping: Keeping = Keeping()
    clear_every: float = 3600.0
    # Seconds after a refused undo request before the same person may ask again.
    undo_pause: float = UNDO_PAUSE


def make_app(settings: Settings) -> Litestar:
    """The application of one worker."""
    url = database_url(settings.database)
    channels = Channels(
        channels_backend(settings.channels, url),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=200,
        subscriber_backlog_strategy="dropleft",
    )

    def publish(table: str, notice: Notice) -> None:
        channels.publish(write_notice(notice), channel_of(table))

    database = Database(url)
    health = Health(database)
    readers = Readers(settings.metrics_from)
    limits = Limits(settings.limits, lambda name: LIMITS_HIT.labels(name).inc())
    book = read_sets(settings)
    bots = Bots(settings.bot_processes, book)
    services = Services(
        database,
        book,
        bots,
        publish,
        settings.bot_pause,
        settings.sessions,
        settings.bots_linger,
        limits,
        settings.undo_pause,
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await database.migrate()
        await services.presence.begin()
        watching = watch_worker(services.games.live)
        clearing = Clearing(services, settings.keeping, settings.clear_every).keep()
        pauses = keep_short(guard())
        duties = (services.games.keep(), services.sessions.keep(), database.tidy(), pauses, watching, clearing)
        work = [asyncio.create_task(each) for each in duties]
        try:
            yield
        finally:
            await stop(work)
            await services.games.close()
            services.pool.close()
            await health.close()
            await database.close()

    handlers: list[Any] = [
        People,
        Library,
        TableRoutes,
        CampaignRoutes,
        LearningRoutes,
        ReviewRoutes,
        draw_shuffle,
        table_socket,
        Operators,
    ]
    files: dict[str, Ready] = {}
    if has_page():
        files = {path.name: ready_file(path, FOR_EVER) for path in (PAGE / "assets").iterdir()}
        handlers.extend(page_routes(files))
    app = Litestar(
        handlers,
        plugins=[channels],
        lifespan=[lifespan],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "me": Provide(provide_me),
            "health": Provide(lambda: health, sync_to_thread=False),
            "readers": Provide(lambda: readers, sync_to_thread=False),
        },
        exception_handlers=REFUSALS,
        logging_config=None,
        state=State({LIMITS: limits}),
        before_send=[secure],
        request_max_body_size=LARGEST_BODY,
        # Cache keys ignore the query string: nobody can fill the memory with variants of one address.
        response_cache_config=ResponseCacheConfig(
            default_expiration=None, key_builder=lambda request: request.url.path
        ),
        openapi_config=OpenAPIConfig(
            title="Delve",
            version=delve.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )
    light = frozenset([*WATCHED, *[f"/assets/{name}" for name in files]])
    app.asgi_handler = Door(app.asgi_handler, limits, light)
    return app


def read_sets(settings: Settings) -> CardBook:
    """The cards of Delve and of the additional sets."""
    return standard_book([Path(folder) for folder in settings.sets])


def check_settings(settings: Settings, workers: int) -> None:
    """Reports bad settings before anything is started."""
    url = database_url(settings.database)
    channels_backend(settings.channels, url)
    Readers(settings.metrics_from)
    read_hosts(settings.allowed_hosts)
    read_sets(settings)
    if workers > 1 and not url.startswith("postgresql"):
        raise BadInput(message("server-workers-more-one-worker"))


def app_from_environment() -> ASGIApp:
    """A worker's application, with the settings that the starting command passed in the environment."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    set_up_logs(settings.log_format, settings.log_level)
    end_with_parent()
    return Traced(Gate(make_app(settings), read_hosts(settings.allowed_hosts)), settings.proxies)


def has_page() -> bool:
    """Whether this installation contains the built page."""
    return (PAGE / "index.html").is_file()


def page_routes(files: dict[str, Ready]) -> list[Any]:
    """The page and its files."""
    index = ready_file(PAGE / "index.html", ASK_FIRST)

    @get([*PLACES, *[f"{place}/{{id:str}}" for place in PLACES_OF_ONE]], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], id: FromPath[str] = "") -> Response[bytes]:
        """The page, which does its own routing."""
        return index.answer(request)

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        if name not in files:
            raise NotFoundException
        return files[name].answer(request)

    deeper = [f"{place}/{{id:str}}/{{path:path}}" for place in PLACES_OF_ONE]

    @get(
        ["/{path:path}", *set(PLACES_OF_ONE) - set(PLACES), *deeper],
        include_in_schema=False,
        status_code=HTTP_404_NOT_FOUND,
    )
    async def lost(
        request: Request[Any, Any, Any], id: FromPath[str] = "", path: FromPath[str] = ""
    ) -> Response[bytes]:
        """Unknown paths: browsers get the page, which shows "not found"; other clients get JSON."""
        if path.startswith(("/api/", "/assets/", "/schema/")):
            raise NotFoundException
        return index.answer(request, HTTP_404_NOT_FOUND)

    return [page, asset, lost]
