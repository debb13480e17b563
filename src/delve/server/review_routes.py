"""The HTTP routes about what a strong player would do (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED

from delve.server.door import address_of
from delve.server.messages import Me, StartPractice, TableInfo
from delve.server.routes import Given, Known, TableId, changing


class ReviewRoutes(Controller):
    """Finished games, looked at again."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/{table:str}/practice", status_code=HTTP_201_CREATED, responses=changing(401, 404, 413))
    async def practice(
        self,
        table: TableId,
        data: JSONBody[StartPractice],
        me: Known,
        request: Request[Me | None, Any, Any],
        services: Given,
    ) -> TableInfo:
        """Play on from a moment of a finished game: hidden cards dealt again, bots for the others."""
        services.limits.take("openings", address_of(request), me.id)
        return await services.practice.start(me, table, data)
