"""Routes for operators: health (``/health``) and metrics (``/metrics``)."""

from __future__ import annotations

import asyncio
import time
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

import delve
from delve.messages import message
from delve.model.errors import BadInput
from delve.server.database import Database
from delve.server.errors import Forbidden
from delve.server.faults import Unavailable
from delve.server.metrics import MEDIA_TYPE, PEOPLE, TABLES, report
from delve.server.records import OPEN, PLAYING
from delve.server.schema import present, tables, workers
from delve.server.services import Services

# Seconds the database may take before the worker counts as not ready.
PATIENCE: Final = 3.0
# The paths for monitoring: requested often, cheap to serve.
WATCHED: Final = ("/health", "/health/live", "/metrics")
# These responses must not be cached.
FRESH: Final = {"Cache-Control": "no-store"}
# A request with one of these headers came through a proxy, so its address is not the client's.
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")


class Readers:
    """Who may read the metrics: comma-separated addresses and networks."""

    def __init__(self, text: str) -> None:
        try:
            self.networks = [ip_network(each.strip()) for each in text.split(",") if each.strip()]
        except ValueError as error:
            raise BadInput(message("server-metrics-from", error=str(error))) from None

    def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuses other addresses, and requests through a proxy."""
        sender = address_of(request)
        known = sender is not None and any(sender in network for network in self.networks)
        if not known or any(map(request.headers.get, FORWARDED)):
            raise Forbidden(message("server-metrics-read-from-elsewhere"))


def address_of(request: Request[Any, Any, Any]) -> IPv4Address | IPv6Address | None:
    """The address of a request, if it is valid."""
    try:
        found = ip_address(request.client.host if request.client is not None else "")
    except ValueError:
        return None
    # A server that listens on IPv6 sees IPv4 addresses as mapped ones.
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


class Health:
    """Checks that the database answers; concurrent requests share one check."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._asking: asyncio.Task[bool] | None = None

    async def is_ready(self) -> bool:
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        # A slow check is not cancelled: that would leave its connection in an unknown state.
        done, _ = await asyncio.wait([self._asking], timeout=PATIENCE)
        return bool(done) and self._asking.result()

    async def _ask(self) -> bool:
        try:
            self.database.check_in_place()
            async with self.database.reading() as connection:
                await connection.execute(select(tables.c.id).limit(1))
        except (SQLAlchemyError, Unavailable):
            return False
        return True

    async def close(self) -> None:
        if self._asking is not None:
            await self._asking


class Operators(Controller):
    """Routes for operators."""

    include_in_schema = False

    @get("/health")
    async def ready(self, health: NamedDependency[Health]) -> Response[dict[str, str]]:
        """Readiness: this worker runs, and its database answers."""
        well = await health.is_ready()
        told = {"status": "ok" if well else "unavailable", "database": "ok" if well else "does not answer"}
        return Response({**told, "version": delve.__version__}, status_code=200 if well else 503, headers=FRESH)

    @get("/health/live", sync_to_thread=False)
    def live(self) -> Response[dict[str, str]]:
        """Liveness: a worker that does not answer should be restarted."""
        return Response({"status": "ok", "version": delve.__version__}, headers=FRESH)

    @get("/metrics")
    async def metrics(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], readers: NamedDependency[Readers]
    ) -> Response[bytes]:
        """The metrics of all workers, for allowed addresses."""
        readers.check(request)
        await count(services)
        return Response(await asyncio.to_thread(report), media_type=MEDIA_TYPE, headers=FRESH)


async def count(services: Services) -> None:
    """Updates the gauges that are read on demand; without a database the last values stay."""
    counted = select(tables.c.stage, func.count().label("number")).where(tables.c.stage.in_([OPEN, PLAYING]))
    by_stage = counted.group_by(tables.c.stage)
    alive = workers.c.alive_until > time.time()
    here = select(func.count(present.c.person.distinct())).join(workers, workers.c.id == present.c.worker).where(alive)
    try:
        async with services.database.reading() as connection:
            found = {row.stage: row.number for row in await connection.execute(by_stage)}
            PEOPLE.set((await connection.execute(here)).scalar_one())
    except (SQLAlchemyError, Unavailable):
        return
    for stage in (OPEN, PLAYING):
        TABLES.labels(stage).set(found.get(stage, 0))
