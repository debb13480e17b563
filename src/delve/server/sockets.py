"""The life of a socket: who may open one, and how it is closed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

from litestar.channels import ChannelsPlugin, Subscriber
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from delve.messages import message
from delve.model.errors import BadInput
from delve.server.closing import COME_AGAIN, OUR_MISTAKE, TRY_LATER, UNAUTHORIZED, close, turn_away
from delve.server.door import address_of
from delve.server.errors import Forbidden, TooMany
from delve.server.faults import Unavailable
from delve.server.gate import from_own_page
from delve.server.incoming import Incoming
from delve.server.messages import Me
from delve.server.notices import TableChanged, channel_of
from delve.server.outgoing import Outgoing
from delve.server.records import Record
from delve.server.services import Services
from delve.server.sessions import LoggedOut
from delve.server.stopping import stop

LOG: Final = logging.getLogger("delve.server")


class Connection:
    """One socket of one person at one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        me: Me,
        session: str,
        found: Record,
        all_events: bool,
    ) -> None:
        self.games = services.games
        self.presence = services.presence
        self.sessions = services.sessions
        self.me = me
        self.session = session
        self.table = found.id
        self.outgoing = Outgoing(socket, services, me, session, found, all_events)
        self.incoming = Incoming(socket, services, self.outgoing)

    async def run(self, subscriber: Subscriber) -> None:
        work: list[asyncio.Task[None]] = []
        try:
            if await self.presence.come(self.table, self.me.id):
                self.games.publish(self.table, TableChanged())
            await self.outgoing.greet()
            await self.outgoing.show_stood_in()
            duties = (
                self.outgoing.follow(subscriber),
                self.outgoing.follow_game(),
                self.incoming.listen(),
                self.sessions.follow(self.session),
            )
            work = [asyncio.create_task(duty) for duty in duties]
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except LoggedOut as error:
            await self.outgoing.close(UNAUTHORIZED, error.message)
        except BadInput as error:
            # The table was deleted, or this person may no longer see it.
            await self.outgoing.turn_away(error.message)
        except WebSocketDisconnect:
            raise
        except Unavailable:
            await self.outgoing.close(OUR_MISTAKE, COME_AGAIN)
        except Exception:
            LOG.exception("table %s", self.table)
            await self.outgoing.close(OUR_MISTAKE, COME_AGAIN)
        finally:
            await stop(work)
            # The next heartbeat retries the write.
            has_gone = True
            with contextlib.suppress(Unavailable):
                has_gone = await self.presence.go(self.table, self.me.id)
            if has_gone:
                self.games.publish(self.table, TableChanged())


async def serve_socket(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    channels: ChannelsPlugin,
    me: Me | None,
    session: str,
    table: str,
) -> None:
    """Serves one socket from opening to closing."""
    with contextlib.suppress(WebSocketDisconnect, OSError), contextlib.ExitStack() as stack:
        try:
            known = check_welcome(socket, me)
            stack.enter_context(services.room.taken(address_of(socket), known.id))
        except BadInput as error:
            # Only an accepted socket can be closed with a reason.
            await socket.accept()
            if isinstance(error, TooMany):
                await close(socket, TRY_LATER, error.message)
            else:
                await turn_away(socket, error.message)
            return
        await socket.accept()
        try:
            connection = await connected(socket, services, known, session, table)
        except BadInput as error:
            await turn_away(socket, error.message)
            return
        except Unavailable:
            await close(socket, OUR_MISTAKE, COME_AGAIN)
            return
        async with channels.start_subscription([channel_of(table)]) as subscriber:
            await connection.run(subscriber)


async def connected(
    socket: WebSocket[Any, Any, Any], services: Services, me: Me, session: str, table: str
) -> Connection:
    """The connection of somebody who is welcome at the table."""
    found = await services.tables.record(table)
    await services.conduct.check_welcome(table, me.id)
    return Connection(socket, services, me, session, found, socket.query_params.get("events") == "all")


def check_welcome(socket: WebSocket[Any, Any, Any], me: Me | None) -> Me:
    """Requires our own page as origin, and a valid session."""
    if not from_own_page(socket.scope):
        raise Forbidden(message("server-socket-opened-another-site"))
    if me is None:
        raise Forbidden(message("server-nobody-knows-who-you"))
    return me
