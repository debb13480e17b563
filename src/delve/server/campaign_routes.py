"""The HTTP routes of campaigns (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from delve.server.door import address_of
from delve.server.messages import CampaignInfo, Me, NewJourney, PlayChapter, TableInfo
from delve.server.routes import Given, Known, changing, person_of, problems

CampaignName = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{1,40}$", description="The id of a campaign.")]
JourneyId = Annotated[str, QueryParameter(max_length=24, description="The id of one of your journeys.")]


class CampaignRoutes(Controller):
    """Campaigns, and journeys through them."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @get("/", responses=problems())
    async def campaigns(self, request: Request[Me | None, Any, Any], services: Given) -> list[CampaignInfo]:
        """The campaigns, and how far you have come on the journeys that you played last."""
        return await services.campaigns.all(await person_of(request, services))

    @get("/{campaign:str}", responses=problems(404))
    async def campaign(
        self,
        campaign: CampaignName,
        request: Request[Me | None, Any, Any],
        services: Given,
        journey: JourneyId = "",
    ) -> CampaignInfo:
        """A campaign, and how far you have come on a journey."""
        return await services.campaigns.one(await person_of(request, services), campaign, journey)

    @post("/{campaign:str}/play", status_code=HTTP_200_OK, responses=changing(400, 401, 404, 413))
    async def play(
        self,
        campaign: CampaignName,
        data: JSONBody[PlayChapter],
        me: Known,
        request: Request[Me | None, Any, Any],
        services: Given,
    ) -> TableInfo:
        """Go on with a chapter, or begin it."""
        services.limits.take("openings", address_of(request), me.id)
        return await services.campaigns.play(me, campaign, data)

    @post("/{campaign:str}/journeys", responses=changing(400, 401, 404, 413))
    async def branch(
        self,
        campaign: CampaignName,
        data: JSONBody[NewJourney],
        me: Known,
        request: Request[Me | None, Any, Any],
        services: Given,
    ) -> CampaignInfo:
        """Begin a journey, or a branch of another one."""
        services.limits.take("openings", address_of(request), me.id)
        return await services.campaigns.branch(me, campaign, data)
