"""The HTTP routes (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put, websocket
from litestar.background_tasks import BackgroundTask
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from structlog.contextvars import bind_contextvars
from structlog.stdlib import get_logger

from delve.library.faces import FaceData, card_faces, card_sets, glossary
from delve.library.formats import formats
from delve.library.shipped import CardBook
from delve.messages import message
from delve.model.format import Format
from delve.server.door import address_of, counted
from delve.server.errors import NotKnown
from delve.server.farewell import forget, leave_all
from delve.server.faults import Unavailable
from delve.server.headers import PRIVATE
from delve.server.messages import (
    Again,
    ChangedCredentials,
    Credentials,
    DeckInfo,
    DeckText,
    Farewell,
    Fill,
    FormatInfo,
    Me,
    Moments,
    Mute,
    NewDeck,
    NewTable,
    Problem,
    PutOut,
    SetInfo,
    Shuffle,
    Sit,
    TableInfo,
    WholeDeck,
)
from delve.server.metrics import SOCKETS
from delve.server.notices import SessionsEnded
from delve.server.ready import ASK_FIRST, JSON, Ready
from delve.server.records import IDS
from delve.server.replays import JSON_LINES
from delve.server.services import Services
from delve.server.sessions import hashed
from delve.server.sockets import serve_socket

LOG: Final = get_logger("delve.sockets")
COOKIE: Final = "delve"
NO_COOKIE: Final = Cookie(key=COOKIE, path="/", max_age=0, expires=0)

AnyRequest = Request[Me | None, Any, Any]
Given = NamedDependency[Services]
Known = NamedDependency[Me]
_ID: Final = f"^{IDS.pattern}$"
TableId = Annotated[str, PathParameter(pattern=_ID, description="The id of a table.")]
DeckId = Annotated[str, PathParameter(pattern=_ID, description="The id of a deck.")]

_PROBLEMS: Final = {
    400: "It cannot be read, or cannot be done; the sentence says why.",
    401: "Nobody knows who asks: there is no cookie, or it stands for nobody; or the password is wrong.",
    403: "It may not be done, or not now, or not by a page of another site.",
    404: "There is no such table or deck.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too much was asked of one kind by a person or from an address; `Retry-After` says when to try again.",
    503: "The database is away for now.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route for OpenAPI, including those that every route has."""
    return {status: ResponseSpec(Problem, description=_PROBLEMS[status]) for status in (*statuses, 400, 429, 503)}


def changing(*statuses: int) -> dict[int, ResponseSpec]:
    """The same for a route with side effects."""
    return problems(*statuses, 403, 415)


def known(me: Me, token: str, request: AnyRequest, services: Services, **more: Any) -> Response[Me]:
    """A response with the person and their session cookie."""
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=services.sessions.lifetimes.cookie(),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(me, cookies=[cookie], **more)


async def close_sockets(services: Services, person: str) -> None:
    """Tells all workers to close the sockets of ended sessions; one that misses the notice finds out by polling."""
    with contextlib.suppress(Unavailable):
        await services.sessions.look()
        for table in await services.presence.tables_of(person):
            services.games.publish(table, SessionsEnded())


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.cookies.get(COOKIE, "")


