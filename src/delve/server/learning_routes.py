"""The HTTP routes of learning (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from delve.learning.reference import RuleArticle, RuleEntry
from delve.server.door import address_of
from delve.server.messages import LessonInfo, Me, SkipTo, StartLesson, TableInfo
from delve.server.routes import AnyRequest, Given, Known, TableId, changing, person_of, problems
from delve.server.rules import ready_index

Term = Annotated[str, PathParameter(max_length=60, description="A rule: its id, its title or another name.")]
LessonName = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{1,40}$", description="The name of a lesson.")]


class LearningRoutes(Controller):
    """Lessons to play, and the rules reference."""

    path = "/api"
    tags = ("learning",)

    @get("/lessons", responses=problems())
    async def lessons(self, request: Request[Me | None, Any, Any], services: Given) -> list[LessonInfo]:
        """The lessons, and how far you have come."""
        return await services.lessons.all(await person_of(request, services))

    @post("/lessons/{lesson:str}", status_code=HTTP_200_OK, responses=changing(401, 404, 413))
    async def start(
        self,
        lesson: LessonName,
        data: JSONBody[StartLesson],
        me: Known,
        request: Request[Me | None, Any, Any],
        services: Given,
    ) -> TableInfo:
        """Go on with your unfinished game of a lesson, or begin one."""
        services.limits.take("openings", address_of(request), me.id)
        return await services.lessons.start(me, lesson, data)

    @post("/tables/{table:str}/skip", status_code=HTTP_200_OK, responses=changing(401, 404, 413))
    async def skip(self, table: TableId, data: JSONBody[SkipTo], me: Known, services: Given) -> TableInfo:
        """Skip to a later part of a lesson: what comes before is played for you."""
        await services.lessons.skip(me, table, data.chapter)
        return await services.tables.info(table, me.id)

    @get("/rules", sync_to_thread=False, responses=problems())
    def rules(self, request: AnyRequest) -> Response[list[RuleEntry]]:
        """Everything that can be looked up, kind after kind."""
        return ready_index().answer(request)

    @get("/rules/{term:str}", responses=problems(404))
    async def rule(self, term: Term, request: AnyRequest, services: Given) -> Response[RuleArticle]:
        """A rule: what it says, its rulings, its cards, and its example with every moment."""
        return (await services.rules.article(term)).answer(request)

    @post("/rules/{term:str}", status_code=HTTP_201_CREATED, responses=changing(401, 404, 413))
    async def try_rule(
        self, term: Term, me: Known, request: Request[Me | None, Any, Any], services: Given
    ) -> TableInfo:
        """Begin a game at the example of a rule."""
        services.limits.take("openings", address_of(request), me.id)
        return await services.rules.begin(me, term)