async def person_of(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Me | None:
    """The person of the session cookie."""
    token = token_of(connection)
    return await services.sessions.person(token) if token else None


async def provide_me(request: AnyRequest, services: Given) -> Me:
    me = await person_of(request, services)
    if me is None:
        raise NotKnown(message("server-nobody-knows-who-you"))
    bind_contextvars(person=me.id)
    return me


class People(Controller):
    """Accounts and sessions."""

    path = "/api"
    tags = ("people",)

    @get("/me", responses=problems())
    async def who(self, request: AnyRequest, services: Given) -> Me | None:
        """Who you are; null without a session."""
        return await person_of(request, services)

    @post("/guest", status_code=HTTP_200_OK, responses=changing())
    async def guest(self, request: AnyRequest, services: Given) -> Response[Me]:
        """Play at once as a guest: sets a cookie if there is none."""
        me = await person_of(request, services)
        if me is not None:
            return Response(me)
        services.limits.take("guests", address_of(request))
        me, token = await services.accounts.new_guest()
        return known(me, token, request, services)

    @post("/account", status_code=HTTP_200_OK, guards=[counted("passwords")], responses=changing(401, 413))
    async def account(
        self, data: JSONBody[Credentials], request: AnyRequest, me: Known, services: Given
    ) -> Response[Me]:
        """Register your guest account, keeping everything. Its sessions end, and this browser gets a new one."""
        named, token = await services.accounts.take_name(me, data.name, data.password)
        return self.known_anew(named, token, request, services)

    @patch("/account", guards=[counted("passwords")], responses=changing(401, 413))
    async def change_account(
        self, data: JSONBody[ChangedCredentials], request: AnyRequest, me: Known, services: Given
    ) -> Response[Me]:
        """Change your name, your password, or both; needs your current password.

        A new password ends all sessions; this browser gets a new one.
        """
        changed, token = await services.accounts.change(me, data)
        return self.known_anew(changed, token, request, services) if token else Response(changed)

    def known_anew(self, me: Me, token: str, request: AnyRequest, services: Services) -> Response[Me]:
        """Closes sockets after the browser has its new cookie, so that it can reconnect with it."""
        return known(me, token, request, services, background=BackgroundTask(close_sockets, services, me.id))

    @post(
        "/account/delete",
        status_code=HTTP_204_NO_CONTENT,
        response_cookies=[NO_COOKIE],
        guards=[counted("passwords")],
        responses=changing(401, 413),
    )
    async def delete_account(self, data: JSONBody[Farewell], me: Known, services: Given) -> None:
        """Delete your account; needs your password. Your games stay readable under "a former player"."""
        await services.accounts.check_password(me, data.password)
        await leave_all(services, me.id)
        async with services.database.writing() as connection:
            await forget(connection, me.id)
        await close_sockets(services, me.id)

    @post("/login", status_code=HTTP_200_OK, guards=[counted("passwords")], responses=changing(401, 413))
    async def login(self, data: JSONBody[Credentials], request: AnyRequest, services: Given) -> Response[Me]:
        """Log in."""
        found = await services.accounts.log_in(data.name, data.password)
        if found is None:
            raise NotKnown(message("server-wrong-name-or-password"))
        return known(*found, request, services)

    @post("/logout", status_code=HTTP_204_NO_CONTENT, response_cookies=[NO_COOKIE], responses=changing())
    async def logout(self, request: AnyRequest, services: Given) -> None:
        """Log out this browser, with the tables open in it."""
        me = await person_of(request, services)
        if me is not None:
            await services.sessions.end(token_of(request))
            await close_sockets(services, me.id)

    @post("/logout/everywhere", status_code=HTTP_204_NO_CONTENT, response_cookies=[NO_COOKIE], responses=changing(401))
    async def logout_everywhere(self, me: Known, services: Given) -> None:
        """Log out all your browsers, with the tables open in them."""
        await services.sessions.end_all(me.id)
        await close_sockets(services, me.id)


def format_info(format: Format) -> FormatInfo:
    numbers = format.numbers
    return FormatInfo(
        format.id,
        format.title(),
        numbers.seats,
        numbers.adventurers,
        numbers.encounter_limit,
        numbers.hand_limit,
        numbers.crawler_deck,
        numbers.dungeon_deck,
        numbers.quests_laid,
        numbers.quests_needed,
        numbers.points_to_win,
        numbers.clock,
    )


async def packed(request: AnyRequest, content: object, caching: str = ASK_FIRST) -> Response[Any]:
    """A large response, compressed off the event loop."""
    ready = await asyncio.to_thread(Ready, msgspec.json.encode(content), JSON, caching)
    return ready.answer(request)


@functools.cache
def ready_cards(book: CardBook) -> Ready:
    return Ready(msgspec.json.encode([face.data() for face in card_faces(book).values()]), JSON)


@functools.cache
def ready_glossary() -> Ready:
    return Ready(msgspec.json.encode(glossary()), JSON)


class Library(Controller):
    """Formats, cards and decks."""

    path = "/api"
    tags = ("library",)

    @get("/formats", sync_to_thread=False, cache=True, responses=problems())
    def formats(self) -> list[FormatInfo]:
        """The formats and their numbers."""
        return [format_info(format) for format in formats()]

    @get("/cards", sync_to_thread=False, responses=problems())
    def cards(self, request: AnyRequest, services: Given) -> Response[list[FaceData]]:
        """Every card: its text and values."""
        return ready_cards(services.book).answer(request)

    @get("/sets", sync_to_thread=False, responses=problems())
    def sets(self, services: Given) -> list[SetInfo]:
        """The sets of cards."""
        return [msgspec.convert(each, SetInfo, from_attributes=True) for each in card_sets(services.book)]

    @get("/glossary", sync_to_thread=False, responses=problems())
    def glossary(self, request: AnyRequest) -> Response[dict[str, str]]:
        """The rule behind each glossary entry."""
        return ready_glossary().answer(request)

    @get("/decks", responses=problems())
    async def decks(self, request: AnyRequest, services: Given) -> Response[list[DeckInfo]]:
        """Decks that come with Delve, and your own."""
        me = await person_of(request, services)
        decks = await services.decks.all(me)
        return await packed(request, decks) if me is None else await packed(request, decks, PRIVATE)

    @post("/decks", status_code=HTTP_201_CREATED, responses=changing(401, 413))
    async def keep_deck(self, data: JSONBody[NewDeck], me: Known, request: AnyRequest, services: Given) -> DeckInfo:
        """Save a deck of your own."""
        services.limits.take("deck-saves", address_of(request), me.id)
        return await services.decks.keep(me, data)

    @post("/deck-check", status_code=HTTP_200_OK, guards=[counted("deck-checks")], responses=changing(413))
    async def check_deck(self, data: JSONBody[DeckText], services: Given) -> WholeDeck:
        """Check a draft deck: its cards and where it could be played. Nothing is stored."""
        return await services.decks.check(data.text)

    @get("/decks/{deck:str}", responses=problems(404))
    async def one_deck(self, deck: DeckId, request: AnyRequest, services: Given) -> WholeDeck:
        """A deck with its cards: one that comes with Delve, or one of your own."""
        return await services.decks.one(await person_of(request, services), deck)

    @put("/decks/{deck:str}", responses=changing(401, 404, 413))
    async def change_deck(
        self, deck: DeckId, data: JSONBody[NewDeck], me: Known, request: AnyRequest, services: Given
    ) -> DeckInfo:
        """Change or rename a deck of your own."""
        services.limits.take("deck-saves", address_of(request), me.id)
        return await services.decks.change(me, deck, data)

    @delete("/decks/{deck:str}", responses=changing(401, 404))
    async def drop_deck(self, deck: DeckId, me: Known, services: Given) -> None:
        """Delete a deck of your own."""
        await services.decks.drop(me, deck)


@post("/api/shuffles", status_code=HTTP_201_CREATED, responses=changing(401), tags=["tables"])
async def draw_shuffle(me: Known, request: AnyRequest, services: Given) -> Shuffle:
    """Have the server draw a secret for your next table, before you contribute to its shuffle."""
    services.limits.take("shuffles", address_of(request), me.id)
    return await services.shuffles.draw(me)


class TableRoutes(Controller):
    """Tables to play at and to watch."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=problems())
    async def listing(self, request: AnyRequest, services: Given) -> list[TableInfo]:
        """Open tables, and games that may be watched."""
        me = await person_of(request, services)
        return await services.tables.listing(me.id if me else "")

    @get("/mine", responses=problems(401))
    async def mine(self, me: Known, services: Given) -> list[TableInfo]:
        """Your own tables, the unfinished first."""
        return await services.tables.mine(me.id)

    @post("/", status_code=HTTP_201_CREATED, responses=changing(401, 413))
    async def create(self, data: JSONBody[NewTable], me: Known, request: AnyRequest, services: Given) -> TableInfo:
        """Open a table; play begins when no seat is open."""
        address = address_of(request)
        services.limits.take("openings", address, me.id)
        services.limits.take("bots", address, me.id, [seat.kind for seat in data.seats].count("bot"))
        return await services.tables.create(me, data)

    @get("/{table:str}", responses=problems(404))
    async def one(self, table: TableId, request: AnyRequest, services: Given) -> TableInfo:
        """A table as everybody sees it."""
        me = await person_of(request, services)
        return await services.tables.info(table, me.id if me else "")

    @post("/{table:str}/sit", status_code=HTTP_200_OK, responses=changing(401, 404, 413))
    async def sit(self, table: TableId, data: JSONBody[Sit], me: Known, services: Given) -> TableInfo:
        """Take an open seat."""
        return await services.tables.sit(table, me, data)

    @post("/{table:str}/fill", status_code=HTTP_200_OK, responses=changing(401, 404, 413))
    async def fill(
        self, table: TableId, data: JSONBody[Fill], me: Known, request: AnyRequest, services: Given
    ) -> TableInfo:
        """Let a bot take an open seat of a table that you opened."""
        services.limits.take("bots", address_of(request), me.id)
        return await services.tables.fill(table, me, data)

    @post("/{table:str}/leave", status_code=HTTP_200_OK, responses=changing(401, 404))
    async def leave(self, table: TableId, me: Known, services: Given) -> TableInfo:
        """Leave your seat, before play begins or if you play alone; the table is deleted with its last person."""
        return await services.tables.leave(table, me)

    @post("/{table:str}/mute", status_code=HTTP_200_OK, responses=changing(401, 404, 413))
    async def mute(self, table: TableId, data: JSONBody[Mute], me: Known, services: Given) -> TableInfo:
        """Mute or unmute a watcher at a table that you opened."""
        await services.conduct.mute(table, me, data)
        return await services.tables.info(table, me.id)

    @post("/{table:str}/put-out", status_code=HTTP_200_OK, responses=changing(401, 404, 413))
    async def put_out(self, table: TableId, data: JSONBody[PutOut], me: Known, services: Given) -> TableInfo:
        """Remove a watcher, or a player before play begins, from a table that you opened."""
        await services.conduct.put_out(table, me, data)
        return await services.tables.info(table, me.id)

    @post("/{table:str}/decline", status_code=HTTP_200_OK, responses=changing(401, 404))
    async def decline(self, table: TableId, me: Known, services: Given) -> TableInfo:
        """Decline a rematch: your reserved seat becomes open to anybody."""
        return await services.tables.decline(table, me)

    @delete("/{table:str}", responses=changing(401, 404))
    async def discard(self, table: TableId, me: Known, services: Given) -> None:
        """Delete a table that you opened, while nobody else sits there."""
        await services.tables.discard(table, me)

    @post("/{table:str}/rematch", status_code=HTTP_200_OK, responses=changing(401, 404, 413))
    async def rematch(
        self, table: TableId, data: JSONBody[Again], me: Known, request: AnyRequest, services: Given
    ) -> TableInfo:
        """Open a rematch with the same seats and decks, or another deck of your choice."""
        services.limits.take("openings", address_of(request), me.id)
        return await services.tables.rematch(table, me, data)

    @get("/{table:str}/replay", media_type=JSON_LINES, responses=problems(403, 404))
    async def replay(self, table: TableId, request: AnyRequest, services: Given) -> Response[str]:
        """A finished game as a saved game, with the ingredients of its shuffle."""
        return (await services.replays.saved(table, address_of(request))).answer(request)

    @get("/{table:str}/story", responses=problems(403, 404))
    async def story(
        self,
        table: TableId,
        request: AnyRequest,
        services: Given,
        first: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    ) -> Response[Moments]:
        """A finished game moment by moment: all hands visible, and the events since the previous moment."""
        return (await services.replays.story(table, first, address_of(request))).answer(request)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], services: Given, channels: NamedDependency[ChannelsPlugin]
) -> None:
    """The socket of a player or watcher at a table."""
    me = await person_of(socket, services)
    bind_contextvars(table=table, person="" if me is None else me.id)
    LOG.info("socket opened")
    begun = time.monotonic()
    try:
        with SOCKETS.track_inprogress():
            await serve_socket(socket, services, channels, me, hashed(token_of(socket)), table)
    finally:
        LOG.info("socket closed", seconds=round(time.monotonic() - begun, 1))
